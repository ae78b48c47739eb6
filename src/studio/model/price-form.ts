/**
 * An amount as it stands in a draft: a whole number (minor units of the currency, or minutes), what was typed and is no amount, or nothing yet.
 * What was typed stays in the draft, where its validation refuses it, so that nothing is lost and nothing wrong can be published.
 */
export type Amount = number | string | undefined

/** A price as owners see it. */
export type PriceForm = Figure | BySize | Steps

/** A price that needs no choice before it: what stands in a field, or in one row of a table or of steps. */
export type Figure = OnePrice | PerUnit | Consultation

export type FormName = PriceForm['form']

/** The prices of a form. */
export type FormOf<F extends FormName> = Extract<PriceForm, { form: F }>

export type Precision = 'exact' | 'from' | 'range' | 'included'

/** One price; `high` is of a range alone. */
export interface OnePrice {
  form: 'one'
  precision: Precision
  low: Amount
  high: Amount
  /** A range's price may be more than high. */
  open?: boolean
}

/** A rate, or graduated rates, for a number input; with a fixed charge, a least and a most price around it. */
export interface PerUnit {
  form: 'perUnit'
  input: string | undefined
  rate: Amount
  /** In place of the one rate. */
  tiers: Tier[] | null
  each: Amount
  roundUp: Amount
  open?: boolean
  charge: Charge | null
  min: Amount
  max: Amount
}

export interface Tier {
  key: string
  upTo: Amount
  rate: Amount
}

/** A fixed part of a price; the keys are its own and its neighbour's. */
export interface Charge {
  amount: Amount
  isFirst: boolean
  keys: readonly [charge: string, rate: string]
}

export interface Consultation {
  form: 'consultation'
  reason: string | undefined
}

/** A table over a choice input. */
export interface BySize {
  form: 'bySize'
  input: string | undefined
  rows: SizeRow[]
  /** For options without a row. */
  otherwise: Figure | null
}

export interface SizeRow {
  key: string
  option: string | undefined
  figure: Figure
}

/** Steps over a number input. */
export interface Steps {
  form: 'steps'
  input: string | undefined
  bands: Band[]
}

export interface Band {
  key: string
  upTo: Amount
  figure: Figure
}

/** One price that nobody has typed yet. */
export const NO_FIGURE: OnePrice = { form: 'one', precision: 'exact', low: undefined, high: undefined }
