import type { CategoryField } from '#src/contract/generated/types.ts'
import { FIELD } from '../../request/flat-fields.ts'
import type { FieldKind } from './field-kind.ts'
import { missing } from './problems.ts'

/** The choice of the category. */
export const category: FieldKind<CategoryField> = {
  check: ({ required }, values) => (values.category === '' ? missing(FIELD.category, required.message) : []),
}
