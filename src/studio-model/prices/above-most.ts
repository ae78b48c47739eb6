import type { NumberInput } from '#src/contract/generated/types.ts'
import type { PriceScope } from './price-scope.ts'

/** Says what there is above the largest number that a rate counts, and where that is said; null of a question that is not whole yet. */
export function aboveMostWords({ label, max, unit, units = unit, overMax }: NumberInput, reasons: PriceScope['reasons']): string | null {
  if (max <= 0 || units === '') return null
  const above = `Above ${max} ${max === 1 ? unit : units} there is`
  const place = `the question “${label}”, under “Consultation above the most”`
  if (overMax === undefined) return `${above} no price: that it is a consultation, and why, is said in ${place}.`
  const text = reasons.find(({ id }) => id === overMax)?.text
  return `${above} a consultation${text === undefined ? '' : `, “${text}”`}: that is said in ${place}.`
}
