import { createHash } from 'node:crypto'
import { chmod, link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImageFile } from '#src/cms/media/media-list.ts'
import { pictureHead } from '#src/cms/media/picture-head.ts'
import { stripMetadata } from './strip-metadata.ts'

/** Maximum size of a picture in bytes, and of its sides in pixels: larger ones make a page slow. */
export const MAX_PICTURE_BYTES = 4_000_000
const MAX_SIDE = 4096

/** A stored picture, or the reason why it was refused. */
export type StoredPicture = { ok: true; image: ImageFile } | { ok: false; error: string }

/**
 * Stores a picture in a content folder, where pages and exports find it. Type and size are read from its bytes, its name is derived from the given
 * one. Never overwrites a file: the same picture keeps its name, another one of that name gets a number.
 */
export async function storePicture(contentDir: string, givenName: string, given: Buffer): Promise<StoredPicture> {
  const head = pictureHead(given)
  if (head === null) return { ok: false, error: 'This is no picture that browsers show: use a PNG, JPEG, WebP or AVIF file' }
  const { ending, width, height } = head
  if (width > MAX_SIDE || height > MAX_SIDE)
    return { ok: false, error: `The picture has ${width} × ${height} pixels: make it at most ${MAX_SIDE} wide and high` }
  // The Studio's page already strips metadata; pictures sent by other means must not publish where they were taken either.
  const stripped = stripMetadata(given, head)
  if (!stripped.ok) return stripped
  const { bytes } = stripped
  const folder = join(contentDir, 'images')
  await mkdir(folder, { recursive: true })
  const temporary = join(folder, `.${createHash('sha256').update(bytes).digest('hex')}.upload`)
  await writeFile(temporary, bytes)
  // Readable by every user who can read the folder.
  await chmod(temporary, 0o644)
  try {
    for (let number = 1; ; number++) {
      const name = `${plainName(givenName)}${number === 1 ? '' : `-${number}`}${ending}`
      if (await isKept(temporary, join(folder, name), bytes)) return { ok: true, image: { name, width, height } }
    }
  } finally {
    await unlink(temporary)
  }
}

/** Links the file to a name if that is free. Returns whether the name now holds these bytes, new or from before. */
async function isKept(temporary: string, file: string, bytes: Buffer): Promise<boolean> {
  try {
    await link(temporary, file)
    return true
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    return (await readFile(file)).equals(bytes)
  }
}

/** Returns a name that content may use: `IMG 2034 (1).JPG` becomes `img-2034-1`. */
function plainName(given: string): string {
  const plain = given
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  return plain.slice(0, 50).replace(/-+$/, '') || 'picture'
}
