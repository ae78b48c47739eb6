import type { BuiltSite } from '#src/server/pages/built-site.ts'

/** The assets of a build without scripts, for tests that look at other things. */
export const NO_ASSETS: BuiltSite['assets'] = {
  layoutStyles: { desktop: '/desktop.css', mobile: '/mobile.css' },
  siteScript: '',
  bookingScript: '',
  bookingChunks: [],
  adminScript: '',
  adminChunks: [],
  adminStyles: [],
}
