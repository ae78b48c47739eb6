import { escapeToken, type Problem } from '#src/contract/decode.ts'

/** No valid document is as deep as this; deeper ones could exhaust the stack of whatever walks through them, such as validators. */
export const DEEPEST = 200

/** The first place in a JSON value that is nested too deeply for anything to follow it; null when there is none. */
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
