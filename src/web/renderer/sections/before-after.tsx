import type { BeforeAfterSection } from '#src/contract/generated/types.ts'
import { usePage } from '../page-view.ts'
import { Picture } from '../picture.tsx'
import { SectionFrame } from '../section-frame.tsx'

/** Pairs of pictures, before and after; a slider shows more of the one or the other, without script both stand side by side. */
export function BeforeAfter({ section: { id, title, text, labels, pairs } }: { section: BeforeAfterSection }) {
  const page = usePage()
  return (
    <SectionFrame id={id} kind="before-after" title={title} text={text}>
      <ul className="pairs">
        {pairs.map(({ before, after, caption }) => (
          <li key={before.src}>
            <figure>
              <div className="compare">
                <div>
                  <Picture image={before} placement="pair" />
                  <span>{labels.before}</span>
                </div>
                <div>
                  <Picture image={after} placement="pair" />
                  <span>{labels.after}</span>
                </div>
                <input type="range" defaultValue="50" aria-label={labels.slider} />
              </div>
              {caption !== undefined && <figcaption>{page.text(caption)}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
