import type { CatalogContent } from '#src/catalog/compile/build-catalog.ts'
import type { Estimate } from '#src/catalog/estimate/estimate.ts'
import type { Selection } from '#src/catalog/estimate/selection.ts'
import type { Addon, AddonGroup, Category, Day, Duration, Id, PercentEffect, Price, Tax } from '#src/contract/generated/types.ts'
import { type Fraction, fail, fraction, round } from './fraction.ts'
import { type Answers, type Quantities, accepts, atMost, foundBy, valueOf, valuesOf } from './oracle-answers.ts'
import { judge } from './oracle-conditions.ts'
import { type Value, evaluate, factorsOf, misses, nothing, ofVisit, only, rounded, unknown } from './oracle-prices.ts'
import { taxName, withTaxes } from './tax-oracle.ts'

/** What docs/price-language.md says about a selection: the places for which it is refused, or its estimate. */
export type Verdict = { refused: string[] } | { estimate: Estimate }

/**
 * The price language once more, as a plain recursive walk over the content with exact fractions and nothing prepared:
 * slow, obvious, and written without the engine, so that a fault would have to be made twice to go unseen.
 * The content is taken to be valid. Answers, prices and conditions have a file each.
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

const entriesOf = (category: Category) => category.addonGroups.flatMap(group => group.items.map(addon => ({ group, addon })))
const countOf = (selection: Selection, id: Id) => selection.addons.filter(taken => taken === id).length
const allows = ({ onlyWith }: AddonGroup | Addon, selection: Selection) =>
  !onlyWith || selection.package === null || onlyWith.includes(selection.package)
const isDay = (day: string) => new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day

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

export const advise = (id: Id, text: string): Note => ({ id, kind: 'advice', title: null, text, low: null, high: null })
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
