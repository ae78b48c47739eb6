import type { CategoryPlan, RulePlan } from '../plan.ts'
import type { Estimate } from '../estimate/estimate.ts'
import { isWhole } from './combinations.ts'
import type { Finding, LintScope } from './finding.ts'
import type { Found, PackageSpace } from './package-space.ts'

/** Effects that are there to change what something costs. */
const PRICED: ReadonlySet<RulePlan['effect']['kind']> = new Set(['add', 'amount', 'percent', 'quote'])

/** Finds rules with which every selection costs what it costs without. */
export function* ruleLints({ plan, pointer, spaceOf }: LintScope): Generator<Finding> {
  for (const [position, rule] of plan.rules.entries()) {
    if (!PRICED.has(rule.effect.kind)) continue
    const others = plan.rules.filter(other => other !== rule)
    const spaces = plan.packages.map(spaceOf).filter(space => space.has(rule))
    const shown = forEvery(spaces, space => unchanged(rule, others, space))
    if (shown === null) continue
    yield { kind: 'rule', pointer: pointer.at('rules', position), message: `"${rule.rule.title}" never changes a price`, sides: shown }
  }
}

/** The first of the results; null when there is none for one of the items. */
function forEvery<T, R>(items: readonly T[], act: (item: T) => R | null): R | null {
  let first: R | null = null
  for (const item of items) {
    const result = act(item)
    if (result === null) return null
    first ??= result
  }
  return first
}

/** A selection to which the rule applies, without and with it, when none of the package's costs something else with it; null when one does or that is not known. */
function unchanged(rule: RulePlan, others: readonly RulePlan[], space: PackageSpace): Finding['sides'] | null {
  const { plan } = space
  const read = space.readBy(rule)
  // A limit looks at the whole price.
  const choices = plan.category.limit === undefined ? read : space.all
  let shown: [Found, Found] | null = null
  let first: [Found, Found] | null = null
  for (const setting of space.settings(choices)) {
    let pair = bothWays(setting)
    if (pair[0].estimate.state !== 'priced') {
      const completed = space.completedBut(setting, choices, rule)
      if (completed !== null) pair = bothWays(completed)
    }
    if (isChanged(pair[0].estimate, pair[1].estimate)) return null
    first ??= pair
    if (pair[1].estimate.lines.some(({ kind, id }) => kind === 'rule' && id === rule.rule.id)) shown ??= pair
  }
  const [without, withIt] = shown ?? first ?? [null, null]
  if (without === null || withIt === null || !isWhole(choices) || hidesQuantities(plan)) return null
  return [
    { found: [without], note: 'without it' },
    { found: [withIt], note: 'with it' },
  ]

  function bothWays(values: Parameters<PackageSpace['estimateOf']>[0]): [Found, Found] {
    return [space.estimateOf(values, others), space.estimateOf(values)]
  }
}

/** Whether a limit of the whole price, or a part of what is counted from several numbers, may be passed between the quantities that are tried. */
function hidesQuantities({ category: { limit, inputs } }: CategoryPlan): boolean {
  return inputs.some(({ kind }) => kind === 'product' || (kind === 'number' && limit !== undefined))
}

function isChanged(without: Estimate, withRule: Estimate): boolean {
  if (without.state === 'forbidden') return false
  return without.state !== withRule.state || without.low !== withRule.low || without.high !== withRule.high
}
