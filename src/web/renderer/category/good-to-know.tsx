import type { Category } from '#src/contract/generated/types.ts'
import { usePage } from '../page-view.ts'
import { ruleNotice } from './rule-notice.ts'

/** Possible extras and what to prepare; absent when there is nothing to say. */
export function GoodToKnow({ category }: { category: Category }) {
  const { content, money } = usePage()
  const notices = (category.rules ?? []).flatMap(rule => ruleNotice(rule, category, content, money) ?? [])
  const notes = category.notes ?? []
  if (notices.length + notes.length === 0) return null
  return (
    <div className="know">
      <h3>{content.site.wording.goodToKnow}</h3>
      {notices.length > 0 && (
        <dl>
          {notices.map(({ title, price, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              {price !== null && <dd className="figure">{price}</dd>}
              {text !== null && <dd>{text}</dd>}
            </div>
          ))}
        </dl>
      )}
      {notes.map(note => (
        <p key={note}>{note}</p>
      ))}
    </div>
  )
}
