import { createContext, use } from 'react'
import type { Priced } from '#src/booking/form-context.ts'
import type { FormAction, FormState } from '#src/booking/form-state.ts'
import type { Choices, FormValues } from '#src/booking/form-values.ts'
import type { CategoryPlan } from '#src/catalog/plan.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import type { Day, Layout, TimeOfDay } from '#src/contract/generated/types.ts'

/** What every field of the form may look at, and how it says that something was entered. */
export interface FormView {
  revision: FormRevision
  layout: Layout
  today: Day
  choices: Choices
  slot: FormState['slot']
  errors: FormState['errors']
  /** The chosen category; null while there is none. */
  plan: CategoryPlan | null
  priced: Priced
  /** The chosen day's free starts; null while unknown. */
  free: readonly TimeOfDay[] | null
  /** The file of all drawings. */
  drawings: string
  dispatch: (action: FormAction) => void
}

export const FormViewContext = createContext<FormView | null>(null)

/** The form that is being rendered. */
export function useForm(): FormView {
  const view = use(FormViewContext)
  if (view === null) throw new Error('a field outside of a form')
  return view
}

/** The texts that stand in the form: apart, so that a key redraws only the fields that hold one. */
export const TextsContext = createContext<FormValues['texts']>({})

/** The text of a field. */
export function useText(name: string): string {
  return use(TextsContext)[name] ?? ''
}

/** The id of a field's element, for labels and the error summary. */
export function fieldId(name: string): string {
  return `field-${name}`
}
