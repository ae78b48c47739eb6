import { compile } from '#src/catalog/compile/compile.ts'
import type { CatalogContent } from '#src/catalog/compile/build-catalog.ts'
import { type Revision, revisionOf } from '#src/catalog/revision.ts'
import type { ToldScope } from '#src/catalog/told/told-price.ts'
import type { Category, Content, Day } from '#src/contract/generated/types.ts'

/** The sample business with other categories. */
export function revisionWith(sample: Content, { categories, business: { reasons, taxes } }: CatalogContent): Revision {
  const content: Content = { ...sample, business: { ...sample.business, reasons, ...(taxes && { taxes }) }, categories }
  const compiled = compile(content)
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems))
  return revisionOf('told', content, compiled.catalog)
}

/** What the prices of one category are told with. */
export function scopeOf(sample: Content, category: Category, today: Day): ToldScope {
  return { ...revisionWith(sample, { business: sample.business, categories: [category] }), today }
}
