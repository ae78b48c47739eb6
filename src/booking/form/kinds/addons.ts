import type { AddonsField } from '#src/contract/generated/types.ts'
import type { FieldKind } from './field-kind.ts'
import { categoryOf, refusals } from './problems.ts'

/** The category's add-ons. */
export const addons: FieldKind<AddonsField> = {
  check: (_, values, context, priced) => {
    const category = categoryOf(values, context)
    return category === null ? [] : refusals('addons', category, priced)
  },
}
