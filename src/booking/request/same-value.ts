import { isEmpty } from './flat-selection.ts'

/** Whether two values of a field are equal; all empty values are (`isEmpty`). */
export function isSameValue(one: unknown, other: unknown): boolean {
  return isEmpty(one) ? isEmpty(other) : JSON.stringify(one) === JSON.stringify(other)
}
