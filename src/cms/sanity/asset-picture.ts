import { refOf } from './asset-files.ts'

/** An asset's id: a hash of its bytes, its size in pixels and its format. */
const ASSET = /^image-([0-9a-f]{40}-(\d{1,5})x(\d{1,5}))-(avif|webp|jpg|png|svg)$/

/** The file of an asset, as content names pictures; null when it is no picture that pages show. */
export function pictureFile(reference: unknown): string | null {
  const [, name, , , ending] = ASSET.exec(refOf(reference)) ?? []
  return name === undefined ? null : `${name}.${ending}`
}

/** Returns a picture of an asset as content has it: hotspot and crop, which are shares of 1 there, in percent. */
export function pictureOfAsset(part: { readonly asset: unknown }): object {
  const { asset, hotspot, crop, ...others } = part as { asset: unknown; hotspot?: Shares; crop?: Shares }
  const [, , width, height, ending] = ASSET.exec(refOf(asset)) ?? []
  const { top, bottom, left, right } = crop ?? {}
  const isCut = [top, bottom, left, right].some(share => share !== undefined && share > 0)
  return {
    ...others,
    src: pictureFile(asset),
    ...(ending === 'svg' && { width: Number(width), height: Number(height) }),
    ...(hotspot && { focus: { x: percent(hotspot.x), y: percent(hotspot.y) } }),
    ...(isCut && { crop: { left: percent(left), top: percent(top), right: percent(right), bottom: percent(bottom) } }),
  }
}

type Shares = Readonly<Partial<Record<'x' | 'y' | 'top' | 'bottom' | 'left' | 'right', number>>>

function percent(share: number | undefined): number {
  return Math.round((share ?? 0) * 10_000) / 100
}
