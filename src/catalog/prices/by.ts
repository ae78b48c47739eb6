import type { ByDuration, ByPrice } from '#src/contract/generated/types.ts'
import type { ChoiceInputPlan, PricePlan } from '../plan.ts'
import { NO_ANSWER } from '../tally.ts'
import { type PriceKind, type PriceScope, branch, inside, NO_PRICE } from './price-scope.ts'

/** A table over a choice input, or over the chosen package; `else` covers options without a row, never a missing answer. */
export const by: PriceKind<ByPrice | ByDuration> = {
  compile(price, scope) {
    const input = choiceInput(price.input, scope)
    if (input === null) return NO_PRICE
    const rowScope = { ...scope, tables: [...scope.tables, input.id] }
    const otherwise = price.else === undefined ? null : branch(price.else, inside(rowScope, 'else'))
    const plans: (PricePlan | null)[] = []
    price.rows.forEach(({ option, price: rowPrice }, position) => {
      const rowPlan = branch(rowPrice, inside(rowScope, 'rows', position, 'price'))
      const place = scope.place.at('rows', position, 'option')
      const index = place.find(input.options, option, `option of "${input.id}"`)
      if (index === null) return
      if (plans[index] !== undefined) place.report(`a second row for "${option}"`)
      plans[index] = rowPlan
    })
    reportUncovered(input, plans, otherwise, scope)
    const { index } = input
    const bit = 1 << index
    const byAnswer = Array.from(input.options.values(), answer => plans[answer] ?? otherwise ?? NO_PRICE)
    return {
      most: byAnswer.reduce((most, plan) => Math.max(most, plan.most), 0),
      add(answers, tally) {
        tally.used |= bit
        const answer = answers[index] ?? NO_ANSWER
        if (answer === NO_ANSWER) tally.missing |= bit
        else (byAnswer[answer] ?? NO_PRICE).add(answers, tally)
      },
    }
  },
}

function choiceInput(id: string, scope: PriceScope): ChoiceInputPlan | null {
  const place = scope.place.at('input')
  const input = place.find(scope.inputById, id, 'input')
  if (input === null) return null
  if (input.kind !== 'choice') place.report(`"${id}" is a number; a table needs a choice (bands are steps over a number)`)
  else if (scope.tables.includes(id)) place.report(`already inside a table over "${id}": only one of its options can hold here`)
  else return input
  return null
}

function reportUncovered(input: ChoiceInputPlan, plans: readonly (PricePlan | null)[], otherwise: PricePlan | null, scope: PriceScope): void {
  if (otherwise !== null) return
  const needed = input.id === '$package' ? scope.packages.map(({ id }) => id) : [...input.options.keys()]
  const uncovered = needed.filter(option => plans[input.options.get(option) ?? NO_ANSWER] === undefined)
  if (uncovered.length > 0) scope.place.at('rows').report(`no row for ${uncovered.join(', ')}, and no else`)
}
