import { canonicalJson } from '#src/contract/canonical-json.ts'
import type { Business, Content, DifferingPart } from '#src/contract/generated/types.ts'

/** When visits can be booked; compared where it is told. */
const TIMES = ['hours', 'closedDates', 'slotMinutes', 'crews', 'leadDays', 'horizonDays', 'unconfirmedHolds', 'timeZone'] as const

/** Words and pictures of the business. */
const SAID: readonly (keyof Business)[] = [
  'language',
  'name',
  'place',
  'phone',
  'email',
  'serviceArea',
  'guarantee',
  'policies',
  'reasons',
  'schemaOrg',
]

/** Compared where they are charged. */
const CHARGED = ['taxes', 'prices'] as const

const OF_BUSINESS: ReadonlySet<string> = new Set<keyof Business>([...TIMES, ...SAID, ...CHARGED])

/**
 * Keys that hold only words or pictures, in any part. A key that is not listed counts as a difference, so that a new setting is never mistaken for a
 * text. `site`, `messages`, `theme` and `examples` are not compared: all of them are words and looks.
 */
const ANYWHERE = keys('title label hint placeholder invalid words text unit units suggestions description')

const OF_CATEGORY = keys(
  'formTitle navTitle heading intro packageLabel packageRequired couponWords unitLabel labels focus features protectionYears warranty aftercare',
  'certificates questions notes callsToAction seo advice popular icon logo picture path formerPaths sectionId order offer',
)

const OF_FORM = keys(
  'steps optional submit call sending another ownerTitle isFolded beginsStep message tooShort autocomplete inputMode outOfRange quantity',
  'past closed closedBecause over full soonest starts taken blocked nearest',
)

function keys(...lists: readonly string[]): ReadonlySet<string> {
  return new Set(lists.flatMap(list => list.split(' ')))
}

/** What other comparisons tell already. */
interface Told {
  /** Whether it changes when visits can be booked: a day off that is past, say, changes nothing. */
  times: boolean
  categories: ReadonlySet<string>
}

/** By the type of a document: the part of it that changes prices, times, rules or what is asked. Documents of the other types hold words and looks alone. */
export const BEYOND_WORDS = {
  category: beyondWords,
  visit: (visit: object) => without(ANYWHERE, visit),
  // The titles of the modes, which are none of a field's.
  bookingForm: (form: object) => without(ANYWHERE.union(OF_FORM), { ...form, modes: null }),
  business: (business: object) => without(ANYWHERE.union(new Set(SAID)), business),
  policies: (policies: object) => without(ANYWHERE, policies),
} satisfies Readonly<Record<string, (document: object) => unknown>>

/** What counts of each part that is compared here. */
const PARTS: Readonly<Record<Exclude<DifferingPart, 'times'>, (content: Content, told: Told) => unknown>> = {
  visit: ({ visit }) => visit && BEYOND_WORDS.visit(visit),
  form: ({ bookingForm }) => BEYOND_WORDS.bookingForm(bookingForm),
  business: ({ business }) => Object.entries(business).filter(([key]) => !OF_BUSINESS.has(key)),
  categories: ({ categories }, told) =>
    beyondWords(categories.filter(({ id }) => !told.categories.has(id)).toSorted((a, b) => (a.id < b.id ? -1 : 1))),
  policies: ({ policies }) => policies && BEYOND_WORDS.policies(policies),
}

/** The parts of content that differ in more than words and looks; of categories those alone that are not told already. */
export function differingParts(before: Content, after: Content, told: Told): DifferingPart[] {
  const counts = (part: keyof typeof PARTS, content: Content) => canonicalJson(PARTS[part](content, told))
  const differing = (Object.keys(PARTS) as (keyof typeof PARTS)[]).filter(part => counts(part, before) !== counts(part, after))
  return told.times ? ['times', ...differing] : differing
}

/** A copy of something of a category or a visit, without its words and looks. */
function beyondWords(value: unknown): unknown {
  return without(ANYWHERE.union(OF_CATEGORY), value)
}

/** A copy without the members with these keys, at any depth; also without `required` where it is a text: the error message of an empty answer. */
function without(words: ReadonlySet<string>, value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inner => without(words, inner))
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([key, inner]) => !words.has(key) && !(key === 'required' && typeof inner === 'string'))
  return Object.fromEntries(kept.map(([key, inner]) => [key, without(words, inner)]))
}
