import { minutesOf } from '#src/catalog/time-of-day.ts'
import { clockText } from '#src/catalog/words/visit-words.ts'
import { NEVER_ASKED, UNUSED_INPUT } from '#src/catalog/publish-check/booked-items.ts'
import { NOTHING_GIVES } from '#src/catalog/publish-check/publish-check.ts'
import { NO_KIND, ONE_OF, REQUIRED } from '#src/contract/decode.ts'
import { wordsOfBlocks } from '#src/cms/sanity/portable-text.ts'
import { INK_ON_SURFACE } from '../documents/contrast-words.ts'
import { isDay } from '../numbers/day-text.ts'
import { itemWord } from '../documents/item-word.ts'
import { titlesOf } from '../documents/field-titles.ts'
import { type DocumentPlace, resolved } from '../documents/place-of.ts'
import type { StudioValue } from '../documents/studio-type.ts'
import { STUDIO_TYPES } from '../generated/studio-types.ts'

/** Of a question that was made before what uses it. */
export const UNUSED_QUESTION = 'No price, rule or duration uses this question yet'

/** Of a question for which only a rule waits. */
export const NEVER_ASKED_QUESTION = 'No price depends on this question, so it is never shown; a rule waits for its answer'

/** Of a reason or note whose last price or package went. */
export const UNUSED_REASON = 'No price, package, add-on or rule names this any more: take it out, or choose it for one of them'

/** Of a last start outside the hours of its day; captures that, when these begin and when they end. */
const LAST_START = /^(\S+) must lie from (\S+) to before (\S+)$/

/** The validator's message for an object without any of its fields. */
export const NO_FIELD_GIVEN = 'must NOT have fewer than 1 properties'

/** Of a value of another type: what only a file or a program can have written. */
const NOT_OF_TYPE =
  /^must be (?:(?:string|number|integer|boolean|array|object)$|an object with|a number without quotes|a whole number(?:, in| of minutes))/

