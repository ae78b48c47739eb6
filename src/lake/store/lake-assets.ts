import { join } from 'node:path'

/** The folder in which a lake keeps its assets: `images/` and `videos/`, as a content folder has them. */
export function lakeAssets(dataDir: string): string {
  return join(dataDir, 'lake-assets')
}
