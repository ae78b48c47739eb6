import type { Revision } from '#src/catalog/revision.ts'
import type { Day, Id, Image, Layout } from '#src/contract/generated/types.ts'
import type { PicturePlacement } from '#src/contract/picture-placements.ts'

/** Everything that a page depends on; equal requests give equal pages, so that the server can cache them. */
export interface PageRequest {
  revision: Revision
  layout: Layout
  /** One of `pagePaths`. */
  path: string
  /** The current day in the business's time zone, for the footer year, date limits and dated prices. */
  today: Day
  /** Scheme and host of the public site, for canonical links; no slash at the end. */
  publicOrigin: string
  /** Scheme and host of the API, when it is hosted elsewhere; empty for the same origin. */
  apiOrigin: string
  assets: PageAssets
}

/** URLs of the built files. */
export interface PageAssets {
  /** The stylesheet of each layout: all styles but those of what is painted first, which pages carry themselves. */
  layoutStyles: Readonly<Record<Layout, string>>
  /** Site navigation, and the loader of the other scripts. */
  siteScript: string
  bookingScript: string
  /** Loaded together with the booking script. */
  bookingChunks: readonly string[]
  adminScript: string
  /** Loaded together with the admin script, or by what content names. */
  adminChunks: readonly string[]
  adminStyles: readonly string[]
  /** The URL of an illustration's own file, by its name in content. */
  illustration: (name: Id) => string
  /** The URL of the file of all illustrations, each a group with its name as id. */
  drawings: string
  /** The URL of an image, by its file name in content. */
  image: (file: string) => string
  picture: (image: Image, placement: PicturePlacement) => PictureSources
  /** The URL of a video, by its file name in content. */
  video: (file: string) => string
  /** Whether any picture of content is a photograph. */
  hasPhotos: boolean
  /** The tones of all pictures, each once. */
  tones: readonly string[]
  /** The URL of a font, by its file name in content. */
  font: (file: string) => string
}

/** What a page needs to show a picture in a placement. */
export interface PictureSources {
  /** The URL of its largest size. */
  src: string
  width: number | undefined
  height: number | undefined
  /** The colours of its upper and its lower half, as `abcdef` for `#abc` and `#def`; null when it shows what is behind it. */
  tone: string | null
  /** Values of `srcset`, by format; null for a drawing. */
  srcsets: { avif: string; webp: string } | null
}

/** A whole document. The server's content security policy allows its inline scripts and styles by hash. */
export interface Page {
  html: string
  inlineScripts: readonly string[]
  inlineStyles: readonly string[]
}

/** The page shown instead of another. */
export type Notice = 'offline' | 'notFound' | 'limited'

/** The built page renderer, as the server loads it. */
export interface PageRenderer {
  /** The build that the renderer belongs to. */
  build: string
  /** Null when there is no such page. */
  renderPage: (request: PageRequest) => Page | null
  renderNotice: (request: PageRequest, notice: Notice) => Page
}
