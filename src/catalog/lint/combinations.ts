import type { Choice } from '../publish-check/choices.ts'

/** The chosen value of each choice, indexed by the position of the choice. */
export type Values = readonly number[]

/** A choice among `size` values; `position` is its index in `Values`. */
export type Way = Pick<Choice, 'position' | 'size'>

/** Limit of the combinations that are tried in full; of more, some are. */
const WIDEST = 500

/** Whether all combinations of some choices are tried. */
export function isWhole(choices: readonly Way[]): boolean {
  return choices.reduce((product, { size }) => product * size, 1) <= WIDEST
}

/** Each combination of the choices over `base`; of too many the base, each value of each choice alone, and all last values together. */
export function* combinations(choices: readonly Way[], base: Values): Generator<Values> {
  if (isWhole(choices)) {
    yield* every(choices, base)
    return
  }
  yield base
  for (const choice of choices) for (let value = 0; value < choice.size; value++) yield chosen(base, choice, value)
  yield choices.reduce((values, choice) => chosen(values, choice, choice.size - 1), base)
}

function* every([first, ...others]: readonly Way[], base: Values): Generator<Values> {
  if (first === undefined) {
    yield base
    return
  }
  for (let value = 0; value < first.size; value++) yield* every(others, chosen(base, first, value))
}

/** The values with another one. */
export function chosen(values: Values, { position }: Way, value: number): Values {
  return Object.assign([...values], { [position]: value })
}
