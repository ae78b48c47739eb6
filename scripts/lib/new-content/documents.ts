import type { Price } from '#src/contract/generated/types.ts'
import { channels } from '#src/contract/contrast.ts'
import type { Answers } from './questions.ts'
import { LOOK_FIRST } from './readers.ts'

/** The documents of a new content folder by file: what the answers say, and nothing that defaults say. */
export function documentsOf(answers: Answers): Readonly<Record<string, object>> {
  return {
    'business.json': businessOf(answers),
    'site.json': siteOf(answers),
    'booking-form.json': {},
    'messages.json': {},
    'theme.json': { light: { brand: answers.color }, dark: { brand: lightened(answers.color) } },
    [`categories/${idOf(answers.service)}.json`]: categoryOf(answers),
    ...(answers.furtherOff > 0 && { 'visit.json': visitOf(answers) }),
  }
}

/** The name of the service's drawing, which follows from the category's id. */
export function drawingOf({ service }: Pick<Answers, 'service'>): string {
  return idOf(service)
}

function businessOf({ name, phone, email, place, towns, timeZone, currency, days, opens, closes, lastStart, crews }: Answers): object {
  return {
    language: 'en',
    name,
    place,
    phone,
    email,
    timeZone,
    ...(currency !== 'USD' && { currency }),
    hours: days.map(day => ({ day, open: opens, close: closes, lastStart })),
    ...(crews > 1 && { crews }),
    serviceArea: { places: towns },
  }
}

function siteOf({ headline, sentence }: Answers): object {
  const sections = ['category-cards', 'steps', 'services', 'booking', 'contact'].map(kind => ({ kind }))
  return { desktop: { sections: [{ kind: 'hero', title: headline, text: sentence }, ...sections] } }
}

function categoryOf(answers: Answers): object {
  const { service, duration, question, options, packages, addons } = answers
  const id = idOf(service)
  const namePackage = naming()
  const nameAddon = naming()
  const optionIds = options.map(naming())
  const items = addons.map(({ title, prices }) => ({ id: nameAddon(title), title, price: priceOf(prices, optionIds) }))
  const isLooked = [...packages, ...addons].some(({ prices }) => prices.some(({ kind }) => kind === 'quote'))
  return {
    id,
    title: service,
    duration: priceOf(duration, optionIds),
    ...(options.length > 0 && {
      inputs: [{ id: 'size', kind: 'choice', label: question, options: options.map((label, index) => ({ id: optionIds[index], label })) }],
    }),
    packages: packages.map(({ title, description, features, prices }) => ({
      id: `${id}-${namePackage(title)}`,
      title,
      description,
      features,
      price: priceOf(prices, optionIds),
    })),
    ...(items.length > 0 && { addonGroups: [{ id: 'addons', items }] }),
    ...(isLooked && { reasons: [{ id: LOOK_FIRST, text: 'We look at it first, and then name a price.' }] }),
  }
}

function visitOf({ furtherOff }: Answers): object {
  const effect = { kind: 'percent', bps: -100 * furtherOff, of: 'base' }
  return { rules: [{ id: 'further', title: 'Second and each further one', when: { items: { full: 1 } }, effect }] }
}

function priceOf(prices: readonly Price[], optionIds: readonly string[]): Price | undefined {
  if (prices.length === 1) return prices[0]
  return { kind: 'by', input: 'size', rows: prices.map((price, index) => ({ option: optionIds[index] ?? '', price })) }
}

/** Gives each title an id of its own. */
function naming(): (title: string) => string {
  const given = new Set<string>()
  return title => {
    const id = idOf(title)
    const own = given.has(id) ? `${id}-${given.size + 1}` : id
    given.add(own)
    return own
  }
}

/** A title as an id: letters, digits and dashes, a letter first. */
function idOf(title: string): string {
  const plain = title
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 30)
  return /^[a-z]/.test(plain) ? plain : `n-${plain}`.replace(/-$/, '')
}

/** As much lighter as it must be on a dark ground. */
function lightened(color: string): string {
  return `#${channels(color)
    .map(channel =>
      Math.round(channel + (255 - channel) * 0.5)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
