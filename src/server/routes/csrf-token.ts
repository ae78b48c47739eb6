import { type ApiRoute, route } from '../http/api-route.ts'
import { issueCsrfToken } from '../auth/csrf-token.ts'
import type { AppContext } from '../app-context.ts'

/** Issues tokens against forged requests (CSRF). */
export function csrfTokenRoutes({ csrfSecret, clock }: AppContext): ApiRoute[] {
  return [
    route({
      method: 'GET',
      url: '/api/v1/csrf-token',
      summary: 'A token for the X-CSRF-Token header of calls that change something',
      access: 'public',
      answers: { 200: 'CsrfToken' },
      handle: () => ({ status: 200, body: { csrf_token: issueCsrfToken(csrfSecret, clock()) } }),
    }),
  ]
}
