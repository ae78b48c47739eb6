import { useQuery } from '@tanstack/react-query'
import type { Appointment } from '#src/contract/generated/types.ts'
import { hashOf } from '../dashboard/view.ts'
import { useApi } from '../data/api-context.ts'
import { allOf } from '../data/requests/counts.ts'
import { countsQuery } from '../data/requests/request-queries.ts'
import { EVERYTHING } from '../requests-list/list-query.ts'

/** Links to the other requests that came from the same connection (`sender`), with their number; nothing when there are none. */
export function SameSender({ request: { sender = '' } }: { request: Appointment }) {
  const query = sender === '' ? null : new URLSearchParams({ sender }).toString()
  // A failure is not told: the rest of the request is shown without it.
  const { data: counts } = useQuery({ ...countsQuery(useApi(), query), meta: {} })
  const others = counts === undefined ? 0 : allOf(counts) - 1
  if (others <= 0) return null
  return (
    <p className="same-sender">
      <a href={hashOf({ kind: 'list', query: { ...EVERYTHING, sender } })}>
        {others === 1 ? '1 more request' : `${others} more requests`} came from the same connection
      </a>
    </p>
  )
}
