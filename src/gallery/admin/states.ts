import { addDays } from '#src/catalog/days.ts'
import type { Appointment, Day } from '#src/contract/generated/types.ts'
import type { AdminPath } from '#src/web/admin-hash.ts'
import type { States } from '../specimen.ts'
import { type Answers, OPENED } from './answers.ts'
import { longRequest, requestsAround } from './requests.ts'
import type { Step } from './steps.ts'
import { listed, LIVE, ok, SENDING } from './usual-answers.ts'

/** How the admin is brought into a state: its hash, the mocked API's answers, and the owner's actions. */
export interface AdminState {
  hash: string
  isSignedOut?: boolean
  /** Answers that differ from `usualAnswers`. */
  answers?: Answers
  steps?: readonly Step[]
  /** A text that is on the screen once the state is reached. */
  shows: string
}

type Screen = 'session' | 'list' | AdminPath | 'request' | 'new-request' | 'account'

/** The states of each screen; a path of the admin without an entry does not compile. */
export function adminStates(today: Day): Record<Screen, States<AdminState>> {
  const requests = requestsAround(today)
  const [first] = requests
  const deleted = requests.slice(1, 4).map((request, index) => ({ ...request, deleted_at: `${addDays(today, index === 0 ? -1 : -3)}T11:00:00.000Z` }))
  const theirs: Appointment = { ...first, version: 2, status: 'Cancelled', message: 'Please come round the back.' }
  const list = '#/admin'
  // Phones show this day alone.
  const week = `#/admin/calendar?day=${first.appointment_date}`
  return {
    session: {
      'sign-in': { hash: list, isSignedOut: true, shows: 'Admin login' },
      refused: {
        hash: list,
        isSignedOut: true,
        answers: { 'POST /api/v1/auth/login': { status: 401, body: { error: 'Wrong username or password' } } },
        steps: [{ enter: 'username', text: 'owner' }, { enter: 'current-password', text: 'a wrong guess of it' }, { press: 'Login' }],
        shows: 'Wrong username or password',
      },
      ended: { hash: list, answers: { 'POST /api/v1/auth/validate': { status: 401, body: { error: '' } } }, shows: 'Your session has ended' },
      'out of reach': { hash: list, answers: { 'POST /api/v1/auth/validate': 'unreachable' }, shows: 'Try again' },
      'set-up': { hash: `${list}?setup=CODE`, isSignedOut: true, shows: 'Set up the admin account' },
    },
    list: {
      full: { hash: list, shows: first.name },
      empty: { hash: list, answers: { ...listed([]), ...NO_FIGURES }, shows: 'No requests yet' },
      'no match': { hash: `${list}?search=nobody`, answers: listed([]), shows: 'No request matches' },
      'long texts': { hash: list, answers: listed([longRequest(today), ...requests.slice(1)]), shows: longRequest(today).name },
      loading: { hash: list, answers: { 'GET /api/v1/appointments/': 'never' }, shows: 'Loading' },
      failing: { hash: list, answers: FAILING, shows: 'The server is busy' },
      offline: { hash: list, answers: OFFLINE, shows: 'could not be loaded' },
      'asked to delete': { hash: list, steps: [{ press: `Delete the request of ${first.name}` }], shows: 'Cancel' },
      'content not live': {
        hash: list,
        answers: { 'GET /api/v1/content': { status: 200, body: { ...LIVE, problems: ['business.json /currency: must be a currency'] } } },
        shows: 'The newest content is not live',
      },
      'no mail': { hash: list, answers: { 'GET /api/v1/mails': { status: 200, body: { ...SENDING, is_set_up: false } } }, shows: 'No mail is sent' },
      'mails wait': {
        hash: list,
        answers: { 'GET /api/v1/mails': { status: 200, body: { ...SENDING, waiting: 12, failed: 1 } } },
        shows: 'has not taken 12 mails yet',
      },
    },
    calendar: {
      full: { hash: week, shows: first.name },
      empty: { hash: week, answers: listed([]), shows: 'Previous' },
    },
    value: {
      full: { hash: '#/admin/value', shows: 'Together' },
      empty: { hash: '#/admin/value', answers: NO_FIGURES, shows: 'Together' },
    },
    trash: {
      full: { hash: '#/admin/trash', answers: listed(deleted), shows: 'Restore all together' },
      empty: { hash: '#/admin/trash', answers: listed([]), shows: 'The trash is empty' },
    },
    request: {
      appointment: { hash: `${list}?request=${OPENED}`, shows: 'History' },
      'long texts': { hash: `${list}?request=${OPENED}`, answers: listed([longRequest(today)]), shows: 'History' },
      'changed by two': {
        hash: list,
        answers: { [`PUT /api/v1/appointments/${OPENED}/status`]: { status: 409, body: { error: 'Changed meanwhile', appointment: theirs } } },
        steps: [{ enter: `Status of ${first.name}`, text: 'Confirmed' }],
        shows: 'Somebody else has changed this request',
      },
    },
    'new-request': { empty: { hash: list, steps: [{ press: 'New request' }], shows: 'Book' } },
    account: { open: { hash: list, steps: [{ press: 'Account' }], shows: 'Safari on iPad' } },
  }
}

const BUSY = { status: 503, body: { error: 'The server is busy. Please try again.' } } as const
const FAILING: Answers = { 'GET /api/v1/appointments/': BUSY, 'GET /api/v1/appointments/summary': BUSY, 'GET /api/v1/appointments/counts': BUSY }
const OFFLINE: Answers = {
  'GET /api/v1/appointments/': 'unreachable',
  'GET /api/v1/appointments/summary': 'unreachable',
  'GET /api/v1/appointments/counts': 'unreachable',
}
const NO_FIGURES: Answers = {
  'GET /api/v1/appointments/summary': ok({
    summary: {
      total_scheduled: 0,
      pending_appointments: 0,
      confirmed_appointments: 0,
      total_completed: 0,
      scheduled_value: 0,
      completed_value: 0,
    },
  }),
  'GET /api/v1/appointments/values': ok({ days: [], undated_completed_value: 0 }),
}
