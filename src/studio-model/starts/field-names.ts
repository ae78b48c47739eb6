import { RESERVED_FIELDS } from '#src/booking/form/own-fields.ts'
import { fieldName } from '#src/booking/request/flat-fields.ts'
import { INHERITED_KEYS } from '#src/cms/check/check-questions.ts'
import { isUnnamed } from '../documents/own-name.ts'
import type { PathStep } from '../documents/place-of.ts'
import { STUDIO_TYPES } from '../generated/studio-types.ts'
import { suggestedId } from '../documents/suggested-id.ts'
import { type Fields, fieldsOf, keyedList, textAt } from '../draft/draft-value.ts'

/** Something that a field of the request form takes over. */
export interface FieldStart {
  readonly path: readonly PathStep[]
  readonly value: string | number
}

/** Names that fields may not have: those that are published, which a new label does not change, and the beginnings of categories' own. */
export interface NamesElsewhere {
  readonly published: unknown
  readonly prefixes: readonly string[]
}

/** The name of a field until its label gives it one: without any, it would be taken for the first default of its kind. */
const UNNAMED = 'field'

/** Kinds of which every request has one, by the name that it must have. */
const OF_KIND: Readonly<Record<string, string>> = { email: 'email', phone: 'phone' }

/** How many characters fit into a text, where nobody says. */
const USUAL_LENGTHS: Readonly<Record<string, number>> = { text: 200, paragraph: 2000 }

/** Names for new fields, which nothing else has: in place of none, or of that of the field that one is a copy of. */
export function newNames(before: unknown, form: unknown, elsewhere: NamesElsewhere): FieldStart[] {
  const known = new Set([...fieldsIn(before), ...fieldsIn(elsewhere.published)].map(({ place }) => place))
  const all = fieldsIn(form)
  const names = all.flatMap(({ item, place }) => (known.has(place) ? [item['name']] : []))
  return all.flatMap(({ item, path, place }) => {
    const own = item['name']
    if (known.has(place) || !hasName(item)) return []
    const name = own !== undefined && !names.includes(own) ? own : freeName(own === undefined ? UNNAMED : nameFrom(item), names, elsewhere)
    names.push(name)
    return typeof name !== 'string' || name === own ? [] : [{ path: [...path, 'name'], value: name }]
  })
}

/** How long an answer may be usually, for fields whose kind has just been chosen. */
export function usualLengths(before: unknown, form: unknown): FieldStart[] {
  const last = new Map(fieldsIn(before).map(({ place, item }) => [place, item]))
  return fieldsIn(form).flatMap(({ item, path, place }) => {
    const isChosen = last.has(place) && last.get(place)?.['kind'] === undefined
    const length = USUAL_LENGTHS[textAt(item, 'kind') ?? '']
    return isChosen && length !== undefined && item['maxLength'] === undefined ? [{ path: [...path, 'maxLength'], value: length }] : []
  })
}

/** Names for fields that have none of their own yet, derived from their labels. A published field keeps its name. */
export function followingNames(form: unknown, elsewhere: NamesElsewhere): FieldStart[] {
  const all = fieldsIn(form)
  const published = new Set(fieldsIn(elsewhere.published).map(({ item }) => item['name']))
  const names = all.map(({ item }) => item['name'])
  return all.flatMap(({ item, path }) => {
    const { name: own, kind } = item
    if (own === undefined || !isUnnamed(own) || published.has(own) || kind === undefined || !hasName(item)) return []
    const wanted = nameFrom(item)
    const name = wanted === UNNAMED ? undefined : freeName(wanted, names, elsewhere)
    names.push(name)
    return name === undefined ? [] : [{ path: [...path, 'name'], value: name }]
  })
}

/** Derives a name from a label: "Gate code" becomes gate_code. */
function nameFrom(item: Fields): string {
  return OF_KIND[textAt(item, 'kind') ?? ''] ?? (suggestedId(item['label']).replaceAll('-', '_') || UNNAMED)
}

/** The name that is wanted, or the next one that is free; with another beginning where a category's fields have it. */
function freeName(wanted: string, taken: readonly unknown[], { prefixes }: NamesElsewhere): string | undefined {
  const isFree = (name: string) =>
    !taken.includes(name) &&
    !RESERVED_FIELDS.has(name) &&
    !INHERITED_KEYS.has(name) &&
    !prefixes.some(fieldPrefix => name.startsWith(fieldName({ fieldPrefix }, '')))
  const numbered = (name: string) => [name, ...[...taken, null].map((_, position) => `${name.slice(0, LONGEST)}_${position + 2}`)]
  return [...numbered(wanted), ...numbered(`asked_${wanted.slice(0, LONGEST)}`)].find(isFree)
}

/** What fits with a beginning or a number; in characters. */
const LONGEST = 54

/** A field of the form, by its path. */
interface Placed {
  readonly path: readonly PathStep[]
  readonly place: string
  readonly item: Fields
}

function fieldsIn(form: unknown): Placed[] {
  return keyedList(fieldsOf(form)['groups']).flatMap(group =>
    keyedList(group.item['fields']).map(({ key, item }) => {
      const path = ['groups', { _key: group.key }, 'fields', { _key: key }]
      return { path, place: JSON.stringify(path), item }
    }),
  )
}

/** Whether a field has a name: those that stand for a category, its packages or a time of the visit have none. One whose kind is not chosen may get one. */
function hasName({ kind }: Fields): boolean {
  const type = STUDIO_TYPES['Field']
  const kinds = type !== undefined && 'kinds' in type ? type.kinds : []
  return kind === undefined || kinds.some(({ value, fields }) => value === kind && fields.some(({ name }) => name === 'name'))
}
