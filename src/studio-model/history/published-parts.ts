import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { changedAt, pricesText } from '../reprice/price-count.ts'
import type { Edit } from '../reprice/repriced-edit.ts'
import { MOST_TOLD, priceLines } from './price-lines.ts'
import { noneBackWords } from './back-words.ts'
import { type LeftOut, leftOut } from './left-out.ts'
import type { RowsOf } from './change-rows.ts'
import { notBack, type PriceChange, type PricePublishing, putBack, stillChanged } from './price-changes.ts'
import type { CategoryPublishing } from './published-together.ts'

/** More categories are counted. */
const MOST_NAMED = 2

/** A category of a publishing that changed prices, as it is edited and as it is published now. */
export interface PublishedPart {
  readonly categoryId: string
  readonly changes: PricePublishing
  readonly category: DatasetDocument
  readonly live: DatasetDocument
  /** The changes that can be put back: no later change would be taken back with them. */
  readonly differing: readonly PriceChange[]
}

/** The categories of a publishing that there still are. `documents` are every version of every document, drafts first. */
export function publishedParts(
  publishing: readonly CategoryPublishing[],
  documents: readonly DatasetDocument[],
  published: readonly DatasetDocument[],
): PublishedPart[] {
  return publishing.flatMap(({ categoryId, changes }) => {
    const category = documents.find(({ _id }) => _id === categoryId)
    const live = published.find(({ _id }) => _id === categoryId)
    return category === undefined || live === undefined ? [] : [{ categoryId, changes, category, live, differing: stillChanged(changes, category) }]
  })
}

/** How many prices of a publishing can be put back. */
export function countBack(parts: readonly PublishedPart[]): number {
  return changedAt(parts.flatMap(({ differing }) => differing))
}

/** The edits that put all of them back, by document. */
export function putAllBack(parts: readonly PublishedPart[]): Map<string, { set: Edit }> {
  const differing = parts.filter(part => part.differing.length > 0)
  return new Map(differing.map(part => [part.categoryId, { set: putBack(part.differing, part.category) }]))
}

/** The prices that are not put back with the others, of several categories with the name of theirs. */
export function leftOutOf(parts: readonly PublishedPart[], rowsOf: RowsOf): LeftOut[] {
  return parts.flatMap(({ changes, category }) => {
    const own = leftOut(changes, category, stillChanged, rowsOf)
    return parts.length === 1 ? own : own.map(each => ({ ...each, title: `${String(category['title'])}, ${each.title}` }))
  })
}

/** What a publishing is called: its prices in words, or how many they are, and where. */
export function publishedTitle(parts: readonly PublishedPart[], rowsOf: RowsOf, locale: string): string {
  const lines = parts.map(({ changes }) => priceLines(changes, rowsOf))
  const told = lines.flatMap(some => some ?? [])
  const isTold = !lines.includes(null) && told.length <= MOST_TOLD
  const names = parts.map(({ category }) => String(category['title']))
  const where = names.length > MOST_NAMED ? `${names.length} categories` : names.join(', ')
  return `${isTold ? told.join('; ') : pricesText(changedAt(parts.flatMap(({ changes }) => changes)), locale)} in ${where}`
}

/** Why nothing of a publishing is offered to be put back. */
export function whyNoneBack(parts: readonly PublishedPart[]): string {
  return noneBackWords(
    parts.some(({ changes, category }) => notBack(changes, category).length > 0),
    parts.every(({ changes, live }) => notBack(changes, live).length === 0),
  )
}
