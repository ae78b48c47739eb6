import type { HeroSection } from '#src/contract/generated/types.ts'
import { Art } from '../../ui/art.tsx'
import { ActionLinks } from '../action-links.tsx'
import { usePage } from '../page-view.ts'
import { Picture } from '../picture.tsx'

/** The welcome at the top of a page. */
export function Hero({ section: { id, eyebrow, title, text, illustration, picture, facts, actions } }: { section: HeroSection }) {
  const page = usePage()
  const scene =
    picture === undefined ? (
      illustration !== undefined && <Art kind="scene" file={page.assets.drawings} name={illustration} />
    ) : (
      <Picture image={picture} placement="hero" isFirst />
    )
  // Source order matches visual order, so that content arriving later does not shift what is painted (layout shift).
  const isAbove = page.layout === 'mobile'
  return (
    <section className="hero" id={id} aria-labelledby={`${id}-title`}>
      <div className="wrap">
        {isAbove && scene}
        <div className="welcome">
          {eyebrow !== undefined && <p className="eyebrow">{page.text(eyebrow)}</p>}
          <h1 id={`${id}-title`}>{page.text(title)}</h1>
          <p className="large">{page.text(text)}</p>
          <ActionLinks actions={actions} />
          {facts !== undefined && (
            <ul className="checks">
              {facts.map(fact => (
                <li key={fact}>{page.text(fact)}</li>
              ))}
            </ul>
          )}
        </div>
        {!isAbove && scene}
      </div>
    </section>
  )
}
