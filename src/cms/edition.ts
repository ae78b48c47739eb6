import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { type Revision, revisionOf } from '#src/catalog/revision.ts'
import type { Content } from '#src/contract/generated/types.ts'
import { canonicalJson } from './canonical-json.ts'
import { checkContent } from './check-content.ts'
import { problemLine, problemLineIn } from './content-files.ts'
import { assembleDrawings, drawingProblems } from './drawings.ts'
import { type Loaded, loadContent } from './local-content.ts'
import { loadPictures, type Picture, type Pictures } from './pictures.ts'

/** A revision together with the pictures it refers to: all that the site is made of. */
export interface Edition {
  revision: Revision
  pictures: Pictures
  /** All illustrations in one file. */
  drawings: Picture
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
  const unfit = drawingProblems(pictures.illustrations).map(({ name, message }) =>
    problemLine(join(folder, 'illustrations', `${name}.svg`), { pointer: '', message }),
  )
  const problems = [...(checked.ok ? [] : checked.problems.map(problem => problemLineIn(folder, categoryFiles, problem))), ...unfit]
  if (!checked.ok || problems.length > 0) return { ok: false, problems }
  const revision = revisionOf(revisionId(content, pictures), content, checked.catalog)
  return { ok: true, value: { revision, pictures, drawings: assembleDrawings(pictures.illustrations), selections: checked.selections } }
}

/** The same content gives the same id, however its files are written. */
function revisionId(content: Content, { illustrations, images }: Pictures): string {
  const names = [...illustrations.values(), ...images.values()].map(({ hashedName }) => hashedName)
  return createHash('sha256').update(canonicalJson(content)).update(names.join('\n')).digest('hex').slice(0, 12)
}
