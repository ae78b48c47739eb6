import type { SanityClient } from '@sanity/client'
import type { DocumentPublishing } from '../../studio-model/history/published-together.ts'
import { wentWith } from '../../studio-model/history/went-with.ts'
import { historyOf } from './published-versions.ts'
import { readPart } from './use-last-changes.ts'

/** How many later publishings of a document are looked through for the one that took the other off. */
const MOST_LATER = 200

/** Reads what the transaction that unpublished a document took out of other documents, whose ids these are. */
export async function readWentWith(client: SanityClient, goneId: string, ids: readonly string[], signal: AbortSignal): Promise<DocumentPublishing[]> {
  const [removal] = await historyOf(client, goneId, 1, signal)
  if (removal === undefined) return []
  const parts = ids.map(async documentId => {
    const entries = await historyOf(client, documentId, MOST_LATER, signal)
    const at = entries.findIndex(({ id }) => id === removal.id)
    return at < 0 ? [] : (await readPart(client, { documentId, entry: removal, before: entries[at + 1] ?? null }, signal)).parts
  })
  return (await Promise.all(parts)).flat().filter(wentWith)
}
