import { SaxesParser } from 'saxes'
import { ATTRIBUTES, ELEMENTS, NAMESPACES } from './drawing-vocabulary.ts'

/** A parsed drawing, with its problems by line. */
export interface CheckedDrawing {
  /** The ids of its parts, in order. */
  ids: string[]
  /** Offsets of the root's content (`begin`, `end`) and of the art's tag; absent when not found. */
  places: { begin?: number; end?: number; art?: number }
  /** The root's, where it has four numbers; else null. */
  viewBox: string | null
  problems: { line: number; message: string }[]
}

const VIEW_BOX = /^-?[\d.]+(?:[ ,]+-?[\d.]+){3}$/

/** Further problems of a file would add nothing. */
const MAX_PROBLEMS = 10

/** A reference within the file, as in `fill="url(#part)"`. */
const OWN_URL = /url\(\s*(["']?)#([\w.:-]+)\1\s*\)/gi

/** CSS that loads something, and backslash escapes that could disguise it. */
const LOADS = /url\s*\(|src\s*\(|image(?:-set)?\s*\(|cross-fade\s*\(|@import|javascript:|\\/i

/**
 * Parses a drawing and reports everything outside the vocabulary of shapes, text and paint, and every reference other than to an id of the same
 * file: pages show drawings in their own origin, and scripts would run in a file that is opened directly.
 */
export function checkDrawing(text: string): CheckedDrawing {
  const problems: CheckedDrawing['problems'] = []
  const ids: string[] = []
  const places: CheckedDrawing['places'] = {}
  const references: { id: string; line: number }[] = []
  let depth = 0
  let viewBox: string | null = null
  let style: string | null = null
  const parser = new SaxesParser({ xmlns: true })
  const report = (message: string, line = parser.line) => {
    if (problems.length < MAX_PROBLEMS) problems.push({ line, message })
  }

  parser.on('error', error => report(`is not well-formed XML: ${error.message.replace(/^\d+:\d+: /, '')}`))
  parser.on('xmldecl', ({ encoding = 'UTF-8' }) => {
    // Browsers would decode the bytes by it, and could find other elements than were checked.
    if (encoding.toUpperCase() !== 'UTF-8') report(`declares the encoding ${encoding}: it must be UTF-8`)
  })
  parser.on('doctype', () => report('may not have a document type: delete <!DOCTYPE …>'))
  parser.on('processinginstruction', ({ target }) => report(`may not have instructions: delete <?${target} …?>`))
  parser.on('opentag', ({ name, attributes }) => {
    if (depth === 0) {
      places.begin = parser.position
      viewBox = VIEW_BOX.exec(attributes['viewBox']?.value ?? '')?.[0] ?? null
      if (name !== 'svg' || attributes['xmlns'] === undefined) report(`must be an <svg xmlns="${NAMESPACES.get('xmlns')}">`)
    }
    depth++
    if (attributes['id']?.value === 'art') places.art ??= text.lastIndexOf('<', parser.position - 1)
    if (style !== null) report('<style> may hold only text')
    if (name === 'style') style = ''
    if (!ELEMENTS.has(name)) report(`<${name}> may not be in a drawing, only shapes, text and paint`)
    for (const { name: attribute, value } of Object.values(attributes)) checkAttribute(name, attribute, value)
  })
  const addText = (part: string) => {
    if (style !== null) style += part
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', ({ name }) => {
    depth--
    if (depth === 0) places.end = text.lastIndexOf('<', parser.position - 1)
    if (name !== 'style' || style === null) return
    checkPaint('<style>', style)
    style = null
  })
  parser.write(text).close()
  for (const { id, line } of references) if (!ids.includes(id)) report(`refers to #${id}, which no part of this drawing is called`, line)
  return { ids, places, viewBox, problems }

  function checkAttribute(element: string, attribute: string, value: string): void {
    if (/^(?:data|aria)-[a-z-]+$/.test(attribute)) return
    if (!ATTRIBUTES.has(attribute)) return report(`the attribute ${attribute} of <${element}> may not be in a drawing: delete it`)
    const namespace = NAMESPACES.get(attribute)
    if (namespace !== undefined) {
      if (value !== namespace) report(`${attribute} must be ${namespace}`)
    } else if (attribute === 'id') ids.push(value)
    else if (attribute === 'href' || attribute === 'xlink:href') refer(value)
    else checkPaint(`the attribute ${attribute} of <${element}>`, value)
  }

  function refer(value: string): void {
    const [, id] = /^#([\w.:-]+)$/.exec(value) ?? []
    if (id === undefined) report(`a reference must lead to an id of the same file, such as #part, not to "${value.slice(0, 60)}"`)
    else references.push({ id, line: parser.line })
  }

  /** Paint attributes are CSS too. */
  function checkPaint(what: string, css: string): void {
    for (const [, , id = ''] of css.matchAll(OWN_URL)) references.push({ id, line: parser.line })
    if (LOADS.test(css.replaceAll(OWN_URL, '')))
      report(`${what} may not load anything or hold a backslash: it may name ids of the same file, as url(#part)`)
  }
}
