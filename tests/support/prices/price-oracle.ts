import { isCoupon } from '#src/catalog/inputs/is-coupon.ts'
import type { CatalogContent } from '#src/catalog/compile/build-catalog.ts'
import type { Estimate } from '#src/catalog/estimate/estimate.ts'
import type { Selection } from '#src/catalog/estimate/selection.ts'
import type {
  Addon,
  AddonCount,
  AddonGroup,
  Category,
  CodeInput,
  DateRange,
  Day,
  Duration,
  Id,
  InputCondition,
  LookupInput,
  NumberInput,
  PercentEffect,
  Price,
  ProductInput,
  Rule,
  Season,
  StartTimes,
  Tax,
  When,
} from '#src/contract/generated/types.ts'
import { taxName, withTaxes } from './tax-oracle.ts'

/** What docs/price-language.md says about a selection: the places for which it is refused, or its estimate. */
export type Verdict = { refused: string[] } | { estimate: Estimate }

/**
 * The price language once more, as a plain recursive walk over the content with exact fractions and nothing prepared:
 * slow, obvious, and written without the engine, so that a fault would have to be made twice to go unseen.
 * The content is taken to be valid. One file, longer than most: it is read beside docs/price-language.md, section by section.
 */
export function oracle(content: CatalogContent, selection: Selection): Verdict {
  const verdict = oracleBeforeTax(content, selection)
  if ('refused' in verdict) return verdict
  const { estimate, taxes } = verdict
  return { estimate: withTaxes(estimate, [{ lines: estimate.lines, taxes }], content) }
}

/** Likewise before taxes, with those that hold. */
export function oracleBeforeTax(content: CatalogContent, selection: Selection): { refused: string[] } | { estimate: Estimate; taxes: Tax[] } {
  const category = content.categories.find(({ id }) => id === selection.category)
  if (!category) return { refused: ['category'] }
  const refused = refusals(category, selection)
  return refused.length > 0 ? { refused } : estimate(content, category, selection)
}

/** The verdict on the day of the visit, or on the day on which it is asked for while there is none: "Prices that change on a day". */
export function oracleOn(content: CatalogContent, selection: Selection, asked: Day): Verdict {
  return oracle(pricesOn(content, selection.date ?? asked) as CatalogContent, selection)
}

export function pricesOn(part: unknown, day: Day): unknown {
  if (Array.isArray(part)) return part.map(each => pricesOn(each, day))
  if (part === null || typeof part !== 'object') return part
  const fields = new Map<string, unknown>(Object.entries(part))
  if (fields.get('kind') !== 'dated') return Object.fromEntries([...fields].map(([key, value]) => [key, pricesOn(value, day)]))
  let price = fields.get('price')
  for (const change of fields.get('changes') as { from: Day; price: unknown }[]) if (Date.parse(change.from) <= Date.parse(day)) ({ price } = change)
  return pricesOn(price, day)
}

export type Line = Estimate['lines'][number]
type Note = Estimate['notes'][number]

// Selections

function refusals(category: Category, selection: Selection): string[] {
  const places = new Set<string>()
  const chosen = category.packages.find(({ id }) => id === selection.package)
  if (selection.package !== null && !chosen) places.add('package')
  for (const [id, answer] of Object.entries(selection.inputs)) if (!accepts(category, id, answer)) places.add(`inputs.${id}`)
  for (const id of selection.addons) {
    const entry = entriesOf(category).find(({ addon }) => addon.id === id)
    if (!entry || countOf(selection, id) > (entry.addon.max ?? 1)) places.add('addons')
    else if (!allows(entry.group, selection) || !allows(entry.addon, selection)) places.add('addons')
    else if (entry.group.choose === 'one' && entry.group.items.filter(item => selection.addons.includes(item.id)).length > 1) places.add('addons')
  }
  if (selection.date !== null && !isDay(selection.date)) places.add('date')
  return [...places]
}

