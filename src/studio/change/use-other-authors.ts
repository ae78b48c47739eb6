import { useEffect, useState } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import { idInLayer } from '../../cms/sanity/layer.ts'
import { type DraftEntry, otherAuthors } from '../../studio-model/history/other-authors.ts'
import type { HistoryEntry } from '../../studio-model/history/price-changes.ts'
import { API_VERSION } from '../client/api-version.ts'
import { useLayer } from '../content/use-layer.ts'
import { transactionsOf } from '../history/published-versions.ts'

/** Effects say which draft was published or discarded; so many changes are looked at. */
const ASKED = 'effectFormat=mendoza&limit=100'

/** A history that takes longer, or cannot be read, keeps nobody from publishing. */
const LONGEST_MS = 5000

const NOBODY: readonly HistoryEntry[] = []

/** The last change of each other person that the drafts of these documents hold; null until it is known. */
export function useOtherAuthors(ids: readonly string[]): readonly HistoryEntry[] | null {
  const client = useClient(API_VERSION)
  const layer = useLayer()
  const own = useCurrentUser()?.id ?? ''
  const [told, setTold] = useState<{ of: string; authors: readonly HistoryEntry[] } | null>(null)
  const asked = ids.map(id => idInLayer(layer, id)).join(',')
  useEffect(() => {
    if (asked === '') return undefined
    const control = new AbortController()
    const drafts = asked.split(',')
    const tell = (authors: readonly HistoryEntry[]) => !control.signal.aborted && setTold({ of: asked, authors })
    transactionsOf<DraftEntry>(client, drafts, ASKED, AbortSignal.any([control.signal, AbortSignal.timeout(LONGEST_MS)])).then(
      entries => tell(otherAuthors(entries, drafts, own)),
      () => tell(NOBODY),
    )
    return () => {
      control.abort()
      setTold(null)
    }
  }, [client, asked, own])
  return asked === '' ? NOBODY : told?.of === asked ? told.authors : null
}
