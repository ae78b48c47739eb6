import { moneyOf } from '#src/catalog/words/money.ts'
import type { Ask } from './ask.ts'
import { charges, mileage } from './charges.ts'
import { beforeClosing, hours } from './hours.ts'
import { addonPrices, amountOrNone, anyLine, line, list, matching, minutes, oneOf, percentOff, prices, twoOrMore, wholeNumber } from './readers.ts'

/** What a new business says of itself. */
export type Answers = Awaited<ReturnType<typeof askAll>>

/** Asks all that a site cannot go live without, and no more. `drawings` are those that there are for a service. */
export async function askAll(ask: Ask, drawings: readonly string[]) {
  const business = await askBusiness(ask)
  const look = await askLook(ask, business.place)
  const { decimals } = moneyOf({ locale: 'en-US', currency: business.currency })
  const first = await askCategory(ask, drawings, decimals)
  const further = await ask.each('further', 'Another category, such as boats beside cars?', 0, async ask => askCategory(ask, drawings, decimals))
  const extra = await askExtra(ask, decimals)
  return { ...business, ...look, categories: [first, ...further], ...extra }
}

/** The answers about one category: its name and question, its packages and its add-ons. */
export type CategoryAnswers = Awaited<ReturnType<typeof askCategory>>

async function askCategory(ask: Ask, drawings: readonly string[], decimals: number) {
  const service = await askService(ask, drawings)
  const packages = await askPackages(ask, service.options, decimals)
  const addons = await ask.each('addons', 'Another add-on, which can be booked beside a package?', 0, async ask => ({
    title: await ask.one({ key: 'title', words: 'What is it called?', read: line, example: 'Teeth brushed' }),
    ...(await ask.one({
      key: 'price',
      words: `What does it cost (45, 45+, 45-60, quote or 12 each)${forEach(service.options)}?`,
      read: addonPrices(service.options, decimals),
      example: '12 each',
    })),
  }))
  return { ...service, packages, addons }
}

