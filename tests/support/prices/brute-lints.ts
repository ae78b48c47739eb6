import type { CatalogContent } from '#src/catalog/compile/build-catalog.ts'
import type { Selection } from '#src/catalog/estimate/selection.ts'
import type { Catalog, CategoryPlan } from '#src/catalog/plan.ts'
import { visitsFor } from '#src/catalog/publish-check/candidates.ts'
import type { Category, Package } from '#src/contract/generated/types.ts'
import { type Complete, everySelection } from './every-selection.ts'
import { oracle } from './price-oracle.ts'

/** What lints find, by comparing all pairs of selections; null when there are more than `max` selections. */
export function bruteLints(taxed: CatalogContent, { categories }: Catalog, max: number): string[] | null {
  const content = withoutTaxes(taxed)
  const found: string[] = []
  for (const [position, plan] of categories.entries()) {
    const { category } = plan
    const all = new Map<string, Complete[]>()
    for (const item of category.packages) {
      const selections = everySelection(content, category, item, visitsFor(plan), max)
      if (selections === null) return null
      all.set(item.id, selections)
    }
    if ([...all.values()].flat().length > max) return null
    const at = `/categories/${position}`
    category.packages.forEach((item, index) => {
      const own = all.get(item.id) ?? []
      found.push(...answerLints(category, own).map(lint => lint.replace('@', `${at}/packages/${index}`)))
      const dearer = category.packages.some(other => containsMore(other, item, category) && isDearer([other], [], plan, content, own))
      if (dearer) found.push(`contents ${at}/packages/${index} "${item.title}" costs more than what contains all of it and more`)
      const parts = partsOf(item, category)
      if (parts !== null && isDearer(parts.packages, parts.addons, plan, content, own))
        found.push(`bundle ${at}/packages/${index} "${item.title}" costs more than its parts`)
    })
    category.rules?.forEach(({ title, effect, id }, index) => {
      if (!['add', 'amount', 'percent', 'quote'].includes(effect.kind)) return
      const without = withoutRule(content, category, id)
      const isChanged = [...all.values()].flat().some(({ selection, estimate }) => {
        const verdict = oracle(without, selection)
        if ('refused' in verdict) return false
        const { state, low, high } = verdict.estimate
        return state !== 'forbidden' && (state !== estimate.state || low !== estimate.low || high !== estimate.high)
      })
      if (!isChanged) found.push(`rule ${at}/rules/${index} "${title}" never changes a price`)
    })
  }
  return found
}

function answerLints({ inputs }: Category, selections: readonly Complete[]): string[] {
  const priced = selections.filter(({ estimate }) => estimate.state === 'priced')
  return inputs.flatMap(input => {
    if (input.kind !== 'number' && (input.kind !== 'choice' || input.ordered !== true)) return []
    const rank = (one: Complete) => {
      const answer = one.selection.inputs[input.id]
      return input.kind === 'number' ? Number(answer) : input.options.findIndex(({ id }) => id === answer)
    }
    const pairs = priced.flatMap(one =>
      priced.filter(next => isBesides(one.selection, next.selection, input.id) && rank(one) < rank(next)).map(next => [one, next] as const),
    )
    const lints: string[] = []
    if (pairs.some(([one, next]) => low(next) < low(one)))
      lints.push(`${input.kind === 'choice' ? 'size' : 'quantity'} @ "${input.label}": more costs less`)
    if (input.kind === 'number') {
      const step = 1 / 10 ** (input.scale ?? 0)
      const isLeap = ([one, next]: readonly [Complete, Complete]) => {
        const [fewer, more] = [rank(one), rank(next)]
        if (Math.round((more - fewer) / step) !== 1 || fewer <= 0) return false
        if (!(low(one) > 0 && low(next) * fewer > 2 * low(one) * more)) return false
        return one.estimate.lines.some(line => {
          const then = next.estimate.lines.find(other => other.kind === line.kind && other.id === line.id)
          return (line.low ?? 0) > 0 && (then?.low ?? 0) * fewer > 2 * (line.low ?? 0) * more
        })
      }
      if (pairs.some(isLeap)) lints.push(`cliff @ "${input.label}": one more doubles what each costs`)
    }
    return lints
  })
}

