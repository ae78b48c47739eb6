import { HttpError } from '../http/http-error.ts'

/** Maximum number of values of a JSON text: each costs its validator far more than its bytes. */
export interface JsonLimits {
  keys: number
  commas: number
  levels: number
}

/** Above what any request has. */
export const REQUEST_LIMITS: JsonLimits = { keys: 500, commas: 5000, levels: 100 }

/** A draft of content holds a whole business; its own checks limit its depth, and name the place. */
export const DRAFT_LIMITS: JsonLimits = { keys: 100_000, commas: 200_000, levels: Infinity }

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COLON = 0x3a
const COMMA = 0x2c

/** `[` and `{`, `]` and `}` differ in this bit alone. */
const BRACE = 0x20
const OPEN = 0x7b
const CLOSE = 0x7d

/** Refuses a JSON text with too many values, before it is parsed. Does not check that it is valid JSON. @throws HttpError 400 */
export function limitJson(text: Uint8Array, limits: JsonLimits): void {
  let [keys, commas, levels] = [0, 0, 0]
  for (let at = 0; at < text.length; at++) {
    const byte = text[at] ?? 0
    if (byte === QUOTE) at = endOfString(text, at)
    else if (byte === COLON) keys++
    else if (byte === COMMA) commas++
    else if ((byte | BRACE) === CLOSE) levels--
    else if ((byte | BRACE) === OPEN && ++levels > limits.levels) throw new HttpError(400, { error: 'The request is nested too deeply' })
    if (keys > limits.keys || commas > limits.commas) throw new HttpError(400, { error: 'The request holds too many values' })
  }
}

/** The end of a string, or of the text. */
function endOfString(text: Uint8Array, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === BACKSLASH) at++
    else if (text[at] === QUOTE) return at
  }
  return text.length
}
