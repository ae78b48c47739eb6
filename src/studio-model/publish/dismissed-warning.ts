import { warningText } from '#src/catalog/lint/dismissed.ts'

/** A warning that its owner dismisses, as the dataset keeps it; null without a reason. */
export function dismissedWarning(category: string, message: string, reason: string): Record<string, unknown> | null {
  const said = reason.trim()
  return said === '' ? null : { _type: 'DismissedWarning', warning: warningText(category, message), reason: said }
}
