import { memoize } from '#src/catalog/memoize.ts'
import type { CategoryPlan } from '#src/catalog/plan.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import { type AskedInput, isAsked } from '#src/catalog/words/input-words.ts'
import type { Selection } from '#src/catalog/estimate/selection.ts'
import type { BookingForm, Field, Id, RequestMode } from '#src/contract/generated/types.ts'
import { ownValue } from '#src/contract/own-value.ts'
import type { RestOfVisit } from '#src/catalog/visit/visit-pricing.ts'
import type { LocalTime } from '../schedule/business-time.ts'
import { visitTime } from '../schedule/visit-time.ts'

/** The form's values: texts as typed and ids as chosen, empty when not given. */
export interface FormValues {
  mode: RequestMode
  /** Texts of the form's named fields, by name. */
  texts: Readonly<Record<string, string>>
  category: string
  package: string
  /** The category's inputs by id. */
  inputs: Readonly<Record<Id, string>>
  /** Add-on ids, repeated by count. */
  addons: readonly Id[]
  date: string
  time: string
  /** The visit's other items and answers, where content says something of visits. */
  rest?: RestOfVisit | undefined
}

/** The choices, on which alone a price depends; typing a text changes none of them. */
export type Choices = Omit<FormValues, 'texts'>

export const EMPTY_VALUES: FormValues = { mode: 'appointment', texts: {}, category: '', package: '', inputs: {}, addons: [], date: '', time: '' }

/** A field with a value under its own name. */
export type NamedField = Extract<Field, { name: string }>

/** All fields of the form, in order. */
export const fieldsOf = memoize(({ groups }: BookingForm): readonly Field[] => groups.flatMap(({ fields }) => fields))

/** The fields with a value under their own name. */
export const namedFields = memoize((form: BookingForm): readonly NamedField[] => fieldsOf(form).filter(isNamed))

/** Whether a field has a value under its own name; the others fill the fixed parts of a request. */
export function isNamed(field: Field): field is NamedField {
  return 'name' in field
}

/** Whether an address or a draft names a mode that there is. */
export function isMode(text: string | null): text is RequestMode {
  return text === 'quote' || text === 'appointment'
}

/**
 * The selection to price while the visitor types; null without a category. A number that does not parse counts as not given, and a time while it is not
 * known when the request is made (`asked`).
 */
export function selectionOf({ catalog }: FormRevision, values: Choices, asked: LocalTime | null): Selection | null {
  const plan = catalog.categoryById.get(values.category)
  if (plan === undefined) return null
  const inputs: Record<Id, string | number> = {}
  for (const input of plan.category.inputs.filter(isAsked)) {
    const answer = readInput(input, textOf(values.inputs, input.id), plan)
    if (answer !== null) inputs[input.id] = answer
  }
  const date = values.mode === 'appointment' && values.date !== '' ? values.date : null
  return {
    category: plan.category.id,
    package: values.package === '' ? null : values.package,
    inputs,
    addons: values.addons,
    date,
    ...visitTime(date, values.time, asked),
  }
}

/** A text, or an answer, as it was typed or chosen; empty when it was not given, or is none. */
export function textOf(texts: Readonly<Record<string, unknown>>, name: string): string {
  const text = ownValue(texts, name)
  return typeof text === 'string' ? text : ''
}

/** Parses the answer to an input; null when it is empty, no number, or no such text. */
export function readInput(input: AskedInput, text: string, { inputById }: CategoryPlan): string | number | null {
  const trimmed = text.trim()
  if (trimmed === '') return null
  const plan = inputById.get(input.id)
  if (plan?.kind === 'code') return plan.read(trimmed)
  return input.kind === 'number' ? readNumber(trimmed) : trimmed
}

/** Parses a number; null when it is none. */
export function readNumber(text: string): number | null {
  const number = /^\s*\d+(\.\d+)?\s*$/.test(text) ? Number(text) : Number.NaN
  return Number.isFinite(number) ? number : null
}