function accepts(category: Category, id: Id, answer: string | number): boolean {
  const input = category.inputs.find(candidate => candidate.id === id)
  if (!input || input.kind === 'product') return false
  if (input.kind === 'choice') return input.options.some(option => option.id === answer)
  if (input.kind === 'lookup') return true
  if (input.kind === 'code') return typeof answer === 'string' && kept(input, answer) !== null
  if (typeof answer !== 'number' || !Number.isFinite(answer)) return false
  return answer >= input.min && (answer <= input.max || input.overMax !== undefined) && decimalsOf(answer) <= (input.scale ?? 0)
}

/** A code as it is kept: what fits a picture in capitals without blanks and hyphens, else the words or the suggestion that they are. */
function kept({ pictures, suggestions }: CodeInput, typed: string): string | null {
  const text = typed.normalize('NFKC').trim().split(/\s+/).join(' ')
  if (typed.length > 100) return null
  if (pictures) {
    const signs = text
      .toUpperCase()
      .split('')
      .filter(sign => sign !== ' ' && sign !== '-')
      .join('')
    const shapes = pictures.map(picture =>
      picture
        .split('')
        .map(sign => ({ 9: '[0-9]', A: '[A-Z]', X: '[A-Z0-9]' })[sign] ?? '')
        .join(''),
    )
    return shapes.some(shape => new RegExp(`^${shape}$`).test(signs)) ? signs : null
  }
  if (text === '' || /\p{C}/u.test(text)) return null
  return suggestions?.find(one => one.toLowerCase() === text.toLowerCase()) ?? text
}

const entriesOf = (category: Category) => category.addonGroups.flatMap(group => group.items.map(addon => ({ group, addon })))
const countOf = (selection: Selection, id: Id) => selection.addons.filter(taken => taken === id).length
const allows = ({ onlyWith }: AddonGroup | Addon, selection: Selection) =>
  !onlyWith || selection.package === null || onlyWith.includes(selection.package)
const isDay = (day: string) => new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day

// The estimate

