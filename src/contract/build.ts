declare const SITE_BUILD: string | undefined

/** Identifies the build; `sources` when run unbuilt. */
export const BUILD = typeof SITE_BUILD === 'undefined' ? 'sources' : SITE_BUILD
