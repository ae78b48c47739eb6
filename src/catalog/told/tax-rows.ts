import type { Category, Day, Tax, TaxedLines } from '#src/contract/generated/types.ts'
import { taxesOf } from '../taxes/taxes-of.ts'
import { taxName } from '../taxes/tax-name.ts'
import { fill } from '../words/fill.ts'
import { type RuleRow, whenWords } from './rule-rows.ts'
import type { ToldScope } from './told-price.ts'
import { isToCome } from './visit-days.ts'

/** What is said of the taxes on a category's prices, below them: each that a visit from today on may have. */
export function taxRows(category: Category, scope: ToldScope): RuleRow[] {
  const { taxes, locale } = scope.content.business
  if (taxes === undefined) return []
  const list = taxesOf(category, scope.content).filter(({ when }) => isToCome({ until: when?.date?.until ?? null }, scope.today))
  return list.map(tax => {
    const { included, title } = tax
    const { taxAdded, taxIncluded } = taxes.words
    const name = taxName(tax, taxes, locale)
    const isAll = included && isOnAll(tax) && tax.when === undefined
    return {
      title: isAll ? title : name,
      question: null,
      lines: [],
      conditions: [...linesWords(tax, category, scope), ...whenWords(tax, category, scope)],
      text: isAll ? allInclude([tax], scope) : included ? taxIncluded : taxAdded,
    }
  })
}

/** What stands beside a category's prices: that tax is added to them, or which taxes all of them include; null for neither. */
export function besidePrices(category: Category, scope: ToldScope): { plus: string | null; included: string | null } {
  const { taxes } = scope.content.business
  const now = currentTaxes(category, scope)
  const whole = now.filter(tax => tax.included && isOnAll(tax))
  return {
    plus: taxes !== undefined && now.some(({ included }) => !included) ? taxes.words.plusTax : null,
    included: whole.length > 0 ? allInclude(whole, scope) : null,
  }
}

/** Whether a category's prices include the taxes on them; undefined where there are none. */
export function areIncluded(category: Category, scope: ToldScope): boolean | undefined {
  const now = currentTaxes(category, scope)
  return now.length === 0 ? undefined : now.every(({ included }) => included)
}

function currentTaxes(category: Category, { content, today }: ToldScope): Tax[] {
  return taxesOf(category, content).filter(({ when }) => holdsNow(when?.date, today))
}

function holdsNow({ from = '', until = '9' }: { from?: Day; until?: Day } = {}, today: Day): boolean {
  return from <= today && today <= until
}

/** Whether all of a category's prices have it, on its days. */
function isOnAll({ on, except, when = {}, unless = [] }: Tax): boolean {
  return on === undefined && except === undefined && Object.keys(when).every(key => key === 'date') && unless.length === 0
}

function allInclude(list: readonly Tax[], { content: { business } }: ToldScope): string {
  const { taxes, locale } = business
  if (taxes === undefined) return ''
  const names = list.map(tax => taxName(tax, taxes, locale))
  return fill(taxes.words.allInclude, { taxes: new Intl.ListFormat(locale, { type: 'conjunction' }).format(names) })
}

/** The lines that a tax is on, or is not on, where it is not on all. */
function linesWords({ on, except }: Tax, category: Category, { content }: ToldScope): string[] {
  const { packageLabel, packages } = category
  if (on !== undefined) return [...(on.packages === true ? [packageLabel] : []), ...titlesOf(on, category)]
  if (except === undefined) return []
  const titles = [...packages.filter(({ id }) => except.packages?.includes(id)).map(({ title }) => title), ...titlesOf(except, category)]
  const conditions = new Intl.ListFormat(content.business.locale, { type: 'unit' }).format(titles)
  return [fill(content.site.wording.priceList.except, { conditions })]
}

function titlesOf({ addons = [], rules: named = [] }: Pick<TaxedLines, 'addons' | 'rules'>, { addonGroups, rules = [] }: Category): string[] {
  const items = addonGroups.flatMap(group => group.items.filter(({ id }) => addons.includes(id)))
  return [...items, ...rules.filter(({ id }) => named.includes(id))].map(({ title }) => title)
}
