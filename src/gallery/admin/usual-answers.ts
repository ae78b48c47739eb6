import { addDays } from '#src/catalog/days.ts'
import type { FormContent } from '#src/catalog/revision.ts'
import type {
  Appointment,
  AppointmentDetail,
  AppointmentList,
  ContentState,
  Day,
  MailState,
  Status,
  StatusCounts,
  Validity,
} from '#src/contract/generated/types.ts'
import { type Answers, CONTENT_ADDRESS, OPENED } from './answers.ts'
import { requestsAround } from './requests.ts'

/** State of content without problems: the newest is live. */
export const LIVE: ContentState = { revision: 'gallery', from: 'folder', since: '2026-01-05T09:00:00.000Z', problems: [], refused_at: null }

/** State of mails without problems. */
export const SENDING: MailState = { is_set_up: true, waiting: 0, failed: 0 }

/** The mocked API's answers where a state names no other. */
export function usualAnswers(content: FormContent, today: Day): Answers {
  const requests = requestsAround(today)
  const [first] = requests
  const days = [-44, -37, -30, -22, -15, -8, -1, 1].map(ahead => ({
    date: addDays(today, ahead),
    scheduled_value: 258,
    completed_value: ahead < 0 ? 270 : 0,
  }))
  return {
    [`GET ${CONTENT_ADDRESS}`]: ok(content),
    'GET /api/v1/csrf-token': ok({ csrf_token: 'gallery' }),
    'POST /api/v1/auth/validate': ok<Validity>({ valid: true }),
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
    }),
    'GET /api/v1/appointments/values': ok({ days, undated_completed_value: 0 }),
    [`GET /api/v1/appointments/${OPENED}`]: ok<AppointmentDetail>({
      appointment: first,
      events: [
        { at: first.created_at, kind: 'requested', changes: {} },
        { at: `${addDays(today, -1)}T09:00:00.000Z`, kind: 'changed', changes: { appointment_time: ['08:00', '09:00'] } },
      ],
      deleted: false,
    }),
    'GET /api/v1/content': ok(LIVE),
    'GET /api/v1/mails': ok(SENDING),
    'GET /api/v1/jobs': ok({ jobs: [] }),
    'GET /api/v1/services/types': ok({ service_types: [] }),
    'GET /api/v1/services/slots': ok({ slots: ['09:00', '09:30'] }),
    'GET /api/v1/appointments/check-timeslot': ok({ available: true }),
  }
}

/** Answers for a list of these requests, and its counts. */
export function listed(appointments: Appointment[]) {
  const count = (status: Status) => appointments.filter(request => request.status === status).length
  const counts: StatusCounts = {
    Pending: count('Pending'),
    Confirmed: count('Confirmed'),
    Completed: count('Completed'),
    Cancelled: count('Cancelled'),
  }
  return { 'GET /api/v1/appointments/': ok<AppointmentList>({ appointments }), 'GET /api/v1/appointments/counts': ok(counts) }
}

/** A successful answer. */
export function ok<B>(body: B): { status: 200; body: B } {
  return { status: 200, body }
}
