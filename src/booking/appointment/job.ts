import { withIncluded } from '#src/catalog/included-packages.ts'
import type { FormContent } from '#src/catalog/revision.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import { fieldName } from '../request/flat-fields.ts'
import { addressFields } from './address.ts'
import { categoryOf, serviceTitles } from './service-texts.ts'
import { readerOf } from './field-readers.ts'
import { formFields, serviceFields, storedFields, type StoredField } from './stored-fields.ts'
import { thingFields } from './things.ts'

/** The work of a visit, as whoever drives there needs it. */
export interface Job {
  /** What the package includes, and the packages that it builds on. */
  includes: string[]
  addons: string[]
  /** The answers that describe the object of the work, such as its size. */
  thing: StoredField[]
  /** The other answers, such as how to get in; without the address. */
  place: StoredField[]
}

/** Returns the work of a request, by the content in force. */
export function jobOf(request: Appointment, content: FormContent): Job {
  const category = categoryOf(request, content)
  const ofThing = thingFields(content.bookingForm)
  const apart = new Set([...addressFields(content.bookingForm), ...ofThing])
  const asked = formFields(request, content)
  const addons = category === undefined ? null : fieldName(category, 'addons')
  return {
    includes: [...new Set(itemsOf(request, content).flatMap(item => featuresOf(item, content)))],
    addons: addonsOf(request, content),
    thing: [...asked.filter(({ name }) => ofThing.has(name)), ...serviceFields(request, content).filter(({ name }) => name !== addons)],
    place: asked.filter(({ name }) => !apart.has(name)),
  }
}

/** What an item's package includes. */
function featuresOf(item: Appointment, content: FormContent): string[] {
  const packages = categoryOf(item, content)?.packages ?? []
  const chosen = packages.find(({ id }) => id === item.service_type)
  const included = new Set(chosen === undefined ? [] : withIncluded(chosen, packages).map(({ id }) => id))
  return packages.flatMap(({ id, features }) => (included.has(id) ? features : []))
}

/** The titles of the add-ons of all of a request's items, with their quantities. */
export function addonTitles(request: Appointment, content: FormContent): string[] {
  return itemsOf(request, content).flatMap(item => addonsOf(item, content))
}

/** Something that several visits need, and how many times. */
export interface Counted {
  title: string
  count: number
}

/** Counts the packages of some visits, and their add-ons by the unit; packages first, the most frequent first. */
export function countWork(requests: readonly Appointment[], content: FormContent): Counted[] {
  return [
    ...counted(requests.flatMap(request => serviceTitles(request, content))),
    ...counted(requests.flatMap(request => itemsOf(request, content).flatMap(item => addonsOf(item, content, 'each unit')))),
  ]
}

/** Each item of a request as a request of its own. */
function itemsOf({ further_items = [], ...first }: Appointment, content: FormContent): Appointment[] {
  const further = further_items.map(({ category: id, package: chosen, addons = [] }): Appointment => {
    const category = content.categories.find(each => each.id === id)
    return { ...first, vehicle_category: id, service_type: chosen, ...(category && { [fieldName(category, 'addons')]: addons }) }
  })
  return [first, ...further]
}

/** The titles of a request's add-ons with their quantities; with `each unit`, of one taken twice there are two. */
function addonsOf(request: Appointment, content: FormContent, by?: 'each unit'): string[] {
  const category = categoryOf(request, content)
  if (category === undefined) return []
  const name = fieldName(category, 'addons')
  const taken = [storedFields(request).get(name) ?? []].flat().map(String)
  const parts = by === 'each unit' ? taken.map(id => [id]) : [...Map.groupBy(taken, id => id).values()]
  const { read } = readerOf(name, content)
  return parts.map(ids => read(ids, request))
}

function counted(titles: readonly string[]): Counted[] {
  const groups = [...Map.groupBy(titles, title => title)].map(([title, all]) => ({ title, count: all.length }))
  return groups.toSorted((a, b) => b.count - a.count || a.title.localeCompare(b.title))
}
