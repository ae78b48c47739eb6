import type { FormRevision } from '#src/catalog/revision.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import { storedValues } from '../request/stored-values.ts'
import { EMPTY_VALUES, type FormValues } from './form-values.ts'

/** Whether a named field of the form says something of the customer, as name and address do, and not of one visit alone. */
export function isKeptNextTime(name: string): boolean {
  return name !== 'message'
}

/**
 * Returns the values with which the form asks for the same again: the person, the place and the service of a stored request, as far as content still
 * has it; no day, no time and no message, which were about that visit.
 */
export function valuesAgain(request: Appointment, revision: FormRevision): FormValues {
  const { texts, category, package: chosen, inputs, addons } = storedValues(request, revision).values
  const kept = Object.entries(texts).filter(([name]) => isKeptNextTime(name))
  return { ...EMPTY_VALUES, texts: Object.fromEntries(kept), category, package: chosen, inputs, addons }
}
