import type { Appointment, MailPreviewRequest } from '#src/contract/generated/types.ts'
import { useSettled } from '../hooks/use-settled.ts'
import { MailWords } from './mail-words.tsx'
import { TellTick } from './tell-tick.tsx'
import { saidIn, type Tell } from './use-tell.ts'
import { WordField } from './word-field.tsx'

interface TellOfferProps {
  request: Appointment
  tell: Tell
  /** The change as its preview is asked for. */
  of: MailPreviewRequest
}

/** Offers to tell the visitor of a change by mail, with a word of the owner's own and the words that go out. */
export function TellOffer({ request, tell, of }: TellOfferProps) {
  const word = useSettled(tell.word)
  return (
    <div className="tell-offer">
      <TellTick request={request} email={request.email} isTicked={tell.isTicked} onTick={tell.onTick} />
      {tell.isTicked && (
        <>
          <WordField request={request} word={tell.word} onWord={tell.onWord} />
          <MailWords request={request} of={{ ...of, ...saidIn(word) }} />
        </>
      )}
    </div>
  )
}
