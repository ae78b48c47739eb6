import { fieldsOf, textAt } from './draft-value.ts'
import type { Path } from './patches.ts'

/** A value with another one at a path; `undefined` takes what is there out. */
export function withValue(value: unknown, [step, ...rest]: Path, to: unknown): unknown {
  if (step === undefined) return to
  if (typeof step === 'object')
    return Array.isArray(value)
      ? value.map((item: unknown) => (textAt(fieldsOf(item), '_key') === step._key ? withValue(item, rest, to) : item))
      : value
  const { [step]: inner, ...others } = fieldsOf(value)
  const next = withValue(inner, rest, to)
  return next === undefined ? others : { ...others, [step]: next }
}
