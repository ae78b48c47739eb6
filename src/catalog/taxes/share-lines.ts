import type { Category, Id, Tax } from '#src/contract/generated/types.ts'

/** Whether there may be a line that two taxes of a category are both on. */
export function shareLines(one: Tax, other: Tax, category: Category | undefined): boolean {
  const [first, second] = [one, other].map(({ on }) => on && { ...on, packages: on.packages === true ? packagesOf(category) : [] })
  if (first !== undefined && second !== undefined) return KINDS.some(kind => first[kind]?.some(id => second[kind]?.includes(id)))
  const named = first ?? second
  const { except = {} } = first === undefined ? one : other
  // What neither names they share, such as the line of a limit.
  return named === undefined || KINDS.some(kind => named[kind]?.some(id => except[kind]?.includes(id) !== true))
}

const KINDS = ['packages', 'addons', 'rules'] as const

function packagesOf(category: Category | undefined): Id[] {
  return (category?.packages ?? []).map(({ id }) => id)
}
