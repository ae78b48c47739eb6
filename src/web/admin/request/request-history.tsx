import type { AppointmentEvent } from '#src/contract/generated/types.ts'
import { type AdminContent, useContent } from '../data/content/admin-content.ts'
import { errorText } from '../texts/error-text.ts'
import { asWords } from '#src/booking/appointment/service-texts.ts'

const TITLES: Readonly<Record<AppointmentEvent['kind'], string>> = {
  requested: 'Requested',
  entered: 'Entered by the admin',
  changed: 'Changed',
  released: 'Time released: it was not confirmed while it was held',
  deleted: 'Deleted',
  restored: 'Taken back from the trash',
}

interface RequestHistoryProps {
  /** In order of time; undefined until loaded. */
  events: readonly AppointmentEvent[] | undefined
  /** Why they could not be loaded. */
  error: Error | null
}

/** The history of a request, newest first. */
export function RequestHistory({ events, error }: RequestHistoryProps) {
  const content = useContent()
  return (
    <section aria-label="History">
      <h3>History</h3>
      {events === undefined && error !== null && <p role="alert">The history could not be loaded: {errorText(error)}</p>}
      <ol className="history">
        {events?.toReversed().map(event => (
          <li key={event.at + JSON.stringify(event.changes)}>
            <time dateTime={event.at}>{content.dates.moment(event.at)}</time>
            <span>{eventText(event, content)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function eventText({ kind, changes }: AppointmentEvent, content: AdminContent): string {
  const sentences = Object.entries(changes).map(
    ([field, [before, after]]) => `${asWords(field)}: ${valueOf(field, before, content)} → ${valueOf(field, after, content)}`,
  )
  return sentences.length === 0 ? TITLES[kind] : sentences.join('; ')
}

function valueOf(field: string, value: string | number | null | undefined, { dates }: AdminContent): string {
  if (value === null || value === undefined || value === '') return 'none'
  if (field === 'appointment_date') return dates.day(String(value))
  if (field === 'appointment_time') return dates.time(String(value))
  return String(value)
}
