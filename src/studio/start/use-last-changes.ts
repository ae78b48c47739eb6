import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import { lastChanges, type PriceChange } from '../../studio-model/history/price-changes.ts'
import { publishedVersions } from '../history/published-versions.ts'
import { API_VERSION } from '../client/api-version.ts'
import { errorText } from '../client/error-text.ts'

/** How many changes are shown. */
const MOST_CHANGES = 10

/** A change of a price, and the document that it is in. */
export interface CategoryChange extends PriceChange {
  readonly categoryId: string
}

/** What was read of histories: changes, or why they could not be read. */
type Told = { readonly changes: readonly CategoryChange[] } | { readonly problem: string }

/** The last changes of prices in published categories, newest first; null until they are read. Publishing has them read again. */
export function useLastChanges(categories: readonly DatasetDocument[]): Told | null {
  const client = useClient(API_VERSION)
  const [told, setTold] = useState<Told | null>(null)
  const revisions = JSON.stringify(categories.map(({ _id, _rev }) => [_id, _rev]))
  useEffect(() => {
    const control = new AbortController()
    const ids = (JSON.parse(revisions) as [string, string][]).map(([id]) => id)
    const changesOf = async (categoryId: string) => {
      const publishings = await lastChanges(publishedVersions(client, categoryId, control.signal), MOST_CHANGES)
      return publishings.flat().map(change => ({ ...change, categoryId }))
    }
    const tell = (is: Told) => !control.signal.aborted && setTold(is)
    Promise.all(ids.map(changesOf)).then(
      changes => tell({ changes: newest(changes.flat()) }),
      (error: unknown) => tell({ problem: errorText(error) }),
    )
    return () => control.abort()
  }, [client, revisions])
  return told
}

function newest(changes: readonly CategoryChange[]): CategoryChange[] {
  return changes.toSorted((one, other) => other.timestamp.localeCompare(one.timestamp)).slice(0, MOST_CHANGES)
}
