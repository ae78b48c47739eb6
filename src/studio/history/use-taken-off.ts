import { useEffect, useMemo, useState } from 'react'
import { useClient } from 'sanity'
import { wasTakenOff } from '../../studio-model/history/taken-off.ts'
import type { HistoryEntry } from '../../studio-model/history/price-changes.ts'
import type { Documents } from '../../studio-model/publish/check-draft.ts'
import { DRAFTS } from '../../cms/sanity/layer.ts'
import { API_VERSION } from '../client/api-version.ts'
import { useLayer } from '../content/use-layer.ts'
import { historyOf } from './published-versions.ts'

type Newest = ReadonlyMap<string, HistoryEntry | undefined>

const NONE: Newest = new Map()

/** The ids of documents that were taken off the site and are kept as drafts; none until their histories are read, nor where these cannot be, nor in a release: all that differs there is published with it. */
export function useTakenOff(documents: Documents | null): ReadonlySet<string> {
  const client = useClient(API_VERSION)
  const layer = useLayer()
  const [newest, setNewest] = useState(NONE)
  const drafts = useMemo(() => (documents === null || layer !== DRAFTS ? [] : notPublished(documents)), [documents, layer])
  const asked = drafts.map(({ _id }) => _id).join()
  useEffect(() => {
    const control = new AbortController()
    const newestOf = async (id: string) => [id, (await historyOf(client, id, 1, control.signal))[0]] as const
    const read = async () => {
      const found = await Promise.all(asked.split(',').filter(Boolean).map(newestOf))
      if (!control.signal.aborted) setNewest(new Map(found))
    }
    // The last changes say that the history cannot be read.
    read().catch(() => undefined)
    return () => control.abort()
  }, [client, asked])
  return useMemo(() => new Set(drafts.flatMap(draft => (wasTakenOff(draft, newest.get(draft._id)) ? [draft._id] : []))), [drafts, newest])
}

function notPublished({ published, drafts }: Documents): Documents['drafts'] {
  const ids = new Set(published.map(({ _id }) => _id))
  return drafts.filter(({ _id }) => !ids.has(_id))
}
