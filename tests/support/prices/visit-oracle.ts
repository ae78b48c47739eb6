import type { CatalogContent, CatalogVisit } from '#src/catalog/compile/build-catalog.ts'
import type { Estimate } from '#src/catalog/estimate/estimate.ts'
import type { Selection } from '#src/catalog/estimate/selection.ts'
import type { AddonGroup, Category, Id, PercentEffect, Tax, VisitWhen } from '#src/contract/generated/types.ts'
import { advise, highOf, limitLine, type Line, lowOf, oracleBeforeTax, partOf } from './price-oracle.ts'
import { type Answers, atMost } from './oracle-answers.ts'
import { evaluate, misses, ofVisit, only, rounded, unknown } from './oracle-prices.ts'
import { judge } from './oracle-conditions.ts'
import { round } from './fraction.ts'
import { taxName, withTaxes } from './tax-oracle.ts'

/** What a visit is asked: some items, each a selection of its own, and the visit's own answers. */
export interface AskedVisit extends Pick<Selection, 'date' | 'time' | 'inputs'> {
  items: readonly Pick<Selection, 'category' | 'package' | 'inputs' | 'addons'>[]
}

type Note = Estimate['notes'][number]
interface Item {
  asked: Pick<Selection, 'category' | 'package' | 'addons'>
  category: Category
  found: Estimate
  taxes: Tax[]
}