function estimate(content: CatalogContent, category: Category, selection: Selection): { estimate: Estimate; taxes: Tax[] } {
  const text = (id: Id) => content.business.reasons.find(reason => reason.id === id)?.text ?? fail(`no reason ${id}`)
  const numbers = category.inputs.filter(input => input.kind === 'number')
  const products = category.inputs.filter(input => input.kind === 'product')
  const lookups = category.inputs.filter(input => input.kind === 'lookup')
  const quantities: Quantities = [
    ...numbers,
    ...products.map(product => ({ ...product, ...valuesOf(product, numbers) })),
    ...lookups.map(({ id, from, else: { reason } }) => ({ id, max: Infinity, from, ...(reason !== undefined && { overMax: reason }) })),
  ]
  const chosen = category.packages.find(({ id }) => id === selection.package)
  const answers: Answers = new Map(Object.entries(selection.inputs))
  if (chosen) answers.set('$package', chosen.id)
  if (selection.date !== null && selection.time) {
    answers.set('$start', selection.time.start)
    answers.set('$notice', selection.time.notice)
  }
  for (const lookup of lookups) {
    const found = foundBy(lookup, category, selection.inputs)
    if (found === undefined) answers.delete(lookup.id)
    else answers.set(lookup.id, found)
  }
  const capped = atMost(answers, numbers)
  for (const product of products) {
    const value = valueOf(product, numbers, capped)
    if (value !== undefined) answers.set(product.id, value)
  }
  const priceOf = (price: Price) => evaluate(price, answers, quantities)
  const timeOf = (duration: Duration) => evaluate(duration, atMost(answers, quantities), quantities)

  // The package and the add-ons
  const items: Item[] = []
  if (chosen) {
    const { id, title, price, advice = [], duration = category.duration } = chosen
    items.push({ line: { id, kind: 'package', title }, count: 1, advice, price: priceOf(price), time: timeOf(duration) })
  }
  for (const { group, addon } of entriesOf(category)) {
    const { id, title, price, advice = [], duration } = addon
    const count = countOf(selection, id)
    if (count === 0) continue
    const free = chosen !== undefined && [...(group.includedIn ?? []), ...(addon.includedIn ?? [])].includes(chosen.id)
    const line = { id, kind: 'addon' as const, title, ...(count > 1 ? { quantity: count } : {}) }
    items.push({ line, count, advice, free, price: free ? nothing : priceOf(price), time: free || !duration ? nothing : timeOf(duration) })
  }

  const askedFor = (ids: Id[]) => ids.flatMap(id => [id, ...lookups.filter(lookup => lookup.id === id).map(({ from }) => from)])
  const isOpen = (id: Id) => !answers.has(id) && !lookups.some(lookup => lookup.id === id && !answers.has(lookup.from))
  const looked = new Set(askedFor(items.flatMap(({ price, time }) => [...price.looks, ...time.looks])))
  if (category.times) looked.add(category.times)
  const asked = askedFor(category.inputs.filter(input => 'show' in input && (input.show === 'always' || looked.has(input.id))).map(({ id }) => id))
  const inUse = [...asked, ...products.filter(({ of }) => of.every(id => asked.includes(id))).map(({ id }) => id)]
  const missing = new Set(['$package', ...looked].filter(isOpen))

  const reasons: Id[] = []
  const forbidding: Id[] = []
  const lines: Line[] = []
  const multiplier = numbers.find(({ id }) => id === category.times)
  const times = Number((multiplier && answers.get(multiplier.id)) ?? 1)
  const overTimes = multiplier !== undefined && times > multiplier.max
  if (overTimes) reasons.push(multiplier.overMax ?? fail('no reason above max'))
  const baseLines = items.flatMap(({ line, count, price }): Line[] => {
    if (misses(price, answers)) return []
    reasons.push(...price.reasons)
    if (price.reasons.length > 0) return [{ ...line, ...unknown }]
    const [low, high] = [round(price.low), price.high && round(price.high)]
    // So many have no price, but for what costs nothing.
    if (overTimes && high !== 0) return [{ ...line, ...unknown }]
    return [{ ...line, low: low * count * times, high: high && high * count * times }]
  })
  lines.push(...baseLines)
  for (const { id, else: otherwise } of lookups)
    if (inUse.includes(id) && answers.get(id) === '$else') reasons.push(otherwise.reason ?? fail('no reason'))

  // The rules
  const notes: Note[] = items.flatMap(({ advice }) => advice).map(id => advise(id, text(id)))
  const known = only(answers, ['$package', ...ofVisit, ...inUse])
  for (const rule of category.rules ?? []) {
    const { effect } = rule
    const judged = judge(rule, selection, inUse, known)
    const verdict = Array.isArray(judged) ? askedFor(judged.flatMap(id => factorsOf(id, quantities))).filter(isOpen) : judged
    const notice: Note = { id: rule.id, kind: 'notice', title: rule.title, text: null, ...unknown }
    if (verdict === 'without-day' && effect.kind !== 'notice') notes.push(notice)
    if (Array.isArray(verdict) && effect.kind !== 'advise' && effect.kind !== 'notice') verdict.forEach(id => missing.add(id))
    if (verdict !== 'applies' && !(verdict === 'without-day' && effect.kind === 'notice')) continue
    const line = { id: rule.id, kind: 'rule' as const, title: rule.title }
    switch (effect.kind) {
      case 'add': {
        const price = priceOf(effect.price)
        const asked = askedFor(price.looks.filter(id => !ofVisit.includes(id)))
        asked.forEach(id => looked.add(id))
        asked.filter(isOpen).forEach(id => missing.add(id))
        if (price.looks.some(id => ofVisit.includes(id) && !answers.has(id))) notes.push(notice)
        if (misses(price, answers)) break
        reasons.push(...price.reasons)
        lines.push({ ...line, ...rounded(price) })
        break
      }
      case 'amount':
        lines.push({ ...line, low: effect.amount, high: effect.amount })
        break
      case 'percent': {
        const isOf = ({ line: { kind, id }, free }: Item) =>
          effect.of === 'base' || (effect.of === 'package' ? kind === 'package' : kind === 'addon' && !free && effect.addons?.includes(id) === true)
        const whole = items.filter(isOf)
        const of = baseLines.filter(({ kind, id }) => whole.some(item => item.line.kind === kind && item.line.id === id))
        if (!chosen || whole.length === 0 || of.length < whole.length || of.some(({ low }) => low === null)) break
        const high = highOf(of)
        lines.push({
          ...line,
          low: partOf(effect, effect.bps, lowOf(of)),
          high: partOf(effect, effect.highBps ?? effect.bps, effect.open ? null : high),
        })
        break
      }
      case 'quote':
        reasons.push(effect.reason)
        break
      case 'forbid':
        forbidding.push(effect.reason)
        break
      case 'advise':
        notes.push(advise(effect.reason, text(effect.reason)))
        break
      case 'notice': {
        const price = effect.price && evaluate(effect.price, known, quantities)
        const amounts = price && !misses(price, known) ? rounded(price) : unknown
        notes.push({ ...notice, text: effect.reason === undefined ? null : text(effect.reason), ...amounts })
      }
    }
  }

  // Taxes, each of which holds like a rule
  const listed: Tax[] = category.taxes ?? content.business.taxes?.list ?? []
  const taxes = listed.filter(tax => {
    const rule = {
      id: tax.id,
      title: taxName(tax, content),
      ...(tax.when && { when: tax.when }),
      ...(tax.unless && { unless: tax.unless }),
      effect: { kind: 'amount' as const, amount: 1 },
    }
    const judged = judge(rule, selection, inUse, known)
    if (judged === 'without-day') notes.push({ id: rule.id, kind: 'notice', title: rule.title, text: null, ...unknown })
    if (Array.isArray(judged)) for (const id of askedFor(judged.flatMap(each => factorsOf(each, quantities))).filter(isOpen)) missing.add(id)
    return judged === 'applies'
  })

  // The answer
  const used = category.inputs
    .filter(input => input.kind !== 'product')
    .map(({ id }) => id)
    .filter(id => inUse.includes(id) || looked.has(id) || missing.has(id))
  const state = forbidding.length > 0 ? 'forbidden' : reasons.length > 0 ? 'consultation' : missing.size > 0 ? 'incomplete' : 'priced'
  const total = state === 'priced' ? { low: lowOf(lines), high: highOf(lines) } : unknown
  const bounded = state === 'priced' && category.limit ? limitLine(category.limit, lowOf(lines), highOf(lines)) : null
  if (bounded) lines.push(bounded.line)
  const found: Estimate = {
    state,
    ...(bounded ? bounded.total : total),
    lines,
    reasons: [...new Set(state === 'forbidden' ? forbidding : reasons)].map(id => ({ id, text: text(id) })),
    notes: notes.filter((note, at) => notes.findIndex(({ kind, id }) => kind === note.kind && id === note.id) === at),
    missing: ['$package', ...used].filter(id => missing.has(id)),
    used,
    duration: missing.size > 0 ? null : durationOf(items, overTimes ? multiplier.max : times),
  }
  return { estimate: found, taxes }
}

