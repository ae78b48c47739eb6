import { amountAt, fieldsOf, type Fields, keyedList, textAt } from './draft-value.ts'
import type { Path } from './patches.ts'
import { choiceProblem, endProblems, highProblem, maxProblem, optionProblems, type PriceScope, quantityOf } from './field-problems.ts'

/** Something wrong in a price of a draft: where, and what would be right, in an owner's words. */
export interface PriceProblem {
  path: Path
  message: string
}

/** Everything wrong in a price or duration of a draft, however deep it is. */
export function priceProblems(value: unknown, scope: PriceScope, path: Path = []): PriceProblem[] {
  const price = fieldsOf(value)
  const problem = (name: string, message: string | null) => at(path, name, message)
  const amount = (name: string) => problem(name, scope.amountProblem(amountAt(price, name)))
  const limit = (name: string) => (price[name] === undefined ? [] : amount(name))
  switch (price['kind']) {
    case 'exact':
    case 'from':
      return amount('amount')
    case 'range':
      return [...amount('low'), ...problem('high', highProblem(amountAt(price, 'low'), amountAt(price, 'high'), scope))]
    case 'included':
      return []
    case 'quote':
      return problem('reason', choiceProblem(textAt(price, 'reason'), scope.reasons, 'the reason'))
    case 'by':
      return tableProblems(price, scope, path)
    case 'bands':
      return stepProblems(price, 'bands', scope, path)
    case 'per':
      return [...rateProblems(price, scope, path), ...(price['tiers'] === undefined ? amount('rate') : stepProblems(price, 'tiers', scope, path))]
    case 'sum':
      return keyedList(price['of']).flatMap(({ key, item }) => priceProblems(item, scope, [...path, 'of', { _key: key }]))
    case 'limit':
      return [
        ...limit('min'),
        ...problem('max', maxProblem(amountAt(price, 'min'), amountAt(price, 'max'), scope)),
        ...priceProblems(price['price'], scope, [...path, 'price']),
      ]
    default:
      return problem('kind', price['kind'] === undefined ? 'Choose how this is priced' : `There is no kind ${JSON.stringify(price['kind'])}`)
  }
}

function tableProblems(price: Fields, scope: PriceScope, path: Path): PriceProblem[] {
  const id = textAt(price, 'input')
  const rows = keyedList(price['rows'])
  const { rowProblems, missing, unused } = optionProblems(
    rows.map(({ item }) => textAt(item, 'option')),
    scope.questions.choices.find(choice => choice.id === id),
    price['else'] !== undefined,
  )
  const inner = rows.flatMap(({ key, item }, position) => {
    const rowPath = [...path, 'rows', { _key: key }]
    return [...at(rowPath, 'option', rowProblems[position]), ...priceProblems(item['price'], scope, [...rowPath, 'price'])]
  })
  const otherwise = price['else'] === undefined ? [] : [...at(path, 'else', unused), ...priceProblems(price['else'], scope, [...path, 'else'])]
  return [...at(path, 'input', choiceProblem(id, scope.questions.choices, 'the question')), ...at(path, 'rows', missing), ...inner, ...otherwise]
}

function stepProblems(price: Fields, name: 'bands' | 'tiers', scope: PriceScope, path: Path): PriceProblem[] {
  const id = textAt(price, 'input')
  const steps = keyedList(price[name])
  const ends = endProblems(
    steps.map(({ item }) => amountAt(item, 'upTo')),
    scope.questions.numbers.find(number => number.id === id),
  )
  const inner = steps.flatMap(({ key, item }, position) => {
    const stepPath = [...path, name, { _key: key }]
    const own =
      name === 'bands'
        ? priceProblems(item['price'], scope, [...stepPath, 'price'])
        : at(stepPath, 'rate', scope.amountProblem(amountAt(item, 'rate')))
    return [...at(stepPath, 'upTo', ends[position]), ...own]
  })
  const question = name === 'bands' ? at(path, 'input', choiceProblem(id, scope.questions.numbers, 'the question')) : []
  return [...question, ...(steps.length === 0 ? at(path, name, 'Add a step') : []), ...inner]
}

function rateProblems(price: Fields, scope: PriceScope, path: Path): PriceProblem[] {
  const id = textAt(price, 'input')
  const number = scope.questions.numbers.find(candidate => candidate.id === id)
  return [
    ...at(path, 'input', choiceProblem(id, scope.questions.numbers, 'the question')),
    ...at(path, 'each', quantityOf(amountAt(price, 'each'), number)),
    ...at(path, 'roundUp', quantityOf(amountAt(price, 'roundUp'), number)),
  ]
}

function at(path: Path, name: string, message: string | null | undefined): PriceProblem[] {
  return message === null || message === undefined ? [] : [{ path: [...path, name], message }]
}
