import { completed } from '#src/cms/defaults/complete.ts'
import { withSystemFields } from '#src/cms/sanity/system-fields.ts'
import { inSentence } from '../documents/in-sentence.ts'
import { suggestedId } from '../documents/suggested-id.ts'
import { fieldsOf, keyedList, textAt } from '../draft/draft-value.ts'
import { type DecimalRule, PERCENT_RULE } from '../numbers/decimal-text.ts'
import { usualWords } from '../starts/usual-words.ts'

/** How much may be taken off the second item: some of its price, or all. */
export const OFF_RULE: DecimalRule = { ...PERCENT_RULE, min: 1, max: 10_000, example: '10 or 12.5' }

/** What an item is called where the admin's form says so above the question which one it is. */
export function itemWord(bookingForm: unknown, language: unknown): string {
  const groups = keyedList(fieldsOf(completed('bookingForm', bookingForm, language))['groups']).map(({ item }) => item)
  const own = groups.find(({ fields }) => keyedList(fields).some(({ item }) => item['kind'] === 'category'))
  const word = textAt(own ?? {}, 'ownerTitle')?.trim() ?? ''
  return word === '' || /\s/.test(word) ? 'item' : inSentence(word)
}

/** What a visit says once its second item, and each further one, costs less by `off` hundredths of a percent: the rule, and what it cannot hold without. */
export function secondForLess(visit: unknown, off: number, word: string, language: unknown): Readonly<Record<string, unknown>> {
  const { mostItems, rules, words } = fieldsOf(visit)
  const title = `Second ${word}`
  const taken = keyedList(rules).flatMap(({ key, item }) => [key, item['id']])
  const id = suggestedId(title, taken) || suggestedId('second', taken)
  const rule = { id, title, when: { items: { full: 1 } }, effect: { kind: 'percent', bps: -off, of: 'base' } }
  const said = {
    ...(typeof mostItems === 'number' && mostItems < 2 && { mostItems: 2 }),
    ...(words === undefined && usualWords('visit', language)),
  }
  const { rules: made, ...others } = withSystemFields('Visit', { ...said, rules: [rule] }, name => name)
  return { ...others, rules: [...(Array.isArray(rules) ? (rules as unknown[]) : []), ...(made as unknown[])] }
}

/** Whether a visit has a rule that leaves some items at the full price. */
export function hasFullPrice(visit: unknown): boolean {
  return keyedList(fieldsOf(visit)['rules']).some(({ item }) => fieldsOf(fieldsOf(item['when'])['items'])['full'] !== undefined)
}
