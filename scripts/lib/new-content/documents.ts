import { minutesOf, timeOf } from '#src/catalog/time-of-day.ts'
import { channels } from '#src/contract/contrast.ts'
import { categoryOf, type Charges, chargesOf } from './category-document.ts'
import { SAME_DAY } from './charges.ts'
import { naming } from './ids.ts'
import type { Answers, CategoryAnswers } from './questions.ts'

/** The documents of a new content folder by file: what the answers say, and nothing that defaults say. */
export function documentsOf(answers: Answers): Readonly<Record<string, object>> {
  // Of several items on a visit, the way and the day are paid for once.
  const isTogether = answers.furtherOff > 0 || answers.categories.length > 1
  const charges = chargesOf(answers)
  const visit = isTogether ? visitOf(answers, charges) : {}
  return {
    'business.json': businessOf(answers),
    'site.json': siteOf(answers),
    'booking-form.json': {},
    'messages.json': {},
    'theme.json': { light: { brand: answers.color }, dark: { brand: lightened(answers.color) } },
    ...Object.fromEntries(
      categoriesById(answers).map(([id, category]) => [`categories/${id}.json`, categoryOf(category, id, isTogether ? null : charges)]),
    ),
    ...(Object.keys(visit).length > 0 && { 'visit.json': visit }),
  }
}

/** The categories by their ids, by which their drawings are called, too. */
export function categoriesById({ categories }: Pick<Answers, 'categories'>): [string, CategoryAnswers][] {
  const nameCategory = naming()
  return categories.map(category => [nameCategory(category.service), category])
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

/** Empty where a visit costs what its items do. */
function visitOf({ furtherOff }: Answers, { inputs, rules, ...limit }: Charges): object {
  const effect = { kind: 'percent', bps: -100 * furtherOff, of: 'base' }
  const further = { id: 'further', title: 'Second and each further one', when: { items: { full: 1 } }, effect }
  const all = [...(furtherOff > 0 ? [further] : []), ...rules]
  return { ...(inputs.length > 0 && { inputs }), ...(all.length > 0 && { rules: all }), ...limit }
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
