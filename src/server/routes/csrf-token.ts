import { type ApiRoute, route } from '../api-route.ts'
import { issueCsrfToken } from '../csrf-token.ts'
import type { ServerParts } from '../server-parts.ts'
import { shapes } from '../shapes.ts'

/** The token against forged requests. */
export function csrfTokenRoutes({ csrfSecret, clock }: ServerParts): ApiRoute[] {
  return [
    route({
      method: 'GET',
      url: '/api/v1/csrf-token',
      summary: 'A token for the X-CSRF-Token header of calls that change something',
      access: 'public',
      body: shapes.NoPayload,
      query: shapes.NoPayload,
      answers: { 200: 'CsrfToken' },
      handle: () => ({ status: 200, body: { csrf_token: issueCsrfToken(csrfSecret, clock()) } }),
    }),
  ]
}
