import type { NumberInput } from '#src/contract/generated/types.ts'
import type { PriceScope } from './price-scope.ts'

/** Says whether a number above a question's most is a consultation or refused, and where that is set; null while the question lacks its most or its unit. */
export function aboveMostWords({ label, max, unit, units = unit, overMax }: NumberInput, reasons: PriceScope['reasons']): string | null {
  if (max <= 0 || units === '') return null
  const above = `Above ${max} ${max === 1 ? unit : units} there is`
  const place = `the question “${label}”, under “Consultation above the most”`
  if (overMax === undefined) return `${above} no price: that it is a consultation, and why, is said in ${place}.`
  const text = reasons.find(({ id }) => id === overMax)?.text
  return `${above} a consultation${text === undefined ? '' : `, “${text}”`}: that is said in ${place}.`
}
