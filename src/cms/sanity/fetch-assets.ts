import { mkdir, readdir, rename, stat, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { namesIn } from '../folder/content-folder.ts'
import { problemLine } from '../documents/problem-lines.ts'
import { MAX_VIDEO_BYTES } from '../media/read-video.ts'
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

/** A kind of asset: its path at the CDN, its folder beside others of content, and how it is asked for. */
const KINDS = [
  { path: 'images', folder: 'images', fileOf: pictureFile, query: LARGEST, fetch: limitedFetch(30_000_000) },
  { path: 'files', folder: 'videos', fileOf: videoFile, query: '', fetch: limitedFetch(MAX_VIDEO_BYTES) },
] as const

/**
 * Downloads the assets that documents refer to into `images/` and `videos/` of a folder, unless they are there; deletes those that were not needed for
 * long.
 * @throws DatasetError
 */
export async function fetchAssets(config: DatasetConfig, documents: readonly unknown[], folder: string): Promise<void> {
  for (const kind of KINDS) {
    const [into, files] = [join(folder, kind.folder), assetFilesIn(documents, kind.fileOf)]
    const there = new Set(await namesIn(into))
    for (const file of files) if (!there.has(file)) await download(config, kind, file, into)
    if (there.size > 0) await tidy(into, new Set(files))
  }
}

async function download({ projectId, dataset, apiHost }: DatasetConfig, kind: (typeof KINDS)[number], file: string, folder: string): Promise<void> {
  try {
    const answer = await kind.fetch(`${apiHost ?? CDN}/${kind.path}/${projectId}/${dataset}/${file}${kind.query}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!answer.ok) throw new Error(`the answer is ${answer.status}`)
    const bytes = Buffer.from(await answer.arrayBuffer())
    await mkdir(folder, { recursive: true })
    // A crash leaves no part of a file under its name.
    await writeFile(join(folder, `.${file}`), bytes)
    await rename(join(folder, `.${file}`), join(folder, file))
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
