import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptsBrotli } from '../http/encoding.ts'
import { isKnownTag } from '../http/known-tag.ts'
import type { KeptPage } from './page-cache.ts'

/** Sends a cached page, in brotli where accepted, or 304 when the client's copy is current. The caller sets Vary. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, kept: KeptPage): FastifyReply {
  const brotli = acceptsBrotli(request)
  const etag = `"${kept.etag}${brotli ? '-br' : ''}"`
  reply.headers({ 'content-security-policy': kept.policy, etag })
  if (reply.statusCode === 200 && isKnownTag(request, etag)) return reply.code(304).send()
  if (brotli) reply.header('content-encoding', 'br')
  return reply.type('text/html; charset=utf-8').send(brotli ? kept.brotli : kept.html)
}
