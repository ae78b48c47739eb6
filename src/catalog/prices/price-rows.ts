import type { Category, Id, InputRef, Messages, Package, Price } from '#src/contract/generated/types.ts'
import { fill } from '../words/fill.ts'
import { unitOf } from '../words/input-words.ts'
import type { Money } from '../words/money.ts'

/** A row of a price as text, with the choices that lead to it; no further choice is needed. */
export interface PriceRow {
  labels: string[]
  /** The options of the labels, by input. */
  answers: Readonly<Record<Id, Id>>
  text: string
  /** The least that a visitor pays, in minor units; null when that depends on more, as with a rate. */
  figure: number | null
  price: Price
}

/** What a price's texts depend on. The package may rename options. */
export interface PriceTextContext {
  category: Pick<Category, 'inputs'> & { packages: readonly Pick<Package, 'id' | 'title'>[] }
  package: Pick<Package, 'labels'> | null
  money: Money
  wording: Messages['price']
}

/** A row without choices. */
export function row(text: string, price: Price, figure: number | null): PriceRow {
  return { labels: [], answers: {}, text, figure, price }
}

/** Prefixes rows with a choice. */
export function under(label: string, rows: PriceRow[], answers: PriceRow['answers'] = {}): PriceRow[] {
  return rows.map(row => ({ ...row, labels: [label, ...row.labels], answers: { ...answers, ...row.answers } }))
}

/** Labels steps over a number: `first` is the wording of the first step, `between` of those between it and the last. */
export function steps<S extends { upTo?: number }>(
  all: readonly S[],
  input: InputRef,
  { category, money, wording }: PriceTextContext,
  first: string,
  between: string,
): { label: string; step: S }[] {
  const quantity = (value: number | undefined) => (value === undefined ? '' : money.quantity(value))
  return all.map((step, position) => {
    const above = all[position - 1]?.upTo
    const isLast = position === all.length - 1
    const template = above === undefined ? first : isLast ? wording.above : between
    const unit = unitOf(input, (isLast ? above : step.upTo) ?? 1, category)
    return { label: fill(template, { above: quantity(above), upTo: quantity(step.upTo), unit }), step }
  })
}
