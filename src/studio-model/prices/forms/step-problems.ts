import { stepNumbers } from '../../draft/questions.ts'
import { amountAt, type Fields, keyedList, textAt } from '../../draft/draft-value.ts'
import type { Path } from '../../draft/patches.ts'
import { endProblems } from '../field-problems.ts'
import { type PriceProblem, problemAt, type ProblemContext } from './form-kind.ts'

/** Finds all problems in a price's steps over a number: their ends, and the price of each step. */
export function stepProblems(
  price: Fields,
  name: 'bands' | 'tiers',
  { scope, path }: ProblemContext,
  ownProblems: (step: Fields, path: Path) => PriceProblem[],
): PriceProblem[] {
  const steps = keyedList(price[name])
  const ends = endProblems(
    steps.map(({ item }) => amountAt(item, 'upTo')),
    stepNumbers(scope.questions).find(({ id }) => id === textAt(price, 'input')),
  )
  const inner = steps.flatMap(({ key, item }, position) => {
    const stepPath = [...path, name, { _key: key }]
    return [...problemAt(stepPath, 'upTo', ends[position]), ...ownProblems(item, stepPath)]
  })
  return [...(steps.length === 0 ? problemAt(path, name, 'Add a step') : []), ...inner]
}
