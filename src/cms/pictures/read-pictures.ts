import { ContentPointer } from '#src/catalog/compile/content-pointer.ts'
import type { Problem } from '#src/contract/decode.ts'
import type { Content } from '#src/contract/generated/types.ts'
import { JobError } from '#src/threads/job-thread.ts'
import { isDrawing, picturesOf } from '../documents/site-parts.ts'
import type { MediaFile } from '../media/media-file.ts'
import { factsOf, type PictureFacts } from './picture-job.ts'

/** What pages must know of their pictures, by the hashed name of the file. */
export type Pictures = ReadonlyMap<string, PictureFacts>

/** Decodes each picture that pages show and whose file is there, unless it is known; reports those that cannot be read, where content names them. */
export async function readPictures(
  content: Pick<Content, 'site' | 'categories'>,
  images: ReadonlyMap<string, MediaFile>,
  known: Pictures,
): Promise<{ pictures: Pictures; problems: Problem[] }> {
  const root = new ContentPointer([])
  const read = new Map<string, PictureFacts | JobError>()
  for (const { image, pointer } of picturesOf(content, root)) {
    const file = images.get(image.src)
    if (file === undefined || isDrawing(image)) continue
    const { hashedName, bytes } = file
    const found = read.get(hashedName) ?? known.get(hashedName) ?? (await factsOf(bytes).catch(jobError))
    read.set(hashedName, found)
    if (found instanceof JobError) pointer.at('src').report(`images/${image.src} cannot be read as a picture: ${found.message}`)
  }
  return {
    pictures: new Map([...read].flatMap(([name, found]) => (found instanceof JobError ? [] : [[name, found] as const]))),
    problems: root.problems,
  }
}

function jobError(error: unknown): JobError {
  if (error instanceof JobError) return error
  throw error
}