/** Matches the problem of a reference to something that does not exist, in content or in an example; captures what kind of thing it is. */
const GONE_NAME = /^(?:there is no|"[^]*" cannot be chosen: unknown) (.+?)(?: of "[^"]*")? "[^"]*"(?:;|$)/

/** What content may name, to owners, by the word that the site's check has for it. */
const GONE: Readonly<Record<string, string>> = {
  'add-on': 'add-on',
  category: 'category',
  code: 'question',
  input: 'question',
  'number that is asked': 'question',
  option: 'answer',
  package: 'package',
  'package of this category': 'package',
  policy: 'policy',
  price: 'price',
  reason: 'reason',
}

/** Translates a validator's message into words for owners: what is allowed, not how it was checked. */
export function problemWords(message: string, { type, value }: Pick<DocumentPlace, 'type' | 'value'>): string {
  const limits = resolved(type)
  if (message.startsWith(ONE_OF)) return `Fill in one of these: ${titlesOf(message.slice(ONE_OF.length).split(', '), type).join(', ')}`
  if (message === NO_FIELD_GIVEN) return 'Fill in at least one of these fields, or remove this'
  if (limits?.is === 'list' && (message === REQUIRED || message.startsWith('must NOT have fewer'))) return fewerWords(limits)
  if (hasWords(value)) return linkWords(message)
  if (message.startsWith(REQUIRED) || isEmpty(value)) return isChoice(limits) ? 'Choose one' : 'Still to fill in'
  if (message === UNUSED_INPUT) return UNUSED_QUESTION
  if (message.startsWith(NEVER_ASKED)) return NEVER_ASKED_QUESTION
  if (message.startsWith(NOTHING_GIVES)) return UNUSED_REASON
  if (message.startsWith(NO_KIND)) return 'Choose one'
  const [, , open, close] = LAST_START.exec(message) ?? []
  if (open !== undefined && close !== undefined) return `The last start must be from ${clock(open)} to before ${clock(close)}`
  const gone = GONE[GONE_NAME.exec(message)?.[1] ?? '']
  if (gone !== undefined) return `The ${gone} that this names is gone: choose another, or remove this`
  if (message.startsWith('must match pattern')) return patternWords(type)
  if (message.startsWith('the contrast of ink on surface is'))
    return message.replace('the contrast of ink on surface is', `The contrast of ${INK_ON_SURFACE} is`)
  if (NOT_OF_TYPE.test(message)) return `This cannot be used here (${message})`
  if (limits?.is === 'text' || limits?.is === 'prose') return lengthWords(message, limits)
  if (limits?.is === 'number') return numberWords(message, limits)
  if (limits?.is === 'list') return listWords(message, limits)
  return capitalized(message)
}

/** Whether a value is a text of Portable Text in which something is written. */
export function hasWords(value: unknown): boolean {
  return (wordsOfBlocks(value) ?? '').trim() !== ''
}

function clock(time: string): string {
  return clockText(minutesOf(time), 'en-US')
}

/** Of a text with words, what is wrong with a link in it, or with its looks. */
function linkWords(message: string): string {
  if (message.startsWith(REQUIRED) || message.startsWith(NO_KIND)) return 'A link in it leads nowhere yet: say where it leads, or remove the link'
  if (message.startsWith('must match pattern')) return 'A link in it leads to something that is no address: that of another site begins with https://'
  if (message.startsWith('must NOT have more')) return 'It is too long, or changes its looks too often: make it two'
  return capitalized(message)
}

function lengthWords(message: string, { minLength, maxLength }: Extract<StudioValue, { is: 'text' | 'prose' }>): string {
  if (message.startsWith('must NOT have more')) return `At most ${maxLength} characters fit here`
  if (message.startsWith('must NOT have fewer')) return `At least ${minLength} characters are needed`
  return capitalized(message)
}

function numberWords(message: string, { integer, min, max, above }: Extract<StudioValue, { is: 'number' }>): string {
  if (message.startsWith('must be >=')) return `Must be ${min} or more`
  if (message.startsWith('must be >')) return `Must be more than ${above}`
  if (message.startsWith('must be <=')) return `Must be ${max} or less`
  return integer && message === 'must NOT be valid' ? 'Must not be 0' : capitalized(message)
}

function fewerWords({ of, min = 1 }: Extract<StudioValue, { is: 'list' }>): string {
  const word = itemWord(of)
  if (min > 1) return `At least ${min} are needed`
  return word === null ? 'At least one is needed' : `Add at least one ${word}`
}

function listWords(message: string, { max }: Extract<StudioValue, { is: 'list' }>): string {
  if (message.startsWith('must NOT have more')) return `At most ${max} are possible`
  return capitalized(message)
}

/** Whether a value is missing or empty; a cleared text field may hold either. */
function isEmpty(value: unknown): boolean {
  return value === undefined || value === ''
}

function isChoice(type: StudioValue | null): boolean {
  return type?.is === 'choice' || type?.is === 'reference'
}

/** What is typed in other ways than it is kept. */
const TYPED: Readonly<Record<string, string>> = {
  Day: 'A day, such as 12/31/2026 or 2026-12-31.',
  TimeOfDay: 'A time of day, such as 08:30.',
  Color: 'A color, such as #17456b.',
}

/** The error message for a text that does not match the pattern of its type. */
export function patternWords(type: StudioValue | null): string {
  const howToWrite = type?.is === 'named' ? (TYPED[type.type] ?? STUDIO_TYPES[type.type]?.description ?? '') : ''
  return `Not possible here. ${howToWrite}`.trim()
}

/** Whether an error is of what stood in a day's field before the day that is there now: checking takes a moment, and the field has read it already. */
export function isOutdated(message: string, type: string, value: unknown): boolean {
  return type === 'Day' && isDay(value) && message.endsWith(patternWords({ is: 'named', type }))
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
