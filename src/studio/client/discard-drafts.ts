import type { SanityClient } from '@sanity/client'
import { idInLayer, type Layer } from '../../cms/sanity/layer.ts'
import { ownTransaction } from './own-edits.ts'

/** Discards what a layer has of documents, by their ids: what is published of them stays. In one transaction. */
export async function discardDrafts(client: SanityClient, layer: Layer, ids: readonly string[]): Promise<void> {
  const actions = ids.map(id => ({ actionType: 'sanity.action.document.version.discard' as const, versionId: idInLayer(layer, id) }))
  await client.action(actions, { transactionId: ownTransaction() })
}
