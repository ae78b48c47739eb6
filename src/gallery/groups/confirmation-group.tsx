import type { Appointment } from '#src/contract/generated/types.ts'
import { SentPanel } from '#src/web/booking/sent-panel.tsx'
import { longRequest, requestsAround } from '../admin/requests.ts'
import { type Group, kindsOf, type Specimen, type States } from '../specimen.ts'
import type { Stage } from '../stage.ts'

/** What a visitor reads after sending, in place of the form. */
export function confirmationGroup({ revision, form: { layout, today } }: Stage): Group {
  const specimen = (stored: Appointment): Omit<Specimen, 'state'> => ({
    content: stored,
    facts: [],
    sections: [],
    body: (
      <main id="booking-form">
        <SentPanel stored={stored} revision={revision} layout={layout} isNew={false} onAgain={() => undefined} />
      </main>
    ),
  })
  const kinds = kindsOf<Appointment>({ confirmation: statesOf(today) }, new Map(), specimen)
  return { id: 'confirmations', title: 'Confirmation', deskWidth: 1000, height: null, kinds }
}

function statesOf(today: string): States<Appointment> {
  const requests = requestsAround(today)
  const quote = requests.find(({ request_type }) => request_type === 'quote') ?? requests[0]
  const appointment = { ...requests[0], calendar_file: 'BEGIN:VCALENDAR' }
  const { held_until: _, ...kept } = appointment
  return {
    appointment: { ...kept, shown_price: '258.00' },
    'time held for a while': appointment,
    'another price than shown': { ...kept, shown_price: '240.00' },
    quote,
    'long texts': longRequest(today),
  }
}
