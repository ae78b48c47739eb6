import type { ReviewsSection } from '#src/contract/generated/types.ts'
import { usePage } from '../page-view.ts'
import { SectionFrame } from '../section-frame.tsx'

const MAX_STARS = 5

/** Customer reviews; absent when there are none. */
export function Reviews({ section: { id, title, reviews } }: { section: ReviewsSection }) {
  const page = usePage()
  if (reviews.length === 0) return null
  return (
    <SectionFrame id={id} kind="reviews" title={title}>
      <ul className="grid">
        {reviews.map(({ text, author, stars }) => (
          <li key={text}>
            <figure>
              {stars !== undefined && (
                <p className="stars">
                  <span aria-hidden="true">{'★'.repeat(stars) + '☆'.repeat(MAX_STARS - stars)}</span>
                  {` ${stars}/${MAX_STARS}`}
                </p>
              )}
              <blockquote>{page.text(text)}</blockquote>
              <figcaption>{author}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
