import { Subject } from 'rxjs'
import type { MediaNames } from '../../cms/check/check-media-references.ts'
import type { ImageFile, MediaList } from '../../cms/media/media-list.ts'

/** The files of the content folder that the Studio was built with, put here by the build (vite.config.ts). */
declare const CONTENT_FILES: MediaList

/** A Studio beside its content folder reads the folder's current files and can add pictures; one elsewhere knows those of its build. */
export const isBesideFolder = import.meta.env.MODE === 'lake'

let known = CONTENT_FILES

/** Emits when a picture was added. */
export const mediaChanges = new Subject<void>()

/** Returns the files that content may name; the last known ones after a failure. */
export async function mediaNow(): Promise<MediaList> {
  const answer = isBesideFolder ? await fetch('/media').catch(() => null) : null
  if (answer?.ok === true) known = (await answer.json()) as MediaList
  return known
}

/** Returns only the names. */
export function namesOf({ illustrations, images, videos, fonts }: MediaList): MediaNames {
  return {
    illustrations: new Set(illustrations),
    images: new Set(images.map(({ name }) => name)),
    videos: new Set(videos),
    fonts: new Set(fonts),
  }
}

/** Returns the address of a file in the Studio; null where only its name is known. */
export function addressOf(kind: 'images' | 'illustrations', name: string | undefined): string | null {
  return isBesideFolder && name !== undefined ? `/media/${kind}/${encodeURIComponent(name)}` : null
}

/** Adds a picture to the content folder. @throws with a message for the owner. */
export async function addPicture(name: string, picture: Blob): Promise<ImageFile> {
  const answer = await fetch(`/media/images?name=${encodeURIComponent(name)}`, { method: 'POST', body: picture }).catch(() => null)
  if (answer === null) throw new Error('The picture could not be sent: try again in a moment.')
  if (answer.status === 413) throw new Error('The picture is too large: use one of at most 4 MB.')
  const body = (await answer.json().catch(() => null)) as ImageFile | { error?: string; message?: string } | null
  if (!answer.ok || body === null || !('name' in body)) throw new Error(errorOf(body) ?? `The Studio's server answered with ${answer.status}.`)
  mediaChanges.next()
  return body
}

function errorOf(body: object | null): string | null {
  if (body === null) return null
  const { error, message } = body as { error?: string; message?: string }
  return message ?? error ?? null
}
