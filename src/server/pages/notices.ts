import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Notice } from '#src/page/page-renderer.ts'
import type { PageCache } from './page-cache.ts'
import { pageRequest } from './page-request.ts'
import { sendPage } from './send-page.ts'
import { HttpError } from '../http/http-error.ts'
import type { AppContext } from '../app-context.ts'

/** Sends a notice, such as "not found", in place of a page. */
export type SendNotice = (request: FastifyRequest, reply: FastifyReply, notice: Notice) => Promise<FastifyReply>

export function noticeSender(cache: PageCache, context: AppContext): SendNotice {
  return async (request, reply, notice) => {
    const { site } = context
    const kept = site === null ? null : await cache.notice(notice, pageRequest('/', 'desktop', context), site.renderer)
    if (kept === null) throw new HttpError(503, { error: 'The pages have not been built yet: run npm run build' })
    reply.headers({ 'cache-control': 'no-cache', vary: 'Accept-Encoding' })
    return sendPage(request, reply, kept)
  }
}

/** Whether the answer should be a page: for a browser that opens an address, not for a program that calls the API. */
export function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html')
}
