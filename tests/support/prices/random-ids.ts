import type { Id } from '#src/contract/generated/types.ts'
import type { Draw } from '#tests/support/draw.ts'

/** Ids of one kind; a few bear names that every JavaScript object knows. */
export function ids(draw: Draw, kind: string, count: number): Id[] {
  const known = ['constructor', 'toString', 'valueOf', 'hasOwnProperty']
  return Array.from({ length: count }, (_, at) => (at < known.length && draw.chance(3) ? (known[at] ?? kind) : `${kind}-${at + 1}`))
}
