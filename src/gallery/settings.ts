import type { Layout } from '#src/contract/generated/types.ts'

/** How specimens are looked at. */
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

/** The query of an address with these settings. */
export function queryOf({ layout, scheme }: Settings): string {
  return `?${new URLSearchParams({ layout, scheme }).toString()}`
}
