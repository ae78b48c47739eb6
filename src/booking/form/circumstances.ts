import type { Circumstances, Field, Layout } from '#src/contract/generated/types.ts'
import { type Choices, isNamed, type NamedField } from './form-values.ts'
import type { FixedKind } from './kinds/field-kind.ts'

/** Whether a condition holds in a request mode, in a layout and with a category; without a condition, always. */
function holds(when: Circumstances | undefined, { mode, category }: Choices, layout: Layout): boolean {
  return (when?.modes?.includes(mode) ?? true) && (when?.layouts?.includes(layout) ?? true) && (when?.categories?.includes(category) ?? true)
}

/** Whether a field must be filled in now. */
export function isRequired({ required }: NamedField, values: Choices, layout: Layout): boolean {
  return required !== undefined && holds(required, values, layout)
}

/** Whether only appointments have the fixed field; a missing kind does not compile. */
const IS_FOR_APPOINTMENTS: Readonly<Record<FixedKind, boolean>> = {
  category: false,
  package: false,
  inputs: false,
  addons: false,
  date: true,
  time: true,
}

/** Whether the form shows a field now. */
export function isShown(field: Field, values: Choices, layout: Layout): boolean {
  return isNamed(field) ? holds(field.shown, values, layout) : values.mode === 'appointment' || !IS_FOR_APPOINTMENTS[field.kind]
}
