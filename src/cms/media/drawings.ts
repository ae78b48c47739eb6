import { memoize } from '#src/catalog/memoize.ts'
import { checkDrawing } from '../check/check-drawing.ts'
import { NAMESPACES } from '../check/drawing-vocabulary.ts'
import { type MediaFile, mediaFile } from './media-file.ts'
import { readUtf8 } from '../documents/utf8.ts'

/** A problem of a file that cannot be shown, by the file's name in content. */
export interface FileProblem {
  name: string
  message: string
}

/** The opening tag of the part that pages show; nothing on its root is needed. */
const ART = '<g id="art"'

/**
 * Combines all illustrations into one file, so that a page loads them with one request. Each is a symbol with its name as id, fitted into the place that
 * shows it; one with problems is left out.
 */
export function assembleDrawings(illustrations: ReadonlyMap<string, MediaFile>): MediaFile {
  const groups = [...illustrations].map(([name, file]) => named(readDrawing(file), name))
  const inner = groups.join('')
  const links = inner.includes('xlink:') ? ` xmlns:xlink="${NAMESPACES.get('xmlns:xlink')}"` : ''
  return mediaFile('drawings', '.svg', Buffer.from(`<svg xmlns="${NAMESPACES.get('xmlns')}"${links}>${inner}</svg>`))
}

/** Reports illustrations that cannot be shown, or not in one file with the others. */
export function drawingProblems(illustrations: ReadonlyMap<string, MediaFile>): FileProblem[] {
  const owners = new Map<string, string>()
  return [...illustrations].flatMap(([name, file]) => {
    const { ids, halves, problems } = readDrawing(file)
    if (problems.length > 0) return problems.map(message => ({ name, message }))
    if (halves === null) return [{ name, message: `a drawing is an <svg> with a ${ART}>` }]
    return ids.flatMap(id => {
      const own = id === 'art' ? name : id
      const owner = owners.get(own)
      if (owner !== undefined) return [{ name, message: `the id ${own} stands in the drawing ${owner} too: ids must differ among all drawings` }]
      owners.set(own, name)
      return []
    })
  })
}

interface Drawing {
  ids: readonly string[]
  /** The root's content before the art, and from after the art's id; null without an art. */
  halves: readonly [string, string] | null
  /** Of the root; null where it has none, and the art is not fitted. */
  viewBox: string | null
  problems: readonly string[]
}

/** Parses a drawing; memoized, since most files do not change when others do. */
export const readDrawing = memoize(({ bytes }: MediaFile): Drawing => {
  const read = readUtf8(bytes)
  if (!read.ok) return { ids: [], halves: null, viewBox: null, problems: [read.message] }
  const { text } = read
  const { ids, places, viewBox, problems } = checkDrawing(text)
  const { begin, end, art } = places
  const hasArt = problems.length === 0 && begin !== undefined && end !== undefined && art !== undefined && text.startsWith(ART, art)
  return {
    ids,
    halves: hasArt ? [text.slice(begin, art), text.slice(art + ART.length, end)] : null,
    viewBox,
    problems: problems.map(({ line, message }) => `line ${line}: ${message}`),
  }
})

function named({ halves, viewBox }: Drawing, name: string): string {
  if (halves === null) return ''
  const [before, art] = halves
  return viewBox === null ? `${before}<g id="${name}"${art}` : `${before}<symbol id="${name}" viewBox="${viewBox}"><g${art}</symbol>`
}
