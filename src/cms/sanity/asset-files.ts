/** Where the files of a dataset's assets are kept. */
export function assetFolderOf(dataDir: string): string {
  return `${dataDir}/assets`
}

/** Whether a picture or a video is a dataset's asset, which comes from there and not from a content folder. */
export function isAssetFile(file: string): boolean {
  return /^[0-9a-f]{40}(?:-\d{1,5}x\d{1,5})?\.[a-z0-9]+$/.test(file)
}

/** The id of the asset that a reference names; empty for what is none. */
export function refOf(reference: unknown): string {
  return typeof reference === 'object' && reference !== null && '_ref' in reference ? String(reference._ref) : ''
}

/** The files of all assets that documents refer to, of the kind that `fileOf` knows. */
export function assetFilesIn(documents: readonly unknown[], fileOf: (reference: unknown) => string | null): string[] {
  const found = new Set<string>()
  const waiting: unknown[] = [...documents]
  while (waiting.length > 0) {
    const value = waiting.pop()
    if (typeof value !== 'object' || value === null) continue
    const file = 'asset' in value ? fileOf(value.asset) : null
    if (file !== null) found.add(file)
    for (const inner of Object.values(value)) waiting.push(inner)
  }
  return [...found].sort()
}