interface Item {
  line: { id: Id; kind: 'package' | 'addon'; title: string; quantity?: number }
  count: number
  advice: Id[]
  free?: boolean
  price: Value
  time: Value
}

export const unknown = { low: null, high: null }
/** What prices of rules may look at and nobody is asked. */
export const ofVisit = ['$start', '$notice']
export const only = (answers: Answers, inputs: string[]): Answers => new Map([...answers].filter(([id]) => inputs.includes(id)))
export const advise = (id: Id, text: string): Note => ({ id, kind: 'advice', title: null, text, low: null, high: null })
export const atMost = (answers: Answers, numbers: Quantities): Answers => {
  const maxOf = (id: Id) => numbers.find(input => input.id === id)?.max ?? Infinity
  return new Map([...answers].map(([id, answer]) => [id, typeof answer === 'number' ? Math.min(answer, maxOf(id)) : answer]))
}
export const lowOf = (lines: Line[]) => lines.reduce((sum, { low }) => sum + (low ?? fail('a line without a number')), 0)
export const highOf = (lines: Line[]) => lines.reduce<number | null>((sum, { high }) => (sum === null || high === null ? null : sum + high), 0)

function durationOf(items: Item[], times: number): { low: number; high: number } {
  const total = (end: (value: Value) => Fraction) => items.reduce((sum, { time, count }) => sum + round(end(time)) * count, 0) * times
  return { low: total(({ low }) => low), high: total(({ high }) => high ?? fail('an open duration')) }
}

