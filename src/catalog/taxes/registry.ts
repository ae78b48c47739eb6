import type { Category } from '#src/contract/generated/types.ts'
import type { CatalogContent } from '../compile/build-catalog.ts'
import type { RuleScope } from '../compile/compile-rules.ts'
import type { ContentPointer } from '../compile/content-pointer.ts'
import type { TaxesPlan } from '../plan.ts'
import { furtherKinds } from './further-kinds.ts'

/** What is done with taxes; in a browser's script nothing, until what content with taxes needs is added (web/form/further-kinds.ts). */
export const taxKinds: {
  compile?: (category: Category, pointer: ContentPointer, scope: RuleScope, business: CatalogContent['business']) => TaxesPlan
} = {
  ...furtherKinds,
}
