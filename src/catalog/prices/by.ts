import { optionIds, optionsOf } from '../words/input-words.ts'
import { choiceTable } from './choice-table.ts'
import type { Amount } from './price-amount.ts'
import { widest } from './duration-row.ts'
import { type DurationKind, type PriceKind, type PublishedPriceKind, wholeUnits } from './price-kind.ts'
import { under } from './price-rows.ts'
import { branch, inside } from './price-scope.ts'

/** A table over a choice input or the chosen package; `else` applies to options without a row, never to a missing answer. */
export const by: PriceKind<'by'> = {
  compile({ input, rows, else: otherwise }, scope) {
    const rowScope = { ...scope, tables: [...scope.tables, input] }
    const plans = rows.map(({ option, price }, position) => ({ option, plan: branch(price, inside(rowScope, 'rows', position, 'price')) }))
    const others = otherwise === undefined ? null : branch(otherwise, inside(rowScope, 'else'))
    return choiceTable(input, plans, others, scope, scope.pointer.at('rows'))
  },
  children: table => branches<Amount>(table),
  denominator: wholeUnits,
  rows: (price, { category }, rowsOf) =>
    optionIds(price.input, category).flatMap(option => {
      const inner = branchOf(price, option)
      return inner === undefined ? [] : under({ input: price.input, option }, rowsOf(inner))
    }),
}

export const publishedBy: PublishedPriceKind<'by'> = {
  isQuote: false,
  rowCount({ input, rows, else: otherwise }, category, countOf) {
    const others = otherwise === undefined ? 0 : countOf(otherwise) * optionIds(input, category).length
    return rows.reduce((count, { price }) => count + countOf(price), others)
  },
  withAmounts: ({ rows, else: otherwise, ...price }, _, inner) => ({
    ...price,
    rows: rows.map(row => ({ ...row, price: inner(row.price) })),
    ...(otherwise !== undefined && { else: inner(otherwise) }),
  }),
  offer(table, { choices, offerOf }) {
    const chosen = choices.find(({ input }) => input === table.input)
    const inner = branchOf(table, chosen?.option ?? '')
    return inner === undefined ? null : offerOf(inner)
  },
}

export const byDuration: DurationKind<'by'> = {
  rows: (duration, context, rowsOf) =>
    optionsOf(duration.input, context).flatMap(({ id, label }) => {
      const inner = branchOf(duration, id)
      return inner === undefined ? [] : rowsOf(inner).map(row => ({ ...row, labels: [label, ...row.labels] }))
    }),
  span: (duration, spanOf) => branches(duration).map(spanOf).reduce(widest),
}

interface Table<A> {
  rows: readonly { option: string; price: A }[]
  else?: A
}

function branches<A>({ rows, else: otherwise }: Table<A>): A[] {
  const inner = rows.map(({ price }) => price)
  return otherwise === undefined ? inner : [...inner, otherwise]
}

function branchOf<A>({ rows, else: otherwise }: Table<A>, id: string): A | undefined {
  return rows.find(({ option }) => option === id)?.price ?? otherwise
}
