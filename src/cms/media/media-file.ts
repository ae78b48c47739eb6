import { createHash } from 'node:crypto'

/** A file that pages load, kept in memory so that it always matches the revision that refers to it. */
export interface MediaFile {
  /** The name with a hash of the content: `van-1a2b3c4d5e6f.svg`. */
  hashedName: string
  type: string
  bytes: Buffer
}

/** Media types by file extension. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['.svg', 'image/svg+xml'],
  ['.avif', 'image/avif'],
  ['.webp', 'image/webp'],
  ['.jpg', 'image/jpeg'],
  ['.png', 'image/png'],
  ['.mp4', 'video/mp4'],
  ['.webm', 'video/webm'],
  ['.woff2', 'font/woff2'],
])

/** Names a file by a hash of its content. */
export function mediaFile(name: string, ending: string, bytes: Buffer): MediaFile {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  return { hashedName: `${name}-${hash}${ending}`, type: mediaType(ending), bytes }
}

/** The media type of a file by its extension, such as `.jpg`. */
export function mediaType(ending: string): string {
  return TYPES.get(ending) ?? 'application/octet-stream'
}
