import { escapeToken } from './json-pointer.ts'

const QUOTE = '"'.charCodeAt(0)
const BACKSLASH = '\\'.charCodeAt(0)
const COLON = ':'.charCodeAt(0)
const OPEN = '{'.charCodeAt(0)
const CLOSE = '}'.charCodeAt(0)
const OPEN_LIST = '['.charCodeAt(0)
const CLOSE_LIST = ']'.charCodeAt(0)
const COMMA = ','.charCodeAt(0)

/** A key of an object in a JSON text; `at` is the offset of its colon. */
export interface PlacedKey {
  key: string
  at: number
}

/**
 * The first duplicate key of an object in a valid JSON text; null when there is none. Parsers differ in which of the two values they keep (RFC 8259,
 * 4).
 */
export function repeatedKey(json: string): PlacedKey | null {
  const around: Set<string>[] = []
  let keys = new Set<string>()
  let from = 0
  let to = 0
  for (let at = 0; at < json.length; at++) {
    const char = json.charCodeAt(at)
    if (char === QUOTE) {
      from = at
      at = endOfString(json, at)
      to = at + 1
    } else if (char === COLON) {
      // Outside of strings, a colon follows a key.
      const key = keyOf(json.slice(from, to))
      if (keys.has(key)) return { key, at }
      keys.add(key)
    } else if (char === OPEN) {
      around.push(keys)
      keys = new Set()
    } else if (char === CLOSE) keys = around.pop() ?? keys
  }
  return null
}

/** The JSON pointer (RFC 6901) of a key in a valid JSON text. */
export function pointerOf(json: string, { at: end }: PlacedKey): string {
  /** The latest key of each open object, and the latest position of each open list. */
  const path: (string | number)[] = []
  let token = ''
  for (let at = 0; at <= end; at++) {
    const char = json.charCodeAt(at)
    const last = path.length - 1
    const inner = path[last]
    if (char === QUOTE) {
      const from = at
      at = endOfString(json, at)
      token = json.slice(from, at + 1)
    } else if (char === COLON) path[last] = keyOf(token)
    else if (char === COMMA && typeof inner === 'number') path[last] = inner + 1
    else if (char === OPEN) path.push('')
    else if (char === OPEN_LIST) path.push(0)
    else if (char === CLOSE || char === CLOSE_LIST) path.pop()
  }
  return path.map(key => `/${escapeToken(String(key))}`).join('')
}

function endOfString(json: string, start: number): number {
  for (let at = start + 1; ; at++) {
    const char = json.charCodeAt(at)
    if (char === BACKSLASH) at++
    else if (char === QUOTE) return at
  }
}

/** Unescapes a key, since an escaped character equals the plain one. */
function keyOf(token: string): string {
  return token.includes('\\') ? String(JSON.parse(token)) : token.slice(1, -1)
}
