import type { Figure, FormName, OnePrice, Precision } from './price-form.ts'
import type { AmountType } from './write-price.ts'

/** What an owner can say of a price or of a duration, and how it is called. */
export interface Vocabulary {
  type: AmountType
  forms: readonly { form: FormName; title: string }[]
  precisions: readonly { precision: Precision; title: string }[]
  /** Graduated rates, a least and a most, and amounts that may grow: durations have none of them. */
  hasLimits: boolean
}

const PRICE: Vocabulary = {
  type: 'Price',
  forms: [
    { form: 'one', title: 'One price' },
    { form: 'bySize', title: 'By size' },
    { form: 'perUnit', title: 'Per unit' },
    { form: 'steps', title: 'Steps' },
    { form: 'consultation', title: 'On consultation' },
  ],
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
  forms: [
    { form: 'one', title: 'One duration' },
    { form: 'bySize', title: 'By size' },
    { form: 'perUnit', title: 'Per unit' },
  ],
  precisions: [
    { precision: 'exact', title: 'Exactly' },
    { precision: 'range', title: 'A range' },
  ],
  hasLimits: false,
}

export const VOCABULARIES: Readonly<Record<AmountType, Vocabulary>> = { Price: PRICE, Duration: DURATION }

/** What a row of a table can be: one price in some precision, or another form. */
export type FigureKind = Precision | Exclude<Figure['form'], 'one'>

export function figureKind(figure: Figure): FigureKind {
  return figure.form === 'one' ? figure.precision : figure.form
}

/** The kinds of a table's rows, as an owner reads them. */
export function figureKinds({ forms, precisions }: Vocabulary): { kind: FigureKind; title: string }[] {
  const others = forms.flatMap(({ form, title }) => (form === 'perUnit' || form === 'consultation' ? [{ kind: form, title }] : []))
  return [...precisions.map(({ precision, title }) => ({ kind: precision, title })), ...others]
}

/** The same price in another precision; its low end stays. */
export function withPrecision(figure: Figure, precision: Precision): OnePrice {
  return { form: 'one', precision, low: figure.form === 'one' ? figure.low : undefined, high: undefined }
}
