import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import type { Day } from '../../contract/generated/types.ts'
import { API_VERSION } from '../client/api-version.ts'
import { errorText } from '../client/error-text.ts'

/** What was published at the end of a day, or why that cannot be read. */
export type Earlier = { documents: readonly DatasetDocument[] } | { problem: string }

/** Returns documents as they were published at the end of a day; null without one, and until they are read. */
export function useEarlier(ids: readonly string[], day: Day | null): Earlier | null {
  const client = useClient(API_VERSION)
  const [told, setTold] = useState<{ of: string; is: Earlier } | null>(null)
  const list = ids.join(',')
  const asked = `${day} ${list}`
  useEffect(() => {
    if (day === null) return undefined
    const control = new AbortController()
    const tell = (is: Earlier) => !control.signal.aborted && setTold({ of: asked, is })
    const time = encodeURIComponent(new Date(`${day}T23:59:59.999`).toISOString())
    client
      .request<{ documents: DatasetDocument[] }>({
        url: `/data/history/${client.config().dataset}/documents/${list}?time=${time}`,
        tag: 'price-sheet',
        signal: control.signal,
      })
      .then(
        ({ documents }) => tell({ documents }),
        (error: unknown) => tell({ problem: errorText(error) }),
      )
    return () => control.abort()
  }, [client, day, list, asked])
  return told?.of === asked ? told.is : null
}
