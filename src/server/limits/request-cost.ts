import type { FastifyRequest } from 'fastify'

/** A page that is kept in memory; what else is asked for costs more or less than that. About a millisecond at the worst input. */
const PAGE = 1

/** What is sent as it is, or is not sent at all since the browser has it. */
export const KEPT_FILE = 0.2

/** What changes something is read, checked and stored. */
const CHANGE = 5

/** By route, where it is neither of them. */
export const COSTS: Readonly<Record<string, number>> = {
  '/assets/:file': KEPT_FILE,
  '/content/:revision/form.json': KEPT_FILE,
  '/illustrations/:file': KEPT_FILE,
  '/images/:file': KEPT_FILE,
  '/fonts/:file': KEPT_FILE,
  '/robots.txt': KEPT_FILE,
  '/manifest.webmanifest': KEPT_FILE,
  '/sw.js': KEPT_FILE,
  '/health': KEPT_FILE,
  // Asks the database.
  '/ready': PAGE,
  '/sitemap.xml': PAGE,
  '/api/v1/services/check-timeslot': 2,
  // Looks at every start of a day.
  '/api/v1/services/slots': 5,
  '/api/v1/openapi.json': 10,
  // A password takes a core for tens of milliseconds.
  '/api/v1/auth/login': 10,
  '/api/v1/auth/setup': 10,
}

/** A body of so many bytes costs as much as a page: what people write is some hundreds long. */
const BYTES = 2_000

/** More is not read; a body whose length is not said may have as many. */
const MOST_BYTES = 200_000

/** What a request may cost, before its body is read. */
export function requestCost({ method, routeOptions, headers }: Pick<FastifyRequest, 'method' | 'routeOptions' | 'headers'>): number {
  const known = COSTS[routeOptions.url ?? ''] ?? (method === 'GET' || method === 'HEAD' || method === 'OPTIONS' ? PAGE : CHANGE)
  const bytes = headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : MOST_BYTES
  return known + Math.min(bytes, MOST_BYTES) / BYTES
}
