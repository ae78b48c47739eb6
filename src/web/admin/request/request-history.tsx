import { useRef, useState } from 'react'
import type { Appointment, AppointmentEvent } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import { isOffline } from '../data/no-connection.ts'
import { SendAgain } from '../telling/send-again.tsx'
import { errorText } from '../texts/error-text.ts'
import { historyWords } from './history-words.ts'

interface RequestHistoryProps {
  request: Appointment
  /** In order of time; undefined until loaded. */
  events: readonly AppointmentEvent[] | undefined
  /** Why they could not be loaded. */
  error: Error | null
}

/** The history of a request, newest first. */
export function RequestHistory({ request, events, error }: RequestHistoryProps) {
  const content = useContent()
  const title = useRef<HTMLHeadingElement>(null)
  const [news, setNews] = useState('')
  const sent = () => {
    // The button goes to the new mail's entry.
    title.current?.focus()
    setNews('The mail is on its way')
  }
  return (
    <section aria-label="History">
      <h3 ref={title} tabIndex={-1}>
        History
      </h3>
      {events === undefined && error !== null && !isOffline(error) && <p role="alert">The history could not be loaded: {errorText(error)}</p>}
      <output className="unseen">{news}</output>
      <ol className="history">
        {historyWords(events ?? [], request, content).map(({ position, at, by, sentences, mail }) => (
          <li key={position}>
            <small>
              <time dateTime={at}>{content.dates.moment(at)}</time>
              {by !== null && ` · ${by}`}
            </small>
            {sentences.map(sentence => (
              <span key={sentence}>{sentence}</span>
            ))}
            {mail !== null && <SendAgain request={request} kind={mail} onSent={sent} />}
          </li>
        ))}
      </ol>
    </section>
  )
}