/** A part of a base, null for one without an end: what is added or taken off has its own least and most. */
export function partOf({ bps, min, max }: PercentEffect, points: number, whole: number | null): number | null {
  if (whole === null && max === undefined) return null
  const share = whole === null ? Infinity : round(fraction(BigInt(whole) * BigInt(Math.abs(points)), 10_000n))
  const size = Math.min(Math.max(share, min ?? 0), max ?? Infinity)
  return bps < 0 && size > 0 ? -size : size
}

export function limitLine({ title, min, max }: { title: string; min?: number; max?: number }, low: number, high: number | null) {
  const bound = (end: number) => Math.min(Math.max(end, min ?? -Infinity), max ?? Infinity)
  const total = { low: bound(low), high: high === null ? (max ?? null) : bound(high) }
  if (total.low === low && total.high === high) return null
  const id = min !== undefined && low < min ? 'minimum' : 'maximum'
  const line: Line = { id, kind: 'limit', title, low: total.low - low, high: high === null || total.high === null ? null : total.high - high }
  return { total, line }
}

// When a rule applies

/** A list names the inputs that the rule still waits for. */
export type Judgement = 'applies' | 'not' | 'without-day' | Id[]

export function judge({ when = {}, unless = [] }: Rule, selection: Selection, inUse: Id[], answers: Answers): Judgement {
  const own = unknownIn(when, selection, inUse, answers)
  const others = unless.map(exception => unknownIn(exception, selection, inUse, answers)).filter(unknown => unknown !== 'not')
  if (own === 'not' || others.some(({ open, visit }) => open.length === 0 && !visit)) return 'not'
  const open = [own, ...others].flatMap(each => each.open)
  if ([own, ...others].some(({ visit }) => visit)) return open.length > 0 ? 'not' : 'without-day'
  return open.length > 0 ? open : 'applies'
}

/** What is still to be known of a condition that holds as far as is known: answers, and when the visit is. */
function unknownIn(when: When, selection: Selection, inUse: Id[], answers: Answers): 'not' | { open: Id[]; visit: boolean } {
  const { inputs = [], addons = [], addonCounts = [], weekdays, date, season, start, notice } = when
  const time = selection.date === null ? undefined : selection.time
  const open = inputs.map(({ input }) => input).filter(id => inUse.includes(id) && !answers.has(id))
  if (when.package && !(selection.package !== null && when.package.includes(selection.package))) return 'not'
  if (!addons.every(id => selection.addons.includes(id))) return 'not'
  if (!addonCounts.every(count => counts(count, selection.addons))) return 'not'
  if (!inputs.every(condition => open.includes(condition.input) || meets(condition, answers.get(condition.input)))) return 'not'
  if (selection.date !== null && weekdays && !weekdays.includes(weekdayOf(selection.date))) return 'not'
  if (selection.date !== null && date && !within(date, selection.date)) return 'not'
  if (selection.date !== null && season && !inSeason(season, selection.date)) return 'not'
  if (time && start && !inClock(start, time.start)) return 'not'
  if (time && notice && !(time.notice >= 60 * (notice.min ?? 0) && time.notice < 60 * (notice.below ?? Infinity))) return 'not'
  return { open, visit: ([weekdays, date, season].some(Boolean) && selection.date === null) || ([start, notice].some(Boolean) && !time) }
}

function meets({ options, min, max }: InputCondition, answer: string | number | undefined): boolean {
  if (typeof answer === 'string') return options !== undefined && options.includes(answer)
  return answer !== undefined && answer >= (min ?? -Infinity) && answer <= (max ?? Infinity)
}

function counts({ addons, min, max, different }: AddonCount, taken: readonly Id[]): boolean {
  const counted = taken.filter(id => addons?.includes(id) ?? true)
  const count = different ? new Set(counted).size : counted.length
  return (min === undefined || count >= min) && (max === undefined || count <= max)
}

