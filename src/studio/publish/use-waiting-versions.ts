import { getReleaseDocumentIdFromReleaseId, isCardinalityOneRelease, isGoingToUnpublish, useActiveReleases, useDocumentVersions } from 'sanity'
import { DRAFTS, layerOf } from '../../cms/sanity/layer.ts'
import type { WaitsIn } from '../../studio-model/publish/removal-words.ts'

/** Where a document waits beside what is published. */
export interface WaitingVersions {
  /** Ids of all versions of the document, also of what is published. */
  ids: readonly string[]
  waits: WaitsIn
}

/** The versions of a document, and which releases and scheduled drafts would put it on the site; null until they are known. */
export function useWaitingVersions(id: string): WaitingVersions | null {
  const { data: ids, versions, loading } = useDocumentVersions({ documentId: id })
  const { byId, loading: areReleasesLoading } = useActiveReleases()
  if (loading || areReleasesLoading) return null
  const layers = versions.filter(version => !isGoingToUnpublish(version)).map(({ _id }) => layerOf(_id).layer)
  const releases = layers.filter(layer => layer !== DRAFTS).flatMap(layer => byId.get(getReleaseDocumentIdFromReleaseId(layer)) ?? [])
  const scheduled = releases.filter(isCardinalityOneRelease).length
  return {
    ids,
    waits: { releases: releases.filter(release => !isCardinalityOneRelease(release)).map(({ metadata }) => metadata.title ?? 'Untitled'), scheduled },
  }
}
