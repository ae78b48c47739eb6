import { refOf } from './asset-files.ts'

/** An asset's id: a hash of its bytes and its format. */
const ASSET = /^file-([0-9a-f]{40})-(mp4|webm)$/

/** The file of an asset, as content names videos; null when it is no video that pages play. */
export function videoFile(reference: unknown): string | null {
  const [, hash, ending] = ASSET.exec(refOf(reference)) ?? []
  return hash === undefined ? null : `${hash}.${ending}`
}

/** Returns a video's file of an asset as content has it. */
export function videoOfAsset({ asset, ...others }: { readonly asset: unknown }): object {
  return { ...others, src: videoFile(asset) }
}
