import type { Day, Rule, VisitRule } from '#src/contract/generated/types.ts'
import type { ContentPointer } from '../compile/content-pointer.ts'
import type { Finding, LintScope } from './finding.ts'

/** Finds rules of a category whose last day has passed. */
export function pastLints({ plan: { category }, today, pointer }: LintScope): Generator<Finding> {
  return endedRules(category.rules, today, pointer)
}

/** Rules whose last day has passed: no visit from today on has them. Nothing where today is not known. */
export function* endedRules(rules: readonly (Rule | VisitRule)[] = [], today: Day | null, pointer: ContentPointer): Generator<Finding> {
  if (today === null) return
  for (const [position, { title, when }] of rules.entries()) {
    const until = when?.date?.until
    if (until === undefined || until >= today) continue
    const message = `"${title}" has ended, on ${until}: remove it, or name another day`
    yield { kind: 'past', pointer: pointer.at('rules', position, 'when', 'date', 'until'), message, sides: [] }
  }
}
