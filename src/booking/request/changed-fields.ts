import type { FormRevision } from '#src/catalog/revision.ts'
import type { FieldValue, Layout, RequestItem } from '#src/contract/generated/types.ts'
import { priceForm } from '../form/form-context.ts'
import type { FormValues } from '../form/form-values.ts'
import { FIELD } from './flat-fields.ts'
import { isSameValue } from './same-value.ts'
import { isServiceField } from './service-fields.ts'
import { FURTHER_ITEMS, payloadOfRest } from './visit-fields.ts'
import { toPayload } from './payload.ts'

/** Fields that follow from others. */
const DERIVED: ReadonlySet<string> = new Set(['service_type', 'calculated_price'])

/**
 * The fields of a request that differ between two states of its form; an empty text empties a field. A day and its time go together, since half of
 * them may have been meant for another.
 */
export function changedFields(
  before: FormValues,
  after: FormValues,
  revision: FormRevision,
  layout: Layout,
): Record<string, FieldValue | RequestItem[]> {
  const [old, now] = [fieldsOf(before), fieldsOf(after)]
  const names = new Set([...old.keys(), ...now.keys()])
  // A form that cannot be priced, such as with a day that does not exist, sends no service.
  const isKept = (name: string) => isSameService(before, after) && isServiceField(revision, name)
  const changed = new Set([...names].filter(name => !isKept(name) && !isSameValue(old.get(name), now.get(name))))
  if (changed.has(FIELD.date) || changed.has(FIELD.time)) changed.add(FIELD.date).add(FIELD.time)
  return Object.fromEntries([...changed].map(name => [name, now.get(name) ?? (name === FURTHER_ITEMS ? [] : '')]))

  function fieldsOf(values: FormValues): ReadonlyMap<string, FieldValue | RequestItem[]> {
    const priced = priceForm(revision, values, null)
    const rest = values.rest && payloadOfRest(values.rest, priced.visit)
    const payload = Object.entries({ ...toPayload(values, revision, layout, [], priced), ...rest })
    return new Map(payload.flatMap(([name, value]) => (value === undefined || DERIVED.has(name) ? [] : [[name, value]])))
  }
}

/** Whether two states of a form ask for the same service. */
export function isSameService(one: FormValues, other: FormValues): boolean {
  return JSON.stringify(serviceOf(one)) === JSON.stringify(serviceOf(other))
}

/** Whether two states of a form say the same, however they came to it. */
export function isSameForm(one: FormValues, other: FormValues): boolean {
  const names = [...new Set([...Object.keys(one.texts), ...Object.keys(other.texts)])]
  const isSameRest = one.mode === other.mode && one.date === other.date && one.time === other.time
  return isSameRest && isSameService(one, other) && names.every(name => isSameValue(one.texts[name], other.texts[name]))
}

function serviceOf({ category, package: chosen, inputs, addons, rest }: FormValues) {
  const answers = Object.entries(inputs).filter(([, text]) => text !== '')
  return { category, chosen, answers: answers.toSorted(([a], [b]) => (a < b ? -1 : 1)), addons: addons.toSorted(), rest }
}
