import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { Selection } from '#src/catalog/estimate/selection.ts'
import { readDocuments } from '#src/cms/sanity/dataset-documents.ts'
import type { Content } from '#src/contract/generated/types.ts'

/** A price list of a trade, in `tests/price-lists/TRADE/LIST.json`; what its parts mean stands in the README there. */
export interface PriceList {
  trade: string
  name: string
  source: 'published' | 'typical'
  /** What stands for a figure that the list does not give. */
  assumes?: string
  /** None where no rule can be said. */
  category?: ListCategory
  rules: ListRule[]
}

/** A category as an owner writes it; what says no price may be left out. */
interface ListCategory {
  packages: object[]
  [field: string]: unknown
}

export type ListRule = SaidRule | { says: string; missing: keyof typeof MISSING; why?: string }

export interface SaidRule {
  says: string
  /** The parts of the category that say it, such as `addon wax`. */
  content: string[]
  estimates: { of: Answers; total: string }[]
}

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

/** What the price language lacks, by its name in rules that cannot be said. */
export const MISSING = {
  code: 'an answer such as a ZIP code',
  lookup: 'a choice that follows from a model',
  product: 'an area of two lengths',
  dated: 'prices that change on a day',
  taxes: 'taxes',
  policies: 'deposits, and fees for cancelling or not coming',
  visit: 'several items in one visit',
  series: 'prices over several visits or bills',
  conduct: 'fees for what happens after the request, such as coming late',
  instead: 'prices that take the place of others on some days or at some times',
  except: 'conditions that exclude',
  whole: 'percentages of the whole, surcharges and all',
  upTo: 'percentages of up to so much',
} as const

/** All price lists, by trade. */
export function priceLists(): PriceList[] {
  return globSync('tests/price-lists/*/*.json')
    .map(file => file.replaceAll('\\', '/'))
    .toSorted()
    .map(file => ({ ...(JSON.parse(readFileSync(file, 'utf8')) as PriceList), trade: basename(dirname(file)), name: basename(file, '.json') }))
}

/** A business that says no more than it must, and is open at all times. */
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

/** Returns the content of a business whose one category is a list's, as it is read from documents. */
export function contentOf(name: string, category: ListCategory): Content {
  const packages = category.packages.map(item => ({ description: 'As the list says.', features: [], ...item }))
  const whole = { id: name, duration: { kind: 'exact', amount: 60 }, ...category, packages }
  const single = ['site', 'bookingForm', 'messages', 'theme'].map(type => ({ _id: type, _type: type }))
  const read = readDocuments([{ _id: 'business', _type: 'business', ...BUSINESS }, ...single, { _id: 'category', _type: 'category', ...whole }])
  if (!read.ok) throw new Error(read.problems.map(({ pointer, message }) => `${name} ${pointer}: ${message}`).join('\n'))
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
