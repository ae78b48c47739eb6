import type { FileProblem } from '../media/drawings.ts'
import type { Media } from '../media/media.ts'
import { MAX_VIDEO_BYTES, videoHead } from '../media/video-head.ts'

const MEGABYTE = 1_000_000

/** Reports videos that pages cannot show, or that would tell where they were taken; their type is read from their bytes. */
export function videoProblems(videos: Media['videos']): FileProblem[] {
  return [...videos].flatMap(([name, { bytes }]) => {
    const message = videoProblem(name, bytes)
    return message === null ? [] : [{ name, message }]
  })
}

/** Says what keeps a video from pages, after its name; null when nothing does. */
export function videoProblem(name: string, bytes: Uint8Array): string | null {
  if (bytes.length > MAX_VIDEO_BYTES)
    return `has more than ${MAX_VIDEO_BYTES / MEGABYTE} MB: make it shorter or smaller, a few seconds of at most 2 MB are plenty`
  const head = videoHead(bytes)
  if (head === null) return 'is no video that browsers play: use an MP4 file (H.264) or a WebM file (VP9 or AV1)'
  if (!name.endsWith(head.ending)) return `has the bytes of another format: let its name end in ${head.ending}`
  if (!head.isPlayed) return 'is coded in a way that few browsers play: use H.264 in MP4, VP9 or AV1 in WebM'
  if (head.tellsPlace) return 'says where it was taken: remove its metadata (ffmpeg -map_metadata -1)'
  return null
}
