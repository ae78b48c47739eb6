import { questionAnswer } from '#src/catalog/words/question-answer.ts'
import { choicesOf, type NamedThings } from '../documents/choices-of.ts'
import { filledParts } from '../documents/preview-words.ts'
import type { StudioOption } from '../documents/studio-type.ts'
import { fieldsOf, keyedList } from '../draft/draft-value.ts'
import { WEEKDAYS } from '../hours/week.ts'

/** From this number of names on, lists say how many there are. */
const MANY = 4

/** When something holds, in a few words for lists: "from 3 items · Saturday, Sunday"; parts that take more words by their titles. */
export function conditionWords(type: 'When' | 'VisitWhen', when: unknown, things: NamedThings): string {
  return Object.entries(fieldsOf(when))
    .map(([part, value]) => partWords(part, value, things) ?? filledParts(type, { [part]: value }))
    .filter(words => words !== '')
    .join(' · ')
}

/** What a condition asks of an answer: "Size: Large", "Length: from 20". */
export function answerWords(condition: unknown, things: NamedThings): string {
  const { input, options, min, max } = fieldsOf(condition)
  const question = titleOf(input, choicesOf('input', things))
  const answer = Array.isArray(options) ? named(options, choicesOf('option', { ...things, around: [condition] }), 'options') : rangeWords(min, max)
  return question === '' || answer === '' ? `${question}${answer}` : questionAnswer(question, answer)
}

function partWords(part: string, value: unknown, things: NamedThings): string | null {
  if (part === 'inputs')
    return keyedList(value)
      .map(({ item }) => answerWords(item, things))
      .filter(words => words !== '')
      .join(', ')
  if (part === 'package') return named(value, choicesOf('package', things), 'packages')
  if (part === 'addons') return named(value, choicesOf('addon', things), 'add-ons')
  if (part === 'weekdays') return named(value, WEEKDAYS, 'weekdays')
  if (part === 'coupons') return couponWords(value)
  if (part === 'couponLimit') return limitWords(fieldsOf(value))
  return part === 'items' ? itemsWords(fieldsOf(value)) : null
}

/** The codes themselves, while they are few. */
function couponWords(codes: unknown): string {
  if (!Array.isArray(codes) || codes.length === 0) return ''
  return codes.length < MANY ? `code ${codes.join(', ')}` : `${codes.length} codes`
}

/** How often a code may be used. */
export function limitWords({ uses, oncePerCustomer }: ReturnType<typeof fieldsOf>): string {
  const inAll = typeof uses === 'number' ? (uses === 1 ? 'once in all' : `${uses} times in all`) : ''
  return [inAll, oncePerCustomer === true ? 'once for each customer' : ''].filter(words => words !== '').join(', ')
}

function itemsWords({ min, max, full, ...of }: ReturnType<typeof fieldsOf>): string | null {
  const range = rangeWords(min ?? (typeof full === 'number' ? full + 1 : undefined), max)
  if (range === '') return null
  const isOfAll = of['category'] === undefined && of['package'] === undefined
  const count = `${range} ${isOfAll ? 'items' : 'of some items'}`
  return typeof full === 'number' ? `${count}, without the dearest${full === 1 ? '' : ` ${full}`}` : count
}

function rangeWords(min: unknown, max: unknown): string {
  if (typeof min === 'number' && typeof max === 'number') return min === max ? String(min) : `${min} to ${max}`
  if (typeof min === 'number') return `from ${min}`
  return typeof max === 'number' ? `up to ${max}` : ''
}

export function named(ids: unknown, options: readonly StudioOption[], plural: string): string {
  if (!Array.isArray(ids)) return ''
  return ids.length < MANY ? ids.map(id => titleOf(id, options)).join(', ') : `${ids.length} ${plural}`
}

function titleOf(id: unknown, options: readonly StudioOption[]): string {
  return options.find(({ value }) => value === id)?.title ?? (typeof id === 'string' ? id : '')
}
