import type { Circumstances, Field, Layout } from '#src/contract/generated/types.ts'
import { type Choices, isNamed, type NamedField } from './form-values.ts'
import type { FixedKind } from './kinds/field-kind.ts'

/** Whether something holds in a request mode and a layout; what is not limited always does. */
function holds(when: Circumstances | undefined, { mode }: Choices, layout: Layout): boolean {
  return (when?.modes?.includes(mode) ?? true) && (when?.layouts?.includes(layout) ?? true)
}

/** Whether a field must be filled in now. */
export function isRequired({ required }: NamedField, values: Choices, layout: Layout): boolean {
  return required !== undefined && holds(required, values, layout)
}

/** Whether only appointments have a field that fills a part of every request; a kind without an entry does not compile. */
const IS_FOR_APPOINTMENTS: Readonly<Record<FixedKind, boolean>> = {
  category: false,
  package: false,
  inputs: false,
  addons: false,
  date: true,
  time: true,
}

/** Whether a field stands in the form now. */
export function isShown(field: Field, values: Choices, layout: Layout): boolean {
  return isNamed(field) ? holds(field.shown, values, layout) : values.mode === 'appointment' || !IS_FOR_APPOINTMENTS[field.kind]
}
