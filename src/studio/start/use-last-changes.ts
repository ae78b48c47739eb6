import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import { lastChanges } from '../../studio-model/history/price-changes.ts'
import { publishedTogether, type PublishedTogether } from '../../studio-model/history/published-together.ts'
import { publishedVersions } from '../history/published-versions.ts'
import { API_VERSION } from '../client/api-version.ts'
import { errorText } from '../client/error-text.ts'

/** How many publishings are shown; of a category, as many as it takes for so many changes. */
const MOST_SHOWN = 10

/** The publishings in the documents' histories, or the error message when those could not be read. */
type Told = { readonly publishings: readonly PublishedTogether[] } | { readonly problem: string }

/** The last publishings that changed prices in published categories, newest first; null until they are read. Publishing has them read again. */
export function useLastChanges(categories: readonly DatasetDocument[]): Told | null {
  const client = useClient(API_VERSION)
  const [told, setTold] = useState<Told | null>(null)
  const revisions = JSON.stringify(categories.map(({ _id, _rev }) => [_id, _rev]))
  useEffect(() => {
    const control = new AbortController()
    const ids = (JSON.parse(revisions) as [string, string][]).map(([id]) => id)
    const changesOf = async (categoryId: string) => {
      const publishings = await lastChanges(publishedVersions(client, categoryId, control.signal), MOST_SHOWN)
      return publishings.map(changes => ({ categoryId, changes }))
    }
    const tell = (is: Told) => !control.signal.aborted && setTold(is)
    Promise.all(ids.map(changesOf)).then(
      publishings => tell({ publishings: publishedTogether(publishings.flat(), MOST_SHOWN) }),
      (error: unknown) => tell({ problem: errorText(error) }),
    )
    return () => control.abort()
  }, [client, revisions])
  return told
}
