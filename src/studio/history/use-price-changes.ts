import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { lastChanges, type PricePublishing } from '../../studio-model/history/price-changes.ts'
import { publishedVersions } from './published-versions.ts'
import { API_VERSION } from '../client/api-version.ts'
import { errorText } from '../client/error-text.ts'

/** So many changes are enough; a publishing that changed more is told whole. */
const ENOUGH_CHANGES = 10

/** What was read of a history: publishings, or why it could not be read. */
type Told = { readonly publishings: readonly PricePublishing[] } | { readonly problem: string }

/** The last publishings that changed prices of a category; null until they are read. A new revision has them read again. */
export function usePriceChanges(id: string, revision: string): Told | null {
  const client = useClient(API_VERSION)
  const [told, setTold] = useState<{ of: string; is: Told } | null>(null)
  useEffect(() => {
    const control = new AbortController()
    const tell = (is: Told) => !control.signal.aborted && setTold({ of: revision, is })
    lastChanges(publishedVersions(client, id, control.signal), ENOUGH_CHANGES).then(
      publishings => tell({ publishings }),
      (error: unknown) => tell({ problem: errorText(error) }),
    )
    return () => control.abort()
  }, [client, id, revision])
  return told?.of === revision ? told.is : null
}
