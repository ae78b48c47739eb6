import { isStatus, STATUSES } from '#src/booking/status.ts'
import { isDeleted } from '#src/booking/trash.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import type { RequestActions } from './request-actions.ts'

/** The status, to be read and changed, and in the trash to be read; it says in words what its colour says. */
export function StatusSelect({ request, actions }: { request: Appointment; actions: RequestActions }) {
  const { status } = request
  if (isDeleted(request)) {
    return (
      <span className="status" data-status={status}>
        {status}
      </span>
    )
  }
  return (
    <span className="status" data-status={status}>
      <select
        aria-label={`Status of ${request.name}`}
        value={status}
        onChange={({ target }) => {
          const chosen = target.value
          if (isStatus(chosen)) actions.setStatus(request, chosen)
        }}
      >
        {STATUSES.map(name => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </span>
  )
}
