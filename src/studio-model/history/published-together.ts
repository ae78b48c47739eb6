import { type HistoryEntry, type PriceChange, type PricePublishing, priceChanges } from './price-changes.ts'
import { type FieldChange, fieldChanges } from './field-changes.ts'

/** A publishing of a document, and the one before it; null where it was the first. */
export interface Published {
  readonly documentId: string
  readonly entry: HistoryEntry
  readonly before: HistoryEntry | null
  /** The one before that: of what was published again, the last before it was taken off the site. */
  readonly earlier?: HistoryEntry | null
}

/** The publishings of a document. */
interface History {
  readonly documentId: string
  /** ISO 8601. */
  readonly createdAt: string
  readonly entries: readonly HistoryEntry[]
}

/** What a publishing changed in a document. */
export interface DocumentPublishing extends Published {
  /** The document as it was published before; null where it was not. */
  readonly older: object | null
  /** Whether it was published before and had been taken off the site. */
  readonly isAgain: boolean
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
 * The newest publishings, each with all documents that it changed, from the histories of documents, newest entry first. The oldest entry of a document is
 * its first publishing where the document was made later than all that is known began; otherwise nothing says what it changed, and it is left out.
 */
export function lastPublishings(histories: readonly History[], most: number): Published[][] {
  const beginning = histories.flatMap(({ entries }) => entries.at(-1)?.timestamp ?? []).toSorted()[0] ?? ''
  const all = histories.flatMap(({ documentId, createdAt, entries }) =>
    entries.flatMap((entry, at): Published[] => {
      const before = entries[at + 1] ?? null
      return before === null && createdAt <= beginning ? [] : [{ documentId, entry, before, earlier: entries[at + 2] ?? null }]
    }),
  )
  const time = ([first]: Published[]) => first?.entry.timestamp ?? ''
  return [...Map.groupBy(all, ({ entry }) => entry.id).values()].toSorted((one, other) => time(other).localeCompare(time(one))).slice(0, most)
}

/**
 * What a publishing changed in a document: in a category its prices apart, which are put back one by one. `older` is the document as it was published last,
 * `isAgain` where it had been taken off since; before its first publishing it said nothing.
 */
export function documentPublishing(published: Published, older: object | null, now: object, isAgain = false): DocumentPublishing {
  if (older === null || isAgain) return { ...published, before: null, older, isAgain, now, prices: [], others: fieldChanges(older ?? {}, now, false) }
  const isCategory = (now as { _type?: unknown })._type === 'category'
  const prices = isCategory ? priceChanges({ document: now, ...published.entry }, { document: older }) : []
  return { ...published, isAgain, older, now, prices, others: fieldChanges(older, now, isCategory) }
}

/** The categories of a publishing whose prices it changed. */
export function pricesOf(parts: readonly DocumentPublishing[]): CategoryPublishing[] {
  return parts.flatMap(({ documentId, prices: [first, ...others] }) =>
    first === undefined ? [] : [{ categoryId: documentId, changes: [first, ...others] }],
  )
}
