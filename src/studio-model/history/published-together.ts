import { type HistoryEntry, type PriceChange, type PricePublishing, priceChanges } from './price-changes.ts'
import { type FieldChange, fieldChanges } from './field-changes.ts'

/** A publishing of a document, and the one before it. */
export interface Published {
  readonly documentId: string
  readonly entry: HistoryEntry
  readonly before: HistoryEntry
}

/** What a publishing changed in a document. */
export interface DocumentPublishing extends Published {
  /** The document as it was published. */
  readonly now: object
  readonly prices: readonly PriceChange[]
  /** What changed beside prices. */
  readonly others: readonly FieldChange[]
}

/** The prices that a publishing changed in a category. */
export interface CategoryPublishing {
  readonly categoryId: string
  readonly changes: PricePublishing
}

/**
 * The newest publishings, each with all documents that it changed, from the histories of documents by their ids, newest entry first. The oldest entry of a
 * document is left out: there is none before it to compare it with.
 */
export function lastPublishings(histories: ReadonlyMap<string, readonly HistoryEntry[]>, most: number): Published[][] {
  const all = [...histories].flatMap(([documentId, own]) =>
    own.flatMap((entry, at): Published[] => {
      const before = own[at + 1]
      return before === undefined ? [] : [{ documentId, entry, before }]
    }),
  )
  const time = ([first]: Published[]) => first?.entry.timestamp ?? ''
  return [...Map.groupBy(all, ({ entry }) => entry.id).values()].toSorted((one, other) => time(other).localeCompare(time(one))).slice(0, most)
}

/** What a publishing changed in a document: in a category its prices apart, which are put back one by one. */
export function documentPublishing(published: Published, older: object, now: object): DocumentPublishing {
  const isCategory = (now as { _type?: unknown })._type === 'category'
  const prices = isCategory ? priceChanges({ document: now, ...published.entry }, { document: older }) : []
  return { ...published, now, prices, others: fieldChanges(older, now, isCategory) }
}

/** The categories of a publishing whose prices it changed. */
export function pricesOf(parts: readonly DocumentPublishing[]): CategoryPublishing[] {
  return parts.flatMap(({ documentId, prices: [first, ...others] }) =>
    first === undefined ? [] : [{ categoryId: documentId, changes: [first, ...others] }],
  )
}
