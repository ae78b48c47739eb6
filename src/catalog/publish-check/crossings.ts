import { NO_ANSWER } from '../estimate/amount-accumulator.ts'
import type { InputPlan, NumberInputPlan } from '../plan.ts'

/**
 * The steps of a number after which a product of it passes one of its breakpoints, while the numbers before it are largest and those after it least: between the
 * least product and the largest, one number after the other rises, and every breakpoint is passed on the way.
 */
export function crossings(product: InputPlan, number: NumberInputPlan): number[] {
  if (product.kind !== 'number' || product.factors === undefined) return []
  const at = product.factors.indexOf(number)
  if (at < 0) return []
  const answers = Array.from({ length: product.index + 1 }, () => NO_ANSWER)
  for (const [position, { index, min, max }] of product.factors.entries()) answers[index] = position < at ? max : min
  const valueAt = (steps: number) => {
    answers[number.index] = steps
    product.derive?.(answers, {})
    return answers[product.index] ?? NO_ANSWER
  }
  return [...product.breakpoints].flatMap(point => lastBelow(point, number, valueAt) ?? [])
}

/** The last step at which a value that only rises is at most `point`; null when all are, or none is. */
function lastBelow(point: number, { min, max }: NumberInputPlan, valueAt: (steps: number) => number): number | null {
  if (valueAt(min) > point || valueAt(max) <= point) return null
  let [below, above] = [min, max]
  while (above - below > 1) {
    const middle = Math.floor((below + above) / 2)
    if (valueAt(middle) <= point) below = middle
    else above = middle
  }
  return below
}
