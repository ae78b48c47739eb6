import type { Finding, LintScope } from './finding.ts'

/** Finds rules whose last day has passed: no visit from today on has them. Nothing where today is not known. */
export function* pastLints({ plan: { category }, today, pointer }: LintScope): Generator<Finding> {
  if (today === null) return
  for (const [position, { title, when }] of (category.rules ?? []).entries()) {
    const until = when?.date?.until
    if (until === undefined || until >= today) continue
    const message = `"${title}" has ended, on ${until}: remove it, or name another day`
    yield { kind: 'past', pointer: pointer.at('rules', position, 'when', 'date', 'until'), message, sides: [] }
  }
}
