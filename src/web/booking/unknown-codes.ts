import { fieldName } from '#src/booking/request/flat-fields.ts'
import { isCoupon } from '#src/catalog/inputs/is-coupon.ts'
import type { Catalog } from '#src/catalog/plan.ts'
import type { Appointment, Category, Id } from '#src/contract/generated/types.ts'

/** A request without the discount codes that no rule has: whoever typed one was told so, and its owner still reads it. */
export function withoutUnknownCodes(stored: Appointment, { categoryById }: Catalog): Appointment {
  const category = categoryById.get(stored.vehicle_category)?.category
  const known = category === undefined ? stored : without(stored, category, id => fieldName(category, id))
  if (stored.further_items === undefined) return known
  const items = stored.further_items.map(item => {
    const { category: of, inputs } = item
    const plan = categoryById.get(of)
    return plan === undefined || inputs === undefined ? item : { ...item, inputs: without(inputs, plan.category, id => id) }
  })
  return { ...known, further_items: items }
}

/** Answers, by the names of their questions, without a code and its offer where that says that nobody knows it. */
function without<A extends Record<string, unknown>>(answers: A, { inputs }: Category, nameOf: (id: Id) => string): A {
  const kept = { ...answers }
  for (const input of inputs) {
    if (input.kind !== 'lookup' || !isCoupon(input) || kept[nameOf(input.id)] !== input.else.option) continue
    delete kept[nameOf(input.id)]
    delete kept[nameOf(input.from)]
  }
  return kept
}
