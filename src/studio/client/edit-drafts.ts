import type { PatchOperations, SanityClient } from '@sanity/client'
import { DRAFTS, idInLayer, type Layer } from '../../cms/sanity/layer.ts'
import { ownTransaction } from './own-edits.ts'

/** Edits documents in a layer, by their ids: their drafts, or their versions in a release. In one transaction, all of them or none; a document without a draft or version gets one. */
export async function editDrafts(client: SanityClient, layer: Layer, patches: Iterable<readonly [id: string, PatchOperations]>): Promise<void> {
  const actions = await editActions(client, layer, [...patches])
  if (actions.length > 0) await client.action(actions, { transactionId: ownTransaction() })
}

/** The actions that edit documents in a layer, to be sent with others in one transaction. */
export async function editActions(client: SanityClient, layer: Layer, patches: readonly (readonly [id: string, PatchOperations])[]) {
  const versions = layer === DRAFTS || patches.length === 0 ? [] : await missingVersions(client, layer, [...new Set(patches.map(([id]) => id))])
  const edits = patches.map(([id, patch]) => ({
    actionType: 'sanity.action.document.edit' as const,
    draftId: idInLayer(layer, id),
    publishedId: id,
    patch,
  }))
  return [...versions, ...edits]
}

/**
 * Makes the versions that a release lacks, of what is published: an edit makes a draft by itself, but no version. A singleton that is not published, such as
 * the examples, begins empty: its id is its type.
 */
async function missingVersions(client: SanityClient, release: Layer, ids: readonly string[]) {
  const all = [...ids, ...ids.map(id => idInLayer(release, id))]
  const known = new Set(await client.fetch<string[]>(/* groq */ '*[_id in $all]._id', { all }, { perspective: 'raw' }))
  const missing = ids.filter(id => !known.has(idInLayer(release, id)))
  return missing.map(id => ({
    actionType: 'sanity.action.document.version.create' as const,
    publishedId: id,
    ...(known.has(id) ? { baseId: id, versionId: idInLayer(release, id) } : { document: { _id: idInLayer(release, id), _type: id } }),
  }))
}
