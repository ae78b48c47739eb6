import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import type { DraftProblem } from '#src/contract/generated/types.ts'
import { DOCUMENT_SHAPE } from '../documents/documents.ts'
import { placeOf } from '../documents/place-of.ts'
import { titleOfId } from '../documents/title-of-id.ts'
import { fieldsOf, keyedList, textAt } from '../draft/draft-value.ts'
import { EXAMPLES } from './accepted-examples.ts'
import { partWords } from './part-words.ts'
import { type DocumentEdit, withoutPlaces } from './without-places.ts'

/** What a draft has taken away and content still names: a question, an answer, a package or an add-on. */
export interface GoneName {
  /** What it was called, as published. */
  readonly title: string
  /** How many places name it. */
  readonly places: number
  /** What goes where it is taken out of all of them, by document and item. */
  readonly parts: readonly string[]
  /** The edits that take it out, by the published ids of documents. */
  readonly edits: ReadonlyMap<string, DocumentEdit>
}

const GONE = /^there is no (?:option of "[^"]+"|package of this category|package|add-on|input|number that is asked) "([^"]+)"(?=;|$)/

/**
 * Finds the names for which problems say that there is nothing any more, and what goes with each. Leaves out names that no draft has taken away, and those
 * without which nothing of a document would be left. `documents` have drafts before published ones.
 */
export function goneNames(documents: readonly DatasetDocument[], problems: readonly DraftProblem[]): GoneName[] {
  const byName = Map.groupBy(problems, ({ message }) => GONE.exec(message)?.[0] ?? '')
  const named = [...byName].flatMap(([said, own]) => goneName(GONE.exec(said)?.[1] ?? '', documents, own) ?? [])
  if (named.length > 0) return named
  // Examples are looked at once nothing else is wrong.
  const byId = Map.groupBy(problems, problem => (problem.document === EXAMPLES ? goneInExample(problem, documents) : ''))
  return [...byId].flatMap(([id, own]) => goneName(id, documents, own) ?? [])
}

/** Add-ons are chosen as a whole: which of them is gone is said. */
const GONE_ADDON = / cannot be chosen: unknown add-on "([^"]+)"$/

/** The id of what an example chooses at the place of a problem. */
function goneInExample({ pointer, message }: DraftProblem, documents: readonly DatasetDocument[]): string {
  const document = documents.find(({ _id }) => _id === EXAMPLES)
  if (document === undefined) return ''
  const { value } = placeOf(document, DOCUMENT_SHAPE[EXAMPLES] ?? '', pointer)
  return GONE_ADDON.exec(message)?.[1] ?? (typeof value === 'string' ? value : (textAt(fieldsOf(value), 'option') ?? ''))
}

function goneName(id: string, documents: readonly DatasetDocument[], found: readonly DraftProblem[]): GoneName | null {
  const title = titleTakenAway(id, documents)
  if (title === null) return null
  const problems = [...found, ...inExamples(id, documents, found)]
  const parts: string[] = []
  const edits = new Map<string, DocumentEdit>()
  for (const [documentId, own] of Map.groupBy(problems, ({ document }) => document)) {
    const document = documents.find(({ _id }) => _id === documentId)
    const pointers = own.map(({ pointer }) => pointer)
    const without = document === undefined ? null : withoutPlaces(document, pointers)
    if (document === undefined || without === null) return null
    parts.push(...without.gone.map(pointer => partWords(pointer, document, documents, isAnswer(pointer, document, id) ? title : undefined)))
    edits.set(documentId, without.edit)
  }
  return { title, places: problems.length, parts: [...new Set(parts)], edits }
}

/** Whether a part is the row of an answer. */
function isAnswer(pointer: string, document: DatasetDocument, id: string): boolean {
  return fieldsOf(placeOf(document, DOCUMENT_SHAPE[document._type] ?? '', pointer).value)['option'] === id
}

/** The title of what has an id in a published document and not in its draft; null where no draft has taken it away. */
function titleTakenAway(id: string, documents: readonly DatasetDocument[]): string | null {
  const versions = [...Map.groupBy(documents, ({ _id }) => _id).values()]
  const gone = versions.flatMap(([draft, published]) => (titleOfId(id, draft) === null ? (titleOfId(id, published) ?? []) : []))
  return gone[0] ?? null
}

/** The places of examples that name it, too, in the categories of these problems: no problem yet while there are others. */
function inExamples(id: string, documents: readonly DatasetDocument[], found: readonly DraftProblem[]): Pick<DraftProblem, 'document' | 'pointer'>[] {
  const document = documents.find(({ _id }) => _id === EXAMPLES)
  const categories = new Set(found.map(({ document }) => document))
  return keyedList(document?.['examples']).flatMap(({ item }, at) => {
    if (!categories.has(textAt(fieldsOf(item['category']), '_ref') ?? '')) return []
    const names = [
      ...(item['package'] === id ? ['package'] : []),
      ...keyedList(item['answers']).flatMap(({ item }, place) => (item['option'] === id ? [`answers/${place}/option`] : [])),
      ...keyedList(item['addons']).flatMap(({ item }, place) => (item['addon'] === id ? [`addons/${place}/addon`] : [])),
    ]
    return names.map(name => ({ document: EXAMPLES, pointer: `/examples/${at}/${name}` }))
  })
}
