import type { FormContent } from '#src/catalog/revision.ts'
import type {
  Appointment,
  AppointmentDetail,
  AppointmentList,
  BulkJobs,
  ChangeRefusal,
  ContentState,
  CsrfToken,
  Failure,
  MailState,
  ServiceTypes,
  SessionList,
  SlotsAnswer,
  StatusCounts,
  SummaryAnswer,
  TimeslotAnswer,
  Validity,
  ValuesAnswer,
} from '#src/contract/generated/types.ts'

/** Address from which the admin in a frame loads its content. */
export const CONTENT_ADDRESS = '/gallery/content.json'

/** Id of the request that the states open and change. */
export const OPENED = 'a1b2c3d4'

/** The answer's type for each call that is mocked. */
interface Bodies {
  [CONTENT]: FormContent
  'GET /api/v1/csrf-token': CsrfToken
  'POST /api/v1/auth/login': never
  'POST /api/v1/auth/validate': Validity
  'GET /api/v1/auth/sessions': SessionList
  'GET /api/v1/appointments/': AppointmentList
  'GET /api/v1/appointments/counts': StatusCounts
  'GET /api/v1/appointments/summary': SummaryAnswer
  'GET /api/v1/appointments/values': ValuesAnswer
  'GET /api/v1/appointments/check-timeslot': TimeslotAnswer
  [DETAIL]: AppointmentDetail
  [STATUS]: Appointment
  'GET /api/v1/content': ContentState
  'GET /api/v1/mails': MailState
  'GET /api/v1/jobs': BulkJobs
  'GET /api/v1/services/types': ServiceTypes
  'GET /api/v1/services/slots': SlotsAnswer
}

const CONTENT = `GET ${CONTENT_ADDRESS}` as const
const DETAIL = `GET /api/v1/appointments/${OPENED}` as const
const STATUS = `PUT /api/v1/appointments/${OPENED}/status` as const

/** A refusal, an answer that never comes, or a server out of reach. */
type Otherwise = { status: 401 | 409 | 503; body: Failure | ChangeRefusal } | 'never' | 'unreachable'

/** Mocked answers by method and path, whatever the query. */
export type Answers = { [K in keyof Bodies]?: { status: 200; body: Bodies[K] } | Otherwise }

/** A mock of `fetch` that answers from fixtures. @throws TypeError for `unreachable`, as `fetch` does without a connection. */
export function fetchFrom(answers: Answers): typeof fetch {
  return async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    const call = `${init?.method ?? 'GET'} ${pathname}`
    const answer = Object.entries(answers).find(([key]) => key === call)?.[1]
    if (answer === 'never') return new Promise<Response>(() => {})
    if (answer === 'unreachable') throw new TypeError('Failed to fetch')
    if (answer === undefined) return Response.json({ error: `The gallery has no answer to ${call}` }, { status: 404 })
    return Response.json(answer.body, { status: answer.status })
  }
}
