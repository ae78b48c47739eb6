import { useQuery } from '@tanstack/react-query'
import { useApi } from '../data/api-context.ts'
import { useContent } from '../data/content/admin-content.ts'
import { allOf } from '../data/requests/counts.ts'
import { countsQuery } from '../data/requests/request-queries.ts'
import { countText } from '../texts/count-text.ts'

/** The server's count of all requests, whatever the filter; "all" until it is loaded. */
export function CountOfAll() {
  const { business } = useContent()
  const { data: counts } = useQuery(countsQuery(useApi(), ''))
  return counts === undefined ? 'all' : countText(allOf(counts), business.locale)
}