/** What docs/price-language.md says of a visit, once more beside the engine. The items are taken to be possible, and the answers to be valid. */
export function visitOracle(content: CatalogContent, visit: CatalogVisit, asked: AskedVisit): Estimate {
  const when = { date: asked.date, ...(asked.time && { time: asked.time }) }
  const items = asked.items.map((item): Item => {
    const verdict = oracleBeforeTax(content, { ...item, ...when })
    if ('refused' in verdict) throw new Error(`refused: ${verdict.refused.join()}`)
    return { asked: item, category: categoryOf(content, item.category), found: verdict.estimate, taxes: verdict.taxes }
  })
  const { inputs = [], rules = [] } = visit
  const numbers = inputs.filter(input => input.kind === 'number')
  const answers: Answers = new Map(Object.entries(asked.inputs))
  if (asked.date !== null && asked.time) answers.set('$start', asked.time.start).set('$notice', asked.time.notice)
  const setUp = visit.duration && evaluate(visit.duration, atMost(answers, numbers), numbers)
  const looked = new Set(setUp?.looks)
  const inUse = inputs.filter(({ id, show }) => show === 'always' || looked.has(id)).map(({ id }) => id)
  const missing = new Set([...looked].filter(id => !answers.has(id)))
  const textOf = (id: Id) => content.business.reasons.find(reason => reason.id === id)?.text ?? ''

  const lines: Line[] = items.flatMap(({ found }, item) => found.lines.map(line => (items.length > 1 ? { ...line, item } : line)))
  const notes: Note[] = items.flatMap(({ found }) => found.notes)
  const forbidding = items.flatMap(({ found }) => (found.state === 'forbidden' ? found.reasons : []))
  const reasons = items.flatMap(({ found }) => (found.state === 'forbidden' ? [] : found.reasons))
  const known = only(answers, [...ofVisit, ...inUse])
  for (const rule of rules) {
    const { effect } = rule
    const counted = items.filter(item => isCounted(rule.when, item))
    if (!isCountIn(rule.when, items)) continue
    // An exception about the number of items is one only where it has that number.
    const unless = (rule.unless ?? []).filter(exception => isCountIn(exception, items))
    const verdict = judge({ ...rule, unless }, { category: '', package: null, inputs: {}, addons: [], ...when }, inUse, known)
    const notice: Note = { id: rule.id, kind: 'notice', title: rule.title, text: null, ...unknown }
    if (verdict === 'without-day' && effect.kind !== 'notice') notes.push(notice)
    if (Array.isArray(verdict) && effect.kind !== 'advise' && effect.kind !== 'notice') verdict.forEach(id => missing.add(id))
    if (verdict !== 'applies' && !(verdict === 'without-day' && effect.kind === 'notice')) continue
    const line = { id: rule.id, kind: 'rule' as const, title: rule.title }
    switch (effect.kind) {
      case 'add': {
        const price = evaluate(effect.price, answers, numbers)
        for (const id of price.looks) {
          if (ofVisit.includes(id)) continue
          looked.add(id)
          if (!answers.has(id)) missing.add(id)
        }
        if (price.looks.some(id => ofVisit.includes(id) && !answers.has(id))) notes.push(notice)
        if (misses(price, answers)) break
        reasons.push(...price.reasons.map(id => ({ id, text: textOf(id) })))
        lines.push({ ...line, ...rounded(price) })
        break
      }
      case 'amount':
        lines.push({ ...line, low: effect.amount, high: effect.amount })
        break
      case 'percent': {
        if (wholeOf(effect, counted) === null) break
        // Those of whom there is something to be a part of.
        const ofEach = counted.flatMap(item => (wholeOf(effect, [item]) === null ? [] : [wholeOf(effect, [item]) ?? []]))
        const { full = 0 } = rule.when?.items ?? {}
        if (full > 0 && ofEach.length <= full) break
        lines.push({
          ...line,
          low: partOf(effect, effect.bps, butDearest(ofEach.map(lowOf), full) ?? 0),
          high: partOf(effect, effect.highBps ?? effect.bps, effect.open ? null : butDearest(ofEach.map(highOf), full)),
        })
        break
      }
      case 'quote':
        reasons.push({ id: effect.reason, text: textOf(effect.reason) })
        break
      case 'forbid':
        forbidding.push({ id: effect.reason, text: textOf(effect.reason) })
        break
      case 'advise':
        notes.push(advise(effect.reason, textOf(effect.reason)))
        break
      case 'notice': {
        const price = effect.price && evaluate(effect.price, known, numbers)
        const amounts = price && !misses(price, known) ? rounded(price) : unknown
        notes.push({ ...notice, text: effect.reason === undefined ? null : textOf(effect.reason), ...amounts })
      }
    }
  }

  // The most that a visit costs is never below the least: then discounts take the same off both.
  const added = lines.slice(items.flatMap(({ found }) => found.lines).length)
  const [least, most] = (['low', 'high'] as const).map(end => sum([...items.map(({ found }) => found), ...added].map(part => part[end])))
  if (typeof most === 'number' && most < Number(least))
    for (const line of added) if (typeof line.low === 'number' && typeof line.high === 'number' && line.high < line.low) line.high = line.low

  // Those of the business are on what the visit adds; without anything of its own it says nothing of them.
  const saysMore = rules.length > 0 || visit.limit !== undefined
  const taxes: Tax[] = (saysMore ? (content.business.taxes?.list ?? []) : []).filter(tax => {
    const rule = { id: tax.id, title: taxName(tax, content), ...(tax.when && { when: tax.when }), effect: { kind: 'amount' as const, amount: 1 } }
    const judged = judge(rule, { category: '', package: null, inputs: {}, addons: [], ...when }, inUse, known)
    if (judged === 'without-day') notes.push({ id: rule.id, kind: 'notice', title: rule.title, text: null, ...unknown })
    return judged === 'applies'
  })

  const own = inputs.map(({ id }) => id)
  const ownLines = new Set(lines.slice(items.flatMap(({ found }) => found.lines).length))
  const isOpen = missing.size > 0 || items.some(({ found }) => found.missing.length > 0)
  const state = forbidding.length > 0 ? 'forbidden' : reasons.length > 0 ? 'consultation' : isOpen ? 'incomplete' : 'priced'
  let total: { low: number | null; high: number | null } = unknown
  if (state === 'priced') {
    // What an item costs, not what its lines add up to: its own limit may end what one of them leaves open.
    const parts = [...items.map(({ found }) => found), ...lines.filter(line => ownLines.has(line))]
    total = { low: sum(parts.map(({ low }) => low)) ?? 0, high: sum(parts.map(({ high }) => high)) }
    const bounded = visit.limit && limitLine(visit.limit, total.low ?? 0, total.high)
    if (bounded) {
      lines.push({ ...bounded.line, id: `visit-${bounded.line.id}` })
      total = bounded.total
    }
  }
  const minutes = (end: 'low' | 'high') =>
    together(
      items.map(({ found }) => found.duration?.[end] ?? 0),
      visit.atOnce ?? 1,
    ) + (setUp ? round(setUp[end] ?? setUp.low) : 0)
  const untaxed: Estimate = {
    state,
    ...total,
    lines,
    reasons: once(state === 'forbidden' ? forbidding : reasons),
    notes: notes.filter((note, at) => notes.findIndex(({ kind, id }) => kind === note.kind && id === note.id) === at),
    missing: [...new Set([...items.flatMap(({ found }) => found.missing), ...own.filter(id => missing.has(id))])],
    used: [...new Set([...items.flatMap(({ found }) => found.used), ...own.filter(id => inUse.includes(id) || looked.has(id) || missing.has(id))])],
    duration: isOpen ? null : { low: minutes('low'), high: minutes('high') },
  }
  const ofItems = items.map(({ found, taxes: ofItem }) => ({ lines: found.lines, taxes: ofItem }))
  return withTaxes(untaxed, [...ofItems, { lines: lines.slice(ofItems.flatMap(each => each.lines).length), taxes }], content)
}

