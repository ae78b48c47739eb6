import { wholeDocument } from '#src/cms/sanity/whole-document.ts'
import { inSentence } from '../documents/in-sentence.ts'
import { fieldsOf, keyedList, textAt } from '../draft/draft-value.ts'
import type { Documents } from './check-draft.ts'
import type { GoingWith } from './going-with.ts'

/** Deleted for good, or kept as a draft: now, or once a release runs. */
export type RemovalKind = 'delete' | 'unpublish' | 'release'

/** What a category takes with it when it goes; null where it was never published. */
export type Removed = { readonly path: string | undefined; readonly packages: number; readonly addons: number } | null

/** Where a document waits to go live beside its draft: the titles of releases, and how many scheduled drafts. */
export interface WaitsIn {
  readonly releases: readonly string[]
  readonly scheduled: number
}

/** Returns what goes from the site with a category. */
export function removed(id: string, { published }: Pick<Documents, 'published'>, language: unknown): Removed {
  const document = published.find(({ _id }) => _id === id)
  if (document === undefined) return null
  const read = wholeDocument(document, 'category', language)
  const groups = keyedList(document['addonGroups'])
  return {
    path: textAt(fieldsOf(read.ok ? read.whole : document), 'path'),
    packages: keyedList(document['packages']).length,
    addons: groups.flatMap(({ item }) => keyedList(item['items'])).length,
  }
}

/** What the press on Start says that puts back what was taken off the site. */
export const PUT_ON_AGAIN = 'Put it on the site again'

/** Said once it is done. */
export const TAKEN_OFF = 'Taken off the site'

/** Said of what is taken off the site. */
export const STAYS_AS_DRAFT = `It stays here as a draft: “${PUT_ON_AGAIN}” on Start brings it back.`

/** What the removal dialog needs to know beside what is removed. */
interface RemovalAsked {
  /** The number of open requests; null while it is not known. */
  readonly open: number | null
  readonly waits: WaitsIn
  /** Whether the dialog also offers to unpublish the category and keep it as a draft; then that is said first. */
  readonly mayStay: boolean
}

/** Says what of other documents goes with it, a line for each part. */
export function goesWithWords(kind: RemovalKind, { parts, reasons }: Pick<GoingWith, 'parts' | 'reasons'>): string[] {
  const stays = kind === 'unpublish' ? ', which stays with it as its own' : ''
  return [...parts, ...reasons.map(({ name, text }) => `${name}, the note “${text}”${stays}`)]
}

/** Says how that comes back; of what is deleted, only where it is kept. */
export function comesBackWords(kind: RemovalKind): string {
  return kind === 'delete' ? 'Taken off the site, all of that comes back with it.' : 'All of that comes back with it.'
}

/** Says which drafts keep something from going with it. */
export function waitingWords(names: readonly string[]): string {
  const listed = new Intl.ListFormat('en').format(names.map(name => `“${name}”`))
  return `${listed} ${names.length === 1 ? 'has' : 'have'} other changes that wait: once these are published or discarded, what names it there goes with it.`
}

/** Says what goes and what stays. */
export function removalWords(kind: RemovalKind, name: string, gone: Removed, { open, waits, mayStay }: RemovalAsked): string[] {
  const deleted = gone === null ? 'Here it is gone too.' : 'Deleted for good, it is gone here too, with its draft.'
  const stays = {
    delete: [...(mayStay ? [`Taken off the site, ${inSentence(STAYS_AS_DRAFT)}`] : []), deleted, ...waitWords(kind, waits)],
    unpublish: [STAYS_AS_DRAFT, ...waitWords(kind, waits)],
    release: [STAYS_AS_DRAFT],
  }[kind]
  if (gone === null) return [`“${name}” was never published: nothing goes from the site.`, ...stays]
  const { path, packages, addons } = gone
  const parts = [
    ...(path === undefined ? [] : [`its page ${path}`]),
    'its part of the form',
    counted(packages, 'package'),
    ...(addons === 0 ? [] : [counted(addons, 'add-on')]),
  ]
  return [
    `${kind === 'release' ? 'When the release runs, from the site go' : 'From the site go'} “${name}”, ${new Intl.ListFormat('en').format(parts)}. Whoever has a link to them finds nothing there.`,
    openWords(open),
    ...stays,
  ]
}

/** What becomes of it where it waits. */
function waitWords(kind: RemovalKind, { releases, scheduled }: WaitsIn): string[] {
  const places = [
    ...releases.map(title => `the release “${title}”`),
    ...(scheduled === 0 ? [] : [scheduled === 1 ? 'a scheduled draft' : `${scheduled} scheduled drafts`]),
  ]
  if (places.length === 0) return []
  const waits = `It waits in ${new Intl.ListFormat('en').format(places)} too`
  return [kind === 'unpublish' ? `${waits}, which would put it on the site again.` : `${waits}: there it is deleted as well.`]
}

function openWords(open: number | null): string {
  if (open === null) return 'Requests for it stay in the admin. Those that are open keep their price and their time.'
  if (open === 0) return 'No request for it is open.'
  return open === 1
    ? 'One request for it is open: it keeps its price and its time.'
    : `${open.toLocaleString('en')} requests for it are open: they keep their prices and their times.`
}

function counted(count: number, what: string): string {
  return count === 1 ? `its ${what}` : `its ${count.toLocaleString('en')} ${what}s`
}
