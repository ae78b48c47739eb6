import { mkdir, readdir, rename, stat, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { namesIn } from '../folder/content-folder.ts'
import { problemLine } from '../documents/problem-lines.ts'
import { assetFilesIn, isAssetFile } from './asset-picture.ts'
import type { DatasetConfig } from './dataset.ts'
import { DatasetError } from './dataset-error.ts'
import { limitedFetch } from './limited-fetch.ts'

const CDN = 'https://cdn.sanity.io'

/** No screen needs more; an asset that is smaller comes as it is. */
const LARGEST = 'w=3000&h=3000&fit=max'

const MAX_BYTES = 30_000_000
const TIMEOUT_MS = 30_000

/** How long assets that no document names any more are kept, in ms. */
const KEPT_MS = 30 * 24 * 3_600_000

const fetchAsset = limitedFetch(MAX_BYTES)

/**
 * Downloads the assets that documents refer to into `images/` of a folder, unless they are there; deletes those that were not needed for long.
 * @throws DatasetError
 */
export async function fetchAssets(config: DatasetConfig, documents: readonly unknown[], folder: string): Promise<void> {
  const [images, files] = [join(folder, 'images'), assetFilesIn(documents)]
  const there = new Set(await namesIn(images))
  for (const file of files) if (!there.has(file)) await download(config, file, images)
  if (there.size > 0) await tidy(images, new Set(files))
}

async function download({ projectId, dataset, apiHost }: DatasetConfig, file: string, folder: string): Promise<void> {
  try {
    const answer = await fetchAsset(`${apiHost ?? CDN}/images/${projectId}/${dataset}/${file}?${LARGEST}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!answer.ok) throw new Error(`the answer is ${answer.status}`)
    const bytes = Buffer.from(await answer.arrayBuffer())
    await mkdir(folder, { recursive: true })
    // A crash leaves no part of a picture under its name.
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
