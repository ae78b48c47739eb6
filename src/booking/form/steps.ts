import type { BookingForm, FieldGroup, Layout } from '#src/contract/generated/types.ts'
import { isShown } from './circumstances.ts'
import type { Choices } from './form-values.ts'

/** Groups of fields that a form shows together. */
export type Step = readonly FieldGroup[]

/** The steps of a form, without what it does not show now: each begins with a group that content says begins one. */
export function stepsOf({ groups }: BookingForm, choices: Choices, layout: Layout): readonly Step[] {
  const steps: FieldGroup[][] = []
  for (const group of groups) {
    if (group.beginsStep === true || steps.length === 0) steps.push([])
    if (group.fields.some(field => isShown(field, choices, layout))) steps.at(-1)?.push(group)
  }
  return steps.filter(step => step.length > 0)
}

/** A step is called by its first group. */
export function stepId(step: Step | undefined): string {
  return step?.[0]?.id ?? ''
}
