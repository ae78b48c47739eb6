import type { FormContent } from '#src/catalog/revision.ts'
import { fill } from '#src/catalog/words/fill.ts'
import { optionLabel } from '#src/catalog/words/input-words.ts'
import type { Answers, Appointment, Category, FieldValue, Input } from '#src/contract/generated/types.ts'
import { namedFields } from '../form/form-values.ts'
import { plainWords } from '../form/kinds/named-kind.ts'
import { namedKindOf } from '../form/kinds/registry.ts'
import { OWN_FIELDS } from '../form/own-fields.ts'
import { fieldName } from '../request/flat-fields.ts'
import { visitField } from '../request/visit-fields.ts'
import { asWords, categoryOf, categoryTitle, serviceTitle } from './service-texts.ts'

/** A field that content defines, in words for the business. */
export interface StoredField {
  name: string
  label: string
  text: string
  /** Whether the field belongs to the category; else to the form. */
  isOfCategory: boolean
}

/** Returns the category's fields that add to the service's title, then each further item and the answers of the visit. */
export function serviceFields(request: Appointment, content: FormContent): StoredField[] {
  const title = serviceTitle(request, content)
  const own = requestFields(request, content).filter(({ isOfCategory, text }) => isOfCategory && text !== title)
  const isOfVisit = ({ name }: StoredField) => name.startsWith(visitField(''))
  return [...own.filter(field => !isOfVisit(field)), ...furtherFields(request, content), ...own.filter(isOfVisit)]
}

/** Each further item in one field: its package, the answers that it has, its add-ons. */
function furtherFields({ further_items = [], ...request }: Appointment, content: FormContent): StoredField[] {
  return further_items.map(({ category: id, package: chosen, inputs = {}, addons = [] }, position) => {
    const item: Appointment = { ...request, vehicle_category: id, service_type: chosen }
    const category = categoryOf(item, content)
    const readers = category === undefined ? [] : categoryReaders(category, item, content)
    const values = category === undefined ? new Map<string, StoredValue>() : valuesOfItem(category, inputs, addons)
    const details = readers.flatMap(({ name, label, read }) => {
      const value = values.get(name)
      return value === undefined ? [] : [`${label}: ${read(value)}`]
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
function requestFields(request: Appointment, content: FormContent): StoredField[] {
  const category = categoryOf(request, content)
  const readers = [
    ...(category === undefined ? [] : categoryReaders(category, request, content)),
    ...visitReaders(request, content),
    ...formReaders(content),
  ]
  const stored = storedFields(request)
  const known = readers.flatMap(({ name, label, isOfCategory, read }) => {
    const value = stored.get(name)
    stored.delete(name)
    return value === undefined ? [] : [{ name, label, isOfCategory, text: read(value) }]
  })
  const unknown = [...stored].map(([name, value]) => {
    const isOfCategory = category !== undefined && name.startsWith(fieldName(category, ''))
    return { name, label: asWords(name), isOfCategory, text: plainWords(value) }
  })
  return [...known, ...unknown]
}

/** Returns the values of a request's further fields, without empty ones. */
export function storedFields(request: Appointment): Map<string, StoredValue> {
  const fields = new Map<string, StoredValue>()
  for (const [name, value] of Object.entries(request)) {
    if (!OWN_FIELDS.has(name) && isStoredValue(value)) fields.set(name, value)
  }
  return fields
}

export type StoredValue = Exclude<FieldValue, null>

export function isStoredValue(value: Appointment[string]): value is StoredValue {
  return typeof value === 'number' || (typeof value === 'string' && value !== '') || Array.isArray(value)
}

/** How a field that content defines reads, also when it belongs to another category; one that content no longer has reads as it is stored. */
export function readerOf(name: string, request: Appointment, content: FormContent): Pick<FieldReader, 'label' | 'read'> {
  const readers = [
    ...formReaders(content),
    ...visitReaders(request, content),
    ...content.categories.flatMap(category => categoryReaders(category, request, content)),
  ]
  return readers.find(reader => reader.name === name) ?? { label: asWords(name), read: plainWords }
}

interface FieldReader {
  name: string
  label: string
  isOfCategory: boolean
  read: (value: StoredValue) => string
}

function formReaders({ bookingForm }: FormContent): FieldReader[] {
  return namedFields(bookingForm).map(field => ({
    name: field.name,
    label: field.label,
    isOfCategory: false,
    read: value => namedKindOf(field).toWords(value, field),
  }))
}

function visitReaders(request: Appointment, content: FormContent): FieldReader[] {
  return (content.visit?.inputs ?? []).map(input => ({
    name: visitField(input.id),
    label: inputLabel(input),
    isOfCategory: true,
    read: value => answerText(input, value, null, request, content),
  }))
}

function categoryReaders(category: Category, request: Appointment, content: FormContent): FieldReader[] {
  const reader = (part: string, label: string, read: FieldReader['read']) => ({ name: fieldName(category, part), label, isOfCategory: true, read })
  return [
    reader('package', category.packageLabel, value =>
      serviceTitle({ ...request, vehicle_category: category.id, service_type: plainWords(value), further_items: [] }, content),
    ),
    ...category.inputs.map(input => reader(input.id, inputLabel(input), value => answerText(input, value, category, request, content))),
    reader('addons', 'Add-ons', value => addonTexts(value, category, request, content).join(', ') || 'None'),
  ]
}

function inputLabel(input: Input): string {
  return 'unit' in input ? `${input.label} (${input.unit})` : input.label
}

function answerText(input: Input, value: StoredValue, category: Category | null, { service_type }: Appointment, { business }: FormContent): string {
  if ('unit' in input) return typeof value === 'number' ? value.toLocaleString(business.locale) : plainWords(value)
  if (!('options' in input)) return plainWords(value)
  const chosen = category?.packages.find(({ id }) => id === service_type) ?? null
  const option = input.options.find(({ id }) => id === value)
  return option === undefined ? plainWords(value) : optionLabel(chosen, input.id, option)
}

/** Returns one text per add-on; an id is repeated once per unit taken. */
function addonTexts(value: StoredValue, category: Category, { estimate }: Appointment, { messages }: FormContent): string[] {
  const ids = Array.isArray(value) ? value : [plainWords(value)]
  const items = category.addonGroups.flatMap(group => group.items)
  return [...new Set(ids)].map(id => {
    const known = items.find(item => item.id === id) ?? estimate.lines.find(line => line.kind === 'addon' && line.id === id)
    const title = known?.title ?? asWords(id)
    const count = ids.filter(other => other === id).length
    return count === 1 ? title : fill(messages.price.quantity, { title, count })
  })
}
