import type { Category, Day, Effect, Id, Rule, VisitRule, When } from '#src/contract/generated/types.ts'
import { saidConditions } from '../conditions.ts'
import { fill } from '../words/fill.ts'
import { aboveRows } from './above-rows.ts'
import { isAnnounced } from './as-advertised.ts'
import { conditionWords, exceptionWords } from './condition-words.ts'
import { percentWords } from './percent-words.ts'
import { type PriceLines, priceLines } from './price-lines.ts'
import type { ToldScope } from './told-price.ts'
import { isToCome } from './visit-days.ts'

/** What a rule, or the limit of the category's prices, says under them, before anything is chosen. */
export interface RuleRow extends PriceLines {
  title: string
  /** When it applies. */
  conditions: string[]
  text: string | null
}

/**
 * Everything beside packages and add-ons that can change an estimate of a visit from today on, or that an estimate without a day does not say: every
 * rule, but advice that needs no day or time, what only some people have a code for and what is not announced yet, then where numbers have no price any
 * more, and the limit.
 */
export function ruleRows(category: Category, scope: ToldScope): RuleRow[] {
  const rules = (category.rules ?? []).filter(rule => isTold(rule) && isToldOn(scope.today, rule))
  return [...rules.map(rule => ruleRow(rule, category, scope)), ...aboveRows(category, scope), ...limitRows(category, scope)]
}

/** Whether a rule is told on a day: it is announced, and has not ended. */
export function isToldOn(day: Day, rule: Pick<Rule | VisitRule, 'unannounced' | 'when'>): boolean {
  return isAnnounced(rule, day) && isToCome({ until: rule.when?.date?.until ?? null }, day)
}

function isTold(rule: Rule): boolean {
  if (rule.when?.coupons !== undefined) return false
  const looksAtVisit = saidConditions(rule).some(({ date, weekdays, season, start, notice }) => [date, weekdays, season, start, notice].some(Boolean))
  return rule.effect.kind !== 'advise' || looksAtVisit
}

/** What a rule says. */
export function ruleRow(rule: Rule, category: Category, scope: ToldScope): RuleRow {
  const { title, when, effect } = rule
  const packages = when?.package ?? category.packages.map(({ id }) => id)
  return {
    title,
    ...changeOf(effect, packages, category, scope),
    conditions: whenWords(rule, category, scope),
    text: reasonText(effect, category, scope),
  }
}

/** When a rule, or a tax, applies, and where it does not. */
export function whenWords(rule: Pick<Rule, 'when' | 'unless'>, category: Category, scope: ToldScope): string[] {
  return [
    ...(rule.when === undefined ? [] : conditionWords(rule.when, category, scope)),
    ...exceptionsToCome(rule, scope).map(exception => exceptionWords(exception, category, scope)),
  ]
}

/** A rule's exceptions, without those that have ended, and those of discount codes. */
export function exceptionsToCome<W extends When>({ unless = [] }: { unless?: readonly W[] }, { today }: ToldScope): W[] {
  return unless.filter(({ date, coupons }) => coupons === undefined && isToCome({ until: date?.until ?? null }, today))
}

function reasonText(effect: Effect, { id }: Category, { catalog }: ToldScope): string | null {
  if (!('reason' in effect) || effect.reason === undefined) return null
  return catalog.categoryById.get(id)?.reasonById.get(effect.reason)?.text ?? null
}

function changeOf(effect: Effect, packages: readonly Id[], category: Category, scope: ToldScope): PriceLines {
  switch (effect.kind) {
    case 'add':
      return addedLines(priceLines(effect.price, {}, packages, category, scope), scope)
    case 'notice':
      return effect.price === undefined ? NO_PRICE : priceLines(effect.price, {}, packages, category, scope)
    case 'percent':
      return oneLine(percentWords(effect, category, scope))
    case 'amount':
      return signedLine(effect.amount, scope)
    case 'quote':
    case 'advise':
    case 'forbid':
      return NO_PRICE
  }
}

function signedLine(amount: number, scope: ToldScope): PriceLines {
  const line = oneLine(scope.money.text(amount))
  return amount < 0 ? line : addedLines(line, scope)
}

/** The lines of a surcharge, each marked as added ("+ $30"); what adds nothing or is only quoted is not. */
function addedLines({ question, lines }: PriceLines, { content }: ToldScope): PriceLines {
  const { added } = content.site.wording.priceList
  const { included, quote } = content.messages.price
  const textOf = (text: string) => (added === undefined || text === included || text === quote ? text : fill(added, { price: text }))
  return { question, lines: lines.map(({ label, text }) => ({ label, text: textOf(text) })) }
}

/** What a limit of the whole price says. */
export function limitRows({ limit }: Category, { content, money }: ToldScope): RuleRow[] {
  if (limit === undefined) return []
  const { atLeast, atMost } = content.site.wording.priceList
  const line = (template: string, amount: number | undefined) =>
    amount === undefined ? [] : [{ label: '', text: fill(template, { amount: money.text(amount) }) }]
  return [{ title: limit.title, question: null, lines: [...line(atLeast, limit.min), ...line(atMost, limit.max)], conditions: [], text: null }]
}

const NO_PRICE: PriceLines = { question: null, lines: [] }

function oneLine(text: string): PriceLines {
  return { question: null, lines: [{ label: '', text }] }
}
