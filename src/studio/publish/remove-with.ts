import type { SanityClient } from '@sanity/client'
import { DRAFTS, idInLayer, type Layer } from '../../cms/sanity/layer.ts'
import type { GoingWith } from '../../studio-model/publish/going-with.ts'
import type { RemovalKind } from '../../studio-model/publish/removal-words.ts'
import { draftId } from '../../studio-model/publish/publish-actions.ts'
import { editActions } from '../client/edit-drafts.ts'
import { ownTransaction } from '../client/own-edits.ts'
import { patchOperations } from '../client/patch-operations.ts'

/** A category to be removed. */
export interface Going extends Pick<GoingWith, 'edits' | 'kept'> {
  id: string
  kind: RemovalKind
  /** The ids of its versions, which are deleted with it. */
  versions: readonly string[]
}

/** Takes a category off the site with what goes with it from other documents: in one transaction, which publishes these, or with a release. */
export async function removeWith(client: SanityClient, release: Layer, { id, kind, versions, edits, kept }: Going): Promise<void> {
  const layer = kind === 'release' ? release : DRAFTS
  const taken = [...edits].map(([id, edit]) => [id, patchOperations(edit)] as const)
  const own = kind === 'unpublish' && kept.length > 0 ? [[id, { set: { reasons: [...kept] } }] as const] : []
  const publishing = layer === DRAFTS ? [...edits.keys()].map(id => ({ actionType: PUBLISH, draftId: draftId(id), publishedId: id })) : []
  const actions = [...(await editActions(client, layer, [...taken, ...own])), ...publishing, going({ id, kind, versions }, layer)]
  await client.action(actions, { transactionId: ownTransaction() })
}

const PUBLISH = 'sanity.action.document.publish' as const

function going({ id, kind, versions }: Pick<Going, 'id' | 'kind' | 'versions'>, layer: Layer) {
  switch (kind) {
    case 'delete':
      return { actionType: 'sanity.action.document.delete' as const, publishedId: id, includeDrafts: [...versions] }
    case 'unpublish':
      return { actionType: 'sanity.action.document.unpublish' as const, draftId: draftId(id), publishedId: id }
    case 'release':
      return { actionType: 'sanity.action.document.version.unpublish' as const, versionId: idInLayer(layer, id), publishedId: id }
  }
}
