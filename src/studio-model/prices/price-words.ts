import { lineText } from '#src/catalog/told/price-lines.ts'
import { durationRows } from '#src/catalog/words/duration-rows.ts'
import { dayName } from '#src/catalog/words/day-name.ts'
import type { Money } from '#src/catalog/words/money.ts'
import { perUnit, priceRows, type PriceTextContext } from '#src/catalog/words/price-text.ts'
import { trimmed } from '#src/cms/sanity/dataset-trim.ts'
import { ContentPointer } from '#src/catalog/compile/content-pointer.ts'
import { BEGINNING } from '#src/catalog/dated/content-by-day.ts'
import { changeDays, onDay } from '#src/catalog/dated/on-day.ts'
import { writtenOut } from '#src/catalog/compile/named-prices.ts'
import type { Category, Day, Duration, Messages, Price } from '#src/contract/generated/types.ts'
import { inputsOf, type Questions } from '../draft/questions.ts'
import { priceProblems } from './price-problems.ts'
import type { PriceScope } from './price-scope.ts'

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

/** A row of a price in one text: "Small, Gold: $75". */
export function rowText({ labels, text }: PriceWords): string {
  return lineText({ label: labels.join(', '), text })
}

/** A draft's price as visitors read it on each day. */
interface PriceByDay {
  /** Those on which it becomes another, in order. */
  days: readonly Day[]
  wordsOn: (day: Day) => PriceWords[]
}

/** A draft's price in the site's own words, a line for each row, and for those of new prices by their days; null while it has a problem. */
export function priceWords(value: unknown, scope: PriceScope, wording: PriceWording): PriceWords[] | null {
  const price = priceByDay(value, scope, wording)
  if (price === null) return null
  return [BEGINNING, ...price.days].flatMap(day =>
    price.wordsOn(day).map(({ labels, text }) => ({ labels: day === BEGINNING ? labels : [fromDayText(day), ...labels], text })),
  )
}

/** A draft's price by the days on which it changes; null while it has a problem. */
export function priceByDay(value: unknown, scope: PriceScope, { money, wording, unitLabel }: PriceWording): PriceByDay | null {
  if (priceProblems(value, scope).length > 0) return null
  const price = trimmed(value as object, 'Price', new Map())
  if (!price.ok) return null
  const whole = writtenOutPrice(price.value as Price, scope)
  const context = { category: categoryOf(scope), package: null, money, wording }
  return {
    days: changeDays(whole),
    wordsOn: day => priceRows(onDay(whole, day), context).map(({ labels, text }) => ({ labels, text: perUnit(text, unitLabel, wording) })),
  }
}

/** From which day on a price holds. */
export function fromDayText(day: Day): string {
  return `From ${dayName(day, 'en')}`
}

/** A price with what it names in its place; names that there are not are problems of their own. */
export function writtenOutPrice(price: Price, { prices }: Pick<PriceScope, 'prices'>): Price {
  const item = { packages: [{ price }] } as unknown as Category
  const { categories } = writtenOut({ business: { prices }, categories: [item] }, new ContentPointer([]))
  return categories[0]?.packages[0]?.price ?? price
}

/** A draft's duration in the site's words, a line for each row; null while it has a problem. */
export function durationWords(value: unknown, scope: PriceScope, money: Money, messages: Pick<Messages, 'price' | 'duration'>): PriceWords[] | null {
  if (priceProblems(value, scope).length > 0) return null
  const duration = trimmed(value as object, 'Duration', new Map())
  return duration.ok ? durationRows(duration.value as Duration, { category: categoryOf(scope), package: null, money, messages }) : null
}

/** As much of the category as texts read. */
function categoryOf({ questions }: PriceScope): PriceTextContext['category'] {
  return { inputs: inputsOf(questions), packages: packagesOf(questions) }
}

function packagesOf({ choices }: Questions): { id: string; title: string }[] {
  return choices.flatMap(({ id, options }) => (id === '$package' ? options.map(option => ({ id: option.id, title: option.label })) : []))
}
