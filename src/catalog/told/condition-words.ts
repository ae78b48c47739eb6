import type { AddonCount, Category, HoursAhead, Id, InputCondition, TimeOfDay, When } from '#src/contract/generated/types.ts'
import { minutesOf } from '../time-of-day.ts'
import { OFFER } from '../inputs/is-coupon.ts'
import { dayConditions } from '../words/day-conditions.ts'
import { fill } from '../words/fill.ts'
import { optionsOf, unitName } from '../words/input-words.ts'
import { questionAnswer } from '../words/question-answer.ts'
import { startsText } from '../words/visit-words.ts'
import type { ToldScope } from './told-price.ts'

/** When a rule applies, in words, a text for each of its conditions; `{packages}` of the template are the names of those that it is for. */
export function conditionWords(
  when: When,
  category: Category,
  scope: ToldScope,
  template = `${scope.content.site.wording.onlyWith} {packages}`,
): string[] {
  const { package: packages, inputs = [], coupons, addons, addonCounts = [], start, notice } = when
  const { priceList } = scope.content.site.wording
  const { locale } = scope.content.business
  const wording = { priceList, locale }
  const offered = category.addonGroups.flatMap(({ items }) => items)
  const words: string[] = []
  if (packages !== undefined) words.push(fill(template, { packages: listed(titlesOf(packages, category.packages), 'disjunction') }))
  if (addons !== undefined) words.push(fill(priceList.addons, { addons: listed(titlesOf(addons, offered), 'conjunction') }))
  words.push(...addonCounts.map(countWords))
  // What follows from a code says the rule's title, and its days once more.
  const asked = coupons === undefined ? inputs : inputs.filter(({ input }) => input !== OFFER)
  words.push(...asked.map(condition => answerWords(condition, category, scope)))
  words.push(...dayConditions(when, wording))
  if (start !== undefined) words.push(startsText(minutesIn(start.from), minutesIn(start.before), wording))
  if (notice !== undefined) words.push(noticeWords(notice, scope))
  return words

  function countWords({ addons: ids, min, max, different = false }: AddonCount): string {
    const counted = ids === undefined ? offered : offered.filter(({ id }) => ids.includes(id))
    const names = ids === undefined ? priceList.anyAddons : listed(titlesOf(ids, offered), max === 0 ? 'disjunction' : 'conjunction')
    const named = different && counted.some(addon => (addon.max ?? 1) > 1) ? fill(priceList.differentAddons, { addons: names }) : names
    const { addonsOrMore, addonsAtMost, addonsBetween, addonsExactly, withoutAddons } = priceList
    if (max === undefined) return fill(addonsOrMore, { min: min ?? 0, addons: named })
    if (min === undefined) return fill(max === 0 ? withoutAddons : addonsAtMost, { max, addons: named })
    return fill(min === max ? addonsExactly : addonsBetween, { min, max, addons: named })
  }

  function listed(names: readonly string[], type: 'conjunction' | 'disjunction'): string {
    return new Intl.ListFormat(locale, { type }).format(names)
  }
}

/** What keeps a rule from applying, in words; `further` are conditions that no category has. Packages are named alone: "except only with" would say the opposite. */
export function exceptionWords(exception: When, category: Category, scope: ToldScope, further: readonly string[] = []): string {
  const { content } = scope
  const conditions = [...further, ...conditionWords(exception, category, scope, '{packages}')]
  const listed = new Intl.ListFormat(content.business.locale, { type: 'unit' }).format(conditions)
  return fill(content.site.wording.priceList.except, { conditions: listed })
}

function answerWords({ input: id, options, min, max }: InputCondition, category: Category, { content, money }: ToldScope): string {
  const { price: wording } = content.messages
  const { priceList } = content.site.wording
  const input = category.inputs.find(candidate => candidate.id === id)
  if (input === undefined) return ''
  const quantities = { min: quantity(min), max: quantity(max), upTo: quantity(max) }
  const answer = 'unit' in input ? fill(spanTemplate(), { ...quantities, unit: unitName(input, max ?? min ?? 1) }) : chosen()
  return questionAnswer(input.label, answer, wording.answer)

  function chosen(): string {
    const labels = optionsOf(id, { category, package: null }).flatMap(option => (options?.includes(option.id) ? [option.label] : []))
    return new Intl.ListFormat(content.business.locale, { type: 'disjunction' }).format(labels)
  }

  function spanTemplate(): string {
    if (max === undefined) return priceList.orMore
    return min === undefined ? wording.upTo : priceList.between
  }

  function quantity(value: number | undefined): string {
    return value === undefined ? '' : money.quantity(value)
  }
}

function minutesIn(time: TimeOfDay | undefined): number | undefined {
  return time === undefined ? undefined : minutesOf(time)
}

function noticeWords({ min, below }: HoursAhead, { content, money }: ToldScope): string {
  const { priceList } = content.site.wording
  const hours = (value: number | undefined) => (value === undefined ? '' : money.quantity(value))
  const template = min === undefined ? priceList.noticeBelow : below === undefined ? priceList.noticeFrom : priceList.noticeBetween
  return fill(template, { min: hours(min), below: hours(below) })
}

function titlesOf(ids: readonly Id[], items: readonly { id: Id; title: string }[]): string[] {
  return items.flatMap(({ id, title }) => (ids.includes(id) ? [title] : []))
}
