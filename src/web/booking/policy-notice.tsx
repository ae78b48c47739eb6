import { policyTexts } from '#src/booking/policies/policy-texts.ts'
import type { Priced } from '#src/booking/form/form-context.ts'
import type { Choices } from '#src/booking/form/form-values.ts'
import { policyItemsOf } from '#src/booking/policies/promised-policies.ts'
import { localTime } from '#src/booking/schedule/business-time.ts'
import type { Estimate } from '#src/catalog/estimate/estimate.ts'
import { basisPrice } from '#src/catalog/policies/policy-basis.ts'
import { policyTerms } from '#src/catalog/policies/policy-terms.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import type { PolicyWords } from '#src/contract/generated/types.ts'
import { isBeside } from '../form/is-beside.ts'
import { useForm } from '../renderer/fields/form-view.ts'

/** What is due when, and what cancelling costs, of the choices so far. Loaded only where content has policies. */
export function PolicyNotice({ words }: { words: PolicyWords }) {
  const { revision, choices, priced } = useForm()
  const { estimate } = priced
  if (estimate === null || (estimate.state !== 'priced' && estimate.state !== 'consultation')) return null
  const texts = textsOf(revision, choices, priced, estimate)
  if (texts.length === 0) return null
  return (
    <details style={ROW} open={isBeside()}>
      <summary style={SMALL}>{words.title}</summary>
      <p style={LINES}>{texts.join('\n')}</p>
    </details>
  )
}

/** As of now: notice runs out while somebody types, and a request is promised what holds when it is made. */
function textsOf(revision: FormRevision, choices: Choices, priced: Priced, estimate: Estimate): string[] {
  const terms = policyTerms(revision, { items: policyItemsOf(revision, choices, priced), price: basisPrice(estimate) })
  if (terms === null) return []
  const { date, time, mode } = choices
  const visit = mode === 'appointment' && date !== '' && time !== '' ? { date, time } : null
  return policyTexts(terms, visit, localTime(new Date(), revision.content.business.timeZone), revision)
}

/** A row of its own in the bar of narrow screens. Inline: no other page pays for it. */
const ROW = { gridColumn: '1 / -1', fontSize: 'var(--t-s)', lineHeight: 1.35 }

const SMALL = { fontSize: 'inherit', padding: '0.25rem 0' }

const LINES = { whiteSpace: 'pre-line', margin: 0 } as const
