import { SaxesParser } from 'saxes'
import { ATTRIBUTES, ELEMENTS, NAMESPACES } from './drawing-vocabulary.ts'

/** What a drawing's file holds, and what is wrong in which line. */
export interface CheckedDrawing {
  /** Of its parts, in order. */
  ids: string[]
  /** Where the content of its root begins and ends, and where the tag of its art does; of what was not found, nothing. */
  places: { begin?: number; end?: number; art?: number }
  problems: { line: number; message: string }[]
}

/** More than so many would not say more of a file. */
const MOST_PROBLEMS = 10

/** A reference within the file, as paint writes it. */
const OWN_URL = /url\(\s*(["']?)#([\w.:-]+)\1\s*\)/gi

/** What CSS loads, and the escapes by which it could be written otherwise. */
const LOADS = /url\s*\(|src\s*\(|image(?:-set)?\s*\(|cross-fade\s*\(|@import|javascript:|\\/i

/**
 * Parses a drawing and finds what is not in the vocabulary of shapes, text and paint, and every reference to anything but an id of the same file: pages show drawings in
 * their own origin, and whoever opens the file itself would run what is in it.
 */
export function checkDrawing(text: string): CheckedDrawing {
  const problems: CheckedDrawing['problems'] = []
  const ids: string[] = []
  const places: CheckedDrawing['places'] = {}
  const references: { id: string; line: number }[] = []
  let depth = 0
  let style: string | null = null
  const parser = new SaxesParser({ xmlns: true })
  const report = (message: string, line = parser.line) => {
    if (problems.length < MOST_PROBLEMS) problems.push({ line, message })
  }

  parser.on('error', error => report(`is not well-formed XML: ${error.message.replace(/^\d+:\d+: /, '')}`))
  parser.on('xmldecl', ({ encoding = 'UTF-8' }) => {
    // Browsers would read the bytes by it, and find other elements than were checked.
    if (encoding.toUpperCase() !== 'UTF-8') report(`declares the encoding ${encoding}: it must be UTF-8`)
  })
  parser.on('doctype', () => report('may not have a document type: delete <!DOCTYPE …>'))
  parser.on('processinginstruction', ({ target }) => report(`may not have instructions: delete <?${target} …?>`))
  parser.on('opentag', ({ name, attributes }) => {
    if (depth === 0) {
      places.begin = parser.position
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
  return { ids, places, problems }

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

  /** Attributes of paint are CSS as well. */
  function checkPaint(what: string, css: string): void {
    for (const [, , id = ''] of css.matchAll(OWN_URL)) references.push({ id, line: parser.line })
    if (LOADS.test(css.replaceAll(OWN_URL, '')))
      report(`${what} may not load anything or hold a backslash: it may name ids of the same file, as url(#part)`)
  }
}
