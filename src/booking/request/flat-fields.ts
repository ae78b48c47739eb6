import type { Category, Id } from '#src/contract/generated/types.ts'

/**
 * The HTTP contract is flat: each category has fields of its own (`boat_package`, `boat_length`, `boat_addons`); inside the program a selection is
 * generic. `flat-selection.ts` alone converts between the two, by each category's `fieldPrefix`.
 */

/** A problem of a request field, by the field's name. */
export interface FieldProblem {
  field: string
  message: string
  /** Set when the field is empty. */
  isMissing?: true
  /** Set when the owner, but no visitor, may override the problem. */
  isDoubtful?: true
  /** Set when the content does not offer the value; a page of another revision may have. */
  isNotOffered?: true
}

/** Fixed field names, independent of the content. */
export const FIELD = {
  category: 'vehicle_category',
  date: 'appointment_date',
  time: 'appointment_time',
} as const

/** The honeypot: a hidden field that only a program which fills every field would fill. */
export const HONEYPOT_FIELD = 'homepage'

/** The name of a category's field; the target is `package`, `addons` or the id of an input. */
export function fieldName({ fieldPrefix }: Pick<Category, 'fieldPrefix'>, target: Id): string {
  return `${fieldPrefix}_${target}`
}
