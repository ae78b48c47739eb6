import { memo } from 'react'
import { durationText } from '#src/catalog/words/duration-text.ts'
import { explain, lineText, lineTitle } from '#src/catalog/words/explain.ts'
import { fill } from '#src/catalog/words/fill.ts'
import type { EstimateLine } from '#src/contract/generated/types.ts'
import { type FormView, useForm } from '../../renderer/fields/form-view.ts'
import { Remarks } from '../../ui/remarks.tsx'
import { dayText } from '../day-text.ts'
import { isBeside } from '../is-beside.ts'
import { itemTexts } from './item-texts.ts'

/** The price of a visit: the lines of each item, then those of the visit. */
export const VisitPrice = memo(function VisitPrice() {
  const view = useForm()
  const { revision, priced, today } = view
  const { business, messages, visit } = revision.content
  const { estimate: words } = messages
  const { estimate } = priced
  const explanation = estimate === null ? null : explain(estimate, revision.money, messages)
  const texts = itemTexts(view)
  const parts = (estimate?.lines.length ?? 0) === 0 ? [] : partsOf(view)
  return (
    <aside className="estimate" aria-label={words.title}>
      {estimate !== null && <address>{[business.name, business.phone, business.email, dayText(today, business.locale)].join('\n')}</address>}
      <h3>{words.title}</h3>
      {view.plan !== null && <p className="chosen">{texts.join(', ')}</p>}
      <output aria-live="polite" data-state={estimate?.state ?? 'incomplete'}>
        <strong>{explanation?.total ?? openText(view)}</strong>
        {explanation?.rises && <span className="rises">{` ${words.raises}`}</span>}
      </output>
      {explanation !== null && <Remarks title={words.reasons} texts={explanation.reasons} />}
      {parts.length > 0 && (
        <details open={isBeside()}>
          <summary>{words.details}</summary>
          {parts.map(({ item, lines }) => (
            <div key={item ?? ''}>
              <p className="hint">{item === undefined ? visit?.words.together : texts[item]}</p>
              <dl>
                {lines.map(line => (
                  <div key={`${line.kind} ${line.id}`}>
                    <dt>{lineTitle(line, messages.price)}</dt>
                    <dd>{lineText(line, revision.money, messages.price)}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
          {estimate?.duration && <p className="duration">{durationText(estimate.duration, messages.duration)}</p>}
          <Remarks title={words.notices} texts={explanation?.notes.map(({ text }) => text) ?? []} />
          <p className="hint">{words.note}</p>
          <button type="button" className="text" onClick={() => print()}>
            {words.print}
          </button>
        </details>
      )}
    </aside>
  )
})

/** The lines by item; those of the visit come last, and have none. */
function partsOf({ priced: { visit } }: FormView): { item: number | undefined; lines: readonly EstimateLine[] }[] {
  if (!visit) return []
  const own = visit.lines.slice(visit.items.reduce((count, { lines }) => count + lines.length, 0))
  const items = visit.items.map(({ lines }, item) => ({ item, lines }))
  return [...items, { item: undefined, lines: own }].filter(({ lines }) => lines.length > 0)
}

/** In place of a price: the questions of the item and of the visit that are still open, or whose answers were refused. */
function openText({ revision, plan, priced, choices }: FormView): string {
  const { messages, visit } = revision.content
  const { none, missing } = messages.estimate
  if (plan === null) return none
  const { before = [] } = choices.rest ?? {}
  const open = priced.visit && [...(priced.visit.items[before.length]?.missing ?? []), ...priced.visit.own.missing]
  const ids = open ?? priced.refused.map(({ place }) => place.replace(/.*inputs\./, ''))
  const asked = [...plan.category.inputs, ...(visit?.inputs ?? [])]
  const questions = ids.map(id => asked.find(input => input.id === id)?.label ?? plan.category.packageLabel)
  return questions.length === 0 ? none : fill(missing, { questions: questions.join(', ') })
}
