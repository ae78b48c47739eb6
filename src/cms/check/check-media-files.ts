import { join } from 'node:path'
import type { Problem } from '#src/contract/decode.ts'
import { drawingProblems, type FileProblem, readDrawing } from '../media/drawings.ts'
import type { Media } from '../media/media.ts'
import { pictureHead } from '../media/picture-head.ts'
import { videoProblems } from './video-problems.ts'

/** A problem of a file that pages cannot show. */
export interface PlacedProblem extends Problem {
  file: string
}

/** Checks that drawings, pictures, videos and fonts have the format that their names say, and that no drawing runs or loads anything. */
export function checkMediaFiles(
  { illustrations, images, videos, fonts }: Pick<Media, 'illustrations' | 'images' | 'videos' | 'fonts'>,
  folder: string,
): PlacedProblem[] {
  const placed = (file: string, { message }: FileProblem) => ({ file: join(folder, file), pointer: '', message })
  return [
    ...drawingProblems(illustrations).map(problem => placed(`illustrations/${problem.name}.svg`, problem)),
    ...imageProblems(images).map(problem => placed(`images/${problem.name}`, problem)),
    ...videoProblems(videos).map(problem => placed(`videos/${problem.name}`, problem)),
    ...fontProblems(fonts).map(problem => placed(`fonts/${problem.name}`, problem)),
  ]
}

function imageProblems(images: Media['images']): FileProblem[] {
  return [...images].flatMap(([name, file]) => {
    if (name.endsWith('.svg')) return readDrawing(file).problems.map(message => ({ name, message }))
    return pictureHead(file.bytes) === null ? [{ name, message: 'is no picture that browsers show: use a PNG, JPEG, WebP or AVIF file' }] : []
  })
}

function fontProblems(fonts: Media['fonts']): FileProblem[] {
  return [...fonts].flatMap(([name, { bytes }]) => (bytes.toString('latin1', 0, 4) === 'wOF2' ? [] : [{ name, message: 'is no WOFF2 font' }]))
}
