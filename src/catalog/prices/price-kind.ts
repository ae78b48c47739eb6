import type { Category, Duration, Id, Messages, Package, Price } from '#src/contract/generated/types.ts'
import type { Money } from '../words/money.ts'
import type { InputPlan, PricePlan } from '../plan.ts'
import type { Offered, OfferScope } from './offered.ts'
import type { Amount, AmountKind, AmountOf, DurationOf, PriceOf } from './price-amount.ts'
import type { KindRow, PriceTextContext } from './price-rows.ts'
import type { PriceScope } from './price-scope.ts'

/** Behaviour of a kind of price, and of its durations if it has any, wherever amounts are computed or shown; part of the visitor's form script. */
export interface PriceKind<K extends AmountKind> {
  /** Compiles the amount to a function and reports its problems. */
  compile: (amount: AmountOf<K>, scope: PriceScope) => PricePlan
  /** The amounts directly inside it. */
  children: (amount: AmountOf<K>) => readonly Amount[]
  /** The fractions of a minor unit in which it is a whole number; `ofInner` are those of its children. */
  denominator: (amount: AmountOf<K>, inputById: ReadonlyMap<Id, InputPlan>, ofInner: number) => number
  /** A price as text, one row for each choice that changes it. */
  rows: (price: PriceOf<K>, context: PriceTextContext, rowsOf: (inner: Price) => KindRow[]) => KindRow[]
}

/** Behaviour of a price that only publishing needs; a separate object, so that the form's script does not carry it. */
export interface PublishedPriceKind<K extends AmountKind> {
  /** Whether the kind itself, children excluded, asks for a consultation. */
  isQuote: boolean
  /** Upper bound of the number of rows, without creating them. */
  rowCount: (price: PriceOf<K>, category: Category, countOf: (inner: Price) => number) => number
  /** The price with other amounts: `change` is asked for each of its own, in minor units, `inner` for each price inside it. */
  withAmounts: (price: PriceOf<K>, change: (amount: number) => number, inner: (price: Price) => Price) => PriceOf<K>
  /** What one of its rows asks, for catalogs of offers; null for a consultation. */
  offer: (price: PriceOf<K>, scope: OfferScope) => Offered | null
}

/** Further behaviour of a kind that durations have. */
export interface DurationKind<K extends Duration['kind']> {
  /** A duration as text, one row for each choice that changes it. */
  rows: (duration: DurationOf<K>, context: DurationTextContext, rowsOf: (inner: Duration) => DurationRow[]) => DurationRow[]
  /** The shortest and longest possible duration over all choices; null when it depends on a quantity. */
  span: (duration: DurationOf<K>, spanOf: (inner: Duration) => Span | null) => Span | null
}

/** Minutes, from low to high. */
export interface Span {
  low: number
  high: number
}

export interface DurationRow {
  labels: string[]
  /** Null when the duration depends on a quantity. */
  span: Span | null
  text: string
}

export interface DurationTextContext {
  category: PriceTextContext['category']
  package: Pick<Package, 'labels'> | null
  money: Money
  messages: Pick<Messages, 'price' | 'duration'>
}

/** The denominator of a kind whose own amounts are whole minor units. */
export const wholeUnits = (_amount: Amount, _inputById: ReadonlyMap<Id, InputPlan>, ofInner: number): number => ofInner

/** A kind without children, in whole minor units. */
export const plain = { children: (): readonly Amount[] => [], denominator: wholeUnits }

/** The amounts of a kind that has none. */
export const noAmounts = <P extends Price>(price: P): P => price

/** The row count of a kind that always has one row. */
export const oneRow = (): number => 1
