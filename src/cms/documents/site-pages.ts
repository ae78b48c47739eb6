import type { Content, SitePage } from '#src/contract/generated/types.ts'

/** All pages, with what they are called and the document of a category's own. */
export function sitePages({ business, categories, site }: Content, categoryIds: readonly string[]): SitePage[] {
  return [
    { path: '/', title: business.name, document: '' },
    ...categories.map(({ path, navTitle }, position) => ({ path, title: navTitle, document: categoryIds[position] ?? '' })),
    ...(site.pages ?? []).map(({ path, title }) => ({ path, title, document: '' })),
  ]
}
