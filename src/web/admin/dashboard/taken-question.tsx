import { useId } from 'react'
import { holdsTime } from '#src/booking/appointment/status.ts'
import { isDeleted } from '#src/booking/appointment/trash.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import { personName } from '../request/request-texts.ts'
import { TakenBy } from '../request/taken-by.tsx'
import { VisitTime } from '../request/visit-time.tsx'
import { Modal } from '../ui/modal.tsx'

interface TakenQuestionProps {
  request: Appointment
  /** Moves the visit. */
  onMove: () => void
  onClose: () => void
}

/** Says that others have the time of a visit, who they are, and leads to another time. */
export function TakenQuestion({ request, onMove, onClose }: TakenQuestionProps) {
  const id = useId()
  const canMove = !isDeleted(request) && holdsTime(request.status)
  return (
    <Modal className="confirm-dialog" role="alertdialog" labelledBy={id} describedBy={`${id}-about`} onClose={onClose}>
      <h2 id={id}>The time of {personName(request)} is taken</h2>
      <div id={`${id}-about`}>
        <p>
          <VisitTime request={request} />
        </p>
        <TakenBy request={request} />
      </div>
      <div className="choices">
        <button type="button" className="plain-button" onClick={onClose}>
          Back
        </button>
        {canMove && (
          <button type="button" className="main-button" onClick={onMove}>
            Choose another time
          </button>
        )}
      </div>
    </Modal>
  )
}
