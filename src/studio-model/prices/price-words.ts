import { durationText } from '#src/catalog/words/duration-text.ts'
import type { Money } from '#src/catalog/words/money.ts'
import { perUnit, priceRows } from '#src/catalog/words/price-text.ts'
import { trimmed } from '#src/cms/sanity/dataset-trim.ts'
import type { Messages, Price } from '#src/contract/generated/types.ts'
import { inputsOf, type Questions } from '../draft/questions.ts'
import { priceProblems } from './price-problems.ts'
import type { PriceScope } from './price-scope.ts'
import { readPrice } from './read-price.ts'

/** How the site would write a price. */
export interface PriceWording {
  money: Money
  wording: Messages['price']
  /** The unit that the item's price is for. */
  unitLabel?: string | undefined
}

/** A price as visitors read it. */
export interface PriceWords {
  labels: readonly string[]
  text: string
}

/** A draft's price in the site's own words, a line for each row; null while it has a problem. */
export function priceWords(value: unknown, scope: PriceScope, { money, wording, unitLabel }: PriceWording): PriceWords[] | null {
  if (priceProblems(value, scope).length > 0) return null
  const price = trimmed(value as object, 'Price', new Map())
  if (!price.ok) return null
  const rows = priceRows(price.value as Price, {
    category: { inputs: inputsOf(scope.questions), packages: packagesOf(scope.questions) },
    package: null,
    money,
    wording,
  })
  return rows.map(row => ({ labels: row.labels, text: perUnit(row.text, unitLabel, wording) }))
}

/** A draft's duration in the site's words; null while it has a problem, 'nothing' when it has more than one duration. */
export function durationWords(value: unknown, scope: PriceScope, wording: Messages['duration']): PriceWords[] | 'nothing' | null {
  const form = readPrice(value)
  if (typeof form === 'string' || form.form !== 'one') return 'nothing'
  if (priceProblems(value, scope).length > 0) return null
  const [low, high] = [Number(form.low), Number(form.high ?? form.low)]
  return [{ labels: [], text: durationText({ low, high }, wording) }]
}

function packagesOf({ choices }: Questions): { id: string; title: string }[] {
  return choices.flatMap(({ id, options }) => (id === '$package' ? options.map(option => ({ id: option.id, title: option.label })) : []))
}
