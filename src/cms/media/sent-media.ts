import { asBuffer } from '#src/threads/job-thread.ts'
import type { Media } from './media.ts'
import type { MediaFile } from './media-file.ts'

/** A file as passed between threads; bytes are null when the receiver already has them. */
interface SentFile extends Omit<MediaFile, 'bytes'> {
  bytes: Uint8Array | null
}

/** Media as passed between threads. */
export type SentMedia = { [K in keyof Media]: Media[K] extends MediaFile ? SentFile : ReadonlyMap<string, SentFile> }

/** Leaves out the bytes of files that the receiver has, by their hashed names. */
export function sentMedia({ illustrations, drawings, images, videos, fonts }: Media, known: ReadonlySet<string>): SentMedia {
  const send = (file: MediaFile): SentFile => (known.has(file.hashedName) ? { ...file, bytes: null } : file)
  return {
    illustrations: mapped(illustrations, send),
    drawings: send(drawings),
    images: mapped(images, send),
    videos: mapped(videos, send),
    fonts: mapped(fonts, send),
  }
}

/** Merges sent media with known files; unchanged files stay the same objects. */
export function receivedMedia({ illustrations, drawings, images, videos, fonts }: SentMedia, known: Media): Media {
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
    videos: mapped(videos, receive),
    fonts: mapped(fonts, receive),
  }
}

/** The hashed names of all files. */
export function hashedNames(media: Media): Set<string> {
  return new Set(filesOf(media).map(({ hashedName }) => hashedName))
}

function filesOf({ illustrations, drawings, images, videos, fonts }: Media): MediaFile[] {
  return [...illustrations.values(), drawings, ...images.values(), ...videos.values(), ...fonts.values()]
}

function mapped<A, B>(files: ReadonlyMap<string, A>, to: (file: A) => B): Map<string, B> {
  return new Map([...files].map(([name, file]) => [name, to(file)]))
}
