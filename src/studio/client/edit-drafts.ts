import type { PatchOperations, SanityClient } from '@sanity/client'
import { DRAFTS, idInLayer, type Layer } from '../../studio-model/documents/layer.ts'

/** Edits documents in a layer, by their ids: their drafts, or their versions in a release. In one transaction, all of them or none; a document without a draft or version gets one. */
export async function editDrafts(client: SanityClient, layer: Layer, patches: Iterable<readonly [id: string, PatchOperations]>): Promise<void> {
  const given = [...patches]
  if (given.length === 0) return
  const missing = layer === DRAFTS ? [] : await idsWithoutVersion(client, layer, [...new Set(given.map(([id]) => id))])
  const edits = given.map(([id, patch]) => ({
    actionType: 'sanity.action.document.edit' as const,
    draftId: idInLayer(layer, id),
    publishedId: id,
    patch,
  }))
  // With an id of its own it can be sent again until it arrives.
  await client.action([...missing.map(id => versionAction(layer, id)), ...edits], { transactionId: crypto.randomUUID() })
}

/** An edit makes a draft by itself, but no version of a release. */
async function idsWithoutVersion(client: SanityClient, release: Layer, ids: readonly string[]): Promise<string[]> {
  const versions = ids.map(id => idInLayer(release, id))
  const known = await client.fetch<string[]>(/* groq */ '*[_id in $versions]._id', { versions }, { perspective: 'raw' })
  return ids.filter(id => !known.includes(idInLayer(release, id)))
}

function versionAction(release: Layer, id: string) {
  return { actionType: 'sanity.action.document.version.create' as const, publishedId: id, baseId: id, versionId: idInLayer(release, id) }
}
