import { fill } from '#src/catalog/fill.ts'
import type { Category, Field, Input } from '#src/contract/generated/types.ts'
import { ownValue } from '#src/contract/own-value.ts'
import { FIELD, fieldName, fieldOfPlace, type FieldProblem } from '../request/flat-fields.ts'
import { type FormContext, isRequired, type Priced } from './form-context.ts'
import { fieldsOf, type FormValues, readInput } from './form-values.ts'
import { firstDay, hoursOn, isPast, isStartOn, lastDay } from '../schedule/slots.ts'

/** Finds what is wrong with one field of the form. */
type FieldCheck<F extends Field> = (field: F, values: FormValues, context: FormContext, priced: Priced) => FieldProblem[]

/** An address of letters, digits and a few signs, at a host with a dot: nothing that a mail link or header would read as a command. Bounded, so that no text takes long. */
const EMAIL = /^[\p{L}\d.!#$'*+/=^_`{|}~-]{1,64}@[\p{L}\d-]{1,63}(\.[\p{L}\d-]{1,63}){1,8}$/u

/** Whether a text looks like an e-mail address. */
function isEmail(text: string): boolean {
  return EMAIL.test(text)
}

/** Ten digits, US style: optional parentheses, separated by a dash, dot or space. */
const PHONE = /^(\(\d{3}\)|\d{3})[-. ]?\d{3}[-. ]?\d{4}$/

/** How each kind of field is checked; a kind without an entry does not compile. */
export const fieldChecks: { [K in Field['kind']]: FieldCheck<Extract<Field, { kind: K }>> } = {
  text: (field, values, context) =>
    textProblem(field, values, context, text => {
      if (field.minLength !== undefined && text.length < field.minLength) return field.tooShort ?? String(field.minLength)
      return tooLong(text, field.maxLength, context)
    }),
  email: (field, values, context) => textProblem(field, values, context, text => (isEmail(text) ? null : field.invalid)),
  phone: (field, values, context) => textProblem(field, values, context, text => (PHONE.test(text) ? null : field.invalid)),
  paragraph: (field, values, context) => textProblem(field, values, context, text => tooLong(text, field.maxLength, context)),
  choice: (field, values, context) =>
    textProblem(field, values, context, text =>
      field.options.some(({ id }) => id === text) ? null : context.revision.content.messages.form.unknownChoice,
    ),
  category: (field, values) => (values.category === '' ? missing(FIELD.category, field.required.message) : []),
  package: (_, values, context, priced) => checkPackage(values, context, priced),
  inputs: (field, values, context, priced) => {
    const category = categoryOf(values, context)
    return category === null ? [] : category.inputs.flatMap(input => checkInput(input, field, category, values, priced))
  },
  addons: (_, values, context, priced) => {
    const category = categoryOf(values, context)
    return category === null ? [] : refusals('addons', category, priced)
  },
  date: (field, { date }, { revision: { content }, layout, now }) => {
    const last = lastDay(content.business, now.date)
    if (date === '') return missing(FIELD.date, field.required.message)
    if (date < firstDay(content.business, layout, now.date)) return at(FIELD.date, field.past)
    if (hoursOn(content.business, date) === null || (last !== null && date > last)) return at(FIELD.date, field.closed)
    return []
  },
  time: (field, { date, time }, context) => {
    const { business, messages } = context.revision.content
    if (time === '') return missing(FIELD.time, field.required.message)
    if (date !== '' && !isStartOn(business, date, time)) return at(FIELD.time, field.invalid)
    if (date !== '' && isPast(date, time, context.now)) return at(FIELD.date, pastMessage(context))
    return context.isTaken ? at(FIELD.time, messages.slot.unavailable) : []
  },
}

function missing(field: string, message: string): FieldProblem[] {
  return [{ field, message, isMissing: true }]
}

function at(field: string, message: string): FieldProblem[] {
  return [{ field, message }]
}

function textProblem(
  field: Extract<Field, { name: string }>,
  values: FormValues,
  context: FormContext,
  check: (text: string) => string | null,
): FieldProblem[] {
  const text = (ownValue(values.texts, field.name) ?? '').trim()
  if (text === '') return isRequired(field, values, context.layout) ? missing(field.name, field.required?.message ?? '') : []
  const message = check(text)
  return message === null ? [] : [{ field: field.name, message }]
}

function tooLong(text: string, max: number, { revision }: FormContext): string | null {
  return text.length > max ? fill(revision.content.messages.form.tooLong, { max }) : null
}

function checkPackage(values: FormValues, context: FormContext, priced: Priced): FieldProblem[] {
  const category = categoryOf(values, context)
  if (category === null) return []
  const field = fieldName(category, 'package')
  if (values.package === '') return missing(field, category.packageRequired)
  if (priced.estimate?.state === 'forbidden') return [{ field, message: priced.estimate.reasons.map(({ text }) => text).join(' ') }]
  return refusals('package', category, priced)
}

function checkInput(
  input: Input,
  { outOfRange }: Extract<Field, { kind: 'inputs' }>,
  category: Category,
  values: FormValues,
  priced: Priced,
): FieldProblem[] {
  const field = fieldName(category, input.id)
  const text = (ownValue(values.inputs, input.id) ?? '').trim()
  const isWrong = text !== '' && (readInput(input, text) === null || priced.refused.some(({ place }) => place === `inputs.${input.id}`))
  if (isWrong) return [{ field, message: input.kind === 'choice' ? input.required : rangeMessage(input, outOfRange) }]
  // While no package is chosen, nobody can know that a question in sight will not matter.
  const isNeeded = priced.estimate?.missing.includes(input.id) ?? false
  return isNeeded || (text === '' && values.package === '' && input.show === 'always') ? missing(field, input.required) : []
}

function rangeMessage({ invalid, min, max, unit, scale = 0 }: Extract<Input, { kind: 'number' }>, template: string): string {
  return invalid ?? fill(template, { min, max, unit, decimals: scale })
}

function refusals(place: string, category: Category, { refused }: Priced): FieldProblem[] {
  return refused.filter(problem => problem.place === place).map(({ place, ...problem }) => ({ ...problem, field: fieldOfPlace(category, place) }))
}

function categoryOf(values: FormValues, { revision }: FormContext): Category | null {
  return revision.catalog.categoryById.get(values.category)?.category ?? null
}

function pastMessage({ revision }: FormContext): string {
  return fieldsOf(revision.content.bookingForm).find(field => field.kind === 'date')?.past ?? ''
}
