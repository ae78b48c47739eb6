/**
 * An amount in a draft: a whole number (minor units of the currency, or minutes), invalid input as typed, or nothing yet.
 * Invalid input stays in the draft, so that nothing is lost, and its validation keeps it from being published.
 */
export type Amount = number | string | undefined

/** A price as owners see it. */
export type PriceForm = Figure | BySize | Steps

/** A price without a choice: in a field of its own, or in one row of a table or of steps. */
export type Figure = OnePrice | PerUnit | Consultation

export type FormName = PriceForm['form']

/** The prices of a form. */
export type FormOf<F extends FormName> = Extract<PriceForm, { form: F }>

export type Precision = 'exact' | 'from' | 'range' | 'included'

/** One price; `high` is for ranges only. */
export interface OnePrice {
  form: 'one'
  precision: Precision
  low: Amount
  high: Amount
  /** Open-ended range: the price may exceed `high`. */
  open?: boolean
}

/** A rate, or graduated rates, for a number input; with a fixed charge, a least and a most price around it. */
export interface PerUnit {
  form: 'perUnit'
  input: string | undefined
  rate: Amount
  /** Graduated rates in place of a single one. */
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
interface Charge {
  amount: Amount
  isFirst: boolean
  keys: readonly [charge: string, rate: string]
}

interface Consultation {
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
interface Steps {
  form: 'steps'
  input: string | undefined
  bands: Band[]
}

export interface Band {
  key: string
  upTo: Amount
  figure: Figure
}

/** An empty price. */
export const NO_FIGURE: OnePrice = { form: 'one', precision: 'exact', low: undefined, high: undefined }
