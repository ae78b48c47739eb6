import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { Content } from '#src/contract/generated/types.ts'
import type { Selection } from '#src/catalog/estimate/selection.ts'
import { readDocuments } from '#src/cms/sanity/dataset-documents.ts'

/** What the price language lacks, by its name in `missing` of a rule. */
export const MISSING = {
  code: 'an answer such as a ZIP code',
  lookup: 'a choice that follows from a model or a code',
  product: 'an area of two lengths',
  dated: 'a price that changes on a day',
  taxes: 'taxes',
  policies: 'deposits and fees for a cancellation',
  visit: 'several items in one visit',
  series: 'a price over several visits or bills',
  whole: 'a percentage of the whole, surcharges and all',
  upTo: 'a percentage of up to so much',
  instead: 'a price that takes the place of another on some days or at some times',
  except: 'a condition that excludes: on no such day, unless another rule applies',
  conduct: 'fees for what happens after the request, such as coming late',
} as const

/** One rule of a price list, in our words: what says it in the category, with estimates worked out by hand, or what is missing to say it. */
export type ListRule =
  | { says: string; content: string[]; estimates: { of: Answers; total: string }[] }
  | { says: string; missing: keyof typeof MISSING; why?: string }

/** A selection in short; all else that it has are answers. */
export interface Answers {
  package: string
  addons?: string[]
  date?: string
  /** A time of day. */
  start?: string
  /** In hours. */
  notice?: number
  [input: string]: unknown
}

/** A price list of a trade: `tests/price-lists/TRADE/LIST.json`. */
export interface PriceList {
  trade: string
  name: string
  /** Read on a page of a business or a guide to prices, or the ordinary form of such lists in its trade. */
  source: 'published' | 'typical'
  /** What stands for a figure that the list does not give, such as the price of a package whose surcharges it names. */
  assumes?: string
  /** A category as an owner writes it, where a rule can be said; what says no price may be left out. */
  category?: Fields
  rules: ListRule[]
}

export interface Fields {
  packages: object[]
  [field: string]: unknown
}

const FOLDER = 'tests/price-lists'

/** All price lists, by trade. */
export function priceLists(): PriceList[] {
  return globSync(`${FOLDER}/*/*.json`)
    .map(file => file.replaceAll('\\', '/'))
    .toSorted()
    .map(file => ({ ...(JSON.parse(readFileSync(file, 'utf8')) as PriceList), trade: basename(dirname(file)), name: basename(file, '.json') }))
}

/** A business that says no more than it must. */
const BUSINESS = {
  language: 'en',
  name: 'Plain & Co.',
  place: 'Springfield',
  phone: '(555) 555-0100',
  email: 'hello@example.com',
  timeZone: 'America/New_York',
  hours: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map(day => ({
    day,
    open: '00:00',
    close: '23:30',
    lastStart: '22:00',
  })),
}

/** Returns the content of a business whose one category is the list's, as it is read from documents. */
export function contentOf(name: string, category: Fields): Content {
  const packages = category.packages.map(item => ({ description: 'As the list says.', features: [], ...item }))
  const whole = { id: name, duration: { kind: 'exact', amount: 60 }, ...category, packages }
  const single = ['site', 'bookingForm', 'messages', 'theme'].map(type => ({ _id: type, _type: type }))
  const read = readDocuments([{ _id: 'business', _type: 'business', ...BUSINESS }, ...single, { _id: 'category', _type: 'category', ...whole }])
  if (!read.ok) throw new Error(read.problems.map(({ pointer, message }) => `${pointer} ${message}`).join('\n'))
  return read.content
}

/** Returns the whole selection that a worked estimate says in short. */
export function selectionOf({ package: chosen, addons, date, start, notice, ...inputs }: Answers, category: string): Selection {
  const [hours = 0, minutes = 0] = (start ?? '').split(':').map(Number)
  return {
    category,
    package: chosen,
    addons: addons ?? [],
    date: date ?? null,
    inputs: inputs as Selection['inputs'],
    ...(start !== undefined && { time: { start: 60 * hours + minutes, notice: 60 * (notice ?? 0) } }),
  }
}
