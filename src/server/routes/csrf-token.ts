import { type ApiRoute, route } from '../http/api-route.ts'
import { renewCsrfToken } from '../auth/csrf-token.ts'
import type { AppContext } from '../app-context.ts'

/** Issues tokens against forged requests (CSRF); a call that carries an older token renews it. */
export function csrfTokenRoutes({ config, csrfSecret, clock }: AppContext): ApiRoute[] {
  return [
    route({
      method: 'GET',
      url: '/api/v1/csrf-token',
      summary: 'A token for the X-CSRF-Token header of calls that change something',
      access: 'public',
      answers: { 200: 'CsrfToken' },
      handle: ({ request }) => {
        const old = String(request.headers['x-csrf-token'] ?? '')
        return { status: 200, body: { csrf_token: renewCsrfToken(csrfSecret, old, clock(), config.formMinSeconds * 1000) } }
      },
    }),
  ]
}
