import { canonicalJson } from '#src/contract/canonical-json.ts'
import { isAssetFile, refOf } from './asset-files.ts'
import { pictureOfAsset } from './asset-picture.ts'
import { videoOfAsset } from './asset-video.ts'
import type { DatasetDocument } from './dataset-documents.ts'

type Fields = Readonly<Record<string, unknown>>

/** What Sanity says of an asset's picture or video; content says the same in fields of its own. */
const OF_DATASET = ['asset', 'hotspot', 'crop', 'media']
const OF_CONTENT = ['src', 'focus', 'crop', 'width', 'height']

/**
 * Returns documents that were made of content, in which pictures and videos stay the assets that the dataset has: content names their files, as a folder
 * does to which they were pulled.
 */
export function withKeptAssets(documents: readonly DatasetDocument[], existing: readonly DatasetDocument[]): DatasetDocument[] {
  const assets = new Map<string, Fields>()
  for (const document of existing) collect(document, assets)
  return assets.size === 0 ? [...documents] : documents.map(document => restored(document, assets) as DatasetDocument)
}

function collect(value: unknown, assets: Map<string, Fields>): void {
  if (typeof value !== 'object' || value === null) return
  if ('asset' in value) {
    const content = refOf(value.asset).startsWith('file-') ? videoOfAsset(value) : pictureOfAsset(value)
    assets.set(keyOf({ ...content }), partsOf({ ...value }, OF_DATASET))
  }
  for (const inner of Object.values(value)) collect(inner, assets)
}

function restored(value: unknown, assets: ReadonlyMap<string, Fields>): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item: unknown) => restored(item, assets))
  const fields = Object.entries(value).map(([name, part]) => [name, restored(part, assets)] as const)
  const { src } = value as { src?: unknown }
  const asset = typeof src === 'string' && isAssetFile(src) ? assets.get(keyOf({ ...value })) : undefined
  return Object.fromEntries(asset === undefined ? fields : [...fields.filter(([name]) => !OF_CONTENT.includes(name)), ...Object.entries(asset)])
}

/** What content says of a picture or video, without what Sanity adds. */
function keyOf(value: Fields): string {
  return canonicalJson(OF_CONTENT.map(name => withoutType(value[name])))
}

function withoutType(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? { ...value, _type: undefined } : (value ?? null)
}

function partsOf(value: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.flatMap(name => (value[name] === undefined ? [] : [[name, value[name]] as const])))
}
