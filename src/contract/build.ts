declare const SITE_BUILD: string | undefined

/** Tells one build from another; sources that run by themselves are none. */
export const BUILD = typeof SITE_BUILD === 'undefined' ? 'sources' : SITE_BUILD
