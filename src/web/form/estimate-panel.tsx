import { memo } from 'react'
import type { Priced } from '#src/booking/form/form-context.ts'
import { durationText } from '#src/catalog/words/duration-text.ts'
import { explain } from '#src/catalog/words/explain.ts'
import { fill } from '#src/catalog/words/fill.ts'
import type { CategoryPlan } from '#src/catalog/plan.ts'
import type { Id, Messages } from '#src/contract/generated/types.ts'
import { useForm } from '../renderer/fields/form-view.ts'
import { Remarks } from '../ui/remarks.tsx'
import { basisText } from './basis-text.ts'
import { dayText } from './day-text.ts'
import { isBeside } from './is-beside.ts'

/** The price of the choices so far: its lines, the reasons why there is none, and what could raise it. */
export const EstimatePanel = memo(function EstimatePanel() {
  const { revision, plan, priced, choices, today } = useForm()
  const { business, messages } = revision.content
  const words = messages.estimate
  const { estimate } = priced
  const explanation = estimate === null ? null : explain(estimate, revision.money, messages)
  const chosen = plan?.packageById.get(choices.package)?.package
  return (
    <aside className="estimate" aria-label={words.title}>
      {estimate !== null && <address>{[business.name, business.phone, business.email, dayText(today, business.locale)].join('\n')}</address>}
      <h3>{words.title}</h3>
      {chosen !== undefined && <p className="chosen">{chosen.title}</p>}
      <output aria-live="polite" data-state={estimate?.state ?? 'incomplete'}>
        <strong>{explanation?.total ?? openText(priced, plan, words)}</strong>
        {explanation?.rises && <span className="rises">{` ${words.raises}`}</span>}
      </output>
      {explanation !== null && <Remarks title={words.reasons} texts={explanation.reasons} />}
      {explanation !== null && explanation.lines.length > 0 && (
        <details open={isBeside()}>
          <summary>{words.details}</summary>
          {plan !== null && estimate !== null && <p className="hint">{basisText(plan, choices, { ...priced, ...estimate }, revision)}</p>}
          <dl>
            {explanation.lines.map(({ id, title, text }) => (
              <div key={id}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          {estimate?.duration && <p className="duration">{durationText(estimate.duration, messages.duration)}</p>}
          <Remarks title={words.notices} texts={explanation.notes.map(({ text }) => text)} />
          <p className="hint">{words.note}</p>
          <button type="button" className="text" onClick={() => print()}>
            {words.print}
          </button>
        </details>
      )}
    </aside>
  )
})

/** Returns the text in place of a price: the questions that are still open, or whose answers were refused. */
function openText({ estimate, refused }: Priced, plan: CategoryPlan | null, { none, missing }: Messages['estimate']): string {
  if (plan === null) return none
  const ids = estimate?.missing ?? refused.map(({ place }) => place.replace('inputs.', ''))
  return ids.length === 0 ? none : fill(missing, { questions: ids.map(id => questionOf(id, plan)).join(', ') })
}

function questionOf(id: Id, { category }: CategoryPlan): string {
  return category.inputs.find(input => input.id === id)?.label ?? category.packageLabel
}
