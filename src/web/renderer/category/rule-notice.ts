import type { Money } from '#src/catalog/words/money.ts'
import { rulePriceText } from '#src/catalog/words/rule-text.ts'
import type { Category, Content, Effect, Rule } from '#src/contract/generated/types.ts'
import { reasonTexts } from './reason-texts.ts'

/** What a rule says under a category's packages ("Good to know"), before anything is chosen. */
export interface RuleNotice {
  title: string
  price: string | null
  text: string | null
}

/** Returns the notice of a rule that is one, or that depends on the day of the visit, not known there; null for other rules, also for one without a condition. */
export function ruleNotice({ title, when, effect }: Rule, category: Category, content: Content, money: Money): RuleNotice | null {
  const dependsOnDay = when?.date !== undefined || when?.weekdays !== undefined
  if (effect.kind !== 'notice' && !dependsOnDay) return null
  return { title, price: rulePriceText(effect, category, { content, money }), text: textOf(effect, content.business) }
}

function textOf(effect: Effect, business: Content['business']): string | null {
  if (!('reason' in effect) || effect.reason === undefined) return null
  return reasonTexts([effect.reason], business)[0] ?? null
}
