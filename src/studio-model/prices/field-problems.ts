import type { NumberInput } from '#src/contract/generated/types.ts'
import { goneWords } from '../documents/title-of-id.ts'
import type { Questions } from '../draft/questions.ts'
import type { DraftNumber } from '../numbers/draft-number.ts'
import { quantityProblem } from '../numbers/quantity-text.ts'
import type { PriceScope } from './price-scope.ts'

/** The message for a range whose high end is not above its low end; it names the fields by their labels. */
const NO_RANGE = '“To” must be more than “From”'

/** Returns the problem with the high end of a range. */
export function highProblem(low: DraftNumber, high: DraftNumber, { amountProblem }: PriceScope, noRange = NO_RANGE): string | null {
  return amountProblem(high) ?? (typeof low === 'number' && Number(high) <= low ? noRange : null)
}

/** Whether an amount of money is 0: no price, since what costs nothing is included. */
export function isNothing(amount: DraftNumber, { amountProblem, orNoneProblem }: PriceScope): boolean {
  return amount === 0 && orNoneProblem(amount) === null && amountProblem(amount) !== null
}

/** Returns the problem with what one price says; of nothing the way to say that. */
export function onePriceProblem(amount: DraftNumber, scope: PriceScope): string | null {
  return isNothing(amount, scope) ? 'Choose “Included” if it costs nothing' : scope.amountProblem(amount)
}

/** A rate, from one amount to another where it is a range. */
export interface Rates {
  rate: DraftNumber
  highRate: DraftNumber
}

/** Returns the problem with the optional high end of a rate. */
export function highRateProblem({ rate, highRate }: Rates, scope: PriceScope): string | null {
  return highRate === undefined ? null : highProblem(rate, highRate, scope, '“Rate at most” must be more than the rate')
}

/** Returns the problem with the optional maximum charge. */
export function maxProblem(min: DraftNumber, max: DraftNumber, { amountProblem }: PriceScope): string | null {
  if (max === undefined) return null
  return amountProblem(max) ?? (typeof min === 'number' && Number(max) < min ? 'Must not be less than the least that is charged' : null)
}

/** Returns the problem with graduated rates of which none has a price. */
export function freeProblem(rates: readonly Rates[]): string | null {
  return rates.length > 0 && rates.every(({ rate, highRate }) => rate === 0 && highRate === undefined)
    ? 'All of it is free: write a price in one step, or choose “Included”'
    : null
}

/** Returns the problem with an id that must be among known things. */
export function choiceProblem(
  id: string | undefined,
  known: readonly { id: string }[],
  what: string,
  { formerTitle }: Pick<PriceScope, 'formerTitle'>,
): string | null {
  if (id === undefined) return `Choose ${what}`
  return known.some(thing => thing.id === id) ? null : `${goneWords(formerTitle(id))} is gone: choose another, or add it again`
}

/** Returns the problem with an optional quantity. */
export function quantityOf(value: DraftNumber, number: NumberInput | undefined): string | null {
  return value === undefined ? null : quantityProblem(value, number?.scale ?? 0)
}

/** Returns the problem with each step's end: ends must ascend, and only the last may be omitted. */
export function endProblems(ends: readonly DraftNumber[], number: NumberInput | undefined): (string | null)[] {
  return ends.map((end, position) => {
    const isLast = position === ends.length - 1
    if (end === undefined) return isLast ? null : 'Write a number: only the last step may go without an end'
    const before = ends[position - 1]
    if (typeof end === 'number' && typeof before === 'number' && end <= before) return 'Must be more than in the step before'
    const passed = isLast && number !== undefined && typeof end === 'number' && end < number.max
    return quantityOf(end, number) ?? (passed ? `Leaves larger answers without a price: leave it empty, or write ${number.max} or more` : null)
  })
}

/** Checks a table's rows: unknown or repeated options, options without a row, and a price for all others that applies to none. */
export function optionProblems(
  options: readonly (string | undefined)[],
  choice: Questions['choices'][number] | undefined,
  hasElse: boolean,
  scope: Pick<PriceScope, 'formerTitle'>,
  what: 'price' | 'factor' = 'price',
): { rowProblems: (string | null)[]; missing: string | null; unused: string | null } {
  const rowProblems = options.map((option, position) =>
    option !== undefined && options.indexOf(option) < position
      ? 'Stands twice: remove one of them'
      : choiceProblem(option, choice?.options ?? [], 'an option', scope),
  )
  // The packages that a table over the package must cover depend on its place; the check of the whole content reports them.
  const without = choice === undefined || choice.id === '$package' ? null : choice.options.filter(({ id }) => !options.includes(id))
  const names = (without ?? []).map(({ label }) => label).join(', ')
  const missing = hasElse || names === '' ? null : `Write a ${what} for ${names}, or one for all others`
  const unused = hasElse && without?.length === 0 ? 'Nothing is left for this: set a row to “As all others”, or take this away' : null
  return { rowProblems, missing, unused }
}
