import type { Layout } from '#src/contract/generated/types.ts'

/** What the gallery's switches choose for all specimens. */
export interface Settings {
  layout: Layout
  scheme: Scheme
}

export type Scheme = 'auto' | 'light' | 'dark'

export const SCHEMES: readonly Scheme[] = ['auto', 'light', 'dark']

/** The value of CSS's color-scheme. */
export function colorScheme(scheme: Scheme): string {
  return scheme === 'auto' ? 'light dark' : scheme
}

/** The query string with these settings. */
export function queryOf({ layout, scheme }: Settings): string {
  return `?${new URLSearchParams({ layout, scheme }).toString()}`
}
