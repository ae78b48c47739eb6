import { isTimeOfDay, minutesOf } from '#src/catalog/time-of-day.ts'
import { dayName } from '#src/catalog/words/day-name.ts'
import { clockText } from '#src/catalog/words/visit-words.ts'
import { wordsOfBlocks } from '#src/cms/sanity/portable-text.ts'
import type { Money } from '#src/catalog/words/money.ts'
import { isDay } from '../numbers/day-text.ts'
import { PERCENT_RULE } from '../numbers/decimal-text.ts'
import { AMOUNT_TYPES, PERCENT_TYPES } from '../numbers/number-types.ts'

/** A value of a type of the schemas as an owner writes it; null where it takes more than a line. */
export function valueText(value: unknown, type: string, { money, locale }: { money: Money; locale: string }): string | null {
  const words = wordsOfBlocks(value)
  if (words !== null) return `“${words}”`
  if (typeof value === 'number') {
    if (AMOUNT_TYPES.has(type)) return money.text(value)
    return PERCENT_TYPES.has(type) ? PERCENT_RULE.say(value) : value.toLocaleString(locale)
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (type === 'Day' && isDay(value)) return dayName(value, locale)
  if (type === 'TimeOfDay' && typeof value === 'string' && isTimeOfDay(value)) return clockText(minutesOf(value), locale)
  return typeof value === 'string' && value !== '' && type !== 'Id' ? `“${value}”` : null
}

/** A value before and after, of which one may not be there; null where neither can be written. */
export function fromTo(before: string | null, after: string | null): string | null {
  return before === null && after === null ? null : `${before ?? 'nothing'} → ${after ?? 'nothing'}`
}
