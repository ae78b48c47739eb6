import type { Id } from '#src/contract/generated/types.ts'
import type { ContentPointer } from '../compile/content-pointer.ts'
import { NO_ANSWER } from '../estimate/amount-accumulator.ts'
import type { ChoiceInputPlan } from '../plan.ts'
import type { PriceScope } from './price-scope.ts'

/** Looks up the choice of a table; reports an unknown id, a number, or one that decides already which part of the price holds. */
export function choiceInput(id: Id, scope: PriceScope): ChoiceInputPlan | null {
  const pointer = scope.pointer.at('input')
  const input = pointer.find(scope.inputById, id, 'input')
  if (input === null) return null
  if (input.kind !== 'choice') pointer.report(`"${id}" is a number; a table needs a choice (bands are steps over a number)`)
  else if (scope.tables.includes(id)) pointer.report(`already inside a table over "${id}": only one of its options can hold here`)
  else return input
  return null
}

/** What a table says for options without a row: by which name, and what that is, if it is there. */
interface Otherwise<T> {
  key: string
  value: T | null
}

/** What each answer to a choice leads to; null where the table says nothing, which is reported. */
export function byAnswer<T>(
  input: ChoiceInputPlan,
  rows: readonly { option: Id; value: T }[],
  otherwise: Otherwise<T>,
  packages: PriceScope['packages'],
  pointer: ContentPointer,
): (T | null)[] {
  const found: (T | null)[] = []
  rows.forEach(({ option, value }, position) => {
    const optionPointer = pointer.at(position, 'option')
    const index = optionPointer.find(input.options, option, `option of "${input.id}"`)
    if (index === null) return
    if (found[index] !== undefined) optionPointer.report(`a second row for "${option}"`)
    found[index] = value
  })
  // A function, so that the form's script, in which nobody reads problems, has nothing of it (vite.config.ts).
  const uncovered = () => (otherwise.value === null ? uncoveredIn(input, found, packages) : [])
  if (uncovered().length > 0) pointer.report(`no row for ${uncovered().join(', ')}, and no ${otherwise.key}`)
  return Array.from(input.options.values(), answer => found[answer] ?? otherwise.value)
}

function uncoveredIn(input: ChoiceInputPlan, found: readonly unknown[], packages: PriceScope['packages']): string[] {
  const needed = input.id === '$package' ? packages.map(({ id }) => id) : [...input.options.keys()]
  return needed.filter(option => found[input.options.get(option) ?? NO_ANSWER] === undefined)
}
