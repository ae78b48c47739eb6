import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { namesIn } from './content-folder.ts'

/** A picture of the content folder, kept in memory so that it always fits the revision that refers to it. */
export interface Picture {
  /** Its address changes with it: `van-1a2b3c4d5e6f.svg`. */
  hashedName: string
  type: string
  bytes: Buffer
}

/** The pictures of a content folder: illustrations by name, images by file name. */
export interface Pictures {
  illustrations: ReadonlyMap<string, Picture>
  images: ReadonlyMap<string, Picture>
}

const TYPES: ReadonlyMap<string, string> = new Map([
  ['.svg', 'image/svg+xml'],
  ['.avif', 'image/avif'],
  ['.webp', 'image/webp'],
  ['.jpg', 'image/jpeg'],
  ['.png', 'image/png'],
])

/** Reads illustrations/*.svg and all images in images/; other files are left alone. */
export async function loadPictures(folder: string): Promise<Pictures> {
  const illustrations = await loadFolder(join(folder, 'illustrations'), new Set(['.svg']))
  return {
    illustrations: new Map([...illustrations].map(([file, picture]) => [file.slice(0, -'.svg'.length), picture])),
    images: await loadFolder(join(folder, 'images'), new Set(TYPES.keys())),
  }
}

async function loadFolder(folder: string, endings: ReadonlySet<string>): Promise<Map<string, Picture>> {
  const names = (await namesIn(folder)).filter(name => endings.has(extname(name)))
  return new Map(await Promise.all(names.map(async name => [name, await loadPicture(folder, name)] as const)))
}

async function loadPicture(folder: string, name: string): Promise<Picture> {
  const ending = extname(name)
  return hashed(name.slice(0, -ending.length), ending, await readFile(join(folder, name)))
}

/** A picture under an address that changes with it. */
export function hashed(name: string, ending: string, bytes: Buffer): Picture {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  return { hashedName: `${name}-${hash}${ending}`, type: TYPES.get(ending) ?? 'application/octet-stream', bytes }
}
