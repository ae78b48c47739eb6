import type { Content, FurtherPage } from './generated/types.ts'

/** A page with its address, and those that lead to it. */
export type Addressed = Pick<FurtherPage, 'path' | 'formerPaths'>

/** All pages that have an address of their own: every category's and the further ones. */
export function addressedPages({ categories, site: { pages = [] } }: Pick<Content, 'categories' | 'site'>): Addressed[] {
  return [...categories, ...pages]
}

/** The address of the page that a former one leads to; null where it leads to none. */
export function presentPath(former: string, pages: readonly Addressed[]): string | null {
  return pages.find(({ formerPaths = [] }) => formerPaths.includes(former))?.path ?? null
}
