import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type SendNotice, wantsPage } from '../pages/notices.ts'
import { failureOf, HttpError } from './http-error.ts'
import type { AppContext } from '../app-context.ts'
import { isOutdated } from '../storage/engines/fence.ts'
import { isUnavailable } from '../storage/engines/unavailable.ts'

/** The databases' error codes for a full disk. */
const SQLITE_FULL = 13
const POSTGRES_FULL = '53100'

/** SQLSTATE of a text that PostgreSQL cannot hold: one with a NUL character. */
const POSTGRES_NO_TEXT = '22021'

/** Answers every error as `{"error": …}` in plain words; server errors are logged and their cause is not shown. Browsers get a page for a 404 and a 429. */
export function answerErrors(app: FastifyInstance, context: AppContext, sendNotice: SendNotice): void {
  app.setErrorHandler((error, request, reply) => {
    const { limited } = context.content.current().revision.content.site.notices
    const refused = toHttpError(error)
    if (refused.status !== 429 || limited === undefined || context.site === null || !wantsPage(request))
      return answerError(error, request, reply, context)
    return sendNotice(request, reply.code(429).header('retry-after', String(refused.retryAfter ?? 1)), 'limited')
  })
  app.setNotFoundHandler(async (request, reply) => {
    if (context.site !== null && wantsPage(request)) return sendNotice(request, reply.code(404), 'notFound')
    return sendFailure(reply, new HttpError(404, { error: 'There is nothing at this address' }), context)
  })
}

/** Also called for errors before routing, such as an address that cannot be read. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply, context: AppContext): void {
  const refused = toHttpError(error)
  if (refused.status >= 500 && !(error instanceof HttpError)) request.log.error(error)
  sendFailure(reply, refused, context)
}

function sendFailure(reply: FastifyReply, refused: HttpError, { content }: AppContext): FastifyReply {
  const { status, retryAfter } = refused
  if (retryAfter !== null) reply.header('retry-after', String(retryAfter))
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  return reply.code(status).header('cache-control', 'no-store').send(failureOf(refused, content.current().revision.content.messages))
}

function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  const { statusCode, errcode, code } = partsOf(error)
  if (statusCode !== null && statusCode >= 400 && statusCode < 500)
    return new HttpError(statusCode, { error: CLIENT_ERRORS.get(statusCode) ?? 'The request is not valid' })
  if (isOutdated(error)) return new HttpError(503, 'replaced', 5)
  // Checked after client errors: a client that disconnects in the middle of its body has the same code as a lost database.
  if (isUnavailable(error)) return new HttpError(503, 'busy', 1)
  if (errcode === SQLITE_FULL || code === POSTGRES_FULL) return new HttpError(507, 'full')
  if (code === POSTGRES_NO_TEXT) return new HttpError(400, { error: 'A text holds a character that cannot be kept' })
  return new HttpError(500, 'unexpected')
}

const CLIENT_ERRORS: ReadonlyMap<number, string> = new Map([
  [400, 'The request could not be read'],
  [413, 'The request is too large'],
  [414, 'The address is too long'],
  [415, 'The request must be JSON (Content-Type: application/json)'],
])

function partsOf(error: unknown): { statusCode: number | null; errcode: number | null; code: unknown } {
  if (typeof error !== 'object' || error === null) return { statusCode: null, errcode: null, code: null }
  return {
    statusCode: 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : null,
    errcode: 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : null,
    code: 'code' in error ? error.code : null,
  }
}
