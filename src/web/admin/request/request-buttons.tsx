import { isDeleted } from '#src/booking/appointment/trash.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import type { RequestActions } from './request-actions.ts'
import { OPENER } from './request-element.ts'
import { personName } from './request-texts.ts'

interface RequestButtonsProps {
  request: Appointment
  actions: RequestActions
}

/** Opens a request, and deletes or restores it. */
export function RequestButtons({ request, actions }: RequestButtonsProps) {
  return (
    <>
      <button
        type="button"
        {...OPENER}
        className="quiet-button"
        aria-label={`Details of ${personName(request)}`}
        onClick={() => actions.open(request)}
      >
        Details
      </button>
      <DeleteButton request={request} actions={actions} />
    </>
  )
}

/** Deletes a request, or restores a deleted one. */
export function DeleteButton({ request, actions }: RequestButtonsProps) {
  const [title, className, act] = isDeleted(request)
    ? ['Restore', 'plain-button', actions.restore]
    : ['Delete', 'quiet-button danger', actions.askDelete]
  return (
    <button type="button" className={className} aria-label={`${title} the request of ${personName(request)}`} onClick={() => act(request)}>
      {title}
    </button>
  )
}
