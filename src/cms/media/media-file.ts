import { createHash } from 'node:crypto'

/** A file that pages load, kept in memory so that it always fits the revision that refers to it. */
export interface MediaFile {
  /** Its address changes with it: `van-1a2b3c4d5e6f.svg`. */
  hashedName: string
  type: string
  bytes: Buffer
}

/** The kinds of files, by the ends of their names. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['.svg', 'image/svg+xml'],
  ['.avif', 'image/avif'],
  ['.webp', 'image/webp'],
  ['.jpg', 'image/jpeg'],
  ['.png', 'image/png'],
  ['.woff2', 'font/woff2'],
])

/** A file under a name that changes with it. */
export function mediaFile(name: string, ending: string, bytes: Buffer): MediaFile {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  return { hashedName: `${name}-${hash}${ending}`, type: TYPES.get(ending) ?? 'application/octet-stream', bytes }
}
