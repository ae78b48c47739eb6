import { memoize } from '#src/catalog/memoize.ts'
import type { FormContent } from '#src/catalog/revision.ts'
import { fill } from '#src/catalog/words/fill.ts'
import { optionLabel } from '#src/catalog/words/input-words.ts'
import type { Appointment, Category, FieldValue, Id, Input } from '#src/contract/generated/types.ts'
import { namedFields } from '../form/form-values.ts'
import { plainWords } from '../form/kinds/named-kind.ts'
import { namedKindOf } from '../form/kinds/registry.ts'
import { fieldName } from '../request/flat-fields.ts'
import { visitField } from '../request/visit-fields.ts'
import { asWords, serviceTitle } from './service-texts.ts'

export type StoredValue = Exclude<FieldValue, null>

export function isStoredValue(value: Appointment[string]): value is StoredValue {
  return typeof value === 'number' || (typeof value === 'string' && value !== '') || Array.isArray(value)
}

/** How a field that content defines reads. */
export interface FieldReader {
  name: string
  label: string
  /** Whether the field belongs to the category, or to the visit; else to the form. */
  isOfCategory: boolean
  /** Whether it holds the add-ons, which a mail calls by its own label. */
  isOfAddons?: true
  read: (value: StoredValue, request: Appointment) => string
}

interface FieldReaders {
  ofForm: readonly FieldReader[]
  ofVisit: readonly FieldReader[]
  ofCategory: ReadonlyMap<Id, readonly FieldReader[]>
}

/** The readers of all fields that content defines; memoized, since a list reads every request. */
export const readersOf = memoize((content: FormContent): FieldReaders => ({
  ofForm: formReaders(content),
  ofVisit: visitReaders(content),
  ofCategory: new Map(content.categories.map(category => [category.id, categoryReaders(category, content)])),
}))

/** How a field reads, also when it belongs to another category; one that content no longer has reads as it is stored. */
export function readerOf(name: string, content: FormContent): Pick<FieldReader, 'label' | 'read'> {
  const { ofForm, ofVisit, ofCategory } = readersOf(content)
  const readers = [...ofForm, ...ofVisit, ...[...ofCategory.values()].flat()]
  return readers.find(reader => reader.name === name) ?? { label: asWords(name), read: plainWords }
}

function formReaders({ bookingForm }: FormContent): FieldReader[] {
  return namedFields(bookingForm).map(field => ({
    name: field.name,
    label: field.label,
    isOfCategory: false,
    read: value => namedKindOf(field).toWords(value, field),
  }))
}

function visitReaders(content: FormContent): FieldReader[] {
  return (content.visit?.inputs ?? []).map(input => ({
    name: visitField(input.id),
    label: inputLabel(input),
    isOfCategory: true,
    read: (value, request) => answerText(input, value, null, request, content),
  }))
}

function categoryReaders(category: Category, content: FormContent): FieldReader[] {
  const reader = (part: string, label: string, read: FieldReader['read']): FieldReader => ({
    name: fieldName(category, part),
    label,
    isOfCategory: true,
    read,
  })
  return [
    reader('package', category.packageLabel, (value, request) =>
      serviceTitle({ ...request, vehicle_category: category.id, service_type: plainWords(value), further_items: [] }, content),
    ),
    ...category.inputs.map(input => reader(input.id, inputLabel(input), (value, request) => answerText(input, value, category, request, content))),
    {
      ...reader('addons', 'Add-ons', (value, request) => addonTexts(value, category, request, content).join(', ') || 'None'),
      isOfAddons: true,
    },
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
