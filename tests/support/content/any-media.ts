import type { MediaNames } from '#src/cms/check/check-media-references.ts'

const EVERY = { has: () => true }

/** Every file that content may name is there. */
export const ANY_MEDIA: MediaNames = { illustrations: EVERY, images: EVERY, videos: EVERY, fonts: EVERY }
