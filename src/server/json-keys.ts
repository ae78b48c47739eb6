const QUOTE = '"'.charCodeAt(0)
const BACKSLASH = '\\'.charCodeAt(0)
const COLON = ':'.charCodeAt(0)
const OPEN = '{'.charCodeAt(0)
const CLOSE = '}'.charCodeAt(0)

/** The first key that stands twice in one object of a valid JSON text; null when each stands once. Parsers keep one of the two, and not all the same (RFC 8259, 4). */
export function repeatedKey(json: string): string | null {
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
      if (keys.has(key)) return key
      keys.add(key)
    } else if (char === OPEN) {
      around.push(keys)
      keys = new Set()
    } else if (char === CLOSE) keys = around.pop() ?? keys
  }
  return null
}

function endOfString(json: string, start: number): number {
  for (let at = start + 1; ; at++) {
    const char = json.charCodeAt(at)
    if (char === BACKSLASH) at++
    else if (char === QUOTE) return at
  }
}

/** Only this can be read in two ways: an escaped character is the character. */
function keyOf(token: string): string {
  return token.includes('\\') ? String(JSON.parse(token)) : token.slice(1, -1)
}
