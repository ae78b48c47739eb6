import type { Addon, Category, Id, Price } from '#src/contract/generated/types.ts'
import { priceRows } from '../words/price-text.ts'
import { onlyQuestion } from '../words/row-labels.ts'
import { itemText } from './item-text.ts'
import type { ToldScope } from './told-price.ts'

/** A price in lines, with the question that all of them answer, if it is one. */
export interface PriceLines {
  question: string | null
  lines: PriceLine[]
}

interface PriceLine {
  /** The choices that lead to it; empty when there are none. */
  label: string
  text: string
}

/** A price beside its title, with those of the packages that it goes with. */
export function priceLines(
  price: Price,
  item: Pick<Addon, 'unitLabel'>,
  packages: readonly Id[],
  category: Category,
  { content, money }: ToldScope,
): PriceLines {
  const visit = { priceList: content.site.wording.priceList, locale: content.business.locale }
  const context = { category, package: null, money, wording: content.messages.price, visit }
  const rows = priceRows(price, context).filter(({ choices }) =>
    choices.every(({ input, option = '' }) => input !== '$package' || packages.includes(option)),
  )
  return {
    question: onlyQuestion(rows, context),
    lines: rows.map(row => ({ label: row.labels.join(', '), text: itemText(row, item, context.wording) })),
  }
}

/** An add-on's price: which packages contain it, then what it costs with the others. */
export function addonLines(addon: Addon, category: Category, scope: ToldScope): PriceLines {
  const plan = scope.catalog.categoryById.get(category.id)?.addonById.get(addon.id)
  const { includedIn = new Set<Id>(), onlyWith = null } = plan ?? {}
  const containing = category.packages.filter(({ id }) => includedIn.has(id))
  const paying = category.packages.filter(({ id }) => !includedIn.has(id) && onlyWith?.has(id) !== false).map(({ id }) => id)
  if (containing.length === 0) return priceLines(addon.price, addon, paying, category, scope)
  const { priceList, includedWith } = scope.content.site.wording
  const contained = `${includedWith} ${containing.map(({ title }) => title).join(', ')}`
  if (paying.length === 0) return { question: null, lines: [{ label: '', text: contained }] }
  const { question, lines } = priceLines(addon.price, addon, paying, category, scope)
  const [only, ...others] = lines
  if (only?.label === '' && others.length === 0)
    return {
      question,
      lines: [
        { label: '', text: contained },
        { label: priceList.otherwise, text: only.text },
      ],
    }
  return { question, lines: [{ label: '', text: contained }, { label: '', text: priceList.otherwise }, ...lines] }
}

/** A line of a price in one text. */
export function lineText({ label, text }: PriceLine): string {
  return label === '' ? text : `${label}: ${text}`
}
