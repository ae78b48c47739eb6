import { waitsForOwner } from '#src/booking/appointment/status.ts'
import { addDays } from '#src/catalog/days.ts'
import type { FormContent } from '#src/catalog/revision.ts'
import type {
  Appointment,
  AppointmentDetail,
  AppointmentList,
  ContentState,
  Customer,
  CustomerDetail,
  CustomerList,
  Day,
  MailState,
  Note,
  NoteList,
  SiteState,
  Status,
  StatusCounts,
  Validity,
} from '#src/contract/generated/types.ts'
import { type Answers, CONTENT_ADDRESS, OPENED } from './answers.ts'
import { requestsAround } from './requests.ts'

/** State of content without problems: the newest is live. */
export const LIVE: ContentState = {
  site: 'https://www.example.com',
  revision: 'gallery',
  from: 'folder',
  since: '2026-01-05T09:00:00.000Z',
  problems: [],
  warnings: [],
  refused_at: null,
}

/** State of mails without problems. */
export const SENDING: MailState = { is_set_up: true, kinds: [], waiting: 0, failed: 0 }

/** The state of a site without problems, but for some of it. */
export function stateWith(part: Partial<SiteState>): { status: 200; body: SiteState } {
  return ok({ content: LIVE, mails: SENDING, jobs: [], ...part })
}

/** The mocked API's answers where a state names no other. */
export function usualAnswers(content: FormContent, today: Day): Answers {
  const requests = requestsAround(today)
  const [first] = requests
  const days = [-44, -37, -30, -22, -15, -8, -1, 1].map(ahead => ({
    date: addDays(today, ahead),
    scheduled_value: 258,
    completed_value: ahead < 0 ? 270 : 0,
  }))
  const notes: Note[] = [
    { id: 'note', appointment_id: first.id, text: 'Gate code 1234. The dog is friendly.', at: LIVE.since, by: 'owner', photos: [] },
    { id: 'older', appointment_id: requests[3]?.id ?? '', text: 'Pays in cash.', at: LIVE.since, by: 'owner', photos: [] },
  ]
  return {
    [`GET ${CONTENT_ADDRESS}`]: ok(content),
    'GET /api/v1/csrf-token': ok({ csrf_token: 'gallery' }),
    'POST /api/v1/auth/validate': ok<Validity>({ valid: true, username: 'owner' }),
    'GET /api/v1/auth/sessions': ok({
      username: 'owner',
      sessions: [
        { id: '1', browser: 'Chrome on Windows', opened_at: LIVE.since, last_used_at: LIVE.since, is_current: true },
        { id: '2', browser: 'Safari on iPad', opened_at: LIVE.since, last_used_at: LIVE.since, is_current: false },
      ],
    }),
    ...listed(requests),
    'GET /api/v1/appointments/summary': ok({
      summary: {
        total_scheduled: 3,
        pending_appointments: 3,
        confirmed_appointments: 1,
        total_completed: 1,
        scheduled_value: 774,
        completed_value: 270,
      },
      waiting: 3,
    }),
    'GET /api/v1/appointments/values': ok({ days, undated_completed_value: 0 }),
    'GET /api/v1/coupons': ok({
      coupons: [
        { categories: ['Full'], code: 'WELCOME', used: 14, uses: 20, once_per_customer: true },
        { categories: ['Full'], code: 'FRIENDS', used: 3, uses: null, once_per_customer: false },
      ],
    }),
    'GET /api/v1/appointments/report': ok({
      groups: ['01', '02'].flatMap(month =>
        ['sized', 'by-area'].map(service => ({
          month: `${today.slice(0, 4)}-${month}`,
          vehicle_category: 'Full',
          service_type: service,
          total_completed: 3,
          completed_value: 774,
          addons_value: 108,
          rules_value: -24,
          adjusted_value: 12,
        })),
      ),
    }),
    [`GET /api/v1/appointments/${OPENED}`]: ok<AppointmentDetail>({
      appointment: first,
      events: [
        { at: first.created_at, kind: 'requested', by: 'visitor', changes: {} },
        { at: `${addDays(today, -1)}T09:00:00.000Z`, kind: 'changed', by: 'owner', changes: { appointment_time: ['08:00', '09:00'] } },
      ],
      deleted: false,
    }),
    'GET /api/v1/customers': ok<CustomerList>({ customers: [customer(first), { ...customer(requests[1] ?? first), phone: '', next_visit: null }] }),
    'GET /api/v1/customers/best': ok({
      customers: requests.slice(0, 3).map(({ id, name, email, phone }, index) => ({
        id,
        name,
        email,
        phone,
        completed: 3 - index,
        completed_value: 774 - index * 240,
        value_before: index === 0 ? 560.5 : 0,
      })),
    }),
    [`GET /api/v1/customers/${OPENED}`]: ok<CustomerDetail>({
      customer: customer(first),
      requests: [first, ...requests.slice(3, 5)],
      notes,
      merges: [],
    }),
    [`GET /api/v1/appointments/${OPENED}/notes`]: ok<NoteList>({ notes }),
    'GET /api/v1/notes': ok({ visits: [{ appointment_id: first.id, notes }] }),
    'GET /api/v1/closures': ok({ closures: [] }),
    'GET /api/v1/closures/visits': ok({ visits: [], total: 0 }),
    'GET /api/v1/lists': ok({ lists: [{ id: 'own', name: 'Highest estimates', shows: { sort: 'estimated_value desc' } }] }),
    'GET /api/v1/state': stateWith({}),
    'GET /api/v1/events': 'never',
    'GET /api/v1/services/types': ok({ service_types: [] }),
    'GET /api/v1/services/days': ok({ days: [3, 4, 5].map(ahead => ({ date: addDays(today, ahead), starts: 2 })) }),
    'GET /api/v1/services/slots': ok({ slots: ['09:00', '09:30'] }),
    'GET /api/v1/appointments/slots': ok({ slots: ['09:00', '09:30'] }),
    'GET /api/v1/appointments/check-timeslot': ok({ available: true }),
  }
}

function customer({ id, name, email, phone, appointment_date }: Appointment): Customer {
  return {
    id,
    name,
    other_names: ['Sam Household'],
    email,
    phone,
    visits: 3,
    value: 745.5,
    completed: 2,
    completed_value: 560.5,
    open_visits: 1,
    last_visit: '2026-01-04',
    next_visit: appointment_date,
  }
}

/** Answers for a list of these requests, and its counts. */
export function listed(appointments: Appointment[]) {
  const count = (status: Status) => appointments.filter(request => request.status === status).length
  const waiting = appointments.filter(waitsForOwner).length
  const counts: StatusCounts = {
    Pending: count('Pending'),
    Confirmed: count('Confirmed'),
    Completed: count('Completed'),
    Cancelled: count('Cancelled'),
    Open: count('Pending') + count('Confirmed'),
    Waiting: waiting,
    'Price sent': count('Pending') - waiting,
  }
  return { 'GET /api/v1/appointments/': ok<AppointmentList>({ appointments }), 'GET /api/v1/appointments/counts': ok(counts) }
}

/** A successful answer. */
export function ok<B>(body: B): { status: 200; body: B } {
  return { status: 200, body }
}
