import { useEffect, useState } from 'react'
import type { AdminApi } from '../data/admin-api.ts'
import { useContent } from '../data/content.ts'
import { allOf } from './dashboard-state.ts'

/** The server's count of all requests, whatever the filter; "all" until it is loaded. */
export function CountOfAll({ api }: { api: AdminApi }) {
  const { business } = useContent()
  const [count, setCount] = useState<number | null>(null)
  useEffect(() => {
    let isCurrent = true
    api.counts(new URLSearchParams()).then(
      counts => isCurrent && setCount(allOf(counts)),
      // Without a count, the word "all" stays.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [api])
  return count === null ? 'all' : count.toLocaleString(business.locale)
}
