import type { MediaNames } from '#src/cms/check/check-media-references.ts'
import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { type Fields, keyedList } from '../draft/draft-value.ts'
import { withValue } from '../draft/with-value.ts'
import { EXAMPLES } from './accepted-examples.ts'
import { checkRemoval, currentDocuments, type Documents, draftsFirst, type Finding } from './check-draft.ts'
import { partWords } from './part-words.ts'
import { type ReferringPlace, referringPlaces } from './referring-places.ts'
import type { RemovalKind } from './removal-words.ts'
import { type UnusedReason, unusedReasons } from './unused-reasons.ts'
import { type DocumentEdit, withoutPlaces } from './without-places.ts'

/** What goes with a category, and what stands in the way of its going. */
export interface GoingWith {
  /** What goes from other documents, in an owner's words. */
  readonly parts: readonly string[]
  /** The reasons and notes of the business that nothing else names: where the category stays as a draft it keeps them, so that it can be published again. */
  readonly reasons: readonly UnusedReason[]
  /** Its own reasons and notes with these; empty where there are none of these. */
  readonly kept: readonly Fields[]
  /** The edits of other documents that take all that out, by their ids. */
  readonly edits: ReadonlyMap<string, DocumentEdit>
  /** The places that name it and have to be changed by hand: in documents with a draft, which may say more, and where nothing of a document would be left. */
  readonly naming: readonly ReferringPlace[]
  /** The ids of documents whose drafts keep it from going along. */
  readonly waiting: readonly string[]
  /** What its going would leave wrong beside that. */
  readonly problems: readonly Finding[]
  /** The documents without all that, as they would be published, it among them. */
  readonly left: readonly DatasetDocument[]
}

/**
 * Finds what goes with a category: examples of it, questions and links that name it, and reasons that nothing else names. A document with a draft is left as
 * it is, since its draft may hold other changes; in a release all versions go live together anyway.
 */
export function goingWith(id: string, kind: RemovalKind, { published, drafts }: Documents, media: MediaNames): GoingWith {
  // With a release goes what it says, not what is published.
  const left = kind === 'release' ? { published: currentDocuments({ published, drafts }), drafts: [] } : { published, drafts }
  const category = draftsFirst(left).find(({ _id }) => _id === id)
  const edited = new Set(left.drafts.map(({ _id }) => _id))
  const places = Map.groupBy(referringPlaces(id, left), ({ document }) => document._id)
  const taken = [...places.values()].flatMap(own => (own.some(({ document }) => edited.has(document._id)) ? [] : (takenOut(own) ?? [])))
  const edits = new Map(taken.map(({ document, edit }) => [document._id, edit]))
  const naming = [...places.values()].filter(([first]) => first !== undefined && !edits.has(first.document._id)).flat()
  const after = withEdits(left.published, edits)
  const found = checkRemoval(id, { published: after }, media)
  const unused = unusedReasons(after, found)
  const reasons = unused.filter(reason => !edited.has(reason.id))
  for (const [owner, own] of Map.groupBy(reasons, reason => reason.id)) {
    const items = new Set<unknown>(own.map(({ item }) => item['_key']))
    const list = after.find(({ _id }) => _id === owner)?.['reasons'] as Fields[]
    edits.set(owner, [...(edits.get(owner) ?? []), { path: ['reasons'], value: list.filter(({ _key }) => !items.has(_key)) }])
  }
  const rest = reasons.length === 0 ? after : withEdits(left.published, edits)
  return {
    parts: taken.flatMap(({ document, gone }) => gone.map(pointer => partWords(pointer, document, left.published))),
    reasons,
    kept: reasons.length === 0 ? [] : [...keyedList(category?.['reasons']).map(({ item }) => item), ...reasons.map(({ item }) => item)],
    edits,
    naming,
    waiting: [...new Set([...places.keys(), ...unused.map(reason => reason.id)])].filter(owner => edited.has(owner)),
    problems: reasons.length === 0 ? found : checkRemoval(id, { published: rest }, media),
    left: rest,
  }
}

/** What goes from a document without places of it; null where nothing of it would be left. Of examples none have to be. */
function takenOut(places: readonly ReferringPlace[]): { document: DatasetDocument; gone: readonly string[]; edit: DocumentEdit } | null {
  const [first] = places
  if (first === undefined) return null
  const { document } = first
  const without = withoutPlaces(
    document,
    places.map(({ pointer }) => pointer),
  )
  if (without !== null) return { document, gone: without.gone, edit: without.edit }
  if (document._id !== EXAMPLES) return null
  return { document, gone: places.map(({ pointer }) => pointer.replace(/\/category$/, '')), edit: [{ path: ['examples'], value: [] }] }
}

function withEdits(documents: readonly DatasetDocument[], edits: GoingWith['edits']): DatasetDocument[] {
  return documents.map(document =>
    (edits.get(document._id) ?? []).reduce((said, { path, value }) => withValue(said, path, value) as DatasetDocument, document),
  )
}
