import { bySize, type BySize } from './by-size.ts'
import { type Consultation, consultation } from './consultation.ts'
import { dated, type Dated } from './dated.ts'
import type { DraftKind, FigureKind, FindProblems, FormKind } from './form-kind.ts'
import { named, type Named } from './named.ts'
import { onePrice, type OnePrice } from './one-price.ts'
import { perUnit, type PerUnit } from './per-unit.ts'
import { scaled, type Scaled } from './scaled.ts'
import { steps, type Steps } from './steps.ts'

// The only lists of forms, and of the kinds of price that they show.

/** A price as owners see it. */
export type PriceForm = Figure | BySize | Steps | Scaled | Dated

/** A price without a choice: in a field of its own, or in one row of a table or of steps. */
export type Figure = OnePrice | PerUnit | Consultation | Named

export type FormName = PriceForm['form']

/** The prices of a form. */
export type FormOf<F extends FormName> = Extract<PriceForm, { form: F }>

/** The forms, in the order in which owners see them. */
const forms: { [F in FormName]: FormKind<F, never> } = { one: onePrice, bySize, perUnit, steps, scaled, dated, consultation, named }

const figures: { [F in Figure['form']]: FigureKind<F, never> } = { one: onePrice, perUnit, consultation, named }

const problems: Readonly<Record<DraftKind, FindProblems>> = {
  ...onePrice.problems,
  ...bySize.problems,
  ...perUnit.problems,
  ...steps.problems,
  ...scaled.problems,
  ...dated.problems,
  ...consultation.problems,
  ...named.problems,
}

export const FORM_NAMES = Object.keys(forms) as FormName[]

/** Returns the kind of a form. */
export function formKindOf<F extends FormName>({ form }: { form: F }): FormKind<F, never> {
  return forms[form]
}

/** Returns the kind of a form that may be a row. */
export function figureKindOf<F extends Figure['form']>({ form }: { form: F }): FigureKind<F, never> {
  return figures[form]
}

/** Whether a form may be a row of a table or of steps. */
export function isFigure(form: string): form is Figure['form'] {
  return Object.hasOwn(figures, form)
}

/** Returns the form that shows a kind of price; null for an unknown kind. */
export function formOfKind(kind: unknown): FormName | null {
  return typeof kind === 'string' ? (FORM_NAMES.find(form => Object.hasOwn(forms[form].problems, kind)) ?? null) : null
}

/** Returns the function that finds problems in a kind of price; null for an unknown kind. */
export function problemsOfKind(kind: unknown): FindProblems | null {
  return isKind(kind) ? problems[kind] : null
}

function isKind(kind: unknown): kind is DraftKind {
  return typeof kind === 'string' && Object.hasOwn(problems, kind)
}