const sum = (numbers: (number | null)[]) => numbers.reduce((all, each) => (all === null || each === null ? null : all + each), 0)
const once = (reasons: Estimate['reasons']) => reasons.filter(({ id }, at) => reasons.findIndex(reason => reason.id === id) === at)
const categoryOf = ({ categories }: CatalogContent, id: Id): Category => {
  const found = categories.find(category => category.id === id)
  if (!found) throw new Error(`no category ${id}`)
  return found
}

function isCountIn(when: VisitWhen | undefined, items: Item[]): boolean {
  const count = items.filter(item => isCounted(when, item)).length
  const { full = 0, min = when?.items ? 1 + full : 0, max = Infinity } = when?.items ?? {}
  return count >= min && count <= max
}

function isCounted(when: VisitWhen | undefined, { asked }: Item): boolean {
  const { category, package: packages } = when?.items ?? {}
  return (!category || category.includes(asked.category)) && (!packages || (asked.package !== null && packages.includes(asked.package)))
}

/** The lines that a percentage is a part of; null while one of them is open or has no number, and where there is none to be a part of. */
function wholeOf({ of, addons = [] }: PercentEffect, counted: Item[]): Line[] | null {
  const lines: Line[] = []
  for (const { asked, category, found } of counted) {
    const isFree = (id: Id) =>
      category.addonGroups.some(group => group.items.some(addon => addon.id === id && [group, addon].some(part => includes(part, asked.package))))
    const taken = category.addonGroups.flatMap(({ items }) => items.map(({ id }) => id)).filter(id => asked.addons.includes(id))
    if (asked.package === null) {
      if (of === 'addons') continue
      return null
    }
    const wanted = [
      ...(of === 'addons' ? [] : [{ kind: 'package', id: asked.package }]),
      ...(of === 'package' ? [] : taken.filter(id => of === 'base' || (addons.includes(id) && !isFree(id))).map(id => ({ kind: 'addon', id }))),
    ]
    for (const { kind, id } of wanted) {
      const line = found.lines.find(each => each.kind === kind && each.id === id)
      if (!line || line.low === null) return null
      lines.push(line)
    }
  }
  return of === 'addons' && lines.length === 0 ? null : lines
}

/** The sum without the largest ones, of which what is open is the largest; null where something open is left. */
function butDearest(amounts: (number | null)[], full: number): number | null {
  const left = [...amounts]
  for (let n = 0; n < full; n++) {
    const dearest = left.includes(null) ? null : Math.max(...left.map(Number))
    left.splice(left.indexOf(dearest), 1)
  }
  return sum(left)
}

const includes = ({ includedIn }: Pick<AddonGroup, 'includedIn'>, chosen: Id | null) => chosen !== null && includedIn?.includes(chosen) === true

/** How long works take with so many hands: the next longest goes to whoever is free first. */
function together(works: number[], hands: number): number {
  let ends = Array.from({ length: hands }, () => 0)
  for (const work of works.toSorted((a, b) => b - a)) {
    ends = ends.toSorted((a, b) => a - b)
    ends[0] = (ends[0] ?? 0) + work
  }
  return Math.max(...ends)
}
