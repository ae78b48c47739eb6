import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { namesIn } from './content-folder.ts'
import { assembleDrawings } from './drawings.ts'
import { type MediaFile, mediaFile } from './media-file.ts'

/** The files of a content folder that pages load: illustrations by name, images and fonts by file name. */
export interface Media {
  illustrations: ReadonlyMap<string, MediaFile>
  /** All illustrations in one file. */
  drawings: MediaFile
  images: ReadonlyMap<string, MediaFile>
  fonts: ReadonlyMap<string, MediaFile>
}

/** Reads illustrations/*.svg, all images in images/ and fonts/*.woff2; other files are left alone. */
export async function loadMedia(folder: string): Promise<Media> {
  const files = await loadFolder(join(folder, 'illustrations'), ['.svg'])
  const illustrations = new Map([...files].map(([file, drawing]) => [file.slice(0, -'.svg'.length), drawing]))
  return {
    illustrations,
    drawings: assembleDrawings(illustrations),
    images: await loadFolder(join(folder, 'images'), ['.avif', '.webp', '.jpg', '.png', '.svg']),
    fonts: await loadFolder(join(folder, 'fonts'), ['.woff2']),
  }
}

/** The fonts that browsers could not read, each with its name. */
export function fontProblems(fonts: Media['fonts']): { name: string; message: string }[] {
  return [...fonts].flatMap(([name, { bytes }]) => (bytes.toString('latin1', 0, 4) === 'wOF2' ? [] : [{ name, message: 'is no WOFF2 font' }]))
}

async function loadFolder(folder: string, endings: readonly string[]): Promise<Map<string, MediaFile>> {
  const names = (await namesIn(folder)).filter(name => endings.includes(extname(name)))
  return new Map(await Promise.all(names.map(async name => [name, await loadFile(folder, name)] as const)))
}

async function loadFile(folder: string, name: string): Promise<MediaFile> {
  const ending = extname(name)
  return mediaFile(name.slice(0, -ending.length), ending, await readFile(join(folder, name)))
}
