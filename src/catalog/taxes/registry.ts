import type { Category, Taxes } from '#src/contract/generated/types.ts'
import type { RuleScope } from '../compile/compile-rules.ts'
import type { ContentPointer } from '../compile/content-pointer.ts'
import type { TaxesPlan } from '../plan.ts'
import { furtherKinds } from './further-kinds.ts'

/** Compiles taxes. A browser's script begins without, and adds it where content has taxes (web/form/further-kinds.ts). */
export const taxKinds: {
  compile?: (category: Category, pointer: ContentPointer, scope: RuleScope, taxes: Taxes, locale: string | undefined) => TaxesPlan
} = {
  ...furtherKinds,
}
