import type { AmountType, FormKind } from './forms/form-kind.ts'
import { type Precision, PRECISIONS } from './forms/one-price.ts'
import { type Figure, FORM_NAMES, formKindOf, type FormName, isFigure } from './forms/registry.ts'

/** The forms and terms that the editor offers for prices or durations. */
export interface Vocabulary {
  type: AmountType
  /** What the choice of a form answers; its options say how. */
  question: string
  forms: readonly { form: FormName; title: string; needs: FormKind<FormName, never>['needs'] }[]
  precisions: readonly { precision: Precision; title: string }[]
  /** Graduated rates and open-ended amounts: not for durations. */
  hasTiers: boolean
}

export const VOCABULARIES: Readonly<Record<AmountType, Vocabulary>> = {
  Price: vocabularyOf('Price', 'How it is priced', true),
  Duration: vocabularyOf('Duration', 'How long it takes', false),
}

/** What a row of a table can be: one price in some precision, or another form. */
export type RowKind = Precision | Exclude<Figure['form'], 'one'>

export function rowKindOf(figure: Figure): RowKind {
  return figure.form === 'one' ? figure.precision : figure.form
}

/** Returns the kinds of a table's rows, with titles for owners. */
export function rowKinds({ forms, precisions }: Vocabulary): { kind: RowKind; title: string }[] {
  const others = forms.flatMap(({ form, title }) => (isFigure(form) && form !== 'one' ? [{ kind: form, title }] : []))
  return [...precisions.map(({ precision, title }) => ({ kind: precision, title })), ...others]
}

function vocabularyOf(type: AmountType, question: string, hasTiers: boolean): Vocabulary {
  const forms = FORM_NAMES.flatMap(form => {
    const { titles, needs } = formKindOf({ form })
    return titles[type] === null ? [] : [{ form, title: titles[type], needs }]
  })
  const precisions = Object.entries(PRECISIONS).flatMap(([precision, titles]) =>
    titles[type] === null ? [] : [{ precision: precision as Precision, title: titles[type] }],
  )
  return { type, question, forms, precisions, hasTiers }
}
