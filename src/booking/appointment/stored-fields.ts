import type { FormContent } from '#src/catalog/revision.ts'
import type { Answers, Appointment, Category } from '#src/contract/generated/types.ts'
import { plainWords } from '../form/kinds/named-kind.ts'
import { OWN_FIELDS } from '../form/own-fields.ts'
import { fieldName } from '../request/flat-fields.ts'
import { visitField } from '../request/visit-fields.ts'
import { type FieldReader, isStoredValue, readersOf, type StoredValue } from './field-readers.ts'
import { asWords, categoryOf, categoryTitle, serviceTitle } from './service-texts.ts'

/** A field that content defines, in words for the business. */
export interface StoredField {
  name: string
  label: string
  text: string
  /** Whether the field belongs to the category; else to the form. */
  isOfCategory: boolean
}

/** Returns the category's fields that add to the service's title, then each further item and the answers of the visit; add-ons by another label where one is given. */
export function serviceFields(request: Appointment, content: FormContent, addonsLabel?: string): StoredField[] {
  const title = serviceTitle(request, content)
  const own = requestFields(request, content, addonsLabel).filter(({ isOfCategory, text }) => isOfCategory && text !== title)
  const isOfVisit = ({ name }: StoredField) => name.startsWith(visitField(''))
  return [...own.filter(field => !isOfVisit(field)), ...furtherFields(request, content, addonsLabel), ...own.filter(isOfVisit)]
}

/** Each further item in one field: its package, the answers that it has, its add-ons. */
function furtherFields({ further_items = [], ...request }: Appointment, content: FormContent, addonsLabel?: string): StoredField[] {
  return further_items.map(({ category: id, package: chosen, inputs = {}, addons = [] }, position) => {
    const item: Appointment = { ...request, vehicle_category: id, service_type: chosen }
    const category = categoryOf(item, content)
    const readers = readersOf(content).ofCategory.get(id) ?? []
    const values = category === undefined ? new Map<string, StoredValue>() : valuesOfItem(category, inputs, addons)
    const details = readers.flatMap(reader => {
      const value = values.get(reader.name)
      return value === undefined ? [] : [`${labelOf(reader, addonsLabel)}: ${reader.read(value, item)}`]
    })
    const text = [serviceTitle(item, content), ...details].join('; ')
    return { name: `further_items.${position}`, label: categoryTitle(item, content), text, isOfCategory: true }
  })
}

function valuesOfItem(category: Category, inputs: Answers, addons: readonly string[]): Map<string, StoredValue> {
  const values = new Map<string, StoredValue>(Object.entries(inputs).map(([id, answer]) => [fieldName(category, id), answer]))
  if (addons.length > 0) values.set(fieldName(category, 'addons'), [...addons])
  return values
}

/** Returns the form's own fields, without those that every request has. */
export function formFields(request: Appointment, content: FormContent): StoredField[] {
  return requestFields(request, content).filter(({ isOfCategory }) => !isOfCategory)
}

/** Returns every further field stored with a request, in the order of the content; fields that the content no longer has are kept. */
function requestFields(request: Appointment, content: FormContent, addonsLabel?: string): StoredField[] {
  const { ofCategory, ofVisit, ofForm } = readersOf(content)
  const stored = storedFields(request)
  const known = [...(ofCategory.get(request.vehicle_category) ?? []), ...ofVisit, ...ofForm].flatMap(reader => {
    const { name, isOfCategory } = reader
    const value = stored.get(name)
    stored.delete(name)
    return value === undefined ? [] : [{ name, label: labelOf(reader, addonsLabel), isOfCategory, text: reader.read(value, request) }]
  })
  const category = categoryOf(request, content)
  const unknown = [...stored].map(([name, value]) => {
    const isOfCategory = category !== undefined && name.startsWith(fieldName(category, ''))
    return { name, label: asWords(name), isOfCategory, text: plainWords(value) }
  })
  return [...known, ...unknown]
}

function labelOf({ label, isOfAddons }: FieldReader, addonsLabel: string = label): string {
  return isOfAddons ? addonsLabel : label
}

/** Returns the values of a request's further fields, without empty ones. */
export function storedFields(request: Appointment): Map<string, StoredValue> {
  const fields = new Map<string, StoredValue>()
  for (const name in request) {
    const value = request[name]
    if (!OWN_FIELDS.has(name) && isStoredValue(value)) fields.set(name, value)
  }
  return fields
}
