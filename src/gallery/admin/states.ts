import { addDays } from '#src/catalog/days.ts'
import type { Appointment, AppointmentDetail, Day, ListedOutcomes, ServiceType } from '#src/contract/generated/types.ts'
import type { AdminPath } from '#src/web/admin-hash.ts'
import type { States } from '../specimen.ts'
import { type Answers, OPENED } from './answers.ts'
import { longRequest, requestsAround, visitsOn } from './requests.ts'
import type { Step } from './steps.ts'
import { blocked, BUSY, detailOf, FAILING, MAILED, NO_FIGURES, OFFLINE, PRICING, TELLING } from './unusual-answers.ts'
import { listed, LIVE, ok, SENDING, stateWith } from './usual-answers.ts'

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

type Screen = 'session' | AdminPath | 'request' | 'new-request' | 'search' | 'account'

/** The states of each screen; a path of the admin without an entry does not compile. */
export function adminStates(today: Day): Record<Screen, States<AdminState>> {
  const requests = requestsAround(today)
  const [first] = requests
  const deleted = requests.slice(1, 4).map((request, index) => ({ ...request, deleted_at: `${addDays(today, index === 0 ? -1 : -3)}T11:00:00.000Z` }))
  const theirs: Appointment = { ...first, version: 2, status: 'Cancelled', message: 'Please come round the back.' }
  // Of a visit that is over nobody is told.
  const coming: Appointment = { ...first, appointment_date: addDays(today, 3) }
  const confirmed: Appointment = { ...coming, status: 'Confirmed' }
  const quote: Appointment = { ...first, request_type: 'quote', appointment_date: null, appointment_time: null }
  const done: Appointment = { ...first, status: 'Completed', actual_value: 275.5 }
  const list = '#/admin/requests'
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
      'set-up': { hash: '#/admin?setup=CODE', isSignedOut: true, shows: 'Set up the admin account' },
    },
    requests: {
      full: { hash: list, shows: first.name },
      empty: { hash: list, answers: { ...listed([]), ...NO_FIGURES }, shows: 'No requests yet' },
      'no match': { hash: `${list}?search=nobody`, answers: listed([]), shows: 'No request matches' },
      'long texts': { hash: list, answers: listed([longRequest(today), ...requests.slice(1)]), shows: longRequest(today).name },
      loading: { hash: list, answers: { 'GET /api/v1/appointments/': 'never' }, shows: 'Loading' },
      failing: { hash: list, answers: FAILING, shows: 'The server is busy' },
      offline: { hash: list, answers: OFFLINE, shows: 'could not be loaded' },
      // Behind the details, since a phone has no other button for it in sight.
      'asked to delete': {
        hash: list,
        steps: [{ press: `Details of ${first.name}` }, { press: `Delete the request of ${first.name}` }],
        shows: 'Back',
      },
      'some selected': { hash: list, steps: SELECTING, shows: '2 selected' },
      'asked to confirm some': {
        hash: list,
        answers: { ...TELLING, ...listed([coming, ...requests.slice(1)]) },
        steps: [...SELECTING, { press: 'Confirm' }],
        shows: 'Their times',
      },
      'refused in part': {
        hash: list,
        answers: {
          'POST /api/v1/appointments/changes': ok<ListedOutcomes>({
            outcomes: [
              { id: first.id, status: 409, error: 'Somebody else has changed this request since', appointment: theirs },
              ...deleted.slice(0, 1).map(appointment => ({ id: appointment.id, status: 200, appointment })),
            ],
          }),
        },
        steps: [...SELECTING, { press: 'Move to trash' }, { press: 'Move 2 to the trash' }],
        shows: 'They stay selected',
      },
      'just arrived': {
        hash: list,
        answers: { 'GET /api/v1/events': { news: { kind: 'requested', requests: [{ id: OPENED, version: 1 }] } } },
        shows: `New request from ${first.name}`,
      },
      'content not live': {
        hash: list,
        answers: {
          'GET /api/v1/state': stateWith({
            content: {
              ...LIVE,
              problems: ['business.json /currency: must be a currency'],
              warnings: ['Cars: "Size": more costs less: Gold, Small is $50; Gold, Large is $45'],
            },
          }),
        },
        shows: 'The newest content is not live',
      },
      'no mail': { hash: list, answers: { 'GET /api/v1/state': stateWith({ mails: { ...SENDING, is_set_up: false } }) }, shows: 'No mail is sent' },
      'mails wait': {
        hash: list,
        answers: { 'GET /api/v1/state': stateWith({ mails: { ...SENDING, waiting: 12, failed: 1 } }) },
        shows: 'has not taken 12 mails yet',
      },
    },
    today: {
      full: { hash: '#/admin/today', answers: listed(visitsOn(today)), shows: 'On my way' },
      empty: { hash: '#/admin/today', answers: { ...listed([]), ...NO_FIGURES }, shows: 'No visits on this day' },
      'first request': { hash: '#/admin/today', answers: { ...listed([first]), ...NO_FIGURES }, shows: 'Delete the test' },
      'long texts': { hash: '#/admin/today', answers: listed([{ ...longRequest(today), status: 'Confirmed' }]), shows: longRequest(today).name },
      'change waits': {
        hash: '#/admin/today',
        answers: { ...listed(visitsOn(today)), [`PUT /api/v1/appointments/${OPENED}/progress`]: 'unreachable' },
        steps: [{ press: 'On my way, Maria Alvarez' }],
        shows: 'Waits for connection',
      },
    },
    calendar: {
      full: { hash: week, shows: first.name },
      empty: { hash: week, answers: listed([]), shows: 'Month' },
      'long texts': { hash: week, answers: listed([longRequest(first.appointment_date ?? today)]), shows: longRequest(today).name },
      month: { hash: `${week}&span=month`, shows: first.name },
      blocked: { hash: week, answers: blocked(first), shows: 'Trade fair' },
      'blocking time': { hash: week, answers: blocked(first), steps: [{ press: 'Block time' }], shows: 'once the time is blocked' },
    },
    value: {
      full: { hash: '#/admin/value', shows: 'Total' },
      empty: { hash: '#/admin/value', answers: NO_FIGURES, shows: 'Total' },
      report: { hash: '#/admin/value?by=year', shows: 'By customer' },
      'report of a month': { hash: '#/admin/value?by=month-report', shows: 'By service' },
      'no report': { hash: '#/admin/value?by=year', answers: NO_FIGURES, shows: 'By service' },
      'report failing': { hash: '#/admin/value?by=year', answers: { 'GET /api/v1/appointments/report': BUSY }, shows: 'could not be loaded' },
    },
    customers: {
      full: { hash: '#/admin/customers', shows: first.name },
      empty: { hash: '#/admin/customers', answers: { 'GET /api/v1/customers': ok({ customers: [] }) }, shows: 'No customers yet' },
      one: { hash: `#/admin/customers?of=${OPENED}`, shows: 'Gate code 1234' },
    },
    print: {
      visits: { hash: '#/admin/print', answers: listed(visitsOn(today)), shows: 'To collect' },
      'visits with notes': { hash: '#/admin/print', answers: listed(visitsOn(today)), steps: WITH_NOTES, shows: 'Gate code 1234' },
      'list with notes': { hash: '#/admin/print?as=list', answers: listed(visitsOn(today)), steps: WITH_NOTES, shows: 'Gate code 1234' },
      'no visits': { hash: '#/admin/print', answers: listed([]), shows: 'No visits on this day' },
      failing: { hash: '#/admin/print', answers: FAILING, shows: 'could not be loaded' },
      estimate: { hash: `#/admin/print?of=${OPENED}`, shows: 'Total' },
      receipt: {
        hash: `#/admin/print?of=${OPENED}`,
        answers: { [`GET /api/v1/appointments/${OPENED}`]: ok<AppointmentDetail>({ appointment: done, events: [], deleted: false }) },
        shows: 'Receipt',
      },
    },
    trash: {
      full: { hash: '#/admin/trash', answers: listed(deleted), shows: 'Restore all together' },
      empty: { hash: '#/admin/trash', answers: listed([]), shows: 'The trash is empty' },
    },
    request: {
      appointment: { hash: `${list}?request=${OPENED}`, shows: 'History' },
      'long texts': { hash: `${list}?request=${OPENED}`, answers: listed([longRequest(today)]), shows: 'History' },
      'being changed': { hash: `${list}?request=${OPENED}`, steps: [{ press: 'Edit request' }], shows: 'Promised price' },
      'another service': { hash: `${list}?request=${OPENED}`, steps: [{ press: 'Edit request' }, { press: 'full_package' }], shows: 'Keep' },
      'quote to schedule': {
        hash: `${list}?request=${OPENED}`,
        answers: { ...listed([quote]), [`GET /api/v1/appointments/${OPENED}`]: detailOf(quote) },
        shows: 'Schedule',
      },
      'being scheduled': {
        hash: `${list}?request=${OPENED}`,
        answers: {
          ...listed([quote]),
          [`GET /api/v1/appointments/${OPENED}`]: detailOf(quote),
          'GET /api/v1/services/types': ok({ service_types: [TYPE] }),
          'GET /api/v1/appointments/check-timeslot': ok({ available: false, held_by: requests.slice(1, 3) }),
        },
        steps: [{ press: 'Schedule' }, { enter: 'appointment_date', text: addDays(today, 3) }, { enter: 'appointment_time', text: '10:00' }],
        shows: 'Held by',
      },
      'price to send': {
        hash: `${list}?request=${OPENED}`,
        answers: { ...PRICING, ...listed([quote]), [`GET /api/v1/appointments/${OPENED}`]: detailOf(quote) },
        steps: [{ press: 'Send the price' }],
        shows: 'here is the price',
      },
      'mail to send again': {
        hash: `${list}?request=${OPENED}`,
        answers: { ...TELLING, ...listed([confirmed]), [`GET /api/v1/appointments/${OPENED}`]: detailOf(confirmed, MAILED) },
        steps: [{ press: 'Send again: Told that the visit is confirmed' }],
        shows: 'Dear',
      },
      'asked to tell': {
        hash: list,
        answers: { ...TELLING, ...listed([coming]) },
        steps: [{ enter: `Status of ${first.name}`, text: 'Confirmed' }],
        shows: 'Dear',
      },
      told: {
        hash: list,
        answers: {
          ...TELLING,
          ...listed([coming]),
          [`PUT /api/v1/appointments/${OPENED}/status`]: ok<Appointment>({ ...coming, version: 2, status: 'Confirmed' }),
        },
        steps: [{ enter: `Status of ${first.name}`, text: 'Confirmed' }, { press: 'Confirm and tell' }],
        shows: 'is on its way',
      },
      'changed by two': {
        hash: list,
        answers: { [`PUT /api/v1/appointments/${OPENED}/status`]: { status: 409, body: { error: 'Changed meanwhile', appointment: theirs } } },
        steps: [{ enter: `Status of ${first.name}`, text: 'Confirmed' }],
        shows: 'Somebody else has changed this request',
      },
    },
    'new-request': { empty: { hash: list, steps: [{ press: 'New request' }], shows: 'Book' } },
    search: { open: { hash: list, steps: [{ press: 'Search' }, { enter: 'Search everything', text: 'Maria' }], shows: 'Customers' } },
    account: { open: { hash: list, steps: [{ press: 'Account' }], shows: 'Safari on iPad' } },
  }
}

/** Selects the first two requests. */
const SELECTING: readonly Step[] = ['j', 'x', 'j', 'x'].map(key => ({ key }))

/** Internal notes are on paper only once they are asked for. */
const WITH_NOTES: readonly Step[] = [{ press: 'Internal notes' }]

const TYPE: ServiceType = { value: 'sized', category: 'Full', duration: 120 }
