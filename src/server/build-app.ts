import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { answerError, answerErrors } from './http/answer-errors.ts'
import { answerUnreadable } from './http/answer-unreadable.ts'
import { addAccessLog } from './http/access-log.ts'
import { serverFactory } from './http/create-server.ts'
import { fastifyTrust } from './http/trust-proxy.ts'
import { allowOrigins, answerPreflight } from './http/cors.ts'
import { acceptJsonOnly, BODY_LIMIT } from './http/json-body.ts'
import { Drain } from './lifecycle/drain.ts'
import { limitRequests } from './limits/limit-requests.ts'
import { RequestBudget } from './limits/request-budget.ts'
import { requestCost } from './limits/request-cost.ts'
import type { Outbox } from './mail/outbox.ts'
import { networksOf } from './limits/network.ts'
import { noticeSender } from './pages/notices.ts'
import { PageCache } from './pages/page-cache.ts'
import { addApi } from './register-api.ts'
import { addAdminApp } from './routes/admin-app.ts'
import { addBuiltFiles } from './routes/built-files.ts'
import { addContentFiles } from './routes/content-files.ts'
import { addKeySet } from './routes/estimates.ts'
import { addDraftPages } from './routes/draft-pages.ts'
import { addHealth } from './routes/health.ts'
import { addMcp } from './routes/mcp.ts'
import { addPages } from './routes/pages.ts'
import { addSiteFiles } from './routes/site-files.ts'
import { HttpError } from './http/http-error.ts'
import { SECURITY_HEADERS } from './http/security-headers.ts'
import type { AppContext } from './app-context.ts'

const OUTBOX_MS = 20_000

/** A booking releases the expired holds in its way itself; this interval only keeps the lists current. */
const HOLDS_MS = 60_000

/** Builds the app; listening is up to the caller. */
export async function buildApp(context: AppContext): Promise<FastifyInstance> {
  const { config, content, site } = context
  const budget = new RequestBudget(config.requestLimit)
  const app = fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    serverFactory: serverFactory(config, budget),
    trustProxy: fastifyTrust(config.trustProxy),
    bodyLimit: BODY_LIMIT,
    clientErrorHandler: answerUnreadable,
    // The storage stays open until the last connection is closed, so requests can be answered while the app closes.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 3000 },
    frameworkErrors: (error, request, reply) => {
      // No hook runs for these errors: charge the client here, and close its connection.
      budget.charge(networksOf(request.ip), requestCost(request))
      reply.headers(SECURITY_HEADERS).header('connection', 'close')
      answerError(error, request, reply, context)
    },
  })
  Drain.addTo(app)
  acceptJsonOnly(app)
  const pages = new PageCache()
  const sendNotice = noticeSender(pages, context)
  answerErrors(app, context, sendNotice)
  addHeaders(app)
  allowOrigins(app, config.allowedOrigins)
  addAccessLog(app, context)
  limitRequests(app, budget, context)
  answerPreflight(app)
  addHealth(app, context)
  addApi(app, context)
  addContentFiles(app, context)
  addMcp(app, context)
  addKeySet(app, context)
  addSiteFiles(app, context, sendNotice)
  addAdminApp(app, context)
  if (site !== null && site.assetFolder !== null && existsSync(site.assetFolder)) addBuiltFiles(app, site.assetFolder)
  await app.register(async scope => {
    // Only pages read cookies.
    await scope.register(cookie)
    addDraftPages(scope, context)
    addPages(scope, context, pages)
  })

  const watches: (() => void)[] = []
  app.addHook('onReady', async () => void watches.push(content.watch(app.log)))
  app.addHook('onClose', async () => watches.forEach(stop => stop()))
  if (context.outbox !== null) sendMails(app, context.outbox)
  endHolds(app, context)
  return app
}

/** Mails are sent when a request arrives; the timer retries those that failed or were left by a process that died. */
function sendMails(app: FastifyInstance, outbox: Outbox): void {
  const timer = setInterval(() => void outbox.run(app.log), OUTBOX_MS)
  app.addHook('onReady', async () => void outbox.runAnew(app.log))
  app.addHook('onClose', async () => clearInterval(timer))
}

function endHolds(app: FastifyInstance, { storage, clock }: AppContext): void {
  const timer = setInterval(() => {
    storage.appointments.endExpiredHolds(clock()).catch((error: unknown) => app.log.warn({ err: error }, 'expired holds could not be ended'))
  }, HOLDS_MS)
  app.addHook('onClose', async () => clearInterval(timer))
}

/** Adds security headers to every answer, and refuses requests with a wrong Host or Expect header. */
function addHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(SECURITY_HEADERS)
    const hosts = request.raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length
    if (hosts > 1) return done(new HttpError(400, { error: 'The request names more than one host' }))
    // The only expectation that is supported; Node answers it itself (RFC 9110, 10.1.1).
    if ((request.headers.expect ?? '100-continue').toLowerCase() !== '100-continue')
      return done(new HttpError(417, { error: 'The request expects what this server does not do' }))
    if (hosts === 0 && request.raw.httpVersion === '1.1') return done(new HttpError(400, { error: 'The request names no host' }))
    done()
  })
}
