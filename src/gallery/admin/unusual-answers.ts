import { addDays } from '#src/catalog/days.ts'
import type { Appointment, AppointmentDetail, AppointmentEvent, MailPreview } from '#src/contract/generated/types.ts'
import { type Answers, OPENED } from './answers.ts'
import { LIVE, ok, SENDING, stateWith } from './usual-answers.ts'

/** A request that is open, with its history. */
export function detailOf(appointment: Appointment, events: AppointmentEvent[] = []) {
  return ok<AppointmentDetail>({ appointment, events, deleted: false })
}

export const MAILED: AppointmentEvent[] = [
  {
    at: LIVE.since,
    kind: 'mailed',
    by: null,
    changes: {},
    mail: { kind: 'confirmed', to: 'visitor@example.com', state: 'sent', settled_at: LIVE.since },
  },
]

/** Content has a mail for confirmed visits. */
export const TELLING: Answers = {
  'GET /api/v1/state': stateWith({ mails: { ...SENDING, kinds: ['priced', 'confirmed'] } }),
  [`POST /api/v1/appointments/${OPENED}/mails/preview`]: ok<MailPreview>({
    kind: 'confirmed',
    mail: {
      to: 'visitor@example.com',
      subject: 'Your visit is confirmed',
      text: 'Dear visitor,\n\nwe come on Tuesday at 9:00.\n\nReference: A1B2C3D4\n\n-- \nThis mail came because your address was given to us.',
    },
    sms: 'Dear visitor. We come on Tuesday at 9:00.',
  }),
}

/** A quote's price that can be sent by mail. */
export const PRICING: Answers = {
  ...TELLING,
  [`POST /api/v1/appointments/${OPENED}/mails/preview`]: ok<MailPreview>({
    kind: 'priced',
    mail: {
      to: 'visitor@example.com',
      subject: 'Your quote',
      text: 'Dear visitor,\n\nhere is the price that you asked for: $150.\n\nReference: A1B2C3D4\n\n-- \nThis mail came because your address was given to us.',
    },
    sms: 'Dear visitor. Your quote: $150.',
  }),
}

export const BUSY = { status: 503, body: { error: 'The server is busy. Please try again.' } } as const
export const FAILING: Answers = {
  'GET /api/v1/appointments/': BUSY,
  'GET /api/v1/appointments/summary': BUSY,
  'GET /api/v1/appointments/counts': BUSY,
}
export const OFFLINE: Answers = {
  'GET /api/v1/appointments/': 'unreachable',
  'GET /api/v1/appointments/summary': 'unreachable',
  'GET /api/v1/appointments/counts': 'unreachable',
}
export const NO_FIGURES: Answers = {
  'GET /api/v1/appointments/summary': ok({
    summary: {
      total_scheduled: 0,
      pending_appointments: 0,
      confirmed_appointments: 0,
      total_completed: 0,
      scheduled_value: 0,
      completed_value: 0,
    },
    waiting: 0,
  }),
  'GET /api/v1/appointments/values': ok({ days: [], undated_completed_value: 0 }),
  'GET /api/v1/appointments/report': ok({ groups: [] }),
  'GET /api/v1/customers/best': ok({ customers: [] }),
  'GET /api/v1/coupons': ok({ coupons: [] }),
}

/** A day off after a request's visit, an hour of one crew before it, and the visit in what is being blocked. */
export function blocked(visit: Appointment): Answers {
  const day = visit.appointment_date ?? ''
  const stored = { at: '2026-01-05T09:00:00.000Z', by: 'owner' }
  const off = {
    first_day: addDays(day, 1),
    last_day: addDays(day, 2),
    from_time: null,
    until_time: null,
    crews: 'all',
    reason: 'Trade fair',
  } as const
  const hour = { first_day: day, last_day: day, from_time: '07:00', until_time: '08:30', crews: '2', reason: '' } as const
  return {
    'GET /api/v1/closures': ok({
      closures: [
        { id: 'hour', ...hour, ...stored },
        { id: 'off', ...off, ...stored },
      ],
    }),
    'GET /api/v1/closures/visits': ok({ visits: [visit], total: 1 }),
  }
}