/** Days of the year as they follow one another, from the first of the season round to its last. */
function inSeason({ from, until }: Season, day: string): boolean {
  const [place, first, last] = [day.slice(5), from, until].map(text => Number(text.slice(0, 2)) * 100 + Number(text.slice(3))) as [
    number,
    number,
    number,
  ]
  const after = (other: number) => (other - first + 10_000) % 10_000
  return after(place) <= after(last)
}

/** Minutes as the clock goes round, from the first to before the end. */
function inClock({ from = '00:00', before = '24:00' }: StartTimes, start: number): boolean {
  const minute = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))
  for (let at = minute(from); at % 1440 !== minute(before) % 1440 || at === minute(from); at++) if (at % 1440 === start) return true
  return false
}

const within = ({ from, until }: DateRange, day: string) => (from === undefined || from <= day) && (until === undefined || day <= until)
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
const weekdayOf = (day: string) => weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? fail(`no weekday of ${day}`)

// Prices and durations

export type Answers = Map<string, string | number>

/** What a price comes to; the numbers mean something when every answer it looks at is there and it gives no reason. */
export interface Value {
  looks: string[]
  reasons: Id[]
  low: Fraction
  high: Fraction | null
}

export const misses = ({ looks }: Value, answers: Answers) => looks.some(id => !answers.has(id))
export const rounded = ({ reasons, low, high }: Value) => (reasons.length > 0 ? unknown : { low: round(low), high: high && round(high) })

/** Numbers that prices count: what is asked, and the products of that. */
type Quantities = (Pick<NumberInput, 'id' | 'max' | 'overMax'> & Partial<Pick<ProductInput, 'of'> & Pick<LookupInput, 'from'>>)[]

/** What the table has for a code: a whole code before beginnings, of which the longest; else what content says. */
function foundBy(lookup: LookupInput, { inputs }: Category, answers: Selection['inputs']): Id | undefined {
  const { id, from, options, rows = [], else: otherwise, correctable } = lookup
  const code = inputs.filter(input => input.kind === 'code').find(input => input.id === from) ?? fail(`no code ${from}`)
  const typed = answers[from]
  const text = typeof typed === 'string' ? kept(code, typed) : null
  if (text === null) return isCoupon(lookup) ? otherwise.option : undefined
  const own = options.find(option => option.id === answers[id])?.id
  if (correctable && own !== undefined) return own
  const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
  const exact = rows.find(({ values = [] }) => values.some(value => same(kept(code, value) ?? '', text)))
  if (exact) return exact.option
  const plain = (beginning: string) => (code.pictures ? beginning.replaceAll(/[ -]/g, '') : beginning.trim())
  const begun = rows.flatMap(({ option, beginnings = [] }) =>
    beginnings
      .map(plain)
      .filter(one => same(text.slice(0, one.length), one))
      .map(one => ({ option, size: one.length })),
  )
  const longest = begun.sort((a, b) => b.size - a.size)[0]
  return longest?.option ?? otherwise.option ?? (otherwise.reason === undefined ? own : '$else')
}

/** The value of a product: rounded half up to its decimals, lifted to its least. */
function valueOf({ of, factor = 1, scale = 0, min = 0 }: ProductInput, numbers: NumberInput[], answers: Answers): number | undefined {
  const values = of.map(id => answers.get(numbers.find(input => input.id === id)?.id ?? fail(`no number ${id}`)))
  if (!values.every(value => typeof value === 'number')) return undefined
  const exact = values.reduce((whole, value) => multiply(whole, decimal(value)), decimal(factor))
  return Math.max(min, round(multiply(exact, fraction(10n ** BigInt(scale), 1n))) / 10 ** scale)
}

