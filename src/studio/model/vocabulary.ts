import type { AmountType, FormKind } from './form-kind.ts'
import { FORM_NAMES, formKindOf, isFigure } from './form-kinds.ts'
import type { Figure, FormName, OnePrice, Precision } from './price-form.ts'

/** What an owner can say of a price or of a duration, and how it is called. */
export interface Vocabulary {
  type: AmountType
  forms: readonly { form: FormName; title: string; needs: FormKind<FormName, never>['needs'] }[]
  precisions: readonly { precision: Precision; title: string }[]
  /** Graduated rates, a least and a most, and amounts that may grow: durations have none of them. */
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

/** The kinds of a table's rows, as an owner reads them. */
export function rowKinds({ forms, precisions }: Vocabulary): { kind: RowKind; title: string }[] {
  const others = forms.flatMap(({ form, title }) => (isFigure(form) && form !== 'one' ? [{ kind: form, title }] : []))
  return [...precisions.map(({ precision, title }) => ({ kind: precision, title })), ...others]
}

/** The same price in another precision; its low end stays. */
export function withPrecision(figure: Figure, precision: Precision): OnePrice {
  return { form: 'one', precision, low: figure.form === 'one' ? figure.low : undefined, high: undefined }
}

function formsOf(type: AmountType): Vocabulary['forms'] {
  return FORM_NAMES.flatMap(form => {
    const { titles, needs } = formKindOf({ form })
    return titles[type] === null ? [] : [{ form, title: titles[type], needs }]
  })
}
