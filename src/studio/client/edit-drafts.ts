import type { PatchOperations, SanityClient } from '@sanity/client'
import { draftId } from '../../studio-model/publish/publish-actions.ts'

/** Edits the drafts of documents in one transaction: all of them, or none. A document without a draft gets one. */
export async function editDrafts(client: SanityClient, patches: ReadonlyMap<string, PatchOperations>): Promise<void> {
  if (patches.size === 0) return
  const edits = [...patches].map(([id, patch]) => ({
    actionType: 'sanity.action.document.edit' as const,
    draftId: draftId(id),
    publishedId: id,
    patch,
  }))
  // With an id of its own it can be sent again until it arrives.
  await client.action(edits, { transactionId: crypto.randomUUID() })
}
