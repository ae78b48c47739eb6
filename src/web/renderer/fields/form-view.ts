import { createContext, type ReactNode, use } from 'react'
import type { Priced } from '#src/booking/form/form-context.ts'
import type { FormAction, FormState } from '#src/booking/form/form-state.ts'
import { type Choices, type FormValues, textOf } from '#src/booking/form/form-values.ts'
import type { Step } from '#src/booking/form/steps.ts'
import type { FieldOf } from '#src/booking/form/kinds/field-kind.ts'
import type { CategoryPlan } from '#src/catalog/plan.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import type { Business, Day, Field, Id, Layout, SlotsAnswer } from '#src/contract/generated/types.ts'
import type { FormApi } from '../../form/use-service-types.ts'

export type FieldComponent<K extends Field['kind']> = (props: { field: FieldOf<K> }) => ReactNode

/** How each kind of field is rendered; a kind without an entry does not compile. */
export type FieldComponents = { [K in Field['kind']]: FieldComponent<K> }

/** The constant input of a form. */
export interface FormPage {
  revision: FormRevision
  layout: Layout
  today: Day
  /** When a request was made that is edited. */
  asked?: Date
  /** The file of all drawings. */
  drawings: string
}

/** A discount code that has been used up. */
export interface UsedUpProps {
  /** Id of what is looked up by it, and the answer to that. */
  offer: Id
  answer: string
  /** The answer with which it counts all the same; left out where it has not been used up. */
  despite: string | undefined
}

/** How a form differs by who fills it in. */
export interface FormTerms {
  /** Prefix of the field ids, before a dash and the field's name: a document may hold two forms. */
  ids: string
  components: FieldComponents
  /** The slot check, up to its own parameters. */
  slotCheck: string
  /** The call for a day's free starts, up to its own parameters, where it is not the visitors'. */
  slots?: string
  /** The call for what follows from a code, up to its own parameters, where it is not the visitors'. */
  lookup?: string
  /** Lets a discount code that has been used up count all the same, where whoever fills the form in may do that. */
  UsedUp?: (props: UsedUpProps) => ReactNode
  /** How long a visit takes whose length is settled, in minutes; null, or left out, where its service says so. */
  minutesOf?: (values: FormValues) => number | null
  /** Whether a day can be chosen; other days are not checked with the server. */
  isOffered: (business: Business, layout: Layout, date: Day, today: Day) => boolean
}

/** The steps of a form that shows one at a time. */
export interface Steps {
  all: readonly Step[]
  /** Position of the one that is shown. */
  at: number
  /** Shows the step of an id. */
  go: (id: string) => void
  /** Which step this is; ways on and back. */
  progress: ReactNode
  buttons: ReactNode
}

/** The context of every field: the form's state, and the dispatch for input. */
export interface FormView extends FormPage, FormTerms {
  choices: Choices
  slot: FormState['slot']
  errors: FormState['errors']
  /** The chosen category; null while there is none. */
  plan: CategoryPlan | null
  priced: Priced
  /** The free starts of the chosen day, or why closures leave none; null while unknown. */
  day: SlotsAnswer | null
  /** Null during server rendering. */
  api: FormApi | null
  /** The longest that the visit can take; null while unknown. */
  minutes: number | null
  /** Null for a form on one page. */
  steps: Steps | null
  dispatch: (action: FormAction) => void
}

export const FormViewContext = createContext<FormView | null>(null)

/** Returns the form's context. */
export function useForm(): FormView {
  const view = use(FormViewContext)
  if (view === null) throw new Error('a field outside of a form')
  return view
}

/** The form's texts, in a context of their own so that typing renders only text fields. */
export const TextsContext = createContext<FormValues['texts']>({})

/** The text of a field. */
export function useText(name: string): string {
  return textOf(use(TextsContext), name)
}
