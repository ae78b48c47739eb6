import { createHash } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type Revision, revisionOf } from '#src/catalog/revision.ts'
import type { Content } from '#src/contract/generated/types.ts'
import { canonicalJson } from './canonical-json.ts'
import { checkContent } from './check-content.ts'
import { nullWhenMissing } from './content-folder.ts'
import { problemLine, problemLineIn } from './problem-lines.ts'
import { drawingProblems } from './drawings.ts'
import { type Loaded, loadContent, type NamedContent } from './local-content.ts'
import { loadMedia, type Media } from './media.ts'

/** A revision together with the files it refers to: all that the site is made of. */
export interface Edition {
  revision: Revision
  media: Media
  /** When its newest document or file last changed. */
  changedAt: Date
  /** How many selections the publish check covered. */
  selections: number
}

/** Reads and checks a content folder; every problem is one line that names its file. */
export async function loadEdition(folder: string, known?: Edition): Promise<Loaded<Edition>> {
  const loaded = await loadContent(folder)
  return loaded.ok ? checkEdition(loaded.value, folder, await newestChange(folder), known) : loaded
}

/** Checks content, wherever it comes from, with the files of a content folder: the one way to an edition. What is `known` is not checked again. */
export async function checkEdition({ content, naming }: NamedContent, folder: string, changedAt: Date, known?: Edition): Promise<Loaded<Edition>> {
  const media = await loadMedia(folder)
  const id = revisionId(content, media)
  if (known?.revision.id === id) return { ok: true, value: { ...known, changedAt } }
  const checked = checkContent(content, media)
  const unfit = drawingProblems(media.illustrations).map(({ name, message }) =>
    problemLine(join(folder, 'illustrations', `${name}.svg`), { pointer: '', message }),
  )
  const problems = [...(checked.ok ? [] : checked.problems.map(problem => problemLineIn(naming, problem))), ...unfit]
  if (!checked.ok || problems.length > 0) return { ok: false, problems }
  const revision = revisionOf(id, content, checked.catalog)
  return { ok: true, value: { revision, media, changedAt, selections: checked.selections } }
}

/** The same content gives the same id, however its files are written. */
function revisionId(content: Content, { illustrations, images, fonts }: Media): string {
  const names = [...illustrations.values(), ...images.values(), ...fonts.values()].map(({ hashedName }) => hashedName)
  return createHash('sha256').update(canonicalJson(content)).update(names.join('\n')).digest('hex').slice(0, 12)
}

/** When a file of a content folder last changed; hidden ones and those that are gone again do not count. */
export async function newestChange(folder: string): Promise<Date> {
  const entries = (await readdir(folder, { recursive: true })).filter(entry => !basename(entry).startsWith('.'))
  const times = await Promise.all(entries.map(async entry => (await stat(join(folder, entry)).catch(nullWhenMissing))?.mtimeMs ?? 0))
  return new Date(Math.max(0, ...times))
}
