import { buildCatalog } from '#src/catalog/compile/build-catalog.ts'
import { ContentPointer } from '#src/catalog/compile/content-pointer.ts'
import { type FormContent, type FormRevision, revisionOf } from '#src/catalog/revision.ts'

/** Compiles the content of a page, which our own server has checked; what prices visits is loaded only where content says something of them. */
export async function loadRevision(id: string, content: FormContent): Promise<FormRevision> {
  const catalog = buildCatalog(content, new ContentPointer([]))
  const parts = content.visit && (await import('#src/catalog/visit/visit-pricing.ts'))
  return revisionOf(id, content, catalog, parts?.visitPricing(content, catalog))
}
