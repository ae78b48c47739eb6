import { cpSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { addPhotos } from '#tests/support/content/photo-content.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'
import { type Running, startSite } from './servers.ts'

/** Pictures in the gallery: as many as content may have. */
const GALLERY = 40

/** Every variant counts as made when no more have come for as long. */
const QUIET_MS = 10_000

/** Starts a site with a photograph wherever content takes one, and waits until every variant of them has been made. */
export async function startPhotoSite(): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-photos-'))
  const [content, dataDir] = [join(folder, 'content'), join(folder, 'data')]
  cpSync(SAMPLE_FOLDER, content, { recursive: true })
  await addPhotos(content, { gallery: GALLERY, width: 1600, height: 1200 })
  const site = await startSite({ dataDir }, { CONTENT_DIR: content })
  const count = () => globSync('pictures/**', { cwd: dataDir }).length
  for (let before = -1; before !== count(); await setTimeout(QUIET_MS)) before = count()
  return {
    ...site,
    stop: async () => {
      await site.stop()
      rmSync(folder, { recursive: true })
    },
  }
}
