import { dayName } from '#src/catalog/words/day-name.ts'
import type {
  AddressDifference,
  CategoryDifference,
  ContentDifference,
  Day,
  DifferingPart,
  ItemDifference,
  LineDifference,
  PriceChange,
  RequestDifference,
  SelectionDifference,
  VisitDifference,
} from '#src/contract/generated/types.ts'
import { inSentence } from '../documents/in-sentence.ts'
import { timesSummary } from './times-words.ts'

/** Words for a change of one or several prices. */
const PRICE_CHANGES: Readonly<Record<PriceChange, readonly [one: string, several: string]>> = {
  raised: ['costs more', 'cost more'],
  lowered: ['costs less', 'cost less'],
  gains_number: ['gets a price instead of a consultation', 'get a price instead of a consultation'],
  loses_number: ['becomes a consultation', 'become a consultation'],
  possible: ['becomes possible', 'become possible'],
  impossible: ['is no longer possible', 'are no longer possible'],
}

const KINDS: Readonly<Record<ItemDifference['kind'], string>> = {
  category: 'Category',
  package: 'Package',
  addon: 'Add-on',
  input: 'Question',
  option: 'Answer',
  rule: 'Rule',
  coupon: 'Discount code',
  tax: 'Tax',
  visit: 'Visit',
}

const LINES: Readonly<Record<LineDifference['of'], string>> = {
  title: 'Title',
  price: 'Price',
  duration: 'Duration',
  minimum: 'At least',
  maximum: 'At most',
  items: 'Most items',
}

/** What happens to so many of something. */
export interface CountedPhrase {
  readonly count: number
  readonly phrase: string
}

/** A phrase with its number before it. */
export function countedPhrase({ count, phrase }: CountedPhrase): string {
  return `${count.toLocaleString('en')} ${phrase}`
}

function countWords(count: number, words: readonly [string, string]): string[] {
  return phraseOf(count, words).map(countedPhrase)
}

function phraseOf(count: number, [one, several]: readonly [string, string]): CountedPhrase[] {
  return count === 0 ? [] : [{ count, phrase: count === 1 ? one : several }]
}

/** Names an item's kind, and whether it is added or removed. */
export function itemWords({ kind, change, lines }: ItemDifference): string {
  const what = KINDS[kind]
  if (change === 'added') return `New ${what.toLowerCase()}`
  if (change === 'removed') return `${what} that goes`
  return lines.length === 0 ? `${what}: applies otherwise` : what
}

const ORDER: readonly LineDifference['of'][] = ['title', 'price', 'duration', 'items', 'minimum', 'maximum']

/** Returns an item's lines, grouped by kind. */
export function linesInOrder({ lines }: ItemDifference): LineDifference[] {
  return lines.toSorted((a, b) => ORDER.indexOf(a.of) - ORDER.indexOf(b.of))
}

/** What a package costs with what rules always add to its price, or take off. */
const IN_ALL = 'The least that is paid, rules included'

/** Names a line; one of several prices by its choices. */
export function lineWords({ of, label, is_in_all }: LineDifference, kind: ItemDifference['kind']): string {
  if (kind === 'category' && of === 'price') return 'Starting price'
  if (kind === 'visit' && of === 'minimum') return 'The whole visit, at least'
  if (kind === 'visit' && of === 'maximum') return 'The whole visit, at most'
  if (kind === 'category' && of === 'minimum') return 'Any visit, at least'
  if (kind === 'category' && of === 'maximum') return 'Any visit, at most'
  if (is_in_all) return [label, label === '' ? IN_ALL : inSentence(IN_ALL)].filter(Boolean).join(', ')
  if (label === '') return LINES[of]
  return of === 'price' ? label : `${LINES[of]}, ${label}`
}

/** What selections are called. */
const CHOICES = 'combinations of package, answers and add-ons'

