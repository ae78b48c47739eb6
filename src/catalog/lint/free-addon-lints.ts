import type { Finding, LintScope } from './finding.ts'

/** Finds discounts for taking add-ons of which a package contains one: whoever takes that package gets the discount for what is free already. */
export function* freeAddonLints({ plan: { packages, rules, addonById }, pointer }: LintScope): Generator<Finding> {
  for (const [position, { rule }] of rules.entries()) {
    const { when, effect } = rule
    const isDiscount = effect.kind === 'amount' ? effect.amount < 0 : effect.kind === 'percent' && effect.of !== 'addons' && effect.bps < 0
    if (!isDiscount || when?.addons === undefined) continue
    const named = when.addons.flatMap(id => addonById.get(id) ?? [])
    const applies = packages.filter(({ id }) => when.package?.includes(id) ?? true)
    for (const item of applies) {
      const free = named.find(({ includedIn }) => includedIn.has(item.id))
      const isTakable = named.every(({ onlyWith }) => onlyWith?.has(item.id) ?? true)
      if (free === undefined || !isTakable) continue
      const message = `"${rule.title}" takes something off with "${item.title}" too, which includes "${free.title}": name the packages that it is for, if that is not meant`
      yield { kind: 'free', pointer: pointer.at('rules', position, 'when'), message, sides: [] }
      break
    }
  }
}
