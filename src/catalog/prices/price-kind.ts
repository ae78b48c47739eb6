import type { Business, Category, Duration, Id, Messages, Package, Price } from '#src/contract/generated/types.ts'
import type { Money } from '../words/money.ts'
import type { InputPlan, PricePlan } from '../plan.ts'
import type { PriceRow, PriceTextContext } from './price-rows.ts'
import type { PriceScope } from './price-scope.ts'

/** Prices and durations share one algebra; durations use a part of it. */
export type Amount = Price | Duration

export type AmountKind = Amount['kind']

/** The prices and durations of a kind. */
export type AmountOf<K extends AmountKind> = Extract<Amount, { kind: K }>

/** The prices of a kind. */
export type PriceOf<K extends AmountKind> = Extract<Price, { kind: K }>

/** The durations of a kind. */
export type DurationOf<K extends Duration['kind']> = Extract<Duration, { kind: K }>

/** What a kind answers of its prices, and of its durations if it has any, wherever they are computed or shown. The visitor's form asks this too: it rides in its script. */
export interface PriceKind<K extends AmountKind> {
  /** Makes it a function, and reports what is wrong with it. */
  compile: (amount: AmountOf<K>, scope: PriceScope) => PricePlan
  /** The prices or durations that stand directly inside it. */
  children: (amount: AmountOf<K>) => readonly Amount[]
  /** Into how many parts a minor unit is divided so that what it says itself, beside its children, is a whole number of them. */
  ownDenominator: (amount: AmountOf<K>, inputById: ReadonlyMap<Id, InputPlan>) => number
  /** A price as people read it: a row for every choice that changes it. */
  rows: (price: PriceOf<K>, context: PriceTextContext, rowsOf: (inner: Price) => PriceRow[]) => PriceRow[]
}

/** What a kind of price answers when it is published: an object of its own, so that it does not ride in the form's script. */
export interface PublishedPriceKind<K extends AmountKind> {
  /** Whether it asks for a consultation itself, beside its children. */
  isQuote: boolean
  /** How many rows it has at most, without making them. */
  rowCount: (price: PriceOf<K>, category: Category, countOf: (inner: Price) => number) => number
  /** What search engines are told of a row that it makes; null when it has no number of its own. */
  offer: (price: PriceOf<K>, context: OfferContext) => PriceSpecification | null
}

/** A price as schema.org writes it. */
type PriceSpecification = Readonly<Record<string, string | number>>

interface OfferContext {
  category: Category
  unitCodes: Business['schemaOrg']['unitCodes']
  /** Of an amount in minor units. */
  decimal: (amount: number) => number
}

/** What a kind answers beside that when durations have it. */
export interface DurationKind<K extends Duration['kind']> {
  /** The duration as people read it: a row for every choice that changes it. */
  rows: (duration: DurationOf<K>, context: DurationTextContext, rowsOf: (inner: Duration) => DurationRow[]) => DurationRow[]
  /** From the least to the most minutes that it can be, whatever is chosen; null when that depends on a quantity. */
  span: (duration: DurationOf<K>, spanOf: (inner: Duration) => Span | null) => Span | null
}

/** From low to high minutes. */
export interface Span {
  low: number
  high: number
}

export interface DurationRow {
  labels: string[]
  /** Null when it depends on a quantity. */
  span: Span | null
  text: string
}

export interface DurationTextContext {
  category: Category
  package: Package | null
  money: Money
  messages: Pick<Messages, 'price' | 'duration'>
}

/** The denominator of a kind that says whole minor units, or nothing, itself. */
export const wholeUnits = (): number => 1

/** What a kind answers with nothing inside it but whole minor units. */
export const plain = { children: (): readonly Amount[] => [], ownDenominator: wholeUnits }

/** Of a kind that always makes one row. */
export const oneRow = (): number => 1

/** Of a kind without a number of its own. */
export const noOffer = (): null => null
