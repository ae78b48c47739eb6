import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { isStatus, STATUSES } from '#src/booking/appointment/status.ts'
import { isDeleted } from '#src/booking/appointment/trash.ts'
import type { Appointment, Status } from '#src/contract/generated/types.ts'
import type { RequestActions } from './request-actions.ts'
import { personName } from './request-texts.ts'

/** What the keys have come to is saved when they rest for so long, in milliseconds. */
const REST_MS = 1_500

/** Where the keys are on their way, and the request as it was when they began. */
interface Draft {
  of: Appointment
  status: Status
}

/** The status, to be read and changed, and in the trash to be read; it says in words what its colour says. */
export function StatusSelect({ request, actions }: { request: Appointment; actions: RequestActions }) {
  const status = request.status
  if (isDeleted(request)) {
    return (
      <span className="status" data-status={status}>
        {status}
      </span>
    )
  }
  return <StatusField request={request} actions={actions} />
}

/** A mouse chooses once; arrow keys pass by what nobody wants (in most browsers each of them is a change), so that they are saved by Enter, by leaving, or after a rest. */
function StatusField({ request, actions }: { request: Appointment; actions: RequestActions }) {
  const [draft, setDraft] = useState<Draft | null>(null)
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
  // A list that is left by a key says nothing of blur.
  useEffect(() => () => commitLatest(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    isByKeys.current = true
    if (draft === null || (event.key !== 'Enter' && event.key !== 'Escape')) return
    // Else Enter would open the choices, and Escape close the drawer around it.
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
