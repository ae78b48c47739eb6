import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { namesIn, nullWhenMissing } from '../folder/content-folder.ts'
import { assembleDrawings } from './drawings.ts'
import { type MediaFile, mediaFile } from './media-file.ts'
import { readVideo } from './read-video.ts'

/** The files of a content folder that pages load: illustrations by name, all others by file name. */
export interface Media {
  illustrations: ReadonlyMap<string, MediaFile>
  /** All illustrations in one file. */
  drawings: MediaFile
  images: ReadonlyMap<string, MediaFile>
  videos: ReadonlyMap<string, MediaFile>
  fonts: ReadonlyMap<string, MediaFile>
}

/** A file, and the stat stamp taken before it was read. */
interface ReadFile {
  stamp: string
  file: MediaFile
}

/** A file modified this recently may be modified again without a change of its timestamps. */
const SETTLED_MS = 2000

/** File names that content can refer to, as in its schemas. Other names must not get into URLs or the combined drawings. */
const ILLUSTRATION = /^[a-z][a-z0-9-]{0,63}\.svg$/
const IMAGE = /^[a-z0-9][a-z0-9-]{0,63}\.(?:avif|webp|jpg|png|svg)$/
const VIDEO = /^[a-z0-9][a-z0-9-]{0,63}\.(?:mp4|webm)$/
const FONT = /^[A-Za-z0-9][A-Za-z0-9._-]{0,94}\.woff2$/

/** Reads the media of a content folder, and on later calls only the files that changed. */
export class MediaReader {
  /** Files of the last read, by path. */
  private known: ReadonlyMap<string, ReadFile> = new Map()

  /**
   * Reads illustrations/*.svg, images/ and fonts/*.woff2 with names that content can refer to, and of videos/, which are large, those that it does
   * refer to (`videos`). Other files are ignored. `assets` has further images/ and videos/.
   */
  async read(folder: string, assets: string | null = null, videos: ReadonlySet<string> = new Set()): Promise<Media> {
    const found = new Map<string, ReadFile>()
    const files = await this.readFolder(join(folder, 'illustrations'), name => ILLUSTRATION.test(name), found)
    const illustrations = new Map([...files].map(([file, drawing]) => [file.slice(0, -'.svg'.length), drawing]))
    const withAssets = async (kind: string, isWanted: (name: string) => boolean) =>
      new Map([
        ...(await this.readFolder(join(folder, kind), isWanted, found)),
        ...(assets === null ? [] : await this.readFolder(join(assets, kind), isWanted, found)),
      ])
    const media = {
      illustrations,
      drawings: assembleDrawings(illustrations),
      images: await withAssets('images', name => IMAGE.test(name)),
      videos: await withAssets('videos', name => VIDEO.test(name) && videos.has(name)),
      fonts: await this.readFolder(join(folder, 'fonts'), name => FONT.test(name), found),
    }
    this.known = found
    return media
  }

  private async readFolder(folder: string, isWanted: (name: string) => boolean, found: Map<string, ReadFile>): Promise<Map<string, MediaFile>> {
    const names = (await namesIn(folder)).filter(isWanted)
    const files = await Promise.all(names.map(async name => ({ name, read: await this.readFile(join(folder, name), name).catch(nullWhenMissing) })))
    return new Map(
      files.flatMap(({ name, read }) => {
        if (read === null) return []
        found.set(join(folder, name), read)
        return [[name, read.file] as const]
      }),
    )
  }

  /** Reads a file, or null when it is no regular file: content that names it is then told that there is none. */
  private async readFile(path: string, name: string): Promise<ReadFile | null> {
    // Stat before reading: a write in between changes the next stamp.
    const found = statSync(path)
    if (!found.isFile()) return null
    const { size, mtimeMs, ctimeMs, ino } = found
    const isSettled = Date.now() - Math.max(mtimeMs, ctimeMs) > SETTLED_MS
    const stamp = isSettled ? [size, mtimeMs, ctimeMs, ino].join(' ') : ''
    const known = this.known.get(path)
    if (isSettled && known?.stamp === stamp) return known
    return { stamp, file: toMediaFile(name, await (VIDEO.test(name) ? readVideo(path) : readFile(path))) }
  }
}

function toMediaFile(name: string, bytes: Buffer): MediaFile {
  const ending = extname(name)
  return mediaFile(name.slice(0, -ending.length), ending, bytes)
}

/** The videos of a folder with names that content can refer to. */
export async function videoNames(folder: string): Promise<ReadonlySet<string>> {
  return new Set((await namesIn(join(folder, 'videos'))).filter(name => VIDEO.test(name)))
}
