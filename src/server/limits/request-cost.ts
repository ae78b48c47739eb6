import type { FastifyRequest } from 'fastify'

/** Cost of a cached page, about a millisecond at the worst input; all other costs are relative to it. */
const PAGE = 1

/** Cost of a file that is sent as it is, or of a 304. */
export const KEPT_FILE = 0.2

/** Cost of a change, which is read, checked and stored. */
const CHANGE = 5

/** Cost of a page that is made of a draft for each who asks. */
const DRAFT_PAGE = 20

/** Costs by route, where they differ. */
export const COSTS: Readonly<Record<string, number>> = {
  '/assets/:file': KEPT_FILE,
  '/content/:revision/form.json': KEPT_FILE,
  '/content/:revision/owner-form.json': KEPT_FILE,
  '/illustrations/:file': KEPT_FILE,
  '/images/:file': KEPT_FILE,
  '/videos/:file': KEPT_FILE,
  '/fonts/:file': KEPT_FILE,
  // Reads and checks a whole draft.
  '/content/draft/:token': DRAFT_PAGE,
  '/content/draft/:token/*': DRAFT_PAGE,
  // Come from the dataset each time.
  '/content/draft/:token/images/:file': 5,
  '/content/draft/:token/videos/:file': 5,
  '/robots.txt': KEPT_FILE,
  '/manifest.webmanifest': KEPT_FILE,
  '/sw.js': KEPT_FILE,
  '/health': KEPT_FILE,
  // Asks the database.
  '/ready': PAGE,
  '/sitemap.xml': PAGE,
  '/llms.txt': PAGE,
  '/api/v1/services/check-timeslot': 2,
  // Looks at every start of a day.
  '/api/v1/services/slots': 5,
  '/api/v1/appointments/slots': 5,
  // Looks at every start of some days; of four weeks' while the calendar is full.
  '/api/v1/services/days': 8,
  // Up to a hundred changes, each with its own transaction.
  '/api/v1/appointments/changes': 20,
  '/api/v1/openapi.json': 10,
  // Sends every price.
  '/api/v1/catalog': 3,
  // A tool may look at the starts of some weeks.
  '/mcp': 8,
  // A password takes a core for tens of milliseconds.
  '/api/v1/auth/login': 10,
  '/api/v1/auth/setup': 10,
}

/** Bytes of a body that cost as much as a page: what people write is some hundred bytes long. */
const BYTES = 2_000

/** Maximum length of a body; one of undeclared length is charged as this long. */
const MAX_BYTES = 200_000

/** The most that a request may cost, before its body is read. */
export function requestCost({ method, routeOptions, headers }: Pick<FastifyRequest, 'method' | 'routeOptions' | 'headers'>): number {
  const known = COSTS[routeOptions.url ?? ''] ?? (method === 'GET' || method === 'HEAD' || method === 'OPTIONS' ? PAGE : CHANGE)
  const bytes = headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : MAX_BYTES
  return known + Math.min(bytes, MAX_BYTES) / BYTES
}
