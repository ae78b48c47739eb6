import { useId } from 'react'
import type { Appointment } from '#src/contract/generated/types.ts'
import { personName } from '../request/request-texts.ts'
import { VisitTime } from '../request/visit-time.tsx'
import { Modal } from '../ui/modal.tsx'
import { reportTitle } from './bulk-texts.ts'
import type { BulkReport as Report } from './use-bulk.ts'

interface BulkReportProps {
  report: Report
  onOpen: (request: Appointment) => void
  onClose: () => void
}

/** Says of each request that was refused why, and leads to it. */
export function BulkReport({ report: { step, made, refused }, onOpen, onClose }: BulkReportProps) {
  const id = useId()
  return (
    <Modal className="confirm-dialog bulk-dialog" role="alertdialog" labelledBy={id} onClose={onClose}>
      <h2 id={id}>{reportTitle(step, made.length, refused.length)}</h2>
      <ul className="bulk-refused">
        {refused.map(({ of, why }) => (
          <li key={of.id}>
            <button type="button" className="quiet-button" dir="auto" aria-label={`Open the request of ${personName(of)}`} onClick={() => onOpen(of)}>
              {personName(of)}
            </button>
            <VisitTime request={of} />
            <span className="bulk-why">{why}</span>
          </li>
        ))}
      </ul>
      {step !== 'undo' && <p>They stay selected.</p>}
      <div className="choices">
        <button type="button" className="plain-button" onClick={onClose}>
          Close
        </button>
      </div>
    </Modal>
  )
}
