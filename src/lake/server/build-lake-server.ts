import Fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { Access, checkHost, checkOrigin, isAllowedOrigin } from './access.ts'
import type { Certificate } from './certificate.ts'
import { EventStreams } from './event-stream.ts'
import { ASSET_FILE, assetFiles, assetRoutes } from './routes/asset-routes.ts'
import type { Lake } from '../lake.ts'
import { LakeHttpError, noProject, refuse } from './http-error.ts'
import { changeRoutes } from './routes/change-routes.ts'
import { routeUpgrades } from './route-upgrades.ts'
import { documentRoutes } from './routes/document-routes.ts'
import { historyRoutes } from './routes/history-routes.ts'
import type { LakeRoutes } from './routes/lake-route.ts'
import { listenRoutes } from './routes/listen-route.ts'
import { LIVE_EVENTS, liveRoutes } from './routes/live-route.ts'
import { presenceRoutes } from './routes/presence-route.ts'
import { CORS_CHECK, projectRoutes } from './routes/project-routes.ts'
import { queryRoutes } from './routes/query-route.ts'

/** Options of a lake server. */
export interface LakeServerOptions {
  /** When set, only its bearer may change documents and see drafts. */
  readonly token?: string | null
  /** Whether reading published documents requires sign-in too. */
  readonly isPrivate?: boolean
  /** When set, the server speaks HTTP/2 and HTTP/1.1 over TLS; else HTTP/1.1, where browsers open only six streams per host. */
  readonly certificate?: Certificate | null
  /** Origins of other pages that may use the lake; pages on this machine always may. */
  readonly allowedOrigins?: () => readonly string[]
  /** The lake's host name. Without a token, the lake answers only to it, to IP addresses and to localhost. */
  readonly host?: string | null
  /** The folder of assets; without it the lake has none. */
  readonly assets?: string | null
  /** Proxies that may set the client's address; none by default. */
  readonly trustProxy?: FastifyServerOptions['trustProxy']
  readonly logger?: FastifyBaseLogger
}

/** A transaction may contain a whole dataset. */
const BODY_LIMIT = 64 * 1024 * 1024

const ROUTES: readonly LakeRoutes[] = [
  queryRoutes,
  documentRoutes,
  changeRoutes,
  listenRoutes,
  liveRoutes,
  historyRoutes,
  presenceRoutes,
  projectRoutes,
]

/** Serves a lake over the Content Lake's HTTP API, under `/v1`, `/vX` and `/vYYYY-MM-DD`. */
export function buildLakeServer(
  lake: Lake,
  {
    token = null,
    isPrivate = false,
    certificate = null,
    allowedOrigins = () => [],
    assets = null,
    host = null,
    trustProxy = false,
    logger,
  }: LakeServerOptions = {},
): FastifyInstance {
  const app = buildFastify(certificate, trustProxy, logger)
  const streams = new EventStreams()
  routeUpgrades(app)
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof LakeHttpError) return reply.status(error.status).send(error.body)
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error(error)
    return reply.status(status).send({ statusCode: status, error: status < 500 ? 'Bad Request' : 'Internal Server Error', message: error.message })
  })
  app.setNotFoundHandler(({ method, url }) => {
    throw refuse(404, `There is no ${method} ${url.split('?')[0]} here`)
  })
  app.addHook('onRequest', async (request, reply) => {
    if (token === null) checkHost(request, host)
    // An origin that is not allowed gets the answer of the CORS check, and no other.
    if (request.routeOptions.url?.endsWith(CORS_CHECK) === true && !isAllowedOrigin(request, allowedOrigins()))
      return reply.header('access-control-allow-origin', '*').send({ result: { allowed: false, withCredentials: false } })
    checkOrigin(request, allowedOrigins())
    const { origin } = request.headers
    if (origin === undefined) return
    const asked = request.headers['access-control-request-headers']
    reply.headers({ 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true', vary: 'origin' })
    if (request.method !== 'OPTIONS') return
    reply.headers({ 'access-control-allow-methods': 'GET, POST, PUT, DELETE', 'access-control-max-age': '600' })
    return reply
      .headers(asked === undefined ? {} : { 'access-control-allow-headers': asked })
      .status(204)
      .send()
  })
  const access = new Access(token)
  // Live events reveal no document, and the client sends no token for them; nor does anybody for assets, which Sanity's CDN gives to all.
  if (isPrivate)
    app.addHook('onRequest', async request => {
      const { url = '' } = request.routeOptions
      if (!url.endsWith(LIVE_EVENTS) && !url.endsWith(ASSET_FILE)) access.requireSignIn(request)
    })
  app.addHook<{ Params: { dataset?: string; project?: string } }>('preHandler', async ({ params: { dataset, project }, headers }) => {
    const { projectId, dataset: own } = lake.name
    // Clients name the project in a header where its host name does not.
    const asked = [project, headers['x-sanity-project-id']].find(id => id !== undefined && id !== projectId)
    if (asked !== undefined) throw noProject(String(asked), projectId)
    if (dataset !== undefined && dataset !== own) throw refuse(404, `Dataset "${dataset}" not found for project ID "${projectId}"`)
  })
  app.addHook('preClose', async () => streams.endAll())
  const context = { lake, access, streams }
  const routes = assets === null ? ROUTES : [...ROUTES, assetRoutes(assets)]
  if (assets !== null) assetFiles(assets)(app, context)
  app.register(async versioned => routes.forEach(add => add(versioned, context)), {
    prefix: '/:version(^v(?:1|X|\\d{4}-\\d{2}-\\d{2})$)',
  })
  return app
}

function buildFastify(
  certificate: Certificate | null,
  trustProxy: NonNullable<FastifyServerOptions['trustProxy']>,
  logger: FastifyBaseLogger | undefined,
): FastifyInstance {
  // One path segment may list the ids of many documents.
  const options = {
    trustProxy,
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 16_000 },
    forceCloseConnections: true as const,
    ...(logger && { loggerInstance: logger }),
  }
  if (certificate === null) return Fastify(options)
  return Fastify({ ...options, http2: true, https: { allowHTTP1: true, ...certificate } }) as unknown as FastifyInstance
}
