import { outcomeOf, priceChange } from '#src/catalog/compare/price-change.ts'
import type { Estimate } from '#src/catalog/estimate/estimate.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import { priceForm } from '../form/form-context.ts'
import type { FormValues } from '../form/form-values.ts'
import type { LocalTime } from '../schedule/business-time.ts'

/**
 * What a visit costs at its new day and time, where that is another price than at its old ones; else null. Both by the content in force: what has changed
 * since the price was promised is no matter. `asked` is when it was asked for.
 */
export function dayPrice(revision: FormRevision, before: FormValues, after: FormValues, asked: LocalTime): Estimate | null {
  const old = priceForm(revision, before, asked).estimate
  const now = priceForm(revision, after, asked).estimate
  const [was, is] = [old && outcomeOf(old), now && outcomeOf(now)]
  if (was === null || is === null || is === 'impossible') return null
  return priceChange(was, is) === null ? null : now
}
