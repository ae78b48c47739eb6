import { useId } from 'react'
import { personName } from '../request/request-texts.ts'
import { CancellingNow } from '../request/cancelling-costs.tsx'
import { TakenBy } from '../request/taken-by.tsx'
import { VisitTime } from '../request/visit-time.tsx'
import { Modal } from '../ui/modal.tsx'
import { ASK_TEXTS } from './tell-texts.ts'
import { TellOffer } from './tell-offer.tsx'
import { type Asked, type AskedChange, previewOf } from './telling.ts'
import { toldBy, useTell } from './use-tell.ts'

interface AskToTellProps {
  telling: Asked
  onMake: (change: AskedChange) => void
  onCancel: () => void
}

/** Asks before a change whether its visitor is told of it, and says what cancelling costs. Of a deletion nobody was told, so what is taken back is ticked by hand. */
export function AskToTell({ telling: { change, kind, canTell }, onMake, onCancel }: AskToTellProps) {
  const id = useId()
  const tell = useTell(canTell && change.kind !== 'restore')
  const { question, make, makeAndTell } = ASK_TEXTS[kind]
  return (
    <Modal className="confirm-dialog tell-dialog" labelledBy={id} describedBy={`${id}-when`} onClose={onCancel}>
      <h2 id={id}>{question(personName(change.of))}</h2>
      <p id={`${id}-when`}>
        <VisitTime request={change.of} />
      </p>
      {kind !== 'cancelled' && <TakenBy request={change.of} />}
      {kind === 'cancelled' && <CancellingNow request={change.of} />}
      {canTell && <TellOffer request={change.of} tell={tell} of={previewOf(change)} />}
      <div className="choices">
        <button type="button" className="plain-button" onClick={onCancel}>
          Back
        </button>
        <button type="button" className="main-button" onClick={() => onMake({ ...change, ...toldBy(tell) })}>
          {tell.isTicked ? makeAndTell : make}
        </button>
      </div>
    </Modal>
  )
}
