import type { PackageField } from '#src/contract/generated/types.ts'
import { fieldName } from '../../request/flat-fields.ts'
import type { FieldKind } from './field-kind.ts'
import { at, categoryOf, missing, refusals } from './problems.ts'

/** The choice of the category's package. */
export const packageKind: FieldKind<PackageField> = {
  check: (_, values, context, priced) => {
    const category = categoryOf(values, context)
    if (category === null) return []
    const field = fieldName(category, 'package')
    if (values.package === '') return missing(field, category.packageRequired)
    if (priced.estimate?.state === 'forbidden') return at(field, priced.estimate.reasons.map(({ text }) => text).join(' '))
    return refusals('package', category, priced)
  },
}
