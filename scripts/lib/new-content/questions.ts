import { minutesOf, timeOf } from '#src/catalog/time-of-day.ts'
import { moneyOf } from '#src/catalog/words/money.ts'
import type { Price } from '#src/contract/generated/types.ts'
import type { Ask } from './ask.ts'
import { anyLine, line, list, matching, minutes, oneOf, prices, timeAfter, twoOrMore, weekdays, wholeNumber } from './readers.ts'

/** What a new business says of itself. */
export type Answers = Awaited<ReturnType<typeof askAll>>

/** Asks all that a site cannot go live without, and no more. `drawings` are those that there are for a service. */
export async function askAll(ask: Ask, drawings: readonly string[]) {
  const business = await askBusiness(ask)
  const look = await askLook(ask, business.place)
  const service = await askService(ask, drawings)
  const { decimals } = moneyOf({ locale: 'en-US', currency: business.currency })
  const packages = await ask.each('packages', 'Another package?', 1, (ask, index) => askPackage(ask, index, service.options, decimals))
  const addons = await ask.each('addons', 'Another add-on, which can be booked beside a package?', 0, async ask => ({
    title: await ask.one('title', 'What is it called?', line),
    prices: await askPrice(ask, service.options, decimals),
  }))
  return { ...business, ...look, ...service, packages, addons }
}

async function askBusiness(ask: Ask) {
  const name = await ask.one('name', 'What is the business called?', line)
  const phone = await ask.one('phone', 'Its phone number, as visitors read it?', matching(/^[+]?(?:\D*\d){5,15}\D*$/, 'must hold 5 to 15 digits'))
  const email = await ask.one(
    'email',
    'Its e-mail address?',
    matching(/^[^@\s<>"]+@[^@\s<>"]+\.[^@\s<>".]{2,}$/, 'must be an address such as hello@example.com'),
  )
  const place = await ask.one('place', 'Where does it work, in a few words?', line)
  const towns = await ask.one('towns', 'In which towns, with commas between them?', list, place)
  const timeZone = await ask.one('timeZone', 'In which time zone, such as America/Los_Angeles?', oneOf(timeZones(), ZONES_TOLD), ownZone())
  const currency = await ask.one('currency', 'In which currency?', oneOf(Intl.supportedValuesOf('currency'), CURRENCIES_TOLD), 'USD')
  const days = await ask.one('days', 'On which days?', weekdays, 'mon-fri')
  const opens = await ask.one('opens', 'From when?', timeAfter(''), '8:00')
  const closes = await ask.one('closes', 'Until when?', timeAfter(opens), '17:00')
  const lastStart = await ask.one(
    'lastStart',
    'When does the last visit of a day begin, at the latest?',
    timeAfter(opens, closes),
    timeOf(minutesOf(closes) - 15),
  )
  const crews = await ask.one('crews', 'How many visits can take place at the same time?', wholeNumber(1, 50), '1')
  return { name, phone, email, place, towns, timeZone, currency, days, opens, closes, lastStart, crews }
}

const ZONES_TOLD = ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles', 'Europe/Dublin']
const CURRENCIES_TOLD = ['USD', 'CAD', 'GBP', 'EUR', 'AUD']

/** Also this machine's, which may have an older name than the list. */
function timeZones(): string[] {
  return [...Intl.supportedValuesOf('timeZone'), ownZone(), 'UTC']
}

/** This machine's time zone; none for UTC, which machines have whose owner chose none. */
function ownZone(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return zone === 'UTC' ? '' : zone
}

async function askLook(ask: Ask, place: string) {
  const color = await ask.one(
    'color',
    'Its main colour?',
    matching(/^#[0-9a-f]{6}$/, 'must be a colour such as #17456b, in small letters'),
    '#17456b',
  )
  const headline = await ask.one('headline', 'What do visitors read first, in a few words?', line)
  const sentence = await ask.one('sentence', 'And below it, in a sentence?', line, `We come to you in ${place}.`)
  return { color, headline, sentence }
}

async function askService(ask: Ask, drawings: readonly string[]) {
  const service = await ask.one('service', 'What is the service called, such as "Dog grooming"?', line)
  const drawing = await ask.one('drawing', `Which drawing stands for it (${drawings.join(', ')})?`, oneOf(drawings), 'service')
  const question = await ask.one('question', 'On which question does the price depend, such as "Size of the dog" (Enter for none)?', anyLine)
  const options = question === '' ? [] : await ask.one('answers', 'With which answers, with commas between them?', twoOrMore)
  const duration = await ask.one('duration', `How many minutes does a visit take (90 or 60-120)${forEach(options)}?`, minutes(options))
  const furtherOff = await ask.one('furtherOff', 'How many percent less do the second and each further one on a visit cost?', wholeNumber(0, 90), '0')
  return { service, drawing, duration, furtherOff, question, options }
}

async function askPackage(ask: Ask, index: number, options: readonly string[], decimals: number) {
  return {
    title: await ask.one('title', `What is package ${index + 1} called?`, line),
    description: await ask.one('description', 'What is it, in a sentence?', line),
    features: await ask.one('features', 'What is part of it, with commas between?', list),
    prices: await askPrice(ask, options, decimals),
  }
}

/** One price for all, or one for each answer to the question. */
function askPrice(ask: Ask, options: readonly string[], decimals: number): Promise<Price[]> {
  return ask.one('price', `What does it cost (45, 45+, 45-60 or quote)${forEach(options)}?`, prices(options, decimals))
}

function forEach(options: readonly string[]): string {
  return options.length === 0 ? '' : `, for ${options.join(', ')}`
}
