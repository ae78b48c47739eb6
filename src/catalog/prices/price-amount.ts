import type { Duration, Price } from '#src/contract/generated/types.ts'

/** A price or duration: both use one algebra, durations only a part of it. */
export type Amount = Price | Duration

export type AmountKind = Amount['kind']

/** The prices and durations of a kind. */
export type AmountOf<K extends AmountKind> = Extract<Amount, { kind: K }>

/** The prices of a kind. */
export type PriceOf<K extends AmountKind> = Extract<Price, { kind: K }>

/** The durations of a kind. */
export type DurationOf<K extends Duration['kind']> = Extract<Duration, { kind: K }>