/** Says how many selections of a category change; of what was not compared as a whole only what is certain. */
export function selectionWords({ compared, is_whole, counts, longer, shorter }: SelectionDifference): string | null {
  const found = [
    ...Object.entries(PRICE_CHANGES).map(([change, words]) => ({ count: counts[change as PriceChange], words })),
    { count: longer, words: ['takes longer', 'take longer'] as const },
    { count: shorter, words: ['takes less time', 'take less time'] as const },
  ].filter(({ count }) => count > 0)
  if (found.length === 0) return is_whole ? null : `There are more ${CHOICES} than can be compared: some may change.`
  if (is_whole) return `Of ${compared.toLocaleString('en')} ${CHOICES} ${found.flatMap(({ count, words }) => countWords(count, words)).join(', ')}.`
  // A number would say where counting ended, and nothing of the change.
  return `There are more ${CHOICES} than can be counted: ${found.map(({ words: [, several] }) => `some ${several}`).join(', ')}.`
}

/** Says that a change leaves prices as they were promised, and how many open requests, of the newest, were promised another; `estimateDays` is for how long saved estimates hold. */
export function promiseWords(
  { compared, open: { raised, lowered } }: Pick<RequestDifference, 'compared'> & { open: Pick<RequestDifference['open'], 'raised' | 'lowered'> },
  estimateDays: number | null,
): string[] {
  const stored = 'What you have promised stays: stored requests keep their prices.'
  const saved = `So do saved estimates, for ${estimateDays === 1 ? 'a day' : `${estimateDays} days`}. How many are open cannot be known: whoever saved one has it, and the site stores none.`
  const told = [stored, ...openWords(raised, 'less', compared), ...openWords(lowered, 'more', compared)].join(' ')
  return [told, ...(estimateDays === null ? [] : [saved])]
}

function openWords(count: number, direction: 'more' | 'less', compared: number): string[] {
  if (count === 0) return []
  const promised = count === 1 ? `was promised ${direction} than it` : `were promised ${direction} than they`
  const open = `${count.toLocaleString('en')} open ${count === 1 ? 'request' : 'requests'} among your last ${compared.toLocaleString('en')}`
  return [`${compared === 1 ? 'Your last request is open and' : open} ${promised} would cost then.`]
}

/** Whether what requests would cost is worth telling: where prices may differ, and wherever some cost something else. */
export function mayConcern({ categories, differing }: ContentDifference, { changes }: RequestDifference): boolean {
  return categories.length > 0 || differing.length > 0 || changes.length > 0
}

const PARTS: Readonly<Record<DifferingPart, string>> = {
  times: 'When visits can be booked would change.',
  visit: 'What is asked and charged for a visit as a whole would change.',
  form: 'What the form asks would change.',
  business: 'Settings of the whole business would change.',
  categories: 'How something is asked or offered would change.',
  policies: 'What holds for deposits and cancelling would change.',
}

/** Says what becomes of the address of a page that is live. */
export function addressWords({ address, leads_to: leadsTo }: AddressDifference): string {
  return leadsTo === null ? `The address ${address} is gone: links to it lead nowhere.` : `The old address ${address} leads to ${leadsTo}.`
}

/** What follows from a duration that changes: requests are stored with theirs. */
const DURATIONS = 'Free times follow how long it takes then; visits that were asked for or booked before keep their length.'

/** Summarises all changes. Says that prices, times and choices stay only where nothing but words and looks differs. */
export function summaryWords({ documents, categories, policies, differing, times, addresses }: ContentDifference): string {
  if (documents.every(({ document }) => document === 'examples')) return 'Nothing changes for visitors.'
  const saysPolicies = policies !== undefined
  const parts = differing
    .filter(part => part !== 'policies' || !saysPolicies)
    .map(part => (part === 'times' && times !== undefined ? timesSummary(times) : PARTS[part]))
  const said = [
    ...(saysPolicies ? ['What is said of deposits and cancelling would change.'] : []),
    ...(addresses === undefined ? [] : ['Addresses of pages would change.']),
  ]
  const hasDurations =
    countOf(
      'duration',
      categories.flatMap(({ items }) => items),
    ) > 0
  const told = [...(categories.length === 0 ? [] : [categoriesWords(categories)]), ...(hasDurations ? [DURATIONS] : []), ...parts, ...said]
  if (told.length === 0) return 'Texts, looks or the order change. Prices, times and choices stay as they are.'
  if (told.length === said.length) return `${told.join(' ')} Prices stay as they are, and so does what was promised with requests.`
  return told.join(' ')
}

/** What changes prices of many ways to book, and is counted by itself. */
const APPLIED: Partial<Record<ItemDifference['kind'], readonly [one: string, several: string]>> = {
  rule: ['rule', 'rules'],
  coupon: ['discount code', 'discount codes'],
  tax: ['tax', 'taxes'],
}

