import type { HistoryEntry } from './price-changes.ts'
import { clockOrMomentText } from './moment-text.ts'

/** An entry of the history of drafts, with what it did to each. */
export interface DraftEntry extends HistoryEntry {
  readonly documentIDs: readonly string[]
  /** By the ids of documents, in Mendoza's format: `[0, null]` takes the whole away. */
  readonly effects?: Readonly<Record<string, { readonly apply?: unknown } | undefined>>
}

/** The newest change of each person other than `own` that drafts still hold, of entries newest first: what was published or discarded since is none. */
export function otherAuthors(entries: readonly DraftEntry[], drafts: readonly string[], own: string): HistoryEntry[] {
  const held = drafts.flatMap(draft => {
    const ofDraft = entries.filter(({ documentIDs }) => documentIDs.includes(draft))
    const end = ofDraft.findIndex(({ effects }) => isGone(effects?.[draft]?.apply))
    return end === -1 ? ofDraft : ofDraft.slice(0, end)
  })
  const newestFirst = held.filter(({ author }) => author !== own).toSorted((one, other) => other.timestamp.localeCompare(one.timestamp))
  return [...Map.groupBy(newestFirst, ({ author }) => author).values()].flatMap(([newest]) => newest ?? [])
}

function isGone(apply: unknown): boolean {
  return Array.isArray(apply) && apply.length === 2 && apply[0] === 0 && apply[1] === null
}

/** Who changed something, and when: "Ann Ash, today 9:14 AM". */
export function authorWords(name: string | undefined, timestamp: string, locale: string, now = new Date()): string {
  return `${name ?? 'somebody else'}, ${clockOrMomentText(timestamp, locale, now)}`
}
