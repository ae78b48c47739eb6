import { policyTexts } from '#src/booking/appointment/policy-texts.ts'
import { policyItemsOf } from '#src/booking/request/promised-policies.ts'
import { localTime } from '#src/booking/schedule/business-time.ts'
import { basisPrice } from '#src/catalog/policies/policy-basis.ts'
import { policyTerms } from '#src/catalog/policies/policy-terms.ts'
import type { PolicyWords } from '#src/contract/generated/types.ts'
import { useForm } from '../renderer/fields/form-view.ts'

/** What is due when, and what cancelling costs, of the choices so far. Loaded only where content has policies. */
export function PolicyNotice({ words }: { words: PolicyWords }) {
  const { revision, choices, priced } = useForm()
  const { estimate } = priced
  if (estimate === null || (estimate.state !== 'priced' && estimate.state !== 'consultation')) return null
  const terms = policyTerms(revision, { items: policyItemsOf(revision, choices, priced), price: basisPrice(estimate) })
  if (terms === null) return null
  const { date, time, mode } = choices
  const visit = mode === 'appointment' && date !== '' && time !== '' ? { date, time } : null
  const now = localTime(new Date(), revision.content.business.timeZone)
  return (
    <details style={ROW}>
      <summary>{words.title}</summary>
      {policyTexts(terms, visit, now, revision).map(text => (
        <p key={text} style={LINE}>
          {text}
        </p>
      ))}
    </details>
  )
}

/** A row of its own in the bar of narrow screens. Inline: no other page pays for it. */
const ROW = { gridColumn: '1 / -1', fontSize: 'var(--t-s)', lineHeight: 1.35 }

const LINE = { margin: '0.25rem 0 0' }