/** Counts lines that come, go or change; what is paid in all follows from a price and from rules, which are counted. */
function countOf(wanted: LineDifference['of'], items: readonly ItemDifference[], change?: ItemDifference['change']): number {
  return items
    .flatMap(({ lines }) => lines)
    .filter(line => line.of === wanted && line.is_in_all !== true && (change === undefined || change === changeOf(line))).length
}

function changeOf({ before, after }: Pick<LineDifference, 'before' | 'after'>): ItemDifference['change'] {
  if (before === null) return 'added'
  return after === null ? 'removed' : 'changed'
}

/** The rules, discount codes and taxes of categories that come, go or change, each once on whatever days it does; a code is one over all categories. */
function appliedWords(categories: readonly CategoryDifference[], change: ItemDifference['change']): string[] {
  return Object.entries(APPLIED).flatMap(([kind, words]) => {
    const own = categories.flatMap(({ category, items }) =>
      items.filter(item => item.kind === kind && item.change === change).map(({ id, title }) => (kind === 'coupon' ? title : `${category} ${id}`)),
    )
    return countWords(new Set(own).size, words)
  })
}

function categoriesWords(categories: readonly CategoryDifference[]): string {
  // The starting price of a category is one of its prices, and no further one.
  const items = categories.flatMap(category => category.items)
  const own = items.filter(({ kind }) => kind !== 'category' && APPLIED[kind] === undefined)
  const prices = (change: ItemDifference['change']) => countWords(countOf('price', own, change), ['price', 'prices'])
  const [added, removed, applied] = [appliedWords(categories, 'added'), appliedWords(categories, 'removed'), appliedWords(categories, 'changed')]
  const [come, go] = [
    [...prices('added'), ...added],
    [...prices('removed'), ...removed],
  ]
  const parts = [...prices('changed'), ...applied, ...countWords(countOf('duration', items), ['duration', 'durations'])]
  const [first] = categories.every(({ from }) => from !== undefined) ? categories.map(({ from }) => from) : []
  const when = first === undefined ? '' : ` from ${dayName(first, 'en')} on`
  const told = [
    ...(come.length === 0 ? [] : [`${listed(come)} would be added`]),
    ...(go.length === 0 ? [] : [`${listed(go)} would go`]),
    ...(parts.length === 0 ? [] : [`${listed(parts)} would change`]),
  ]
  const what = told.length === 0 ? `${namesOf(categories)} would change` : told.join(', ')
  const visits = added.length + removed.length + applied.length === 0 ? '' : visitsWords(categories)
  // The sentence needs a verb for the visits where none of its parts ends with "would change".
  return `${what}${when}${visits}${visits === '' || parts.length > 0 ? '' : ' would change'}.`
}

/** Says that some visits would cost something else; empty where none would. The number of combinations stands with each category. */
function visitsWords(categories: readonly CategoryDifference[]): string {
  const firsts = [...new Map(categories.toReversed().map(each => [each.category, each.selections])).values()]
  return firsts.some(({ counts }) => Object.values(counts).some(count => count > 0)) ? ', and what some visits cost' : ''
}

/** Says when visitors begin to read prices of a day to come, and under which title; null where they are not announced. */
export function announcedWords({ announced }: Pick<CategoryDifference, 'announced'>, today: Day, title: string): string | null {
  if (announced === undefined) return null
  // The title is not known at once.
  const place = title === '' ? '' : ` under “${title}”`
  return `Visitors read it from ${announced <= today ? 'today' : dayName(announced, 'en')} on${place}.`
}

/** What a visit as a whole is called, with the day from which on it changes. */
export function visitWords({ from }: Pick<VisitDifference, 'from'>): string {
  return categoryWords({ title: 'Every visit', ...(from !== undefined && { from }) })
}

/** The title of a category, with the day from which on it changes. */
export function categoryWords({ title, from }: Pick<CategoryDifference, 'title' | 'from'>): string {
  return from === undefined ? title : `${title}, visits from ${dayName(from, 'en')} on`
}

function listed(parts: readonly string[]): string {
  return new Intl.ListFormat('en').format(parts)
}

function namesOf(categories: readonly CategoryDifference[]): string {
  return categories.map(({ title }) => title).join(', ')
}
