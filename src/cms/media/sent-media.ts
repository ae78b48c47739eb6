import { asBuffer } from '#src/threads/job-thread.ts'
import type { Media } from './media.ts'
import type { MediaFile } from './media-file.ts'

/** A file as one thread sends it to another; null in place of bytes that the other has. */
interface SentFile extends Omit<MediaFile, 'bytes'> {
  bytes: Uint8Array | null
}

/** Media as one thread sends it to another. */
export type SentMedia = { [K in keyof Media]: Media[K] extends MediaFile ? SentFile : ReadonlyMap<string, SentFile> }

/** Leaves out the bytes of files that the receiver has, by the names that change with them. */
export function sentMedia({ illustrations, drawings, images, fonts }: Media, known: ReadonlySet<string>): SentMedia {
  const send = (file: MediaFile): SentFile => (known.has(file.hashedName) ? { ...file, bytes: null } : file)
  return { illustrations: mapped(illustrations, send), drawings: send(drawings), images: mapped(images, send), fonts: mapped(fonts, send) }
}

/** Puts media together from what was sent and what is known; files that stay the same stay the same objects. */
export function receivedMedia({ illustrations, drawings, images, fonts }: SentMedia, known: Media): Media {
  const files = new Map(filesOf(known).map(file => [file.hashedName, file]))
  const receive = ({ bytes, ...file }: SentFile): MediaFile => {
    const same = files.get(file.hashedName)
    if (same !== undefined) return same
    if (bytes === null) throw new Error(`${file.hashedName} was not sent`)
    return { ...file, bytes: asBuffer(bytes) }
  }
  return {
    illustrations: mapped(illustrations, receive),
    drawings: receive(drawings),
    images: mapped(images, receive),
    fonts: mapped(fonts, receive),
  }
}

/** The names of all files, which change with them. */
export function hashedNames(media: Media): Set<string> {
  return new Set(filesOf(media).map(({ hashedName }) => hashedName))
}

function filesOf({ illustrations, drawings, images, fonts }: Media): MediaFile[] {
  return [...illustrations.values(), drawings, ...images.values(), ...fonts.values()]
}

function mapped<A, B>(files: ReadonlyMap<string, A>, to: (file: A) => B): Map<string, B> {
  return new Map([...files].map(([name, file]) => [name, to(file)]))
}
