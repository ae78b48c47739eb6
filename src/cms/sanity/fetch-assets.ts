import { mkdir, readdir, rename, stat, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { namesIn } from '../folder/content-folder.ts'
import { problemLine } from '../documents/problem-lines.ts'
import { MAX_VIDEO_BYTES } from '../media/video-head.ts'
import { assetFilesIn, isAssetFile } from './asset-files.ts'
import { pictureFile } from './asset-picture.ts'
import { videoFile } from './asset-video.ts'
import type { DatasetConfig } from './dataset.ts'
import { DatasetError } from './dataset-error.ts'
import { limitedFetch } from './limited-fetch.ts'

const CDN = 'https://cdn.sanity.io'

/** No screen needs more; an asset that is smaller comes as it is. */
const LARGEST = '?w=3000&h=3000&fit=max'

const TIMEOUT_MS = 30_000

/** How long assets that no document names any more are kept, in ms. */
const KEPT_MS = 30 * 24 * 3_600_000

/** Kinds of assets by their folders beside others of content: the path at the CDN, and how one is asked for. */
const KINDS = {
  images: { path: 'images', fileOf: pictureFile, query: LARGEST, fetch: limitedFetch(30_000_000) },
  videos: { path: 'files', fileOf: videoFile, query: '', fetch: limitedFetch(MAX_VIDEO_BYTES) },
} as const

type Kind = (typeof KINDS)[keyof typeof KINDS]

/**
 * Downloads the assets that documents refer to into `images/` and `videos/` of a folder, unless they are there; deletes those that were not needed for
 * long.
 * @throws DatasetError
 */
export async function fetchAssets(config: DatasetConfig, documents: readonly unknown[], folder: string): Promise<void> {
  for (const [name, kind] of Object.entries(KINDS)) {
    const [into, files] = [join(folder, name), assetFilesIn(documents, kind.fileOf)]
    const there = new Set(await namesIn(into))
    for (const file of files) if (!there.has(file)) await download(config, kind, file, into)
    if (there.size > 0) await tidy(into, new Set(files))
  }
}

/**
 * Reads the file of an asset, whether or not a document refers to it.
 * @throws DatasetError
 */
export async function readAsset(config: DatasetConfig, folder: keyof typeof KINDS, file: string): Promise<Buffer> {
  return attempt(config, file, () => bytesOf(config, KINDS[folder], file))
}

async function download(config: DatasetConfig, kind: Kind, file: string, folder: string): Promise<void> {
  await attempt(config, file, async () => {
    const bytes = await bytesOf(config, kind, file)
    await mkdir(folder, { recursive: true })
    // A crash leaves no part of a file under its name.
    await writeFile(join(folder, `.${file}`), bytes)
    await rename(join(folder, `.${file}`), join(folder, file))
  })
}

async function bytesOf({ projectId, dataset, apiHost }: DatasetConfig, { path, query, fetch }: Kind, file: string): Promise<Buffer> {
  const answer = await fetch(`${apiHost ?? CDN}/${path}/${projectId}/${dataset}/${file}${query}`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!answer.ok) throw new Error(`the answer is ${answer.status}`)
  return Buffer.from(await answer.arrayBuffer())
}

async function attempt<T>({ projectId, dataset }: DatasetConfig, file: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    const message = `the asset ${file} could not be read: ${error instanceof Error ? error.message : String(error)}`
    throw new DatasetError(problemLine(`sanity:${projectId}/${dataset}`, { pointer: '', message }))
  }
}

async function tidy(folder: string, needed: ReadonlySet<string>): Promise<void> {
  for (const file of await readdir(folder)) {
    if (needed.has(file) || !isAssetFile(file)) continue
    const { mtimeMs } = await stat(join(folder, file))
    if (mtimeMs < Date.now() - KEPT_MS) await unlink(join(folder, file))
  }
}
