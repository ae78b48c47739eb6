import { furtherKinds } from '#src/catalog/prices/further-kinds.ts'
import { addPriceKinds } from '#src/catalog/prices/registry.ts'

/** Adds the kinds that the form's script begins without. */
export function addFurtherKinds(): void {
  addPriceKinds(furtherKinds)
}
