import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { Item, VisitSelection } from '#src/catalog/visit/resolve-visit.ts'
import { readDocuments } from '#src/cms/sanity/dataset-documents.ts'
import type { Content } from '#src/contract/generated/types.ts'

/** A price list of a trade, in `tests/price-lists/TRADE/LIST.json`; what its parts mean stands in the README there. */
export interface PriceList {
  trade: string
  name: string
  source: 'published' | 'typical'
  /** What stands for a figure that the list does not give. */
  assumes?: string
  /** The weekdays on which it works, where working days count; all when left out. */
  open?: string[]
  /** None where no rule can be said. */
  category?: ListCategory
  /** What holds for a visit of several items: `visit.json`. */
  visit?: object
  /** Deposits and what cancelling costs: `policies.json`. */
  policies?: object
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
  estimates: { of: Asked; total: string }[]
}

/** What a worked estimate is of, in short: an item, or the `items` of a visit; all else are answers, of a visit its own. */
export interface Asked {
  package?: string
  addons?: string[]
  items?: Asked[]
  date?: string
  /** A time of day. */
  start?: string
  /** In hours. */
  notice?: number
  /** Of a policy: which fee. The notice is then that of cancelling, or of choosing a smaller service. */
  fee?: AskedFee
  /** Which share of a deposit, from 1 on. */
  share?: number
  /** Of new customers, told apart by policies. */
  customers?: 'new'
  [input: string]: unknown
}

/** A fee of a policy. */
export type AskedFee = 'deposit' | 'cancelling' | 'smaller' | 'noShow' | 'calledOff' | 'inVain'

/** What the price language lacks, by its name in rules that cannot be said. */
export const MISSING = {
  asking: 'prices by the day on which they are asked for',
  yearly: 'prices that change every year by themselves',
  summed: 'quantities counted over several items of a visit',
  series: 'prices over several visits or bills',
  conduct: 'fees for what happens after the request, such as coming late',
  whole: 'percentages of the whole, surcharges and all',
} as const

/** All price lists, by trade. */
export function priceLists(): PriceList[] {
  return globSync('tests/price-lists/*/*.json')
    .map(file => file.replaceAll('\\', '/'))
    .toSorted()
    .map(file => ({ ...(JSON.parse(readFileSync(file, 'utf8')) as PriceList), trade: basename(dirname(file)), name: basename(file, '.json') }))
}

const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** A business that says no more than it must, and is open at all times of its days. */
const BUSINESS = {
  language: 'en',
  name: 'Plain & Co.',
  place: 'Springfield',
  phone: '(555) 555-0100',
  email: 'hello@example.com',
  timeZone: 'America/New_York',
}

/** Returns the content of a business whose one category is a list's, as it is read from documents. */
export function contentOf({
  name,
  category,
  visit,
  policies,
  open = WEEK,
}: Pick<PriceList, 'name' | 'visit' | 'policies' | 'open'> & { category: ListCategory }): Content {
  const packages = category.packages.map(item => ({ description: 'As the list says.', features: [], ...item }))
  const whole = { id: name, duration: { kind: 'exact', amount: 60 }, ...category, packages }
  const hours = open.map(day => ({ day, open: '00:00', close: '23:30', lastStart: '22:00' }))
  const documents = {
    // Those of a category are rounded as the business says.
    business: { ...BUSINESS, hours, ...('taxes' in category && { taxes: { rounding: 'total' } }) },
    site: {},
    bookingForm: {},
    messages: {},
    theme: {},
    category: whole,
    ...(visit && { visit }),
    ...(policies && { policies }),
  }
  const read = readDocuments(Object.entries(documents).map(([type, document]) => ({ _id: type, _type: type, ...document })))
  if (!read.ok) throw new Error(read.problems.map(({ pointer, message }) => `${name} ${pointer}: ${message}`).join('\n'))
  return read.content
}

/** Returns the whole visit that a worked estimate is of; one of one item where it names no items. */
export function visitOf(asked: Asked, category: string): VisitSelection {
  const { items, date, start, notice, fee: _, share: __, customers: ___, ...own } = asked
  const [hours = 0, minutes = 0] = (start ?? '').split(':').map(Number)
  return {
    items: (items ?? [own]).map(item => itemOf(item, category)),
    inputs: items === undefined ? {} : (own as VisitSelection['inputs']),
    date: date ?? null,
    ...(start !== undefined && { time: { start: 60 * hours + minutes, notice: 60 * (notice ?? 0) } }),
  }
}

function itemOf({ package: chosen = '', addons = [], ...inputs }: Asked, category: string): Item {
  return { category, package: chosen, addons, inputs: inputs as Item['inputs'] }
}
