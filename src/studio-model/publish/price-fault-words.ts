import { OFFER } from '#src/catalog/inputs/is-coupon.ts'
import { dayName } from '#src/catalog/words/day-name.ts'
import { titleOfId } from '../documents/title-of-id.ts'
import { type Fields, fieldsOf, keyedList, textAt } from '../draft/draft-value.ts'

/** Matches the problem of a package with a selection that has no price above 0; captures the fault, and what was chosen. */
const FAULT = /^has (the price 0|a negative price)(?: \((.*)\))?: it must be a number above 0 or a consultation/

const DAY = /^(\d{4}-\d\d-\d\d)\b/

/** Whether a problem is that something of a package is free, or costs less. */
export function isPriceFault(message: string): boolean {
  return FAULT.test(message)
}

/** Says which answers, code and day leave nothing of a package's price, and what to do; null for another problem. */
export function priceFaultWords(message: string, document: object): string | null {
  const [, fault, chosen = ''] = FAULT.exec(message) ?? []
  if (fault === undefined) return null
  const parts = chosen === '' ? [] : chosen.split(', ')
  const words = parts.flatMap(part => chosenWords(part, fieldsOf(document)) ?? [])
  const costs = fault === 'the price 0' ? 'Would cost nothing' : 'Would cost less than nothing'
  const isOfCode = parts.some(part => part.startsWith(`${OFFER} `))
  const cures = [
    'take off less',
    ...(isOfCode ? ['leave this package out'] : ['let it cost more', 'make it a consultation']),
    ...parts.flatMap(part => raisedLeast(part, fieldsOf(document)) ?? []),
  ]
  const cure = new Intl.ListFormat('en', { type: 'disjunction' }).format(cures)
  return `${[costs, ...words].join(', ')}. ${cure.charAt(0).toUpperCase()}${cure.slice(1)}.`
}

/** Where the lowest number that a question takes was chosen, which may be lower than any that there is: that it can be raised. */
function raisedLeast(part: string, document: Fields): string | null {
  const [id, answer] = part.split(/ (.*)/)
  const input = keyedList(document['inputs']).find(({ item }) => item['id'] === id)?.item
  if (input?.['kind'] !== 'number' || String(input['min']) !== answer) return null
  return `raise the least of “${textAt(input, 'label') ?? id}” (under Questions)`
}

/** One thing that was chosen, as the site's check names it: an offer, an answer, a day or an add-on; null for what else it says of the time. */
function chosenWords(part: string, document: Fields): string | null {
  const [, day] = DAY.exec(part) ?? []
  if (day !== undefined) return `on ${dayName(day, 'en')}`
  const [id = '', answer] = part.split(/ (.*)/)
  if (answer === undefined) return `with “${titleOfId(id, document) ?? id}”`
  if (id === OFFER) return `with ${namesOf(answer, document)}`
  const input = keyedList(document['inputs']).find(({ item }) => item['id'] === id)?.item
  return input === undefined ? null : `where “${textAt(input, 'label') ?? id}” is ${answerWords(answer, input)}`
}

/** The rules that a code is for, by the id that they make together. */
function namesOf(offer: string, document: Fields): string {
  const titles = offer.split('+').map(id => `“${titleOfId(id.split('/')[0] ?? id, document['rules']) ?? id}”`)
  return new Intl.ListFormat('en').format(titles)
}

function answerWords(answer: string, input: Fields): string {
  const option = keyedList(input['options']).find(({ item }) => item['id'] === answer)?.item
  if (option !== undefined) return `“${textAt(option, 'label') ?? answer}”`
  const unit = answer === '1' ? textAt(input, 'unit') : (textAt(input, 'units') ?? textAt(input, 'unit'))
  return unit === undefined ? answer : `${answer} ${unit}`
}
