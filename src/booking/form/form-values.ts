import { memoize } from '#src/catalog/memoize.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import type { Selection } from '#src/catalog/estimate/selection.ts'
import type { BookingForm, Field, Id, Input, RequestMode } from '#src/contract/generated/types.ts'
import { ownValue } from '#src/contract/own-value.ts'

/** What stands in the form: texts as they were typed and ids as they were chosen, empty while there is none. */
export interface FormValues {
  mode: RequestMode
  /** What stands in the controls of the form's own fields, by name. */
  texts: Readonly<Record<string, string>>
  category: string
  package: string
  /** The category's inputs by id. */
  inputs: Readonly<Record<Id, string>>
  /** An id as often as it is taken. */
  addons: readonly Id[]
  date: string
  time: string
}

/** All that was chosen, and all that a price depends on: a text that is typed changes none of it. */
export type Choices = Omit<FormValues, 'texts'>

export const EMPTY_VALUES: FormValues = { mode: 'appointment', texts: {}, category: '', package: '', inputs: {}, addons: [], date: '', time: '' }

/** A field of the form that has a value of its own, under its own name. */
export type NamedField = Extract<Field, { name: string }>

/** All fields of the form, in order. */
export const fieldsOf = memoize(({ groups }: BookingForm): readonly Field[] => groups.flatMap(({ fields }) => fields))

/** The fields that have a value of their own. */
export const namedFields = memoize((form: BookingForm): readonly NamedField[] => fieldsOf(form).filter(isNamed))

/** Whether a field has a value of its own: the others fill the parts that every request has. */
export function isNamed(field: Field): field is NamedField {
  return 'name' in field
}

/** The selection that the form's values stand for, for a price while they are typed; null without a category. What is no number yet counts as no answer. */
export function selectionOf({ catalog }: FormRevision, values: Choices): Selection | null {
  const plan = catalog.categoryById.get(values.category)
  if (plan === undefined) return null
  const inputs: Record<Id, string | number> = {}
  for (const input of plan.category.inputs) {
    const answer = readInput(input, ownValue(values.inputs, input.id) ?? '')
    if (answer !== null) inputs[input.id] = answer
  }
  return {
    category: plan.category.id,
    package: values.package === '' ? null : values.package,
    inputs,
    addons: values.addons,
    date: values.mode === 'appointment' && values.date !== '' ? values.date : null,
  }
}

/** The answer to an input that a text stands for; null when it is empty or no number. */
export function readInput(input: Input, text: string): string | number | null {
  const trimmed = text.trim()
  if (trimmed === '') return null
  if (input.kind === 'choice') return trimmed
  const number = /^\d+(\.\d+)?$/.test(trimmed) ? Number(trimmed) : Number.NaN
  return Number.isFinite(number) ? number : null
}
