import { changesOf, type PriceChange, type PricePublishing, type Version } from './price-changes.ts'
import { type FieldChange, fieldChanges } from './field-changes.ts'

/** What is told of a document's history: who published when, newest first. */
export interface Telling extends Omit<Version, 'document' | 'transaction'> {
  /** The revision, which documents that were published together share. */
  readonly id: string
}

/** A publishing of a document, and the one before it. */
export interface Published {
  readonly documentId: string
  readonly telling: Telling
  readonly before: Telling
}

/** What a publishing changed in a document. */
export interface DocumentPublishing extends Published {
  readonly older: object
  readonly now: object
  readonly prices: readonly PriceChange[]
  readonly others: readonly FieldChange[]
}

/** The prices that a publishing changed in a category. */
interface CategoryPublishing {
  readonly categoryId: string
  readonly changes: PricePublishing
}

/** The newest publishings of all documents, each with all documents that it changed; what is told first of a document has none before it to be compared with. */
export function lastPublishings(tellings: ReadonlyMap<string, readonly Telling[]>, most: number): Published[][] {
  const all = [...tellings].flatMap(([documentId, own]) =>
    own.flatMap((telling, at): Published[] => {
      const before = own[at + 1]
      return before === undefined ? [] : [{ documentId, telling, before }]
    }),
  )
  const time = ([first]: Published[]) => first?.telling.timestamp ?? ''
  return [...Map.groupBy(all, ({ telling }) => telling.id).values()].toSorted((one, other) => time(other).localeCompare(time(one))).slice(0, most)
}

/** What a publishing changed in a document: in a category its prices apart, which are put back one by one. */
export function documentPublishing(published: Published, older: object, now: object): DocumentPublishing {
  const { id, author, timestamp } = published.telling
  const isCategory = (now as { _type?: unknown })._type === 'category'
  const prices = isCategory ? changesOf({ document: now, transaction: id, author, timestamp }, { document: older }) : []
  return { ...published, older, now, prices, others: fieldChanges(older, now, isCategory) }
}

/** The categories of a publishing whose prices it changed. */
export function pricesOf(parts: readonly DocumentPublishing[]): CategoryPublishing[] {
  return parts.flatMap(({ documentId, prices: [first, ...others] }) =>
    first === undefined ? [] : [{ categoryId: documentId, changes: [first, ...others] }],
  )
}
