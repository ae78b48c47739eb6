/** An asset's id: a hash of its bytes, its size in pixels and its format. */
const ASSET = /^image-([0-9a-f]{40}-(\d{1,5})x(\d{1,5}))-(avif|webp|jpg|png|svg)$/

/** The file of an asset, as content names pictures; null when it is no picture that pages show. */
function assetFile(reference: unknown): string | null {
  const [, name, , , ending] = ASSET.exec(refOf(reference)) ?? []
  return name === undefined ? null : `${name}.${ending}`
}

/** Whether a picture's file is a dataset's asset, which comes from there and not from a content folder. */
export function isAssetFile(file: string): boolean {
  return /^[0-9a-f]{40}-\d{1,5}x\d{1,5}\.[a-z]+$/.test(file)
}

/** Returns a picture of an asset as content has it: hotspot and crop, which are shares of 1 there, in percent. */
export function pictureOfAsset(part: { readonly asset: unknown }): object {
  const { asset, hotspot, crop, ...others } = part as { asset: unknown; hotspot?: Shares; crop?: Shares }
  const [, , width, height, ending] = ASSET.exec(refOf(asset)) ?? []
  const { top, bottom, left, right } = crop ?? {}
  const isCut = [top, bottom, left, right].some(share => share !== undefined && share > 0)
  return {
    ...others,
    src: assetFile(asset),
    ...(ending === 'svg' && { width: Number(width), height: Number(height) }),
    ...(hotspot && { focus: { x: percent(hotspot.x), y: percent(hotspot.y) } }),
    ...(isCut && { crop: { left: percent(left), top: percent(top), right: percent(right), bottom: percent(bottom) } }),
  }
}

/** The files of all assets that documents refer to. */
export function assetFilesIn(documents: readonly unknown[]): string[] {
  const found = new Set<string>()
  const waiting: unknown[] = [...documents]
  while (waiting.length > 0) {
    const value = waiting.pop()
    if (typeof value !== 'object' || value === null) continue
    const file = 'asset' in value ? assetFile(value.asset) : null
    if (file !== null) found.add(file)
    for (const inner of Object.values(value)) waiting.push(inner)
  }
  return [...found].sort()
}

type Shares = Readonly<Partial<Record<'x' | 'y' | 'top' | 'bottom' | 'left' | 'right', number>>>

function refOf(reference: unknown): string {
  return typeof reference === 'object' && reference !== null && '_ref' in reference ? String(reference._ref) : ''
}

function percent(share: number | undefined): number {
  return Math.round((share ?? 0) * 10_000) / 100
}
