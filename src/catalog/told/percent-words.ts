import type { Category, PercentEffect, PriceListWording } from '#src/contract/generated/types.ts'
import { fill } from '../words/fill.ts'
import { percentText } from '../words/percent-text.ts'
import type { ToldScope } from './told-price.ts'

/** What a percentage changes: "-25% on the package, at most $100". */
export function percentWords(effect: PercentEffect, category: Category, { content, money }: ToldScope): string {
  const { of, addons = [], min, max } = effect
  const { locale } = content.business
  const { price: wording } = content.messages
  const { ofPackage, ofBase, ofAddons } = content.site.wording.priceList
  const text = fill(template(), { percent: spanText(effect, locale, content.site.wording.priceList), addons: addonTitles() })
  const lifted = min === undefined ? text : fill(wording.minimum, { text, amount: money.text(min) })
  return max === undefined ? lifted : fill(wording.maximum, { text: lifted, amount: money.text(max) })

  function template(): string {
    if (of === 'addons') return ofAddons
    return of === 'package' || category.addonGroups.length === 0 ? ofPackage : ofBase
  }

  function addonTitles(): string {
    const named = category.addonGroups.flatMap(({ items }) => items).filter(({ id }) => addons.includes(id))
    // Several categories of a visit may have the same one.
    return new Intl.ListFormat(locale, { type: 'conjunction' }).format(new Set(named.map(({ title }) => title)))
  }
}

/** Of a discount the smaller end comes first, as in "-10% to -25%". */
function spanText(
  { bps, highBps = bps, open = false }: PercentEffect,
  locale: string,
  { percentRange, percentUpTo, percentOrMore }: PriceListWording,
): string {
  const ends = [bps, highBps].toSorted((a, b) => Math.abs(a) - Math.abs(b))
  const [from = '', to = ''] = ends.map(end => percentText(end, locale, 'exceptZero'))
  const text = bps === highBps ? from : fill(bps === 0 || highBps === 0 ? percentUpTo : percentRange, { from, to, percent: to })
  return open ? fill(percentOrMore, { percent: text }) : text
}
