import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../app-context.ts'
import { isTrustedOrigin } from '../auth/origins.ts'
import { HttpError } from '../http/http-error.ts'
import { PROGRAM_PATHS } from '../http/program-paths.ts'

/**
 * The endpoint of the Model Context Protocol, over streamable HTTP and without sessions. It needs no anti-forgery token: nothing here changes anything or
 * knows who asks. Limits of bodies and of requests are those of the API.
 */
export function addMcp(app: FastifyInstance, context: AppContext): void {
  let loading: Promise<Handle> | null = null

  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: PROGRAM_PATHS.mcp,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      // What the protocol asks of servers (transports, "Security warning"): a page elsewhere may not ask through its visitor's browser.
      if (!isTrustedOrigin(request, context.config)) throw new HttpError(403, { error: 'This page may not send requests here' })
      if (Array.isArray(request.body)) throw new HttpError(400, { error: 'Send one message in each request' })
      loading ??= import('../mcp/mcp-handler.ts').then(({ mcpHandler }) => mcpHandler(context).fetch)
      const handle = await loading
      const answer = await handle(asWebRequest(request), { parsedBody: request.body })
      const text = await answer.text()
      return reply
        .code(answer.status)
        .headers({ ...Object.fromEntries(answer.headers), 'cache-control': 'no-store' })
        .send(text)
    },
  })
}

type Handle = (request: Request, options: { parsedBody: unknown }) => Promise<Response>

/** The request as the protocol's library reads it; its body has been read, within the limits, and is given beside it. */
function asWebRequest({ method, headers, url }: FastifyRequest): Request {
  const given = Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as [string, string]] : []))
  return new Request(new URL(url, 'http://localhost'), { method, headers: given.filter(([name]) => name !== 'content-length') })
}