/** What follows from the answers of a selection: the values of a category's products, and what is looked up. */
export function followingFrom(category: Category, answers: Selection['inputs']): Record<Id, string | number> {
  const { inputs } = category
  const numbers = inputs.filter(input => input.kind === 'number')
  const products = inputs.filter(input => input.kind === 'product')
  const following = inputs.map(input => {
    if (input.kind === 'lookup') return [input.id, foundBy(input, category, answers)] as const
    const product = products.find(({ id }) => id === input.id)
    return [input.id, product && valueOf(product, numbers, atMost(new Map(Object.entries(answers)), numbers))] as const
  })
  return Object.fromEntries(following.flatMap(([id, value]) => (value === undefined ? [] : [[id, value]])))
}

/** Without a most of its own, a product is at most that of the mosts of its numbers. */
function valuesOf(product: ProductInput, numbers: NumberInput[]): { max: number } {
  const most = new Map(numbers.map(({ id, max }) => [id, max]))
  return { max: product.max ?? valueOf(product, numbers, most) ?? fail('no most') }
}

/** The inputs that are asked for one: itself, or the numbers of a product. */
function factorsOf(id: Id, numbers: Quantities): Id[] {
  return numbers.find(input => input.id === id)?.of ?? [id]
}

/** Durations are prices in minutes. */
export function evaluate(price: Price, answers: Answers, numbers: Quantities): Value {
  const inner = (part: Price) => evaluate(part, answers, numbers)
  switch (price.kind) {
    case 'exact':
      return { ...nothing, low: decimal(price.amount), high: decimal(price.amount) }
    case 'from':
      return { ...nothing, low: decimal(price.amount), high: null }
    case 'range':
      return { ...nothing, low: decimal(price.low), high: price.open ? null : decimal(price.high) }
    case 'included':
      return nothing
    case 'quote':
      return { ...nothing, reasons: [price.reason] }
    case 'by': {
      const answer = answers.get(price.input)
      if (answer === undefined) return { ...nothing, looks: [price.input] }
      if (answer === '$else') return outside(price.input, numbers)
      const value = inner(price.rows.find(({ option }) => option === answer)?.price ?? price.else ?? fail(`no row for ${answer}`))
      return { ...value, looks: [price.input, ...value.looks] }
    }
    case 'bands':
    case 'per': {
      if (price.kind === 'bands' && ofVisit.includes(price.input)) {
        const minutes = answers.get(price.input)
        if (typeof minutes !== 'number') return { ...nothing, looks: [price.input] }
        const unit = decimal(price.input === '$notice' ? 60 : 1)
        const holds = ({ upTo }: { upTo?: number }) => upTo === undefined || !less(multiply(decimal(upTo), unit), decimal(minutes))
        const value = inner(price.bands.find(holds)?.price ?? fail(`no band for ${minutes}`))
        return { ...value, looks: [price.input, ...value.looks] }
      }
      const input = numbers.find(({ id }) => id === price.input) ?? fail(`no number ${price.input}`)
      const looks = factorsOf(input.id, numbers)
      const answer = answers.get(input.id)
      if (typeof answer !== 'number') return { ...nothing, looks }
      const above = [...looks, input.id]
        .map(id => numbers.find(other => other.id === id))
        .find(other => Number(answers.get(other?.id ?? '')) > (other?.max ?? 0))
      if (above !== undefined) return { ...nothing, looks, reasons: [above.overMax ?? fail('no reason above max')] }
      if (price.kind === 'bands') {
        const value = inner(price.bands.find(({ upTo }) => upTo === undefined || answer <= upTo)?.price ?? fail(`no band for ${answer}`))
        return { ...value, looks: [...looks, ...value.looks] }
      }
      const quantity = decimal(answer)
      const high = perAmount(price, quantity, ({ rate, highRate }) => highRate ?? rate)
      return { looks, reasons: [], low: perAmount(price, quantity, ({ rate }) => rate), high: price.open ? null : high }
    }
    case 'sum': {
      const values = price.of.map(inner)
      return {
        looks: values.flatMap(({ looks }) => looks),
        reasons: values.flatMap(({ reasons }) => reasons),
        low: values.reduce((sum, { low }) => plus(sum, low), zero),
        high: values.reduce<Fraction | null>((sum, { high }) => sum && high && plus(sum, high), zero),
      }
    }
    case 'scale': {
      const answer = price.input && answers.get(price.input)
      if (price.input !== undefined && answer === undefined) return { ...nothing, looks: [price.input] }
      if (price.input !== undefined && answer === '$else') return outside(price.input, numbers)
      const value = inner(price.price)
      const looks = price.input === undefined ? value.looks : [price.input, ...value.looks]
      const factor = price.factors?.find(({ option }) => option === answer)?.bps ?? price.bps ?? fail(`no factor for ${answer}`)
      const times = (end: Fraction) => multiply(end, fraction(BigInt(factor), 10_000n))
      return { ...value, looks, low: times(value.low), high: value.high && times(value.high) }
    }
    case 'limit': {
      const value = inner(price.price)
      // What has a reason has no number, and of a duration no minutes.
      if (value.reasons.length > 0) return value
      const lift = (end: Fraction) => (price.min !== undefined && less(end, decimal(price.min)) ? decimal(price.min) : end)
      const cut = (end: Fraction) => (price.max !== undefined && less(decimal(price.max), end) ? decimal(price.max) : end)
      const open = price.max === undefined ? null : decimal(price.max)
      return { ...value, low: cut(lift(value.low)), high: value.high ? cut(lift(value.high)) : open }
    }
  }
}

