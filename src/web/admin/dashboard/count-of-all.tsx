import { useEffect, useState } from 'react'
import type { AdminApi } from '../data/admin-api.ts'
import { useContent } from '../data/content.ts'
import { allOf } from './dashboard-state.ts'

/** How many requests there are, whatever is shown, as the server counts them now; "all" while it has not. */
export function CountOfAll({ api }: { api: AdminApi }) {
  const { business } = useContent()
  const [count, setCount] = useState<number | null>(null)
  useEffect(() => {
    let isCurrent = true
    api.counts(new URLSearchParams()).then(
      counts => isCurrent && setCount(allOf(counts)),
      // "All" is true as well.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [api])
  return count === null ? 'all' : count.toLocaleString(business.locale)
}
