import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { isStatus, STATUSES } from '#src/booking/appointment/status.ts'
import { isDeleted } from '#src/booking/appointment/trash.ts'
import type { Appointment, Status } from '#src/contract/generated/types.ts'
import type { RequestActions } from './request-actions.ts'
import { personName } from './request-texts.ts'

/** Debounce of choices made by keyboard, in milliseconds. */
const REST_MS = 1_500

/** The status reached by keyboard so far, and the request as it was at the first key. */
interface StatusDraft {
  of: Appointment
  status: Status
}

/** The status, read-only in the trash; in words as well as in colour. */
export function StatusSelect({ request, actions }: { request: Appointment; actions: RequestActions }) {
  const status = request.status
  if (isDeleted(request)) {
    return (
      <span className="status read-only" data-status={status}>
        {status}
      </span>
    )
  }
  return <StatusField request={request} actions={actions} />
}

/** Saves a mouse choice at once. Arrow keys fire a change per option in most browsers, so keyboard choices wait for Enter, blur or the debounce. */
function StatusField({ request, actions }: { request: Appointment; actions: RequestActions }) {
  const [draft, setDraft] = useState<StatusDraft | null>(null)
  const isByKeys = useRef(false)
  const commit = () => {
    if (draft === null) return
    setDraft(null)
    if (draft.status !== draft.of.status) actions.setStatus(draft.of, draft.status)
  }
  const commitLatest = useEffectEvent(commit)
  useEffect(() => {
    if (draft === null) return
    const timer = setTimeout(() => commitLatest(), REST_MS)
    return () => clearTimeout(timer)
  }, [draft])
  // Unmounting fires no blur event.
  useEffect(() => () => commitLatest(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    isByKeys.current = true
    if (draft === null || (event.key !== 'Enter' && event.key !== 'Escape')) return
    // Enter would open the choices, and Escape close the drawer.
    event.preventDefault()
    if (event.key === 'Enter') commit()
    else setDraft(null)
  }
  const status = draft?.status ?? request.status
  return (
    <span className="status" data-status={status}>
      <select
        aria-label={`Status of ${personName(request)}`}
        value={status}
        onPointerDown={() => {
          isByKeys.current = false
        }}
        onKeyDown={onKeyDown}
        onBlur={commit}
        onChange={({ target }) => {
          const chosen = target.value
          if (!isStatus(chosen)) return
          if (isByKeys.current) setDraft({ of: draft?.of ?? request, status: chosen })
          else actions.setStatus(request, chosen)
        }}
      >
        {STATUSES.map(name => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </span>
  )
}
