import type { MediaNames } from '../../cms/check-media.ts'

/** The files of the content folder that the Studio was built with, put here by the build (vite.config.ts). */
declare const CONTENT_FILES: Readonly<Record<keyof MediaNames, readonly string[]>>

export const ILLUSTRATIONS: readonly string[] = CONTENT_FILES.illustrations

/** What content may name. */
export const MEDIA: MediaNames = {
  illustrations: new Set(CONTENT_FILES.illustrations),
  images: new Set(CONTENT_FILES.images),
  fonts: new Set(CONTENT_FILES.fonts),
}
