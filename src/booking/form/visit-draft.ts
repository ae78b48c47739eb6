import type { FormRevision } from '#src/catalog/revision.ts'
import type { Item } from '#src/catalog/visit/resolve-visit.ts'
import type { RestOfVisit } from '#src/catalog/visit/visit-pricing.ts'
import { type AnswerShape, hasShape } from '#src/contract/answer-shape.ts'
import type { Id } from '#src/contract/generated/types.ts'

const ITEM = { category: 'string', package: 'string', inputs: 'object', addons: ['string'] } as const

/** Browser extensions and older pages write to the same storage. */
const DRAFT: AnswerShape<{ values: { rest: RestOfVisit } }> = { shape: { values: { rest: { before: [ITEM], after: [ITEM], inputs: 'object' } } } }

/** The rest of the visit that a draft of the form keeps, without items and answers that content does not have; null when it keeps none. */
export function readRestOfDraft(text: string | null, { catalog, content }: FormRevision): RestOfVisit | null {
  const draft = parse(text)
  const { visit } = content
  if (visit === undefined || !hasShape(DRAFT, draft)) return null
  const { before, after, inputs } = draft.values.rest
  const isKnown = ({ category, package: chosen }: Item) => catalog.categoryById.get(category)?.packageById.has(chosen ?? '') === true
  const [first, later] = [before, after].map(items => items.filter(isKnown).map(withPlainAnswers))
  const room = visit.mostItems - 1
  const kept = first?.slice(0, room) ?? []
  const answers = (visit.inputs ?? []).flatMap(({ id }) => (isPlain(inputs[id]) ? [[id, inputs[id]] as const] : []))
  return { before: kept, after: later?.slice(0, room - kept.length) ?? [], inputs: Object.fromEntries(answers) }
}

function withPlainAnswers(item: Item): Item {
  return { ...item, inputs: Object.fromEntries(Object.entries(item.inputs).filter((entry): entry is [Id, string | number] => isPlain(entry[1]))) }
}

function isPlain(answer: unknown): answer is string | number {
  return typeof answer === 'string' || typeof answer === 'number'
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
