import { readFileSync } from 'node:fs'

/** Part of a content file, as a document has it pasted. */
export interface Paste {
  file: string
  part: Record<string, unknown>
  /** How long its snippet is. */
  lines: number
}

/** A selection as fields of a request, and what the document says that it costs. */
export interface Stated {
  selection: Record<string, unknown>
  costs: string
  /** Cancelled so many hours before. */
  cancelled?: { hours: number; costs: string }
}

/** A section of a document about prices. */
export interface Recipe {
  title: string
  pastes: Paste[]
  stated: Stated[]
  /** What the category's page says then. */
  says: string[]
  /** The inputs of commands, as JSON. */
  commands: string[]
}

/** The sections of a document below headings of a level, each with its blocks: a selection, a command, or what is pasted into the file named above. */
export function recipesIn(file: string, heading: '##' | '###'): Recipe[] {
  const sections = readFileSync(file, 'utf8').split(new RegExp(`^${heading} `, 'm'))
  return sections.slice(1).map(recipeIn)
}

function recipeIn(section: string): Recipe {
  const [title = '', ...lines] = (section.split(/^## /m)[0] ?? '').split('\n')
  const recipe: Recipe = { title, pastes: [], stated: [], says: saysIn(lines.join(' ')), commands: [] }
  let above = ''
  let selection: Stated['selection'] | null = null
  for (const part of lines
    .join('\n')
    .trimEnd()
    .split(/^\n|\n{2,}/)) {
    const command = /^ {4}(?:echo '(.+)' \| )?npm /.exec(part)
    if (!part.startsWith('    ')) {
      if (selection !== null) recipe.stated.push({ selection, ...figuresIn(part) })
      selection = null
      above = part
    } else if (command !== null) recipe.commands.push(command[1] ?? '')
    else if (part.startsWith('    {"vehicle_category"')) selection = JSON.parse(part) as Stated['selection']
    else recipe.pastes.push({ file: fileIn(above), part: pasted(part), lines: part.split('\n').length })
  }
  return recipe
}

/** The file that a text names last, of those into which something goes. */
function fileIn(text: string): string {
  return [...text.matchAll(/\b(?:in|as)\s+`([\w/-]+\.json)`/gi)].at(-1)?.[1] ?? ''
}

/** What is quoted after "Pages say". */
function saysIn(text: string): string[] {
  return [...text.matchAll(/Pages say ("[^"]+"(?: and "[^"]+")*)/g)].flatMap(([, said = '']) => said.slice(1, -1).split('" and "'))
}

/** The figures of the text below a selection. */
function figuresIn(text: string): Pick<Stated, 'costs' | 'cancelled'> {
  const [, hours, fee] = /cancelled (\d+) hours before: \*\*(.+?)\*\*/.exec(text) ?? []
  return { costs: /^\*\*(.+?)\*\*/.exec(text)?.[1] ?? '', ...(fee !== undefined && { cancelled: { hours: Number(hours), costs: fee } }) }
}

/** A snippet is a whole file, or some of its keys. */
function pasted(snippet: string): Record<string, unknown> {
  const text = snippet.trim()
  return JSON.parse(text.startsWith('{') ? text : `{${text}}`) as Record<string, unknown>
}

type Json = Record<string, unknown>

/** A document with a part pasted: items of a list are told by their ids, and say more of one that is there. */
export function withPasted(document: Json, part: Json): Json {
  const pairs = Object.entries(part).map(([key, value]) => {
    const there = document[key]
    if (!isItems(there) || !isItems(value)) return [key, value] as const
    const added = value.filter(({ id }) => there.every(item => item['id'] !== id))
    const said = there.map(item => withPasted(item, value.find(({ id }) => id === item['id']) ?? {}))
    return [key, [...said, ...added]] as const
  })
  return { ...document, ...Object.fromEntries(pairs) }
}

function isItems(value: unknown): value is Json[] {
  return Array.isArray(value) && value.every(item => typeof item === 'object' && item !== null && 'id' in item)
}
