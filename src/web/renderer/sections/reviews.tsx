import { fill } from '#src/catalog/words/fill.ts'
import type { ReactNode } from 'react'
import type { AggregateRating, Day, Review, ReviewSource, ReviewsSection } from '#src/contract/generated/types.ts'
import { usePage } from '../page-view.ts'
import { SectionFrame } from '../section-frame.tsx'

const MAX_STARS = 5

/** Customer reviews, with where and when they were written, and what all of them come to; absent when there are none. */
export function Reviews({ section: { id, title, reviews, aggregate } }: { section: ReviewsSection }) {
  if (reviews.length === 0 && aggregate === undefined) return null
  return (
    <SectionFrame id={id} kind="reviews" title={title}>
      {aggregate !== undefined && <Aggregate aggregate={aggregate} />}
      <ul className="grid">
        {reviews.map(review => (
          <li key={review.text}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}

function Aggregate({ aggregate: { rating, count, source, text } }: { aggregate: AggregateRating }) {
  const { locale } = usePage().content.business
  const mean = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(rating)
  return (
    <p className="aggregate">
      <span className="stars" aria-hidden="true">
        {'★ '}
      </span>
      <Linked to={source}>{fill(text, { rating: mean, count: count.toLocaleString(locale), source: source.name })}</Linked>
    </p>
  )
}

function ReviewCard({ review: { text, author, stars, date, source } }: { review: Review }) {
  const page = usePage()
  return (
    <figure className="review">
      {stars !== undefined && (
        <p>
          <Stars of={stars} />
          {` ${stars}/${MAX_STARS}`}
        </p>
      )}
      <blockquote>{page.text(text)}</blockquote>
      <figcaption>
        <b>{author}</b>
        {date !== undefined && <time dateTime={date}>{monthText(date, page.content.business.locale)}</time>}
        {source !== undefined && <Linked to={source}>{source.name}</Linked>}
      </figcaption>
    </figure>
  )
}

function Stars({ of }: { of: number }) {
  return (
    <span className="stars" aria-hidden="true">
      {'★'.repeat(of) + '☆'.repeat(MAX_STARS - of)}
    </span>
  )
}

function Linked({ to: { link }, children }: { to: ReviewSource; children: ReactNode }) {
  return link === undefined ? children : <a href={link}>{children}</a>
}

function monthText(day: Day, locale: string): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day))
}
