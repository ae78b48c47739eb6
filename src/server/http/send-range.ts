import type { FastifyReply, FastifyRequest } from 'fastify'
import { readRange } from './byte-range.ts'
import { HttpError } from './http-error.ts'

/** A file in memory, and its strong entity tag (RFC 9110, 8.8.3): equal tags mean equal bytes. */
interface Tagged {
  bytes: Buffer
  tag: string
}

/**
 * Sends a file, or the part of it that is asked for: browsers read videos in parts. A part is a view of the same memory, whatever its length.
 * @throws HttpError 416 for a part behind the end.
 */
export function sendRange({ method, headers }: FastifyRequest, reply: FastifyReply, { bytes, tag }: Tagged): FastifyReply {
  reply.headers({ 'accept-ranges': 'bytes', etag: tag })
  if (isKnown(headers['if-none-match'], tag)) return reply.status(304).send()
  // A part of another state than the one that the sender has the rest of is of no use (RFC 9110, 13.1.5); we send no dates that If-Range could name.
  const isAsked = method === 'GET' && (headers['if-range'] === undefined || headers['if-range'] === tag)
  const range = isAsked ? readRange(headers.range, bytes.length) : 'whole'
  if (range === 'whole') return reply.send(bytes)
  if (range === 'none') {
    reply.removeHeader('etag').headers({ 'content-range': `bytes */${bytes.length}`, 'cache-control': 'no-store' })
    throw new HttpError(416, { error: `The file has ${bytes.length} bytes` })
  }
  const { start, end } = range
  return reply
    .status(206)
    .header('content-range', `bytes ${start}-${end}/${bytes.length}`)
    .send(bytes.subarray(start, end + 1))
}

/** Whether an If-None-Match header names a tag (RFC 9110, 13.1.2). */
function isKnown(header: string | undefined, tag: string): boolean {
  return header !== undefined && header.split(',').some(each => ['*', tag].includes(each.trim().replace(/^W\//, '')))
}