function outside(id: Id, numbers: Quantities): Value {
  return { ...nothing, looks: [id], reasons: [numbers.find(input => input.id === id)?.overMax ?? fail('no reason')] }
}

interface Rates {
  rate: number
  highRate?: number
}

/** What a quantity costs at one end of each rate. */
function perAmount(
  { rate, highRate, tiers = [], each = 1, roundUp }: Extract<Price, { kind: 'per' }>,
  answer: Fraction,
  end: (rates: Rates) => number,
): Fraction {
  const quantity = roundUp === undefined ? answer : multiply(decimal(roundUp), ceiling(divide(answer, decimal(roundUp))))
  if (rate !== undefined) return divide(multiply(decimal(end({ rate, ...(highRate !== undefined && { highRate }) })), quantity), decimal(each))
  let amount = zero
  let from = zero
  for (const tier of tiers) {
    const to = tier.upTo !== undefined && less(decimal(tier.upTo), quantity) ? decimal(tier.upTo) : quantity
    amount = plus(amount, divide(multiply(decimal(end(tier)), minus(to, from)), decimal(each)))
    from = to
  }
  return amount
}

// Exact fractions

/** Top over bottom; bottom is positive. */
interface Fraction {
  top: bigint
  bottom: bigint
}

function fraction(top: bigint, bottom: bigint): Fraction {
  return bottom < 0n ? { top: -top, bottom: -bottom } : { top, bottom }
}

const plus = (a: Fraction, b: Fraction) => fraction(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom)
const minus = (a: Fraction, b: Fraction) => plus(a, fraction(-b.top, b.bottom))
const multiply = (a: Fraction, b: Fraction) => fraction(a.top * b.top, a.bottom * b.bottom)
const divide = (a: Fraction, b: Fraction) => fraction(a.top * b.bottom, a.bottom * b.top)
const less = (a: Fraction, b: Fraction) => a.top * b.bottom < b.top * a.bottom
/** Of a fraction that is not negative. */
const ceiling = ({ top, bottom }: Fraction) => fraction((top + bottom - 1n) / bottom, 1n)

const zero = fraction(0n, 1n)
const nothing: Value = { looks: [], reasons: [], low: zero, high: zero }

/** The number as it is written in decimals, not the binary one behind it. */
function decimal(value: number): Fraction {
  const decimals = decimalsOf(value)
  return fraction(BigInt(value.toFixed(decimals).replace('.', '')), 10n ** BigInt(decimals))
}

/** How many decimals the number is written with. */
function decimalsOf(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e')
  return Math.max(0, (digits.split('.')[1] ?? '').length - Number(exponent))
}

/** To a whole number, half away from zero. */
export function round({ top, bottom }: Fraction): number {
  const size = top < 0n ? -top : top
  const whole = (2n * size + bottom) / (2n * bottom)
  return Number(top < 0n ? -whole : whole)
}

function fail(message: string): never {
  throw new Error(message)
}
