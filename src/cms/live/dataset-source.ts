import { setTimeout as after } from 'node:timers/promises'
import { ContentError, type ContentOrigin, type ContentSource, type FirstSnapshot, sourceOf } from './content-source.ts'
import { assetFolderOf } from '../sanity/asset-files.ts'
import { checkDataset } from '../sanity/checked-dataset.ts'
import { readAsset } from '../sanity/fetch-assets.ts'
import type { MediaFolders } from '../documents/checked-content.ts'
import { checkDocuments } from '../documents/checked-documents.ts'
import { Dataset, type DatasetConfig } from '../sanity/dataset.ts'
import { type ContentSnapshot, contentSnapshotOf, loadContentSnapshot, refreshContentSnapshot } from './content-snapshot.ts'
import { watchFolder } from '../folder/watch-folder.ts'
import { LastGoodDocuments } from './last-good-documents.ts'
import type { Loaded } from '../folder/local-content.ts'
import { MediaReader } from '../media/media.ts'
import { problemLine } from '../documents/problem-lines.ts'
import { unreadable } from '../documents/unreadable.ts'

export interface DatasetSourceOptions {
  dataset: DatasetConfig
  /** Has the pictures and fonts, and the fallback content. */
  folder: string
  dataDir: string
  clock: () => Date
}

/** How long a first start waits for the dataset before it serves the folder's content. */
const PATIENCE_MS = 3000

/** Poll interval, for changes that the event stream missed. */
const POLL_MS = 300_000

/**
 * Opens a dataset. Serves its newest good content, else the last good documents, else the folder's content.
 * @throws ContentError when none of them is good.
 */
export async function openDatasetSource({ dataset: config, folder, dataDir, clock }: DatasetSourceOptions): Promise<ContentSource> {
  const dataset = new Dataset(config)
  const folders = { folder, assets: assetFolderOf(dataDir) }
  const lastGood = new LastGoodDocuments(dataDir, dataset.name)
  /** The documents on disk, as NDJSON. */
  let saved: string | null = null

  async function loadLastGood(): Promise<Loaded<ContentSnapshot>> {
    try {
      const documents = await lastGood.load()
      return documents === null
        ? { ok: false, problems: [] }
        : contentSnapshotOf(await checkDocuments(documents, lastGood.name, folders, new MediaReader()))
    } catch (error) {
      return unreadable(lastGood.name, error)
    }
  }

  const origin: ContentOrigin = {
    name: dataset.name,
    from: 'dataset',
    load: known => refreshContentSnapshot({ ...folders, dataset: config, name: dataset.name }, known),
    wentLive: async ({ documents }, log) => {
      if (documents === null || documents === saved) return
      await lastGood.save(documents).then(
        () => (saved = documents),
        (error: unknown) => log.warn(`${lastGood.file} could not be written: ${String(error)}`),
      )
    },
    watch: (changed, log) => {
      const timer = setInterval(changed, POLL_MS)
      const stops = [dataset.watch(changed, log), watchFolder(folder, changed, message => log.warn(message)), () => clearInterval(timer)]
      changed()
      return () => stops.forEach(stop => stop())
    },
    unpublished: {
      edits: layer => dataset.edits(layer),
      secondsOfSecret: config.token === null ? null : secret => dataset.secondsOfSecret(secret),
      asset: (folder, file) => readAsset(config, folder, file),
    },
  }
  return sourceOf(origin, await firstSnapshot(loadLastGood, () => loadFirst(config, folders, dataset.name), folder, dataset.name), clock)
}

/** Runs in this thread: at the start no visitor is waiting yet. */
async function loadFirst(config: DatasetConfig, folders: MediaFolders, name: string): Promise<Loaded<ContentSnapshot>> {
  try {
    const { checked } = await checkDataset(config, folders, new MediaReader())
    return contentSnapshotOf(checked)
  } catch (error) {
    return unreadable(name, error)
  }
}

async function firstSnapshot(
  loadLastGood: () => Promise<Loaded<ContentSnapshot>>,
  load: () => Promise<Loaded<ContentSnapshot>>,
  folder: string,
  name: string,
): Promise<FirstSnapshot> {
  const copy = await loadLastGood()
  if (copy.ok) return { snapshot: copy.value, from: 'kept copy', problems: [] }
  const late = { ok: false as const, problems: [problemLine(name, { pointer: '', message: `has not answered in ${PATIENCE_MS / 1000} s` })] }
  const newest = await Promise.race([load(), after(PATIENCE_MS, late, { ref: false })])
  if (newest.ok) return { snapshot: newest.value, from: 'dataset', problems: copy.problems }
  const problems = [...newest.problems, ...copy.problems]
  const local = await loadContentSnapshot(folder)
  if (!local.ok) throw new ContentError([...problems, ...local.problems])
  return { snapshot: local.value, from: 'folder', problems }
}
