import type { DocumentShape } from '#src/contract/document-shape.ts'
import { DOCUMENT_SHAPES } from '#src/contract/generated/document-shapes.ts'
import { nearestWord } from '#src/contract/nearest-word.ts'

/** Which kind may be meant by what was typed, and which there are, the closest first; empty for a shape without kinds. */
export function kindsOf(shape: DocumentShape, typed: string): string {
  const definition = typeof shape === 'object' && 'object' in shape ? DOCUMENT_SHAPES[shape.object] : undefined
  if (definition === undefined || 'fields' in definition) return ''
  const kinds = Object.entries(definition.titles).map(([kind, title]) => ({ kind, title, distance: distanceOf(typed, kind, title) }))
  const ordered = kinds.toSorted((a, b) => a.distance - b.distance)
  const near = ordered.find(({ distance }) => distance < FAR)
  const meant = near === undefined ? '; there' : `: did you mean "${near.kind}"? There`
  return `${meant} are ${ordered.map(kindWords).join(', ')}`
}

const FAR = 3

/** 0 for a kind among other words ("perFoot"), 1 for a word of its title ("rate": "Rate per unit"), 2 for a mistyped kind. */
function distanceOf(typed: string, kind: string, title: string): number {
  const words = wordsOf(typed)
  if (words.includes(kind)) return 0
  if (words.some(word => wordsOf(title).includes(word))) return 1
  return nearestWord(typed, [kind]) === null ? FAR : 2
}

/** The words of a name, however they are put together: "perFoot", "per-foot", "per foot". */
function wordsOf(text: string): string[] {
  const parts = text.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return parts.split(/[^a-z]+/).filter(word => word.length > 2)
}

function kindWords({ kind, title }: { kind: string; title: string }): string {
  return title.toLowerCase() === kind ? kind : `${kind} (${title.charAt(0).toLowerCase()}${title.slice(1)})`
}
