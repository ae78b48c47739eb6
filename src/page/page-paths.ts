import { addressedPages } from '#src/contract/page-addresses.ts'
import type { Content } from '#src/contract/generated/types.ts'

/** The paths of all pages: the front page, every category's own, the further ones. */
export function pagePaths(content: Pick<Content, 'categories' | 'site'>): string[] {
  return ['/', ...addressedPages(content).map(({ path }) => path)]
}

/** The path of a page, asked for with or without a slash at the end. */
export function toPagePath(pathname: string): string {
  return pathname === '/' ? '/' : pathname.replace(/\/$/, '')
}
