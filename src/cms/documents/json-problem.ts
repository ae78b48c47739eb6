/** The tokens of JSON, and what people write in their place. */
const TOKEN = /"(?:[^"\\\n\r]|\\.)*"|[[\]{},:]|-?\d[\d.eE+-]*|[A-Za-z_$][\w$-]*|\/\/|\/\*|#|[“”„‟‘’]|'|"|\S/gu

/** Characters that people type and JSON does not allow, with what to write in their place. */
const MISTAKES: Readonly<Record<string, string>> = {
  '//': 'JSON has no comments: take it out',
  '/*': 'JSON has no comments: take it out',
  '#': 'JSON has no comments: take it out',
  "'": 'a single quote: write " in its place',
  '"': 'a text that does not end in its line: close it with "',
}

interface Token {
  text: string
  at: number
}

/** Why a text that cannot be parsed is no JSON, with its line, as people mistype it; null where it is something else. */
export function jsonProblem(json: string): string | null {
  const open: string[] = []
  let before: Token | null = null
  for (const { 0: text, index: at } of json.matchAll(TOKEN)) {
    const told = mistakeAt({ text, at }, before, open)
    if (told !== null) return `line ${lineOf(json, told.at)}: ${told.message}`
    if (text === '{' || text === '[') open.push(text === '{' ? '}' : ']')
    if (text === '}' || text === ']') open.pop()
    before = { text, at }
  }
  const [needed] = open.slice(-1)
  return needed === undefined ? null : `line ${lineOf(json, json.length)}: the file ends before its last "${needed}"`
}

function mistakeAt({ text, at }: Token, before: Token | null, open: readonly string[]): { at: number; message: string } | null {
  if (/^[“”„‟‘’]$/u.test(text)) return { at, message: 'curly quotes: write " in their place' }
  const mistake = MISTAKES[text]
  if (mistake !== undefined) return { at, message: mistake }
  const isClosing = text === '}' || text === ']'
  if (isClosing && before?.text === ',') return { at: before.at, message: `a comma before "${text}": take it out` }
  if (isClosing && open.at(-1) !== text)
    return { at, message: open.length === 0 ? `a "${text}" too many` : `a "${text}" where "${open.at(-1)}" must be` }
  if (before === null || isClosing || text === ',' || text === ':' || !endsValue(before.text)) return nameWithoutQuotes({ text, at }, before, open)
  return { at: before.at, message: `a comma is missing after ${before.text}` }
}

/** A key that has no quotes around it. */
function nameWithoutQuotes({ text, at }: Token, before: Token | null, open: readonly string[]): { at: number; message: string } | null {
  const isKey = open.at(-1) === '}' && (before?.text === '{' || before?.text === ',')
  return isKey && /^[A-Za-z_$]/.test(text) ? { at, message: `${text} needs quotes around it: "${text}"` } : null
}

function endsValue(token: string): boolean {
  return !/^[[{,:]$/.test(token)
}

function lineOf(json: string, at: number): number {
  return json.slice(0, at).split('\n').length
}
