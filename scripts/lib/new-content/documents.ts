import { minutesOf, timeOf } from '#src/catalog/time-of-day.ts'
import { channels } from '#src/contract/contrast.ts'
import { categoryOf, chargesOf } from './category-document.ts'
import { SAME_DAY } from './charges.ts'
import { idOf } from './ids.ts'
import type { Answers } from './questions.ts'

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

function businessOf({ name, phone, email, place, towns, timeZone, currency, days, lastStart, crews, rules }: Answers): object {
  return {
    language: 'en',
    name,
    place,
    phone,
    email,
    timeZone,
    ...(currency !== 'USD' && { currency }),
    hours: days.map(({ day, open, close }) => ({ day, open, close, lastStart: timeOf(minutesOf(close) - lastStart) })),
    ...(rules.some(({ when }) => (when?.notice?.below ?? Infinity) <= SAME_DAY) && { leadDays: { desktop: 0, mobile: 0 } }),
    ...(crews > 1 && { crews }),
    serviceArea: { places: towns },
  }
}

function siteOf({ headline, sentence }: Answers): object {
  const sections = ['category-cards', 'steps', 'services', 'booking', 'contact'].map(kind => ({ kind }))
  return { desktop: { sections: [{ kind: 'hero', title: headline, text: sentence }, ...sections] } }
}

function visitOf(answers: Answers): object {
  const { inputs, rules, ...limit } = chargesOf(answers)
  const effect = { kind: 'percent', bps: -100 * answers.furtherOff, of: 'base' }
  const further = { id: 'further', title: 'Second and each further one', when: { items: { full: 1 } }, effect }
  return { ...(inputs.length > 0 && { inputs }), rules: [further, ...rules], ...limit }
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
