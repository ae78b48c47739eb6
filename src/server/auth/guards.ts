import type { FastifyRequest } from 'fastify'
import type { ApiRoute } from '../http/api-route.ts'
import { isCsrfToken } from './csrf-token.ts'
import { isTrustedOrigin } from './origins.ts'
import { HttpError } from '../http/http-error.ts'
import type { AppContext } from '../app-context.ts'
import { type HasPreviewSecret, previewSecret } from './preview-secrets.ts'
import type { Sessions } from './sessions.ts'

/** Who calls. */
export interface Callers {
  sessions: Sessions
  hasPreviewSecret: HasPreviewSecret
}

/**
 * Refuses a call before its body is read: first without a session (401), then when it may be forged (403). An admin's call is then known by its
 * account. A preview secret is looked up last, since that costs the dataset a query.
 */
export async function guard(
  request: FastifyRequest,
  { access, method }: ApiRoute,
  { sessions, hasPreviewSecret }: Callers,
  context: AppContext,
): Promise<void> {
  const hasSecret = access === 'editor' && previewSecret(request) !== ''
  if (access === 'admin' || (access === 'editor' && !hasSecret)) {
    const username = await sessions.find(bearerToken(request))
    if (username === null) throw signedOut()
    request.username = username
  }
  refuseForged(request, { access, method }, context)
  if (hasSecret && !(await hasPreviewSecret(request))) throw signedOut()
}

function signedOut(): HttpError {
  return new HttpError(401, { error: 'Please sign in' })
}

function refuseForged(request: FastifyRequest, { access, method }: Pick<ApiRoute, 'access' | 'method'>, context: AppContext): void {
  // Forged requests come from browsers, which cannot sign.
  if (method === 'GET' || access === 'signed') return
  if (!isTrustedOrigin(request, context.config)) {
    const { origin, host } = request.headers
    if (URL.parse(origin ?? '')?.host === host)
      request.log.warn(`a page of ${origin} was refused: behind a reverse proxy, set PUBLIC_ORIGIN and TRUST_PROXY`)
    throw new HttpError(403, { error: 'This page may not send requests here' })
  }
  const token = request.headers['x-csrf-token']
  if (typeof token !== 'string' || !isCsrfToken(context.csrfSecret, token, context.clock())) {
    throw new HttpError(403, 'expired')
  }
}

/** The bearer token of the Authorization header; empty when there is none. */
export function bearerToken({ headers }: FastifyRequest): string {
  return /^Bearer ([\w-]{1,200})$/i.exec(headers.authorization ?? '')?.[1] ?? ''
}
