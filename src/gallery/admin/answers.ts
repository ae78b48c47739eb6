import type { FormContent } from '#src/catalog/revision.ts'
import type {
  AdminTimeslotAnswer,
  Appointment,
  AppointmentDetail,
  AppointmentList,
  BestCustomers,
  ChangeRefusal,
  ClosedVisits,
  ClosureList,
  CouponUses,
  CsrfToken,
  CustomerDetail,
  CustomerList,
  DaysAnswer,
  Failure,
  ListedOutcomes,
  MailPreview,
  DayNotes,
  NoteList,
  OwnLists,
  ReportAnswer,
  RequestNews,
  ServiceTypes,
  SessionList,
  SiteState,
  SlotsAnswer,
  StatusCounts,
  SummaryAnswer,
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
  'POST /api/v1/appointments/changes': ListedOutcomes
  'GET /api/v1/appointments/summary': SummaryAnswer
  'GET /api/v1/appointments/values': ValuesAnswer
  'GET /api/v1/appointments/check-timeslot': AdminTimeslotAnswer
  'GET /api/v1/appointments/report': ReportAnswer
  'GET /api/v1/coupons': CouponUses
  [DETAIL]: AppointmentDetail
  [STATUS]: Appointment
  [PREVIEW]: MailPreview
  'GET /api/v1/customers': CustomerList
  'GET /api/v1/customers/best': BestCustomers
  [CUSTOMER]: CustomerDetail
  [NOTES]: NoteList
  'GET /api/v1/notes': DayNotes
  [PROGRESS]: Appointment
  'GET /api/v1/closures': ClosureList
  'GET /api/v1/closures/visits': ClosedVisits
  'GET /api/v1/lists': OwnLists
  'GET /api/v1/state': SiteState
  'GET /api/v1/events': never
  'GET /api/v1/services/types': ServiceTypes
  'GET /api/v1/services/days': DaysAnswer
  'GET /api/v1/services/slots': SlotsAnswer
  'GET /api/v1/appointments/slots': SlotsAnswer
}

const CONTENT = `GET ${CONTENT_ADDRESS}` as const
const DETAIL = `GET /api/v1/appointments/${OPENED}` as const
const CUSTOMER = `GET /api/v1/customers/${OPENED}` as const
const NOTES = `GET /api/v1/appointments/${OPENED}/notes` as const
const PROGRESS = `PUT /api/v1/appointments/${OPENED}/progress` as const
const STATUS = `PUT /api/v1/appointments/${OPENED}/status` as const
const PREVIEW = `POST /api/v1/appointments/${OPENED}/mails/preview` as const

/** News on a stream that stays open, a refusal, an answer that never comes, or a server out of reach. */
type Otherwise = { news: RequestNews } | { status: 401 | 409 | 503; body: Failure | ChangeRefusal } | 'never' | 'unreachable'

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
    if ('news' in answer) return streamOf(answer.news)
    return Response.json(answer.body, { status: answer.status })
  }
}

/** A stream of server-sent events with one event. */
function streamOf(news: RequestNews): Response {
  const event = new TextEncoder().encode(`data: ${JSON.stringify(news)}\n\n`)
  return new Response(new ReadableStream({ start: controller => controller.enqueue(event) }))
}
