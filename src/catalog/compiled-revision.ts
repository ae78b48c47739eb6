import { buildCatalog } from './compile/build-catalog.ts'
import { ContentPointer } from './compile/content-pointer.ts'
import { type FormContent, type FormRevision, revisionOf } from './revision.ts'
import { withVisit } from './visit/visit-pricing.ts'

/** Compiles content that was checked before, with its visits. The visitors' form loads these apart. */
export function compiledRevision<C extends FormContent>(id: string, content: C): FormRevision & { content: C } {
  const catalog = buildCatalog(content, new ContentPointer([]))
  return withVisit(revisionOf(id, content, catalog))
}
