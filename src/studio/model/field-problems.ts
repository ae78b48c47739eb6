import type { NumberInput } from '../../contract/generated/types.ts'
import type { Questions } from './questions.ts'
import { quantityProblem } from './quantity-text.ts'
import type { Amount } from './price-form.ts'

/** What a price is checked against. */
export interface PriceScope {
  questions: Questions
  reasons: readonly { id: string }[]
  /** Of an amount: money, or minutes. */
  amountProblem: (value: Amount) => string | null
}

/** What is wrong with the high end of a range. */
export function highProblem(low: Amount, high: Amount, { amountProblem }: PriceScope): string | null {
  return amountProblem(high) ?? (typeof low === 'number' && Number(high) <= low ? 'Must be more than the low end' : null)
}

/** What is wrong with the most that is charged; there need not be one. */
export function maxProblem(min: Amount, max: Amount, { amountProblem }: PriceScope): string | null {
  if (max === undefined) return null
  return amountProblem(max) ?? (typeof min === 'number' && Number(max) < min ? 'Must not be less than the least that is charged' : null)
}

/** What is wrong with the id of one of some things. */
export function choiceProblem(id: string | undefined, known: readonly { id: string }[], what: string): string | null {
  if (id === undefined) return `Choose ${what}`
  return known.some(thing => thing.id === id) ? null : `"${id}" is gone: choose another, or add it again`
}

/** What is wrong with a quantity that need not be there. */
export function quantityOf(value: Amount, number: NumberInput | undefined): string | null {
  return value === undefined ? null : quantityProblem(value, number?.scale ?? 0)
}

/** What is wrong with each end of some steps: they ascend, and only the last may be left out. */
export function endProblems(ends: readonly Amount[], number: NumberInput | undefined): (string | null)[] {
  return ends.map((end, position) => {
    const isLast = position === ends.length - 1
    if (end === undefined) return isLast ? null : 'Write a number: only the last step may go without an end'
    const before = ends[position - 1]
    if (typeof end === 'number' && typeof before === 'number' && end <= before) return 'Must be more than in the step before'
    const passed = isLast && number !== undefined && typeof end === 'number' && end < number.max
    return quantityOf(end, number) ?? (passed ? `Leaves larger answers without a price: leave it empty, or write ${number.max} or more` : null)
  })
}

/** What is wrong with the options of a table's rows, which have none, and whether the price for all others is for none. */
export function optionProblems(
  options: readonly (string | undefined)[],
  choice: Questions['choices'][number] | undefined,
  hasElse: boolean,
): { rowProblems: (string | null)[]; missing: string | null; unused: string | null } {
  const rowProblems = options.map((option, position) =>
    option !== undefined && options.indexOf(option) < position
      ? 'Stands twice: remove one of them'
      : choiceProblem(option, choice?.options ?? [], 'an option'),
  )
  // Which packages a table over the package has to know depends on where it stands; the check of the whole content says so.
  const without = choice === undefined || choice.id === '$package' ? null : choice.options.filter(({ id }) => !options.includes(id))
  const names = (without ?? []).map(({ label }) => label).join(', ')
  const missing = hasElse || names === '' ? null : `Write a price for ${names}, or one for all others`
  const unused = hasElse && without?.length === 0 ? 'Nothing is left for this: set a row to “As all others”, or take this away' : null
  return { rowProblems, missing, unused }
}
