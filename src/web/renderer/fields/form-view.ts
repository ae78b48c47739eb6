import { createContext, type ReactNode, use } from 'react'
import type { Priced } from '#src/booking/form/form-context.ts'
import type { FormAction, FormState } from '#src/booking/form/form-state.ts'
import type { Choices, FormValues } from '#src/booking/form/form-values.ts'
import type { FieldOf } from '#src/booking/form/kinds/field-kind.ts'
import type { CategoryPlan } from '#src/catalog/plan.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import type { Business, Day, Field, Layout, TimeOfDay } from '#src/contract/generated/types.ts'
import { ownValue } from '#src/contract/own-value.ts'

export type FieldComponent<K extends Field['kind']> = (props: { field: FieldOf<K> }) => ReactNode

/** How each kind of field is rendered; a kind without an entry does not compile. */
export type FieldComponents = { [K in Field['kind']]: FieldComponent<K> }

/** What a form is made of; it stays the same while the form is filled in. */
export interface FormPage {
  revision: FormRevision
  layout: Layout
  today: Day
  /** The file of all drawings. */
  drawings: string
}

/** How a form differs by who fills it in. */
export interface FormTerms {
  /** What the ids of its fields begin with, before a dash and the field's name: a document may hold two forms. */
  ids: string
  components: FieldComponents
  /** Where the server says whether a time is free. */
  slotCheck: string
  /** Whether a day can be chosen: one that cannot is no question for the server. */
  isOffered: (business: Business, layout: Layout, date: Day, today: Day) => boolean
}

/** What every field of the form may look at, and how it says that something was entered. */
export interface FormView extends FormPage, FormTerms {
  choices: Choices
  slot: FormState['slot']
  errors: FormState['errors']
  /** The chosen category; null while there is none. */
  plan: CategoryPlan | null
  priced: Priced
  /** The chosen day's free starts; null while unknown. */
  free: readonly TimeOfDay[] | null
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
  return ownValue(use(TextsContext), name) ?? ''
}
