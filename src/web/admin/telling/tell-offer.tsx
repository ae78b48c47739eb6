import type { Appointment, MailPreviewRequest } from '#src/contract/generated/types.ts'
import { MailWords } from './mail-words.tsx'
import { TellTick, type TellTickProps } from './tell-tick.tsx'

interface TellOfferProps extends TellTickProps {
  request: Appointment
  /** The change as its preview is asked for. */
  of: MailPreviewRequest
}

/** Offers to tell the visitor of a change by mail, with the words that go out. */
export function TellOffer({ of, ...tick }: TellOfferProps) {
  return (
    <div className="tell-offer">
      <TellTick {...tick} />
      {tick.isTicked && <MailWords request={tick.request} of={of} />}
    </div>
  )
}
