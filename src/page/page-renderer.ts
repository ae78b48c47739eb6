import type { Revision } from '#src/catalog/revision.ts'
import type { Day, Id, Layout } from '#src/contract/generated/types.ts'

/** What a page depends on; equal requests give equal pages, so that the server renders each of them once. */
export interface PageRequest {
  revision: Revision
  layout: Layout
  /** `/`, or a category's path. */
  path: string
  /** The business's day: footer year, date limits, dated prices. */
  today: Day
  /** Scheme and host of the public site, for canonical links; no slash at the end. */
  publicOrigin: string
  /** Scheme and host of the API, when it is hosted elsewhere; empty for the same origin. */
  apiOrigin: string
  assets: PageAssets
}

/** Addresses of the built files. */
export interface PageAssets {
  /** Navigation, and what loads the rest. */
  siteScript: string
  bookingScript: string
  /** Loaded together with the booking script. */
  bookingChunks: readonly string[]
  bookingStyles: readonly string[]
  adminScript: string
  adminStyles: readonly string[]
  /** Of an illustration's own file, by its name in content. */
  illustration: (name: Id) => string
  /** Of the file of all illustrations, each a group with its name as id. */
  drawings: string
  /** Of an image, by its file name in content. */
  image: (file: string) => string
  /** Of a font, by its file name in content. */
  font: (file: string) => string
}

/** A whole document. The server allows its inline scripts and styles by their hashes. */
export interface Page {
  html: string
  inlineScripts: readonly string[]
  inlineStyles: readonly string[]
}

/** A page that stands in for another. */
export type Notice = 'offline' | 'notFound'

/** The built page renderer, as the server loads it. */
export interface PageRenderer {
  /** The build that it is of. */
  build: string
  /** Null when there is no such page. */
  renderPage: (request: PageRequest) => Page | null
  renderNotice: (request: PageRequest, notice: Notice) => Page
}
