import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Notice } from '#src/booking/page.ts'
import { pageRequest } from './page-request.ts'
import { Refusal } from './refusal.ts'
import { pagePolicy } from './security-headers.ts'
import type { ServerParts } from './server-parts.ts'

/** Sends a page that stands in for another. */
export function sendNotice(reply: FastifyReply, notice: Notice, parts: ServerParts): FastifyReply {
  if (parts.site === null) throw new Refusal(503, { error: 'The pages have not been built yet: run npm run build' })
  const page = parts.site.renderer.renderNotice(pageRequest('/', 'desktop', parts), notice)
  return reply
    .headers({ 'content-security-policy': pagePolicy(page, ''), 'cache-control': 'no-cache' })
    .type('text/html; charset=utf-8')
    .send(page.html)
}

/** Whether somebody looks at the answer: a browser that opens an address, not a program that calls the API. */
export function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html')
}
