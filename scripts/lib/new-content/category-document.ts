import { isDeepStrictEqual } from 'node:util'
import type { NumberInput, Price, Rule } from '#src/contract/generated/types.ts'
import { naming } from './ids.ts'
import type { Answers, CategoryAnswers } from './questions.ts'
import { LOOK_FIRST } from './readers.ts'

/** How often an add-on may be taken that is paid for each. */
const MOST_EACH = 10

/** A category by its answers; `charged` is what a visit costs besides, where that is of one category alone. */
export function categoryOf({ service, question, options, packages, addons }: CategoryAnswers, id: string, charged: Charges | null): object {
  const namePackage = naming(id)
  const nameAddon = naming()
  const optionIds = options.map(naming())
  const sized = (prices: readonly Price[]) => priceOf(prices, optionIds)
  const usual = sized(packages[0]?.duration ?? [])
  const size = { id: 'size', kind: 'choice', label: question, options: options.map((label, index) => ({ id: optionIds[index], label })) }
  const inputs = [...(options.length > 0 ? [size] : []), ...(charged?.inputs ?? [])]
  const items = addons.map(({ title, isEach, prices }) => ({ id: nameAddon(title), title, ...(isEach && { max: MOST_EACH }), price: sized(prices) }))
  const isLooked = [...packages, ...addons].some(({ prices }) => prices.some(({ kind }) => kind === 'quote'))
  return {
    id,
    title: service,
    duration: usual,
    ...(inputs.length > 0 && { inputs }),
    packages: packages.map(({ title, description, features, duration, prices }) => ({
      id: namePackage(title),
      title,
      description,
      features,
      ...(!isDeepStrictEqual(sized(duration), usual) && { duration: sized(duration) }),
      price: sized(prices),
    })),
    ...(items.length > 0 && { addonGroups: [{ id: 'addons', items }] }),
    ...(charged !== null && charged.rules.length > 0 && { rules: charged.rules }),
    ...(charged?.limit && { limit: charged.limit }),
    ...(isLooked && { reasons: [{ id: LOOK_FIRST, text: 'We look at it first, and then name a price.' }] }),
  }
}

export interface Charges {
  inputs: Partial<NumberInput>[]
  rules: Rule[]
  limit?: { title: string; min: number }
}

/** What a visit costs besides packages and add-ons. */
export function chargesOf({ miles, rules, minimum }: Answers): Charges {
  return {
    inputs: miles === null ? [] : [miles.input],
    rules: [...(miles === null ? [] : [miles.rule]), ...rules],
    ...(minimum > 0 && { limit: { title: 'Minimum', min: minimum } }),
  }
}

function priceOf(prices: readonly Price[], optionIds: readonly string[]): Price | undefined {
  if (prices.length === 1) return prices[0]
  return { kind: 'by', input: 'size', rows: prices.map((price, index) => ({ option: optionIds[index] ?? '', price })) }
}
