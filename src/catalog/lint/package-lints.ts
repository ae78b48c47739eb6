import type { Id, Package } from '#src/contract/generated/types.ts'
import { catalogOf } from '../compile/build-catalog.ts'
import { FIRST_INPUT } from '../estimate/amount-accumulator.ts'
import { estimate } from '../estimate/estimate.ts'
import { resolve } from '../estimate/resolve.ts'
import type { Selection } from '../estimate/selection.ts'
import type { CategoryPlan, InputPlan } from '../plan.ts'
import { askedByRules } from '../publish-check/asked-inputs.ts'
import { answersTo, visitsFor } from '../publish-check/candidates.ts'
import { readsOf } from '../publish-check/reads.ts'
import { combinations } from './combinations.ts'
import { containsMore, contentsOf, partsOf, type Parts } from './package-contents.ts'
import type { Finding, LintScope } from './finding.ts'
import { type Found, lowOf } from './package-space.ts'
import type { Work } from './work.ts'

/** Finds packages that cost more than one that contains all of theirs and more, and bundles that cost more than their parts; the first of each for a package. */
export function* packageLints({ plan, pointer, work }: LintScope): Generator<Finding> {
  const { packages } = plan.category
  const contents = contentsOf(plan)
  for (const [position, item] of packages.entries()) {
    const place = pointer.at('packages', position)
    const larger = packages.filter(other => other !== item && containsMore(contents.get(other.id), contents.get(item.id), item.id))
    const dearer = firstOf(larger, other => firstDearer([other], item, plan, work))
    const bundle = bundleLint(item, plan, work)
    if (dearer !== null)
      yield { kind: 'contents', pointer: place, message: `"${item.title}" costs more than what contains all of it and more`, sides: dearer }
    if (bundle !== null) yield { kind: 'bundle', pointer: place, message: `"${item.title}" costs more than its parts`, sides: bundle }
  }
}

/** The first result that there is; null when there is none. */
function firstOf<T, R>(items: readonly T[], act: (item: T) => R | null): R | null {
  for (const item of items) {
    const result = act(item)
    if (result !== null) return result
  }
  return null
}

function bundleLint(item: Package, plan: CategoryPlan, work: Work): Finding['sides'] | null {
  const parts = partsOf(item, plan)
  return parts === null ? null : firstDearer(parts.packages, item, plan, work, parts.addons)
}

/** The first setting in which a package costs more than others together, with add-ons to the first of them. */
function firstDearer(others: Parts['packages'], item: Package, plan: CategoryPlan, work: Work, addons: readonly Id[] = []): Finding['sides'] | null {
  const catalog = catalogOf([plan])
  const isFollowing = (input: Id) => plan.derived.some(other => other.id === input)
  for (const setting of settings(plan, [item, ...others])) {
    const dear = price(item, [])
    const cheap = others.flatMap((other, position) => price(other, position === 0 ? addons : []) ?? [])
    if (dear === null || cheap.length < others.length) continue
    if (lowOf(dear) > cheap.reduce((sum, one) => sum + lowOf(one), 0)) return [{ found: cheap }, { found: [dear] }]

    function price({ id }: Pick<Package, 'id'>, taken: readonly Id[]): Found | null {
      work.spend()
      const { inputs: answers, ...visit } = setting
      const priced = (asked: (input: Id) => boolean) => {
        const given = Object.fromEntries(Object.entries(answers).filter(([input]) => asked(input)))
        const selection: Selection = { category: plan.category.id, package: id, addons: taken, inputs: given, ...visit }
        const resolution = resolve(catalog, selection)
        return resolution.ok ? { selection, result: estimate(resolution.resolved) } : null
      }
      // An answer to a lookup counts only where its table finds nothing.
      const found = priced(input => !isFollowing(input))
      const open = found?.result.missing.filter(isFollowing) ?? []
      const whole = open.length === 0 ? found : priced(input => !isFollowing(input) || open.includes(input))
      if (whole === null) return null
      const { selection, result } = whole
      const inputs = Object.fromEntries(Object.entries(selection.inputs).filter(([input]) => result.used.includes(input)))
      return result.state === 'priced' ? { selection: { ...selection, inputs }, estimate: result } : null
    }
  }
  return null
}

type Setting = Omit<Selection, 'category' | 'package' | 'addons'>

/** The answers and visits that can make a difference to how packages compare; the other questions have their first answer. */
function* settings(plan: CategoryPlan, packages: readonly Package[]): Generator<Setting> {
  const asked = plan.inputs.filter(input => input.index >= FIRST_INPUT && !('factors' in input))
  const answers = asked.map(input => answersTo(input, plan))
  const visits = visitsFor(plan)
  const read = readIn(plan, packages)
  const ways = [
    ...asked.flatMap((input, position) => (read.has(input) ? [{ position, size: answers[position]?.length ?? 0 }] : [])),
    { position: asked.length, size: visits.length },
  ]
  const first = [...asked, null].map(() => 0)
  for (const values of combinations(ways, first)) {
    const inputs = Object.fromEntries(asked.map(({ id }, position) => [id, answers[position]?.[values[position] ?? 0] ?? '']))
    yield { inputs, ...(visits[values[asked.length] ?? 0] ?? { date: null }) }
  }
}

function readIn(plan: CategoryPlan, packages: readonly Package[]): Set<InputPlan> {
  const amounts = packages.flatMap(({ price, duration = plan.category.duration }) => [price, duration])
  const ofRules = plan.rules.flatMap(({ rule: { effect } }) => ('price' in effect && effect.price !== undefined ? [effect.price] : []))
  const ids = new Set([...amounts, ...ofRules].flatMap(amount => [...readsOf(amount)]))
  const bits = plan.inputs.reduce((all, { id, asks }) => (ids.has(id) ? all | asks : all), 0)
  const own = plan.inputs.filter(({ index }) => (bits & (1 << index)) !== 0)
  return new Set([...own, ...askedByRules(plan), ...(plan.times === null ? [] : [plan.times])])
}
