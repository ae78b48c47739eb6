import { lineText } from '#src/catalog/told/price-lines.ts'
import { policyRows } from '#src/catalog/told/policy-rows.ts'
import { laterRows } from '#src/catalog/told/later-rows.ts'
import { type RuleRow, ruleRows } from '#src/catalog/told/rule-rows.ts'
import { taxRows } from '#src/catalog/told/tax-rows.ts'
import { visitRows } from '#src/catalog/told/visit-rows.ts'
import type { Category } from '#src/contract/generated/types.ts'
import { usePage } from '../page-view.ts'

/** What else can change a price, and what to prepare; absent when there is nothing to say. */
export function GoodToKnow({ category }: { category: Category }) {
  const page = usePage()
  const rows = [
    ...laterRows(category, page),
    ...ruleRows(category, page),
    ...visitRows(page),
    ...taxRows(category, page),
    ...policyRows(category, page),
  ]
  const notes = category.notes ?? []
  if (rows.length + notes.length === 0) return null
  return (
    <div className="know">
      <h3>{page.content.site.wording.goodToKnow}</h3>
      {rows.length > 0 && (
        <dl>
          {rows.map(row => (
            <Row key={[row.title, ...row.lines.map(lineText), ...row.conditions].join()} row={row} />
          ))}
        </dl>
      )}
      {notes.map(note => (
        <p key={note}>{note}</p>
      ))}
    </div>
  )
}

function Row({ row: { title, question, lines, conditions, text } }: { row: RuleRow }) {
  return (
    <div>
      <dt>{title}</dt>
      {question !== null && <dd>{question}</dd>}
      {lines.map(lineText).map(line => (
        <dd key={line} className="figure">
          {line}
        </dd>
      ))}
      {conditions.length > 0 && <dd>{conditions.join(' · ')}</dd>}
      {text?.split('\n').map(line => (
        <dd key={line}>{line}</dd>
      ))}
    </div>
  )
}
