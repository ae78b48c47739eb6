import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DEVICE_MS, MAX_SESSION_MS } from '#src/contract/sign-in-lifetimes.ts'
import { OpenStreams } from './open-streams.ts'
import { SIGN_IN_POLICY, signInPage } from './sign-in-page.ts'
import type { SiteApi } from './site-api.ts'

/** Cookie with the site's session token. */
const COOKIE = '__Host-studio'

/** Cookie with the device token, which proves an earlier sign-in to the site; outlives the session. */
const DEVICE_COOKIE = '__Host-studio-device'

const COOKIE_RULES = { path: '/', secure: true, httpOnly: true, sameSite: 'strict' } as const

/** Paths of the site's API, of the Content Lake's, and of media. */
const CALLS = /^\/(?:api\/|v(?:1|X|\d{4}-\d{2}-\d{2})\/|media(?:[/?]|$))/

/** Whether a path is an API call, to be answered with a status instead of the sign-in page. */
export function isCall(address: string): boolean {
  return CALLS.test(address)
}

/** Maximum length of the sign-in form. */
const MAX_FORM_BYTES = 10_000

/** Requires a form as the body: before sign-in, the media types that the lake accepts are refused. */
async function requireForm({ headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  if (/^application\/x-www-form-urlencoded\s*(;|$)/i.test(headers['content-type'] ?? '')) return undefined
  return reply.status(415).send({ statusCode: 415, error: 'Unsupported Media Type', message: 'The sign-in is a form' })
}

/** Requires a sign-in with the site's admin account for every page and call. */
export function addAuthGateway(app: FastifyInstance, site: SiteApi, lakeToken: string): void {
  const streams = new OpenStreams(site)
  app.addHook('onClose', async () => streams.close())
  // Its hook would run after the one below, which needs the cookies: they are parsed where they are read.
  app.register(cookie, { hook: false, parseOptions: COOKIE_RULES })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
    async (_: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  )
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS)
    const path = request.url.split('?')[0] ?? ''
    if (path === '/sign-in') return
    const token = sessionToken(request)
    if (token !== null && (await site.isSignedIn({ address: request.ip, token }))) {
      // The lake accepts one bearer token, given to every signed-in request.
      request.headers.authorization = `Bearer ${lakeToken}`
      streams.add(token, reply)
      return
    }
    if (isCall(path) || request.method !== 'GET') return reply.status(401).send({ statusCode: 401, error: 'Unauthorized', message: 'Please sign in' })
    return reply.redirect(`/sign-in?next=${encodeURIComponent(request.url)}`, 303)
  })

  app.get<{ Querystring: { next?: string } }>('/sign-in', async ({ query }, reply) => sendPage(reply, signInPage(safeNext(query.next), null)))
  app.post<{ Querystring: { next?: string }; Body: { username?: string; password?: string } | null }>(
    '/sign-in',
    { bodyLimit: MAX_FORM_BYTES, onRequest: requireForm },
    async (request, reply) => {
      const { query, body, ip, headers } = request
      const { username = '', password = '' } = body ?? {}
      const next = safeNext(query.next)
      const visitor = { address: ip, userAgent: headers['user-agent'] ?? '', device: cookieOf(request, DEVICE_COOKIE) }
      const signIn = await site.signIn(username, password, visitor)
      if (!signIn.ok) return sendPage(reply.status(signIn.status), signInPage(next, { username, error: signIn.error }))
      reply.setCookie(COOKIE, signIn.token, { maxAge: MAX_SESSION_MS / 1000 })
      if (signIn.device !== null) reply.setCookie(DEVICE_COOKIE, signIn.device, { maxAge: DEVICE_MS / 1000 })
      return reply.redirect(next, 303)
    },
  )
  app.post('/sign-out', async (request, reply) => {
    const token = sessionToken(request) ?? ''
    await site.signOut({ address: request.ip, token })
    reply.raw.once('finish', () => streams.end(token))
    return reply.clearCookie(COOKIE).status(204).send()
  })
}

/** Headers of every answer; the Studio's page sets its own content security policy. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** Returns the site's session token of a request; null without one. */
export function sessionToken(request: FastifyRequest): string | null {
  return cookieOf(request, COOKIE)
}

function cookieOf({ server, headers }: FastifyRequest, name: string): string | null {
  return server.parseCookie(headers.cookie ?? '')[name] ?? null
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.header('content-security-policy', SIGN_IN_POLICY).type('text/html; charset=utf-8').send(page)
}

/** Returns a path of the Studio: never another origin (open redirect). */
function safeNext(next: unknown): string {
  return typeof next === 'string' && /^\/(?![/\\])[\x21-\x7e]*$/.test(next) && !next.startsWith('/sign-') ? next : '/'
}
