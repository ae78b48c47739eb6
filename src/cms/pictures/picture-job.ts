import type { Color } from '#src/contract/generated/types.ts'
import type { PictureCut, PictureSize } from '#src/contract/picture-placements.ts'
import { JobProcess } from '#src/threads/job-process.ts'

/** What a page must know of a picture before it has arrived. */
export interface PictureFacts extends PictureSize {
  /** Its upper and its lower half in one colour each, as `abcdef` for `#abc` and `#def`; null for a picture with transparent parts. */
  tone: string | null
}

export type PictureFormat = 'avif' | 'webp'

/** A part of a picture, scaled. */
export interface PictureVariant {
  cut: PictureCut
  size: PictureSize
  format: PictureFormat
}

/** A picture or drawing for the middle of an icon. */
export interface IconArt {
  bytes: Uint8Array
  background: Color
}

export type PictureJob =
  | { kind: 'facts'; bytes: Uint8Array }
  | { kind: 'photo'; bytes: Uint8Array }
  | ({ kind: 'variant'; bytes: Uint8Array } & PictureVariant)
  | ({ kind: 'icon'; side: number } & IconArt)

interface PictureResults {
  facts: PictureFacts
  photo: Uint8Array
  variant: Uint8Array
  icon: Uint8Array
}

const pictures = new JobProcess<PictureJob, PictureResults[PictureJob['kind']]>('picture-worker', import.meta.url)

/**
 * Decodes a picture.
 * @throws JobError when it cannot be read.
 */
export async function factsOf(bytes: Uint8Array): Promise<PictureFacts> {
  return (await pictures.run({ kind: 'facts', bytes })) as PictureFacts
}

/**
 * Makes a variant of a picture; one that nobody waits for comes after all others.
 * @throws JobError
 */
export async function makeVariant(bytes: Uint8Array, variant: PictureVariant, isAwaited: boolean): Promise<Uint8Array> {
  const job: PictureJob = { kind: 'variant', bytes, ...variant }
  return (await (isAwaited ? pictures.run(job) : pictures.runLater(job))) as Uint8Array
}

/**
 * Makes a square icon, as PNG.
 * @throws JobError
 */
export async function makeIcon(art: IconArt, side: number): Promise<Uint8Array> {
  return (await pictures.run({ kind: 'icon', side, ...art })) as Uint8Array
}

/**
 * Makes what is kept of a photo from a camera: small, upright, as WebP, and without what the camera noted.
 * @throws JobError when it is no JPEG, PNG, WebP or AVIF file, by its content.
 */
export async function smallPhoto(bytes: Uint8Array): Promise<Uint8Array> {
  return (await pictures.run({ kind: 'photo', bytes })) as Uint8Array
}
