import type { Appointment } from '#src/contract/generated/types.ts'
import type { RequestActions } from './request-actions.ts'

/** Opens or deletes a request. */
export function RequestButtons({ request, actions }: { request: Appointment; actions: RequestActions }) {
  return (
    <span className="request-buttons">
      <button type="button" className="quiet-button" onClick={() => actions.open(request)}>
        Details<span className="unseen"> of {request.name}</span>
      </button>
      <DeleteButton request={request} actions={actions} />
    </span>
  )
}

export function DeleteButton({ request, actions }: { request: Appointment; actions: RequestActions }) {
  return (
    <button type="button" className="quiet-button danger" onClick={() => actions.askDelete(request)}>
      Delete<span className="unseen"> the request of {request.name}</span>
    </button>
  )
}
