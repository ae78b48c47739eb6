import { completed, languageOf } from '#src/cms/defaults/complete.ts'
import { fill } from '#src/catalog/words/fill.ts'
import { dayName } from '#src/catalog/words/day-name.ts'
import { moneyOf } from '#src/catalog/words/money.ts'
import { perUnit, priceRows } from '#src/catalog/words/price-text.ts'
import { buildCatalog } from '#src/catalog/compile/build-catalog.ts'
import { ContentPointer } from '#src/catalog/compile/content-pointer.ts'
import { utcToday } from '../draft/utc-today.ts'
import { changeDays, onDay } from '#src/catalog/dated/on-day.ts'
import { writtenOut } from '#src/catalog/compile/named-prices.ts'
import { startingPrice } from '#src/catalog/told/costed-rows.ts'
import { ANY_DAY } from '#src/catalog/told/visit-days.ts'
import { startingText } from '#src/catalog/words/starting-text.ts'
import type { Business, Category, Day, Messages, Package, Price } from '#src/contract/generated/types.ts'
import { rowText, writtenOutPrice } from './price-words.ts'

/** What the texts of prices depend on beside the category. */
export interface PriceFormat {
  readonly business: Pick<Business, 'currency' | 'locale' | 'reasons' | 'prices'>
  readonly wording: Messages['price']
}

/** Returns what the business and the messages say of prices, completed by their defaults; null while one is missing. */
export function priceFormat(business: unknown, messages: unknown): PriceFormat | null {
  const language = languageOf(business)
  const owner = completed('business', business, language) as Business | undefined
  const words = completed('messages', messages, language) as Messages | undefined
  return owner === undefined || words?.price === undefined ? null : { business: owner, wording: words.price }
}

/** The price of a package or add-on in the site's own words, with those to come: "$125+", "$75 · From January 1, 2027: $85"; empty while it has none. */
export function itemPrice(item: unknown, category: unknown, { business, wording }: PriceFormat, day = utcToday()): string {
  return unlessUnfinished(() => {
    const { price, unitLabel } = item as { price: Price; unitLabel?: string }
    const { prices = [] } = category as Partial<Category>
    const named = { prices: [...(business.prices ?? []), ...prices] }
    const context = { category: category as Category, package: isPackage(item, category) ? item : null, money: moneyOf(business), wording }
    const whole = writtenOutPrice(price, named)
    const textOn = (one: Day) => perUnit(startingText(onDay(whole, one), context), unitLabel, wording)
    const later = changeDays(whole).filter(change => change > day)
    return [textOn(day), ...later.map(change => fill(wording.fromDay, { day: dayName(change, business.locale), price: textOn(change) }))].join(' · ')
  })
}

/** What a rule adds, in the site's own words, each step of it; `document` has the questions. Empty while it has none. */
export function addedPrice(price: unknown, document: unknown, { business, wording }: PriceFormat): string {
  return unlessUnfinished(() => {
    const { inputs = [], packages = [] } = document as Partial<Category>
    const rows = priceRows(onDay(writtenOutPrice(price as Price, { prices: [...(business.prices ?? [])] }), utcToday()), {
      category: { inputs, packages },
      package: null,
      money: moneyOf(business),
      wording,
    })
    return rows.map(rowText).join(', ')
  })
}

/** The lowest price of a category in the site's own words: "from $50"; empty while it has none. */
export function categoryPrice(draft: unknown, { business, wording }: PriceFormat, today: Day = ANY_DAY): string {
  return unlessUnfinished(() => {
    const money = moneyOf(business)
    const [written = UNFINISHED as Category] = writtenOut(
      { business, categories: [{ ...UNFINISHED, ...given(draft as Category) }] },
      new ContentPointer([]),
    ).categories
    const category = onDay(written, today === ANY_DAY ? utcToday() : today)
    const catalog = buildCatalog({ business, categories: [category] }, new ContentPointer([]))
    const lowest = startingPrice(category, { content: { messages: { price: wording } }, catalog, money, today })
    return lowest === null ? wording.quote : fill(wording.lowest, { amount: money.text(lowest) })
  })
}

/** What is there of a document: what a list reads of one has every field, those that it lacks as undefined. */
function given<T extends object>(document: T): T {
  return Object.fromEntries(Object.entries(document).filter(([, value]: [string, unknown]) => value !== undefined)) as T
}

/** What a draft may not have yet, and lists need not read: a price without it is the same. */
const UNFINISHED: Pick<Category, 'inputs' | 'addonGroups' | 'duration'> = { inputs: [], addonGroups: [], duration: { kind: 'exact', amount: 1 } }

function isPackage(item: unknown, category: unknown): item is Package {
  const { packages } = category as Pick<Category, 'packages'>
  return packages.some(candidate => candidate.id === (item as Package).id)
}

/** Returns empty text for a draft that lacks what the words need. */
export function unlessUnfinished(words: () => string): string {
  try {
    const text = words()
    return /undefined|NaN/.test(text) ? '' : text
  } catch {
    return ''
  }
}
