import type { Appointment, MailPreviewRequest } from '#src/contract/generated/types.ts'
import { personName } from '../request/request-texts.ts'
import { MailWords } from './mail-words.tsx'

interface TellOfferProps {
  request: Appointment
  /** Where the mail goes. */
  email: string
  /** The change as its preview is asked for. */
  of: MailPreviewRequest
  isTicked: boolean
  onTick: (isTicked: boolean) => void
}

/** Offers to tell the visitor of a change by mail, with the words that go out. */
export function TellOffer({ request, email, of, isTicked, onTick }: TellOfferProps) {
  return (
    <div className="tell-offer">
      <label className="checkable">
        <input type="checkbox" checked={isTicked} onChange={({ currentTarget }) => onTick(currentTarget.checked)} />
        <span>
          Tell {personName(request)} by mail <span className="soft">{email}</span>
        </span>
      </label>
      {isTicked && <MailWords request={request} of={of} />}
    </div>
  )
}
