import { moneyOf } from '#src/catalog/words/money.ts'
import type { Ask } from './ask.ts'
import { charges, mileage } from './charges.ts'
import { beforeClosing, hours } from './hours.ts'
import { addonPrices, amountOrNone, anyLine, line, list, matching, minutes, oneOf, prices, twoOrMore, wholeNumber } from './readers.ts'

/** What a new business says of itself. */
export type Answers = Awaited<ReturnType<typeof askAll>>

/** Asks all that a site cannot go live without, and no more. `drawings` are those that there are for a service. */
export async function askAll(ask: Ask, drawings: readonly string[]) {
  const business = await askBusiness(ask)
  const look = await askLook(ask, business.place)
  const service = await askService(ask, drawings)
  const { decimals } = moneyOf({ locale: 'en-US', currency: business.currency })
  const packages = await askPackages(ask, service.options, decimals)
  const addons = await ask.each('addons', 'Another add-on, which can be booked beside a package?', 0, async ask => ({
    title: await ask.one('title', 'What is it called?', line),
    ...(await ask.one(
      'price',
      `What does it cost (45, 45+, 45-60, quote or 12 each)${forEach(service.options)}?`,
      addonPrices(service.options, decimals),
    )),
  }))
  const extra = await askExtra(ask, decimals)
  return { ...business, ...look, ...service, packages, addons, ...extra }
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
  const days = await ask.one('hours', 'When is it open (mon-fri 8-17, sat 9-13)?', hours, 'mon-fri 8-17')
  const lastStart = await ask.one('lastStart', 'How many minutes before closing does the last visit begin, at the latest?', beforeClosing(days), '60')
  const crews = await ask.one('crews', 'How many visits can take place at the same time?', wholeNumber(1, 50), '1')
  return { name, phone, email, place, towns, timeZone, currency, days, lastStart, crews }
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
  const furtherOff = await ask.one('furtherOff', 'How many percent less do the second and each further one on a visit cost?', wholeNumber(0, 90), '0')
  return { service, drawing, furtherOff, question, options }
}

/** Asks for packages; one whose duration is left empty has that of the package before it. */
function askPackages(ask: Ask, options: readonly string[], decimals: number) {
  let usual = ''
  return ask.each('packages', 'Another package?', 1, async (ask, index) => ({
    title: await ask.one('title', `What is package ${index + 1} called?`, line),
    description: await ask.one('description', 'What is it, in a sentence?', line),
    features: await ask.one('features', 'What is part of it, with commas between?', list),
    prices: await ask.one('price', `What does it cost (45, 45+, 45-60 or quote)${forEach(options)}?`, prices(options, decimals)),
    duration: await ask.one(
      'duration',
      `How many minutes does it take (90 or 60-120)${forEach(options)}?`,
      text => {
        const read = minutes(options)(text)
        usual = text
        return read
      },
      usual,
    ),
  }))
}

async function askExtra(ask: Ask, decimals: number) {
  const minimum = await ask.one('minimum', 'What does a visit cost at least (Enter for nothing)?', amountOrNone(decimals))
  const miles = await ask.one(
    'miles',
    'How many miles are free, and what does each further one cost (15, 1.50; Enter for nothing)?',
    mileage(decimals),
  )
  const rules = await ask.one(
    'charges',
    'What is charged besides, and when (weekends +15%, same day +25, trip fee +10; Enter for nothing)?',
    charges(decimals),
  )
  return { minimum, miles, rules }
}

function forEach(options: readonly string[]): string {
  return options.length === 0 ? '' : `, for all or, with commas, for each of ${options.join(', ')}`
}
