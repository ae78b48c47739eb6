import type { Problem } from '#src/contract/decode.ts'
import { escapeToken } from '#src/contract/json-pointer.ts'
import type { DocumentShape } from '#src/contract/document-shape.ts'
import { DOCUMENT_SHAPES } from '#src/contract/generated/document-shapes.ts'
import { pictureOfAsset } from './asset-picture.ts'
import { videoOfAsset } from './asset-video.ts'
import { DEEPEST } from '../documents/nesting.ts'
import { isBlock, lineOf } from './portable-text.ts'
import { type ProseField, proseFieldOf, type ProseLine } from './prose-lines.ts'

/** The ids that content has for documents, by document id. */
export type Names = Pick<ReadonlyMap<string, unknown>, 'get'>

/** Where there are problems, the value lacks what has them. */
export type Trimmed = { ok: true; value: unknown } | { ok: false; value: unknown; problems: Problem[] }

/**
 * Returns the content of a dataset's document, fields in the order of their definition, without additions of the dataset and its editor: fields that
 * begin with an underscore, fields of other kinds, and empty fields that may not be empty. A reference becomes the id of the document that it names
 * (`names`, by document id).
 */
export function trimmed(document: object, shape: string, names: Names): Trimmed {
  const problems: Problem[] = []
  const value = trimObject(document, shape, '', 0)
  return problems.length > 0 ? { ok: false, value, problems } : { ok: true, value }

  function trim(part: unknown, of: DocumentShape | undefined, pointer: string, depth: number): unknown {
    if (typeof part !== 'object' || part === null) return part
    if (depth > DEEPEST) return report(pointer, 'is nested too deeply')
    const field = proseFieldOf(of)
    // A list of texts as files have it is read, too.
    if (field !== null && Array.isArray(part) && (part.length === 0 || part.some(isBlock))) return trimProse(part, field, pointer, depth)
    if (Array.isArray(part)) {
      const inner = typeof of === 'object' && 'list' in of ? of.list : undefined
      return part.map((item: unknown, position) => trim(item, inner, `${pointer}/${position}`, depth + 1))
    }
    if (typeof of === 'object' && 'refersTo' in of) return refer(part, pointer)
    return trimObject(part, typeof of === 'object' && 'object' in of ? of.object : null, pointer, depth)
  }

  function trimProse(blocks: readonly unknown[], { kinds, partOf }: ProseField, pointer: string, depth: number): unknown {
    const lines: ProseLine[] = []
    for (const block of blocks) {
      const read = lineOf(block, target => trim(target, { object: 'Target' }, pointer, depth + 1))
      if (!read.ok) return report(pointer, read.problem)
      if (!kinds.includes(read.line.kind)) return report(pointer, 'holds a heading or a list: make it a paragraph')
      lines.push(read.line)
    }
    return partOf(lines)
  }

  function trimObject(given: object, of: string | null, pointer: string, depth: number): unknown {
    const { fields, hidden } = fieldsOf(of, given)
    const part = ofAsset(given, of, fields)
    if ('src' in part && part.src === null)
      report(`${pointer}/asset`, of === 'VideoFile' ? NO_VIDEO : 'is no picture that browsers show: use a PNG, JPEG, WebP or AVIF file')
    const order = new Map(Object.keys(fields).map((name, position) => [name, position]))
    const rank = (name: string) => order.get(name) ?? order.size
    return Object.fromEntries(
      Object.entries(part)
        .filter(([name, inner]) => !name.startsWith('_') && !hidden.has(name) && !(emptyOf(fields[name]) === 'dropped' && isEmpty(inner)))
        .sort(([a], [b]) => rank(a) - rank(b))
        .map(([name, inner]) => {
          const shape = Object.hasOwn(fields, name) ? fields[name] : undefined
          return [name, trim(inner, shape, `${pointer}/${escapeToken(name)}`, depth + 1)] as const
        })
        .filter(([, inner]) => inner !== undefined),
    )
  }

  function refer(part: object, pointer: string): unknown {
    const document = '_ref' in part ? part._ref : null
    const name = typeof document === 'string' ? names.get(document) : undefined
    return name ?? report(pointer, `refers to ${JSON.stringify(document)}, which is not published`)
  }

  function report(pointer: string, message: string): undefined {
    problems.push({ pointer, message })
  }
}

const NO_VIDEO = 'is no video that browsers play: use an MP4 or a WebM file'

/** What Sanity adds to a picture or a video that was chosen from its Media Library. */
const OF_LIBRARY = 'media'

/** A picture or a video of an asset as content has it; anything else as it is. */
function ofAsset(given: object, of: string | null, fields: object): object {
  if (!('asset' in given)) return given
  const isVideo = of === 'VideoFile'
  if (!isVideo && !('focus' in fields)) return given
  const { asset, ...others } = given
  const own = { ...Object.fromEntries(Object.entries(others).filter(([name]) => name !== OF_LIBRARY)), asset }
  return isVideo ? videoOfAsset(own) : pictureOfAsset(own)
}

/** Adds the required lists that a trimmed value, completed by its defaults, still lacks: an editor leaves out a list that has become empty. */
export function withEmptyLists(value: unknown, shape: string): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const { fields } = fieldsOf(shape, value)
  const missing = Object.entries(fields).flatMap(([name, field]) => (emptyOf(field) === 'kept' && !(name in value) ? [[name, []] as const] : []))
  const own = Object.entries(value).map(([name, part]) => [name, Object.hasOwn(fields, name) ? filled(part, fields[name]) : part] as const)
  return Object.fromEntries([...own, ...missing])
}

function filled(part: unknown, shape: DocumentShape | undefined): unknown {
  if (typeof shape !== 'object') return part
  if ('object' in shape) return withEmptyLists(part, shape.object)
  return 'list' in shape && Array.isArray(part) ? part.map((item: unknown) => filled(item, shape.list)) : part
}

function emptyOf(shape: DocumentShape | undefined): 'dropped' | 'kept' | null {
  return typeof shape === 'object' && 'empty' in shape ? (shape.empty ?? null) : null
}

/** Whether a list or object holds nothing but the dataset's additions. */
function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).every(name => name.startsWith('_'))
}

/** An object's fields by its kind, and hidden fields left over from other kinds. */
function fieldsOf(shape: string | null, part: object): { fields: Readonly<Record<string, DocumentShape>>; hidden: ReadonlySet<string> } {
  const definition = shape === null ? undefined : DOCUMENT_SHAPES[shape]
  if (definition === undefined) return { fields: {}, hidden: new Set() }
  if ('fields' in definition) return { fields: definition.fields, hidden: new Set() }
  const kind = 'kind' in part && typeof part.kind === 'string' ? part.kind : ''
  // Keep everything of an unknown kind: the schema reports it.
  if (!Object.hasOwn(definition.variants, kind)) return { fields: {}, hidden: new Set() }
  const { fields } = fieldsOf(definition.variants[kind] ?? null, part)
  const all = Object.values(definition.variants).flatMap(variant => Object.keys(fieldsOf(variant, part).fields))
  return { fields, hidden: new Set(all.filter(name => !Object.hasOwn(fields, name))) }
}
