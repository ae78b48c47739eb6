import type { AmountType, FormKind } from './forms/form-kind.ts'
import { FORM_NAMES, formKindOf, isFigure } from './forms/form-kinds.ts'
import type { Figure, FormName, OnePrice, Precision } from './forms/price-form.ts'

/** The forms and terms that the editor offers for prices or durations. */
export interface Vocabulary {
  type: AmountType
  forms: readonly { form: FormName; title: string; needs: FormKind<FormName, never>['needs'] }[]
  precisions: readonly { precision: Precision; title: string }[]
  /** Graduated rates, minimum and maximum, and open-ended amounts: not for durations. */
  hasLimits: boolean
}

const PRICE: Vocabulary = {
  type: 'Price',
  forms: formsOf('Price'),
  precisions: [
    { precision: 'exact', title: 'Exactly' },
    { precision: 'from', title: 'From' },
    { precision: 'range', title: 'A range' },
    { precision: 'included', title: 'Included' },
  ],
  hasLimits: true,
}

const DURATION: Vocabulary = {
  type: 'Duration',
  forms: formsOf('Duration'),
  precisions: [
    { precision: 'exact', title: 'Exactly' },
    { precision: 'range', title: 'A range' },
  ],
  hasLimits: false,
}

export const VOCABULARIES: Readonly<Record<AmountType, Vocabulary>> = { Price: PRICE, Duration: DURATION }

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

/** Changes a price's precision; its low end stays. */
export function withPrecision(figure: Figure, precision: Precision): OnePrice {
  return { form: 'one', precision, low: figure.form === 'one' ? figure.low : undefined, high: undefined }
}

function formsOf(type: AmountType): Vocabulary['forms'] {
  return FORM_NAMES.flatMap(form => {
    const { titles, needs } = formKindOf({ form })
    return titles[type] === null ? [] : [{ form, title: titles[type], needs }]
  })
}
