import { marksIn } from './marked-content.ts'

/** An element of a page by its position among all of them, and the pointer of a text that it shows. */
export interface MarkedElement {
  element: number
  pointer: string
}

/** Elements whose contents are no elements to a browser that runs scripts. */
const RAW = /(<(script|style|noscript|title|textarea)\b[^>]*>)[^]*?(?=<\/\2>)/g

const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])

/** Finds which elements of a page show which texts, by the same page with marked texts. */
export function markedElements(html: string, marked: string, pointers: readonly (readonly string[])[]): MarkedElement[] {
  const [plain, tags] = [tagsOf(html), tagsOf(marked)]
  // A mark has changed more than a text: better no place than a wrong one.
  if (plain.length !== tags.length || plain.some(({ name }, position) => name !== tags[position]?.name)) return []
  const found: MarkedElement[] = []
  const places = new Map<number, ReadonlyMap<string, string>>()
  const find = (element: number, text: string) => {
    for (const mark of marksIn(text)) {
      const firsts = places.get(mark) ?? byBeginning(pointers[mark] ?? [])
      places.set(mark, firsts)
      found.push({ element, pointer: nearest(firsts, found.at(-1)?.pointer ?? '') })
    }
  }
  const open: number[] = []
  let element = -1
  for (const { name, attributes, after } of tags) {
    if (name.startsWith('/')) open.pop()
    else {
      element++
      find(element, attributes)
      if (!VOID.has(name)) open.push(element)
    }
    find(open.at(-1) ?? 0, after)
  }
  return found
}

interface Tag {
  /** With a slash before it at an element's end. */
  name: string
  attributes: string
  /** The text up to the next tag. */
  after: string
}

/** The tags of what React writes: no ">" inside one, and no element without its end but the void ones. */
function tagsOf(html: string): Tag[] {
  const tags = html.replaceAll(RAW, '$1').matchAll(/<(\/?[a-zA-Z][a-zA-Z0-9-]*)([^>]*)>([^<]*)/g)
  return [...tags].map(([, name = '', attributes = '', after = '']) => ({ name, attributes, after }))
}

/** Of places that say the same, the one that has most in common with what was found before it. */
function nearest(firsts: ReadonlyMap<string, string>, before: string): string {
  const common = beginningsOf(before).find(beginning => firsts.has(beginning)) ?? ''
  return firsts.get(common) ?? ''
}

/** The first place by each beginning that places have: thousands may say the same, and are not compared one by one. */
function byBeginning(pointers: readonly string[]): ReadonlyMap<string, string> {
  const firsts = new Map<string, string>()
  for (const pointer of pointers) for (const beginning of beginningsOf(pointer)) if (!firsts.has(beginning)) firsts.set(beginning, pointer)
  return firsts
}

/** A pointer and all around it up to the whole. */
function beginningsOf(pointer: string): string[] {
  const steps = pointer.split('/')
  return steps.map((_, less) => steps.slice(0, steps.length - less).join('/'))
}
