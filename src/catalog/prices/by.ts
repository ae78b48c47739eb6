import type { Category } from '#src/contract/generated/types.ts'
import { optionIds, optionsOf } from '../words/input-words.ts'
import type { ChoiceInputPlan, PricePlan } from '../plan.ts'
import { NO_ANSWER } from '../estimate/amount-accumulator.ts'
import type { Amount } from './price-amount.ts'
import { widest } from './duration-row.ts'
import { type DurationKind, noOffer, type PriceKind, type PublishedPriceKind, wholeUnits } from './price-kind.ts'
import { under } from './price-rows.ts'
import { branch, inside, NO_PRICE, type PriceScope } from './price-scope.ts'

/** A table over a choice input or the chosen package; `else` applies to options without a row, never to a missing answer. */
export const by: PriceKind<'by'> = {
  compile(price, scope) {
    const input = choiceInput(price.input, scope)
    if (input === null) return NO_PRICE
    const rowScope = { ...scope, tables: [...scope.tables, input.id] }
    const otherwise = price.else === undefined ? null : branch(price.else, inside(rowScope, 'else'))
    const plans: (PricePlan | null)[] = []
    price.rows.forEach(({ option, price: rowPrice }, position) => {
      const rowPlan = branch(rowPrice, inside(rowScope, 'rows', position, 'price'))
      const pointer = scope.pointer.at('rows', position, 'option')
      const index = pointer.find(input.options, option, `option of "${input.id}"`)
      if (index === null) return
      if (plans[index] !== undefined) pointer.report(`a second row for "${option}"`)
      plans[index] = rowPlan
    })
    // A function, so that the form's script, in which nobody reads problems, has nothing of it (vite.config.ts).
    const uncovered = () => (otherwise === null ? uncoveredIn(input, plans, scope) : [])
    if (uncovered().length > 0) scope.pointer.at('rows').report(`no row for ${uncovered().join(', ')}, and no else`)
    const { index } = input
    const bit = 1 << index
    const byAnswer = Array.from(input.options.values(), answer => plans[answer] ?? otherwise ?? NO_PRICE)
    return {
      most: byAnswer.reduce((most, plan) => Math.max(most, plan.most), 0),
      add(answers, accumulator) {
        accumulator.used |= bit
        const answer = answers[index] ?? NO_ANSWER
        if (answer === NO_ANSWER) accumulator.missing |= bit
        else (byAnswer[answer] ?? NO_PRICE).add(answers, accumulator)
      },
    }
  },
  children: table => branches<Amount>(table),
  ownDenominator: wholeUnits,
  rows: (price, { category }, rowsOf) =>
    optionIds(price.input, category).flatMap(option => {
      const inner = branchOf(price, option)
      return inner === undefined ? [] : under({ input: price.input, option }, rowsOf(inner))
    }),
}

export const publishedBy: PublishedPriceKind<'by'> = {
  isQuote: false,
  rowCount({ input, rows, else: otherwise }, category, countOf) {
    const others = otherwise === undefined ? 0 : countOf(otherwise) * optionCount(input, category)
    return rows.reduce((count, { price }) => count + countOf(price), others)
  },
  offer: noOffer,
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

function optionCount(input: string, { inputs, packages }: Category): number {
  if (input === '$package') return packages.length
  return inputs.reduce((count, candidate) => (candidate.id === input && candidate.kind === 'choice' ? candidate.options.length : count), 0)
}

function choiceInput(id: string, scope: PriceScope): ChoiceInputPlan | null {
  const pointer = scope.pointer.at('input')
  const input = pointer.find(scope.inputById, id, 'input')
  if (input === null) return null
  if (input.kind !== 'choice') pointer.report(`"${id}" is a number; a table needs a choice (bands are steps over a number)`)
  else if (scope.tables.includes(id)) pointer.report(`already inside a table over "${id}": only one of its options can hold here`)
  else return input
  return null
}

function uncoveredIn(input: ChoiceInputPlan, plans: readonly (PricePlan | null)[], scope: PriceScope): string[] {
  const needed = input.id === '$package' ? scope.packages.map(({ id }) => id) : [...input.options.keys()]
  return needed.filter(option => plans[input.options.get(option) ?? NO_ANSWER] === undefined)
}
