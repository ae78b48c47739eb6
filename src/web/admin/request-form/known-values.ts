import type { FormValues } from '#src/booking/form/form-values.ts'
import type { FormRevision } from '#src/catalog/revision.ts'

/** Values that were kept, without the choices that content no longer has. */
export function knownValues(values: FormValues, { catalog }: FormRevision): FormValues {
  const plan = catalog.categoryById.get(values.category)
  if (plan === undefined) return { ...values, category: '', package: '', inputs: {}, addons: [] }
  return {
    ...values,
    package: plan.packageById.has(values.package) ? values.package : '',
    addons: values.addons.filter(id => plan.addonById.has(id)),
  }
}
