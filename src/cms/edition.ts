import { createHash } from 'node:crypto'
import { type Revision, revisionOf } from '#src/catalog/revision.ts'
import type { Content } from '#src/contract/generated/types.ts'
import { canonicalJson } from './canonical-json.ts'
import { checkContent } from './check-content.ts'
import { problemLineIn } from './content-files.ts'
import { type Loaded, loadContent } from './local-content.ts'
import { loadPictures, type Pictures } from './pictures.ts'

/** A revision together with the pictures it refers to: all that the site is made of. */
export interface Edition {
  revision: Revision
  pictures: Pictures
  /** How many selections the publish check covered. */
  selections: number
}

/** Reads and checks a content folder; every problem is one line that names its file. */
export async function loadEdition(folder: string): Promise<Loaded<Edition>> {
  const loaded = await loadContent(folder)
  if (!loaded.ok) return loaded
  const { content, categoryFiles } = loaded.value
  const pictures = await loadPictures(folder)
  const checked = checkContent(content, pictures)
  if (!checked.ok) return { ok: false, problems: checked.problems.map(problem => problemLineIn(folder, categoryFiles, problem)) }
  const revision = revisionOf(revisionId(content, pictures), content, checked.catalog)
  return { ok: true, value: { revision, pictures, selections: checked.selections } }
}

/** The same content gives the same id, however its files are written. */
function revisionId(content: Content, { illustrations, images }: Pictures): string {
  const names = [...illustrations.values(), ...images.values()].map(({ hashedName }) => hashedName)
  return createHash('sha256').update(canonicalJson(content)).update(names.join('\n')).digest('hex').slice(0, 12)
}
