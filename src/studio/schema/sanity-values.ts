import { DOCUMENT_SHAPE } from '../../studio-model/documents/documents.ts'
import { resolved } from '../../studio-model/documents/place-of.ts'
import type { StudioOption, StudioValue } from '../../studio-model/documents/studio-type.ts'
import { proseBlock } from './prose-block.ts'
import { choiceDiff } from '../history/choice-diff.tsx'

type Definition = Record<string, unknown>

/** From this number of options on, a choice is a select instead of radio buttons. */
const MANY_OPTIONS = 6

/** A text that may be longer than this gets a multi-line field. */
const LONG_TEXT = 300

/** Returns the definition of a value, as a field or a list item. */
export function valueOf(value: StudioValue): Definition {
  switch (value.is) {
    case 'named':
      return { type: value.type }
    case 'text':
      return isLong(value) ? { type: 'text', rows: 3 } : { type: 'string' }
    case 'number':
      return { type: 'number' }
    case 'boolean':
      return { type: 'boolean' }
    case 'choice':
      return choiceOf(value.options)
    case 'reference':
      return { type: 'reference', to: [{ type: documentTypeOf(value.to) }], options: { disableNew: true } }
    case 'list':
      return listOf(value.of)
    case 'prose':
      return { type: 'array', of: [proseBlock(value.inArticle)] }
  }
}

/** One of a few values. */
export function choiceOf(options: readonly StudioOption[]): Definition {
  const layout = options.length < MANY_OPTIONS ? 'radio' : 'dropdown'
  return {
    type: typeof options[0]?.value,
    options: { list: [...options], layout, direction: 'horizontal' },
    components: { diff: choiceDiff(options) },
  }
}

function isLong(value: StudioValue): boolean {
  return value.is === 'text' && (value.maxLength ?? 0) > LONG_TEXT
}

/** Returns the definition of a list; a list of choices becomes checkboxes. */
function listOf(item: StudioValue): Definition {
  const of = resolved(item)
  if (of?.is === 'prose') return { type: 'array', of: [proseBlock(of.inArticle)] }
  if (of?.is === 'choice') return { type: 'array', of: [{ type: typeof of.options[0]?.value }], options: { list: [...of.options] } }
  return { type: 'array', of: [valueOf(item)] }
}

function documentTypeOf(shape: string): string {
  const found = Object.entries(DOCUMENT_SHAPE).find(([, of]) => of === shape)
  if (found === undefined) throw new Error(`no document has the shape ${shape}`)
  return found[0]
}
