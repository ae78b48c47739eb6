import { escapeToken } from '#src/contract/json-pointer.ts'
import { fieldsOf, textAt } from '../draft/draft-value.ts'
import type { Path } from '../draft/patches.ts'

/** What a document says at the paths that change, none of which contains another; undefined: nothing any more. */
export type DocumentEdit = readonly { readonly path: Path; readonly value: unknown }[]

/** What goes from a document, as JSON pointers, and the edit that takes it out. */
export interface Without {
  readonly gone: readonly string[]
  readonly edit: DocumentEdit
}

/**
 * Fields that say "none" when they are left out, by their name or with what they are in: a picture goes on being shown, a button leads to the form. Any
 * other field's end is the end of its object: left out, it would say "all", or be missing.
 */
const MAY_GO: ReadonlySet<string> = new Set(['includes', 'includedIn', 'labels', 'unless', 'except', 'images category', 'to category'])

/** Objects of which each field adds to what is meant: one may go while another stays. */
const UNIONS: ReadonlySet<string> = new Set(['on', 'except'])

/** Lists of which every item must hold, by what they are in: without one of them the whole never holds. */
const ALL_HOLD: ReadonlySet<string> = new Set(['when inputs', 'when addons', 'unless inputs', 'unless addons', 'examples answers', 'examples addons'])

/** The list of a document that may be left empty: a category without rules is one like others. */
const MAY_BE_EMPTY = 'rules'

/**
 * Takes places out of a document, each with the smallest part around it that means nothing without it: the item of a list, the list's owner where it was the
 * last item, the rule whose condition can never hold. Returns null where nothing of the document would be left. `pointers` are JSON pointers.
 */
export function withoutPlaces(document: object, pointers: readonly string[]): Without | null {
  const left = without(document, { tokens: [], path: [] }, new Set(pointers))
  return left === GONE ? null : { gone: left.gone, edit: left.edit }
}

interface Left extends Without {
  readonly value: unknown
}

const GONE = 'gone'

/** A place by its tokens as a JSON pointer, and as the Studio writes it. */
interface Place {
  readonly tokens: readonly string[]
  readonly path: Path
}

function without(value: unknown, place: Place, pointers: ReadonlySet<string>): Left | typeof GONE {
  if (pointers.has(pointerOf(place))) return GONE
  if (Array.isArray(value)) return listWithout(value, place, pointers)
  if (typeof value === 'object' && value !== null) return objectWithout(value, place, pointers)
  return { value, gone: [], edit: [] }
}

function listWithout(list: readonly unknown[], place: Place, pointers: ReadonlySet<string>): Left | typeof GONE {
  const items = list.map((item, position) => {
    const at = inside(place, String(position), { _key: textAt(fieldsOf(item), '_key') ?? '' })
    return { at, left: without(item, at, pointers) }
  })
  const stay = items.flatMap(({ left }) => (left === GONE ? [] : left))
  if (stay.length === items.length) return { value: stay.map(({ value }) => value), ...joined(stay) }
  const mayBeEmpty = place.tokens.length === 1 && place.tokens[0] === MAY_BE_EMPTY
  if ((stay.length === 0 && !mayBeEmpty) || mustAllHold(place)) return GONE
  const value = stay.map(item => item.value)
  const gone = items.filter(({ left }) => left === GONE).map(({ at }) => pointerOf(at))
  return { value, gone: [...gone, ...joined(stay).gone], edit: [{ path: place.path, value }] }
}

function objectWithout(object: object, place: Place, pointers: ReadonlySet<string>): Left | typeof GONE {
  const fields = Object.entries(object).map(([name, field]: [string, unknown]) => {
    const at = inside(place, name, name)
    return { name, at, left: without(field, at, pointers) }
  })
  const gone = fields.filter(({ left }) => left === GONE)
  const isUnion = UNIONS.has(place.tokens.at(-1) ?? '') && fields.some(({ name, left }) => left !== GONE && !name.startsWith('_'))
  if (!isUnion && gone.some(({ name }) => !MAY_GO.has(name) && !MAY_GO.has(`${ownerOf(place)} ${name}`))) return GONE
  const dropped = gone.map(({ at }) => ({ gone: [pointerOf(at)], edit: [{ path: at.path, value: undefined }] }))
  const stay = fields.flatMap(({ name, left }) => (left === GONE ? [] : { name, left }))
  const value = Object.fromEntries(stay.map(({ name, left }) => [name, left.value]))
  return { value, ...joined([...dropped, ...stay.map(({ left }) => left)]) }
}

function joined(parts: readonly Without[]): Without {
  return { gone: parts.flatMap(({ gone }) => gone), edit: parts.flatMap(({ edit }) => edit) }
}

function mustAllHold({ tokens }: Place): boolean {
  const [list = '', owner = ''] = namesOf(tokens)
  return ALL_HOLD.has(`${owner} ${list}`)
}

function ownerOf({ tokens }: Place): string {
  return namesOf(tokens)[0] ?? ''
}

/** The names on the way to a place, the innermost first, without positions in lists. */
function namesOf(tokens: readonly string[]): string[] {
  return tokens.filter(token => !/^\d+$/.test(token)).toReversed()
}

function inside({ tokens, path }: Place, token: string, step: Path[number]): Place {
  return { tokens: [...tokens, token], path: [...path, step] }
}

function pointerOf({ tokens }: Place): string {
  return tokens.map(token => `/${escapeToken(token)}`).join('')
}
