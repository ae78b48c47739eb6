import { useEffect, useState } from 'react'
import type { Appointment } from '#src/contract/generated/types.ts'
import { allOf } from '../dashboard/dashboard-state.ts'
import { EVERYTHING } from '../dashboard/list-query.ts'
import { hashOf } from '../dashboard/view.ts'
import type { RequestActions } from './request-actions.ts'

/** Links to the other requests of the same sender, with their number; nothing when there are none. */
export function SameSender({ request: { sender = '' }, actions }: { request: Appointment; actions: RequestActions }) {
  const [others, setOthers] = useState(0)
  useEffect(() => {
    if (sender === '') return
    let isCurrent = true
    actions.countOfSender(sender).then(
      counts => isCurrent && setOthers(allOf(counts) - 1),
      // Not reported: the rest of the request is shown without it.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [sender, actions])
  if (others <= 0) return null
  return (
    <p className="same-sender">
      <a href={hashOf({ kind: 'list', query: { ...EVERYTHING, sender } })}>{others} more from the same sender</a>
    </p>
  )
}