async function askBusiness(ask: Ask) {
  const name = await ask.one({ key: 'name', words: 'What is the business called?', read: line, example: 'Wag & Wash' })
  const phone = await ask.one({
    key: 'phone',
    words: 'Its phone number, as visitors read it?',
    read: matching(/^[+]?(?:\D*\d){5,15}\D*$/, 'must hold 5 to 15 digits'),
    example: '(512) 555-0148',
  })
  const email = await ask.one({
    key: 'email',
    words: 'Its e-mail address?',
    read: matching(/^[^@\s<>"]+@[^@\s<>"]+\.[^@\s<>".]{2,}$/, 'must be an address such as hello@example.com'),
    example: 'hello@example.com',
  })
  const place = await ask.one({ key: 'place', words: 'Where does it work, in a few words?', read: line, example: 'Austin and Round Rock' })
  const towns = await ask.one({
    key: 'towns',
    words: 'In which towns, with commas between them?',
    read: list,
    example: 'Austin, Round Rock',
    otherwise: place,
  })
  const timeZone = await ask.one({
    key: 'timeZone',
    words: 'In which time zone, such as America/Los_Angeles?',
    read: oneOf(timeZones(), ZONES_TOLD),
    example: 'America/Chicago',
    otherwise: ownZone(),
  })
  const currency = await ask.one({
    key: 'currency',
    words: 'In which currency?',
    read: oneOf(Intl.supportedValuesOf('currency'), CURRENCIES_TOLD),
    example: 'USD',
    otherwise: 'USD',
  })
  const days = await ask.one({
    key: 'hours',
    words: 'When is it open (mon-fri 8-17, sat 9-13)?',
    read: hours,
    example: 'mon-fri 8-17, sat 9-13',
    otherwise: 'mon-fri 8-17',
  })
  const lastStart = await ask.one({
    key: 'lastStart',
    words: 'How many minutes before closing does the last visit begin, at the latest?',
    read: beforeClosing(days),
    example: '15',
    otherwise: '60',
  })
  const crews = await ask.one({
    key: 'crews',
    words: 'How many visits can take place at the same time?',
    read: wholeNumber(1, 50),
    example: '2',
    otherwise: '1',
  })
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
  const color = await ask.one({
    key: 'color',
    words: 'Its main colour?',
    read: matching(/^#[0-9a-f]{6}$/, 'must be a colour such as #17456b, in small letters'),
    example: '#5b2a6e',
    otherwise: '#17456b',
  })
  const headline = await ask.one({
    key: 'headline',
    words: 'What do visitors read first, in a few words?',
    read: line,
    example: 'A clean dog, and no car ride',
  })
  const sentence = await ask.one({
    key: 'sentence',
    words: 'And below it, in a sentence?',
    read: line,
    example: 'We wash and trim at your curb.',
    otherwise: `We come to you in ${place}.`,
  })
  return { color, headline, sentence }
}

async function askService(ask: Ask, drawings: readonly string[]) {
  const service = await ask.one({ key: 'service', words: 'What is the service called, such as "Dog grooming"?', read: line, example: 'Dog grooming' })
  const drawing = await ask.one({
    key: 'drawing',
    words: `Which drawing stands for it (${drawings.join(', ')})?`,
    read: oneOf(drawings),
    example: 'service',
    otherwise: 'service',
  })
  const question = await ask.one({
    key: 'question',
    words: 'On which question does the price depend, such as "Size of the dog" (Enter for none)?',
    read: anyLine,
    example: 'Size of the dog',
  })
  const answers = {
    key: 'answers',
    words: 'With which answers, with commas between them?',
    read: twoOrMore,
    example: 'Small, Large',
    decides: true,
  } as const
  const options = question === '' ? [] : await ask.one(answers)
  return { service, drawing, question, options }
}

/** Asks for packages; one whose duration is left empty has that of the package before it. */
function askPackages(ask: Ask, options: readonly string[], decimals: number) {
  let usual = ''
  return ask.each('packages', 'Another package?', 1, async (ask, index) => ({
    title: await ask.one({ key: 'title', words: `What is package ${index + 1} called?`, read: line, example: 'Full Groom' }),
    description: await ask.one({ key: 'description', words: 'What is it, in a sentence?', read: line, example: 'The bath and a haircut.' }),
    features: await ask.one({ key: 'features', words: 'What is part of it, with commas between?', read: list, example: 'Haircut, Nails trimmed' }),
    prices: await ask.one({
      key: 'price',
      words: `What does it cost (45, 45+, 45-60 or quote)${forEach(options)}?`,
      read: prices(options, decimals),
      example: '85+',
    }),
    duration: await ask.one({
      key: 'duration',
      words: `How many minutes does it take (90 or 60-120)${forEach(options)}?`,
      read: text => {
        const read = minutes(options)(text)
        usual = text
        return read
      },
      example: '60-120',
      otherwise: usual,
    }),
  }))
}

async function askExtra(ask: Ask, decimals: number) {
  const furtherOff = await ask.one({
    key: 'furtherOff',
    words: 'How many percent less do the second and each further one on a visit cost?',
    read: percentOff(90),
    example: '10%',
    otherwise: '0',
  })
  const minimum = await ask.one({
    key: 'minimum',
    words: 'What does a visit cost at least (Enter for nothing)?',
    read: amountOrNone(decimals),
    example: '90',
  })
  const miles = await ask.one({
    key: 'miles',
    words: 'How many miles are free, and what does each further one cost (15, 1.50; Enter for nothing)?',
    read: mileage(decimals),
    example: '15, 1.50, 40',
  })
  const rules = await ask.one({
    key: 'charges',
    words: 'What is charged besides, and when (weekends +15%, same day +25, trip fee +10; Enter for nothing)?',
    read: charges(decimals),
    example: 'weekends +15%, trip fee +10',
  })
  return { furtherOff, minimum, miles, rules }
}

function forEach(options: readonly string[]): string {
  return options.length === 0 ? '' : `, for all or, with commas, for each of ${options.join(', ')}`
}
