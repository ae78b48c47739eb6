import type { Finding, LintScope } from './finding.ts'

/** Finds packages that have the name of one before them: whoever books, or reads the calendar, cannot tell them apart. */
export function* nameLints({ plan, pointer }: LintScope): Generator<Finding> {
  const named = new Set<string>()
  for (const [index, { title }] of plan.category.packages.entries()) {
    const name = title.trim().toLowerCase()
    if (named.has(name))
      yield {
        kind: 'name',
        pointer: pointer.at('packages', index),
        message: `"${title}" is the name of two packages: visitors cannot tell them apart`,
        sides: [],
      }
    named.add(name)
  }
}