/** Whether two selections of a package differ in the answer to one question, and otherwise at most in what only one of them is asked. */
function isBesides(one: Selection, next: Selection, id: string): boolean {
  if (!Object.hasOwn(one.inputs, id) || !Object.hasOwn(next.inputs, id)) return false
  const rest = ({ addons, date, time }: Selection) => JSON.stringify([addons, date, time])
  return rest(one) === rest(next) && agree(one, next, id)
}

function agree(one: Selection, next: Selection, except = ''): boolean {
  return Object.entries(one.inputs).every(([id, answer]) => id === except || !Object.hasOwn(next.inputs, id) || next.inputs[id] === answer)
}

function low({ estimate }: Complete): number {
  return estimate.low ?? 0
}

function isDearer(
  others: readonly Package[],
  addons: readonly string[],
  { category }: CategoryPlan,
  content: CatalogContent,
  own: readonly Complete[],
): boolean {
  return own.some(one => {
    if (one.estimate.state !== 'priced' || one.selection.addons.length > 0) return false
    const { date, time } = one.selection
    const visit = { date, ...(time !== undefined && { time }) }
    const choices = others.map((other, position) =>
      (everySelection(content, category, other, [visit], 100_000) ?? []).filter(
        ({ selection, estimate }) =>
          estimate.state === 'priced' &&
          JSON.stringify(selection.addons) === JSON.stringify(position === 0 ? addons : []) &&
          agree(one.selection, selection),
      ),
    )
    return combined(choices).some(parts => low(one) > parts.reduce((sum, part) => sum + low(part), 0))
  })
}

/** One of each list, agreeing on their answers. */
function combined(lists: readonly Complete[][]): Complete[][] {
  return lists.reduce<Complete[][]>(
    (all, list) =>
      all.flatMap(parts => list.filter(next => parts.every(part => agree(part.selection, next.selection))).map(next => [...parts, next])),
    [[]],
  )
}

function contentsOf(item: Package, { packages, addonGroups }: Category): { packages: Set<string>; all: Set<string> } {
  const inside = new Set<string>()
  const visit = ({ includes = [] }: Package) => {
    for (const id of includes) {
      const inner = packages.find(other => other.id === id)
      if (inner === undefined || inside.has(id)) continue
      inside.add(id)
      visit(inner)
    }
  }
  visit(item)
  const features = [item, ...packages.filter(({ id }) => inside.has(id))].flatMap(one => one.features.map(text => `"${text}`))
  const included = addonGroups.flatMap(group =>
    group.items.flatMap(addon => ([...(group.includedIn ?? []), ...(addon.includedIn ?? [])].includes(item.id) ? [`+${addon.id}`] : [])),
  )
  return { packages: inside, all: new Set([...inside, ...features, ...included]) }
}

function containsMore(one: Package, other: Package, category: Category): boolean {
  if (one === other) return false
  const [more, less] = [contentsOf(one, category), contentsOf(other, category)]
  if (less.all.size === 0 && !more.packages.has(other.id)) return false
  return [...less.all].every(part => more.all.has(part)) && [...more.all].some(part => part !== other.id && !less.all.has(part))
}

function partsOf(item: Package, { packages, addonGroups }: Category): { packages: Package[]; addons: string[] } | null {
  const inner = packages.filter(({ id }) => item.includes?.includes(id) === true)
  const addons = addonGroups.flatMap(group =>
    group.items.flatMap(addon => {
      const into = new Set([...(group.includedIn ?? []), ...(addon.includedIn ?? [])])
      return into.has(item.id) && !inner.some(({ id }) => into.has(id)) ? [addon.id] : []
    }),
  )
  return item.features.length > 0 || inner.length === 0 || inner.length + addons.length < 2 ? null : { packages: inner, addons }
}

function withoutRule(content: CatalogContent, category: Category, id: string): CatalogContent {
  const other = { ...category, rules: (category.rules ?? []).filter(rule => rule.id !== id) }
  return { ...content, categories: content.categories.map(one => (one.id === category.id ? other : one)) }
}

/** Prices are compared before taxes. */
function withoutTaxes({ business, categories, ...others }: CatalogContent): CatalogContent {
  return { ...others, business: { reasons: business.reasons }, categories: categories.map(category => ({ ...category, taxes: [] })) }
}
