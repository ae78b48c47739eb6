import { createHash } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Revision, revisionOf } from '#src/catalog/revision.ts'
import type { Content } from '#src/contract/generated/types.ts'
import { canonicalJson } from './canonical-json.ts'
import { checkContent } from './check-content.ts'
import { problemLine, problemLineIn } from './problem-lines.ts'
import { drawingProblems } from './drawings.ts'
import { type Loaded, loadContent } from './local-content.ts'
import { loadMedia, type Media } from './media.ts'

/** A revision together with the files it refers to: all that the site is made of. */
export interface Edition {
  revision: Revision
  media: Media
  /** When a file of the folder last changed. */
  changedAt: Date
  /** How many selections the publish check covered. */
  selections: number
}

/** Reads and checks a content folder; every problem is one line that names its file. */
export async function loadEdition(folder: string): Promise<Loaded<Edition>> {
  const loaded = await loadContent(folder)
  if (!loaded.ok) return loaded
  const { content, categoryFiles } = loaded.value
  const media = await loadMedia(folder)
  const checked = checkContent(content, media)
  const unfit = drawingProblems(media.illustrations).map(({ name, message }) =>
    problemLine(join(folder, 'illustrations', `${name}.svg`), { pointer: '', message }),
  )
  const problems = [...(checked.ok ? [] : checked.problems.map(problem => problemLineIn(folder, categoryFiles, problem))), ...unfit]
  if (!checked.ok || problems.length > 0) return { ok: false, problems }
  const revision = revisionOf(revisionId(content, media), content, checked.catalog)
  return { ok: true, value: { revision, media, changedAt: await newestChange(folder), selections: checked.selections } }
}

/** The same content gives the same id, however its files are written. */
function revisionId(content: Content, { illustrations, images, fonts }: Media): string {
  const names = [...illustrations.values(), ...images.values(), ...fonts.values()].map(({ hashedName }) => hashedName)
  return createHash('sha256').update(canonicalJson(content)).update(names.join('\n')).digest('hex').slice(0, 12)
}

async function newestChange(folder: string): Promise<Date> {
  const entries = await readdir(folder, { recursive: true })
  const times = await Promise.all(entries.map(async entry => (await stat(join(folder, entry))).mtimeMs))
  return new Date(Math.max(0, ...times))
}
