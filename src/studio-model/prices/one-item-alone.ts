import { defaultText } from '../documents/default-text.ts'
import { suggestedId } from '../documents/suggested-id.ts'
import { fieldsOf, keyedList } from '../draft/draft-value.ts'

/** A rule of a visit as a draft has it. */
type Rule = Readonly<Record<string, unknown>>

/**
 * The rules that take a percentage off one item alone, the cheapest, however many there are: one for each number of items, of which all others stay at the
 * full price. The first is in the place of the rule, which leaves some at the full price; null where it says no such thing, or where it is that of one alone. A
 * visit that does not say how many items it has at most has as many as the defaults of its language say.
 */
export function oneItemAlone(rule: unknown, visit: unknown, language: unknown): readonly [Rule, ...Rule[]] | null {
  const [own, { mostItems: most, rules }] = [fieldsOf(rule), fieldsOf(visit)]
  const mostItems = most ?? Number(defaultText(fieldsOf(visit), ['mostItems'], language))
  const when = fieldsOf(own['when'])
  const items = fieldsOf(when['items'])
  const { full, min, max } = items
  if (typeof full !== 'number' || typeof mostItems !== 'number' || fieldsOf(own['effect'])['kind'] !== 'percent') return null
  const counts = Array.from({ length: mostItems - full }, (_, at) => full + 1 + at)
  if (counts.length < 2 || (min !== undefined && min === max)) return null
  const of = (count: number) => ({ ...own, when: { ...when, items: { ...items, min: count, max: count, full: count - 1 } } })
  const taken = keyedList(rules).flatMap(({ key, item }) => [key, item['id']])
  const made: [Rule, ...Rule[]] = [of(full + 1)]
  for (const count of counts.slice(1)) {
    const id = suggestedId(own['title'], taken)
    taken.push(id)
    made.push({ ...of(count), _key: id, id })
  }
  return made
}
