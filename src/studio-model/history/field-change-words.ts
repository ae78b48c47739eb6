import { runsOf } from '#src/catalog/days.ts'
import { daysName } from '#src/catalog/words/day-name.ts'
import { choicesOf } from '../documents/choices-of.ts'
import { type DocumentPlace, placeOf, resolved } from '../documents/place-of.ts'
import { namesAround } from '../documents/item-names.ts'
import { ownName } from '../documents/own-name.ts'
import { pointerOf } from '../documents/pointer-of.ts'
import { valueAt } from '../documents/values-around.ts'
import { fieldsOf, itemKey, keyedList, textAt } from '../draft/draft-value.ts'
import type { Path } from '../draft/patches.ts'
import { isToldPolicy, type PolicyTelling, toldPolicy } from '../policies/told-policy.ts'
import { isDay } from '../numbers/day-text.ts'
import { changesAt, type FieldChange } from './field-changes.ts'
import { fromTo, valueText } from './value-text.ts'

/** What changes are told by. */
interface Scope extends PolicyTelling {
  /** The document after them. */
  now: object
  /** Its shape in the schemas. */
  shape: string
}

/** A longer text is not written out; in characters. */
const MOST_CHARACTERS = 60

/** Says what changed, a line for each: "Rules: “Pet hair” was added", "Monday, Closes: 17:00 → 15:00". */
export function fieldChangeWords(change: FieldChange, scope: Scope): string[] {
  const { path, before, after } = change
  const place = placeIn(scope, path)
  const lead = fieldName(change, scope)
  const isList = resolved(place.type)?.is === 'list'
  const told = isList && (Array.isArray(before) || Array.isArray(after)) ? listWords(change, place, scope) : [valueWords(change, place, scope)]
  return [...told.map(text => `${lead}: ${text}`), ...(isList ? withinWords(change, scope) : [])]
}

/** What a changed field is called: "Monday, Closes". */
export function fieldName({ path }: FieldChange, scope: Scope): string {
  return [...namesOn(scope, path), placeIn(scope, path).title].filter(word => word !== null && word !== '').join(', ')
}

function valueWords({ before, after }: FieldChange, place: DocumentPlace, scope: Scope): string {
  const texts = [before, after].map(value => textOf(value, place, scope))
  const [old = null, is = null] = texts
  const isLong = texts.some(text => text !== null && text.length > MOST_CHARACTERS)
  if (!isLong && (old !== null || is !== null)) return fromTo(old, is) ?? ''
  return before === undefined ? 'was added' : after === undefined ? 'was removed' : 'was changed'
}

/** What was added to a list and what was removed, by name. */
function listWords({ before, after }: FieldChange, place: DocumentPlace, scope: Scope): string[] {
  const [old, is] = [itemsByKey(before), itemsByKey(after)]
  const lacking = (items: ReadonlyMap<string, unknown>, others: ReadonlyMap<string, unknown>) =>
    namesOf(
      [...items].filter(([key]) => !others.has(key)).map(([, item]) => item),
      place,
      scope,
    )
  const told = [...lacking(is, old).map(name => `${name} was added`), ...lacking(old, is).map(name => `${name} was removed`)]
  return told.length === 0 ? ['in another order'] : told
}

/** What changed of the items that stayed in a list to which others were added, or from which others were removed. */
function withinWords({ path, before, after }: FieldChange, scope: Scope): string[] {
  const old = new Map(keyedList(before).map(({ key, item }) => [key, item]))
  return keyedList(after).flatMap(({ key, item }) => {
    const was = old.get(key)
    if (was === undefined || textAt(item, '_key') === undefined) return []
    return changesAt(was, item, [...path, { _key: key }]).flatMap(inner => fieldChangeWords(inner, scope))
  })
}

function itemsByKey(list: unknown): Map<string, unknown> {
  const items: readonly unknown[] = Array.isArray(list) ? list : []
  return new Map(items.map(item => [itemKey(item), item]))
}

/** The names of items; of days that follow one another one. */
function namesOf(items: readonly unknown[], place: DocumentPlace, scope: Scope): string[] {
  if (itemType(place) !== 'Day' || !items.every(isDay)) return items.map(item => nameOf(item, place, scope))
  return runsOf(items).map(({ from, until }) => daysName(from, until, scope.locale))
}

function nameOf(item: unknown, place: DocumentPlace, scope: Scope): string {
  const fields = fieldsOf(item)
  const name = ownName(fields) ?? namedBy(item, place, scope)
  if (name !== undefined) return `“${name}”`
  const day = dayOf(item)
  if (day !== undefined) return day
  return valueText(item, itemType(place), scope) ?? policyText(item, place, scope) ?? 'one'
}

/** What visitors read of a policy, which has no name; undefined where the item is none, or unfinished. */
function policyText(item: unknown, place: DocumentPlace, scope: Scope): string | undefined {
  const type = itemType(place)
  const told = isToldPolicy(type) ? toldPolicy(type, item, scope.now, scope) : ''
  return told === '' ? undefined : `“${told}”`
}

/** The title of what an id names; undefined where the document has it no more, or another one has it. */
function namedBy(value: unknown, { names }: DocumentPlace, { now: document }: Scope): string | undefined {
  const choices = names === undefined ? [] : choicesOf(names, { document, categories: [], business: null })
  return choices.find(choice => choice.value === value)?.title
}

function itemType({ type }: DocumentPlace): string {
  const list = resolved(type)
  return list?.is === 'list' && list.of.is === 'named' ? list.of.type : ''
}

function textOf(value: unknown, place: DocumentPlace, scope: Scope): string | null {
  const { type } = place
  const named = namedBy(value, place, scope)
  if (named !== undefined) return `“${named}”`
  const known = resolved(type)
  const option = known?.is === 'choice' ? known.options.find(one => one.value === value) : undefined
  return option?.title ?? valueText(value, type?.is === 'named' ? type.type : '', scope)
}

/** The names of the items around a place, a day's where it has no other. */
function namesOn({ now }: Scope, path: Path): string[] {
  const days = path.flatMap((step, at) => (typeof step === 'string' ? [] : (dayOf(valueAt(now, path.slice(0, at + 1))) ?? [])))
  return [...namesAround(now, path), ...days]
}

function dayOf(item: unknown): string | undefined {
  const day = textAt(fieldsOf(item), 'day')
  return day === undefined ? undefined : day.charAt(0).toUpperCase() + day.slice(1)
}

/** The field at a path. The items that it leads through are there before and after: of those that came or went, their list is told. */
function placeIn({ now, shape }: Scope, path: Path): DocumentPlace {
  return placeOf(now, shape, pointerOf(now, path))
}
