import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify'
import { buildLakeServer } from '#src/lake/server/build-lake-server.ts'
import type { Certificate } from '#src/lake/server/certificate.ts'
import type { Lake } from '#src/lake/lake.ts'
import { addAuthGateway, isCall, sessionToken } from './auth-gateway.ts'
import { addMediaRoutes } from './media-routes.ts'
import { requireOwnOrigin } from './own-origin.ts'
import type { SiteApi } from './site-api.ts'
import { addSiteFiles } from './site-files.ts'

/** The parts of the Studio's host. */
export interface HostOptions {
  readonly lake: Lake
  readonly site: SiteApi
  /** The built Studio. */
  readonly folder: string
  /** The content folder, with the pictures, drawings and fonts that content names. */
  readonly contentDir: string
  /** The folder of the lake's assets. */
  readonly assets: string
  readonly certificate: Certificate
  /** Bearer token of the lake; random. */
  readonly token: string
  /** Returns the Studio's own origins, such as https://localhost:3333; known once it listens. */
  readonly origins: () => readonly string[]
  /** The proxies whose forwarded client address is trusted. */
  readonly trustProxy: NonNullable<FastifyServerOptions['trustProxy']>
}

/** Content security policy of the Studio: its own origin only. Inline styles are allowed, since its components write them. */
const STUDIO_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  // A draft's page, which has no policy of its own.
  "media-src 'self'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Serves the Studio, the lake and the site's API from one origin, all of it behind the sign-in. */
export function buildHost({ lake, site, folder, contentDir, assets, certificate, token, origins, trustProxy }: HostOptions): FastifyInstance {
  const app = buildLakeServer(lake, { token, certificate, trustProxy, assets, allowedOrigins: origins })
  requireOwnOrigin(app, origins)
  addAuthGateway(app, site, token)
  addMediaRoutes(app, contentDir)
  app.register(async api => {
    api.removeAllContentTypeParsers()
    api.addContentTypeParser('*', { parseAs: 'buffer' }, async (_: FastifyRequest, body: Buffer) => body)
    api.all('/api/v1/*', async (request, reply) => {
      const { method, url: address, body, headers } = request
      const left = new AbortController()
      reply.raw.once('close', () => left.abort())
      const { signal } = left
      const call = { method, address, contentType: headers['content-type'] ?? null, body: Buffer.isBuffer(body) ? body : null, signal }
      const answer = await site.forward(call, { address: request.ip, token: sessionToken(request) })
      return reply.status(answer.status).type(answer.contentType).send(answer.body)
    })
  })
  // Without a wildcard: the site's files have addresses of the same kind.
  app.register(files, {
    root: resolve(folder, 'assets'),
    prefix: '/assets/',
    index: false,
    decorateReply: false,
    cacheControl: false,
    wildcard: false,
  })
  addSiteFiles(app, site)
  // Single-page app: every path of the Studio gets the same page.
  const page = readFileSync(join(folder, 'index.html'))
  app.get('/*', async ({ url }, reply) => {
    if (isCall(url)) return reply.callNotFound()
    return reply.header('content-security-policy', STUDIO_POLICY).type('text/html; charset=utf-8').send(page)
  })
  return app
}
