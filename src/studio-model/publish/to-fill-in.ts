import { UNUSED_INPUT } from '#src/catalog/publish-check/booked-items.ts'
import { ONE_OF, REQUIRED } from '#src/contract/decode.ts'
import { itemNames } from '../documents/item-names.ts'
import { itemWord } from '../documents/item-word.ts'
import { NAME_FIELDS } from '../documents/own-name.ts'
import { type DocumentPlace, type PathStep, placeOf, resolved } from '../documents/place-of.ts'
import { pointerOf } from '../documents/pointer-of.ts'
import { fieldsOf } from '../draft/draft-value.ts'
import { STUDIO_TYPES } from '../generated/studio-types.ts'
import { hasWords, NO_FIELD_GIVEN, UNUSED_QUESTION } from './problem-words.ts'

/** The required fields that are still empty in one list item, or in the document itself. */
export interface ToFillIn {
  /** Path of the item; empty for the document. */
  readonly path: readonly PathStep[]
  /** The item with those that it is in, by names; of one without a name what it is. Empty for the document. */
  readonly name: string
  /** The titles of its fields, of empty lists what is needed of them. */
  readonly parts: readonly string[]
  /** The first of these fields; within it the part that is empty. */
  readonly first: readonly PathStep[]
}

/** Whether a problem is that nothing stands there yet: no mistake, but something still to be done. */
export function isToFillIn(message: string, value: unknown): boolean {
  // What is missing in a text is where a link of it leads.
  if (hasWords(value)) return false
  return message.startsWith(REQUIRED) || message === NO_FIELD_GIVEN || message === UNUSED_INPUT || message.startsWith(ONE_OF) || isEmpty(value)
}

/** A place where something is still to be done, with what is said of it. */
export interface Empty {
  readonly path: readonly PathStep[]
  readonly message: string
}

/** Whether something is said of a question that nothing uses yet: its own fields are filled in. */
export function isUnused(message: string): boolean {
  return message.endsWith(UNUSED_QUESTION)
}

/** Whether what was asked for stands there by now, though no check has seen it yet. Of a list or an object only the check can tell. */
export function isFilledIn({ message }: Pick<Empty, 'message'>, value: unknown): boolean {
  if (isUnused(message)) return false
  return typeof value === 'string' ? value.trim() !== '' : typeof value === 'number' || typeof value === 'boolean'
}

const WHAT_USES_IT = 'a price, rule or duration that uses it'

/** Gathers what is still empty by the innermost items that owners fill in; a price, with all in it, is one field. */
export function toFillIn(document: object, shape: string, empty: readonly Empty[]): ToFillIn[] {
  const found = empty.map(({ path, message }) => ({ ...partAt(document, shape, path), ...(isUnused(message) && { title: WHAT_USES_IT }) }))
  const byItem = Map.groupBy(found, ({ item }) => JSON.stringify(item))
  return [...byItem.values()].map(all => {
    // An id follows from the name: it is asked for by itself alone. Other fields may follow from it, too: it is asked for first.
    const named = all.filter(({ first }) => first.at(-1) !== 'id').sort((a, b) => Number(isName(b)) - Number(isName(a)))
    const [one, ...others] = named.length === 0 ? all : named
    const parts = [...new Set([one, ...others].flatMap(part => part?.title ?? []))]
    return { path: one?.item ?? [], name: one?.name ?? '', parts, first: one?.first ?? [] }
  })
}

function isName({ first }: Part): boolean {
  return NAME_FIELDS.some(name => name === first.at(-1))
}

/** Lists the empty fields in one line: "Still to fill in: Title, Effect". */
export function toFillInWords(parts: readonly string[]): string {
  return `Still to fill in: ${parts.join(', ')}`
}

/** The same with what they are of: "Weekend. Still to fill in: Effect"; a question has a mark of its own. */
export function gapWords({ name, parts }: Pick<ToFillIn, 'name' | 'parts'>): string {
  return [/[^.?!]$/.test(name) ? `${name}.` : name, toFillInWords(parts)].filter(Boolean).join(' ')
}

/** The innermost item that a path leads into, with what it is called within a sentence; null where there is none, or no word for it. */
export function itemOf(document: object, shape: string, path: readonly PathStep[]): { path: PathStep[]; word: string } | null {
  const item = path.slice(0, path.findLastIndex(step => typeof step === 'object') + 1)
  const word = item.length === 0 ? null : itemWord(placeOf(document, shape, pointerOf(document, item)).type)
  return word === null ? null : { path: item, word }
}

interface Part {
  item: readonly PathStep[]
  name: string
  title: string
  first: readonly PathStep[]
}

function partAt(document: object, shape: string, path: readonly PathStep[]): Part {
  const places = path.map((_, at) => placeOf(document, shape, pointerOf(document, path.slice(0, at + 1))))
  const price = places.findIndex(({ type }) => type?.is === 'named' && WHOLE.has(type.type))
  const end = price === -1 ? path.length : price + 1
  const last = path.slice(0, end).findLastIndex(step => typeof step === 'object')
  // Of an item that is empty as a whole its list is told.
  const at = last === end - 1 ? last : last + 1
  const item = path.slice(0, last + 1)
  const name = last === -1 ? '' : nameOf(document, item, places[last])
  const title = titleOf(isChosen(places[at]) ? places[end - 1] : places[at])
  return { item, name, title, first: path.slice(0, Math.max(at + 1, end)) }
}

/** What has an editor of its own. */
const WHOLE: ReadonlySet<string> = new Set(['Price', 'Duration'])

/** Whether a field is a picture that is there: what it lacks is a part of it, such as what it shows. */
function isChosen(place: DocumentPlace | undefined): boolean {
  const { src, asset } = fieldsOf(place?.value)
  return place?.type?.is === 'named' && place.type.type === 'Image' && (src !== undefined || asset !== undefined)
}

function nameOf(document: object, item: readonly PathStep[], place: DocumentPlace | undefined): string {
  const names = itemNames(document, pointerOf(document, item))
  const isNamed = itemNames(document, pointerOf(document, item.slice(0, -1))).length < names.length
  const type = place?.type?.is === 'named' ? STUDIO_TYPES[place.type.type]?.title : undefined
  return [...names, ...(isNamed ? [] : [type ?? place?.title ?? ''])].filter(word => word !== '').join(', ')
}

function titleOf(place: DocumentPlace | undefined): string {
  const list = resolved(place?.type ?? null)
  const one = list?.is === 'list' && isEmpty(place?.value) ? itemWord(list.of) : null
  return one === null ? (place?.title ?? '') : `at least one ${one}`
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
