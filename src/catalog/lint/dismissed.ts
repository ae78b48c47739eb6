import type { Examples } from '#src/contract/generated/types.ts'
import type { Lint } from './lint-catalog.ts'

/** A warning as its owner reads it, and as it is dismissed: with the prices that it speaks of, so that it comes back when they change. */
export function warningText(category: string, message: string): string {
  return `${category}: ${message}`
}

/** The warnings of which content does not say that they are meant. */
export function notDismissed(lints: readonly Lint[], examples: Examples | undefined): Lint[] {
  const dismissed = new Set(examples?.dismissed?.map(({ warning }) => warning))
  return lints.filter(({ category, message }) => !dismissed.has(warningText(category.title, message)))
}
