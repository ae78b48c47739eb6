import type { CategoryPlan } from '#src/catalog/plan.ts'
import type { VisitPricing } from '#src/catalog/visit/visit-pricing.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import type { Appointment, Id, Input } from '#src/contract/generated/types.ts'
import type { StoredValue } from '../appointment/field-readers.ts'
import { storedFields } from '../appointment/stored-fields.ts'
import { type FormValues, namedFields } from '../form/form-values.ts'
import { namedKindOf } from '../form/kinds/registry.ts'
import { FIELD, fieldName } from './flat-fields.ts'
import { restOfStored, visitField } from './visit-fields.ts'

/** A stored request as the form in force would hold it. */
export interface StoredValues {
  values: FormValues
  /** Answers that content no longer has, by request field: no value holds them. */
  gone: ReadonlyMap<string, StoredValue>
}

/** The inverse of `toPayload`: the values with which the form would send what is stored. */
export function storedValues(request: Appointment, { content, catalog, visit }: FormRevision): StoredValues {
  const { request_type: mode, vehicle_category: category, appointment_date: date, appointment_time: time } = request
  const plan = catalog.categoryById.get(category)
  const gone = storedFields(request)
  const texts: Record<string, string> = {}
  for (const field of namedFields(content.bookingForm)) {
    const stored = gone.get(field.name) ?? ownText(request, field.name)
    const text = stored === '' ? null : namedKindOf(field).fromValue(stored, field)
    if (text === null) continue
    texts[field.name] = text
    gone.delete(field.name)
  }
  const service = plan === undefined ? NO_SERVICE : serviceValues(plan, gone)
  if (plan === undefined) gone.set(FIELD.category, category)
  const rest = !visit ? {} : { rest: restOfStored(request, visitAnswersIn(visit, gone)) }
  return { values: { mode, texts, category: plan?.category.id ?? '', ...service, date: date ?? '', time: time ?? '', ...rest }, gone }
}

/** Takes the visit's answers out of the stored fields. */
function visitAnswersIn({ plan }: VisitPricing, stored: Map<string, StoredValue>): Record<Id, string | number> {
  const answers = (plan.visit.inputs ?? []).flatMap(input => {
    const field = visitField(input.id)
    const value = stored.get(field)
    const text = value === undefined ? null : answerText(input, value)
    if (text === null) return []
    stored.delete(field)
    return [[input.id, input.kind === 'number' ? Number(text) : text] as const]
  })
  return Object.fromEntries(answers)
}

type ServiceValues = Pick<FormValues, 'package' | 'inputs' | 'addons'>

const NO_SERVICE: ServiceValues = { package: '', inputs: {}, addons: [] }

/** Name, address, number and message stand in columns of their own. */
function ownText(request: Appointment, name: string): string {
  const text = request[name]
  return typeof text === 'string' ? text : ''
}

/** Takes what the category has out of the stored fields. */
function serviceValues({ category, packageById, addonById }: CategoryPlan, stored: Map<string, StoredValue>): ServiceValues {
  const chosen = take('package', value => (typeof value === 'string' && packageById.has(value) ? value : null))
  const inputs = category.inputs.flatMap(input => {
    const text = take(input.id, value => answerText(input, value))
    return text === null ? [] : [[input.id, text] as const]
  })
  return { package: chosen ?? '', inputs: Object.fromEntries(inputs), addons: takeAddons() }

  function take(target: Id, read: (value: StoredValue) => string | null): string | null {
    const name = fieldName(category, target)
    const value = stored.get(name)
    const text = value === undefined ? null : read(value)
    if (text !== null) stored.delete(name)
    return text
  }

  function takeAddons(): readonly Id[] {
    const name = fieldName(category, 'addons')
    const value = stored.get(name)
    const ids = Array.isArray(value) ? value : []
    const unknown = ids.filter(id => !addonById.has(id))
    if (unknown.length > 0) stored.set(name, unknown)
    else if (Array.isArray(value)) stored.delete(name)
    return ids.filter(id => addonById.has(id))
  }
}

function answerText(input: Input, value: StoredValue): string | null {
  if (input.kind === 'number') return typeof value === 'number' ? String(value) : null
  if (input.kind === 'product') return null
  if (!('options' in input)) return typeof value === 'string' ? value : null
  return input.options.find(({ id }) => id === value)?.id ?? null
}
