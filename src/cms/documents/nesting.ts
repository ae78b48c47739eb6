import type { Problem } from '#src/contract/decode.ts'
import { escapeToken } from '#src/contract/json-pointer.ts'

/** Deeper than any valid document; anything deeper could overflow the stack of a recursive walk, such as a validator's. */
export const DEEPEST = 200

/** The first place in a JSON value that is nested too deeply for a recursive walk; null when there is none. */
export function nestingProblem(value: unknown): Problem | null {
  const path = pathTooDeep(value, 0)
  return path === null ? null : { pointer: path.map(key => `/${escapeToken(key)}`).join(''), message: 'is nested too deeply' }
}

function pathTooDeep(value: unknown, depth: number): string[] | null {
  if (typeof value !== 'object' || value === null) return null
  if (depth > DEEPEST) return []
  for (const key in value) {
    const path = pathTooDeep(value[key as keyof typeof value], depth + 1)
    if (path !== null) return [key, ...path]
  }
  return null
}
