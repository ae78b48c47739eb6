import type { FastifyRequest } from 'fastify'

/** Whether the client has the version of a tag already, so that 304 is enough (RFC 9110, 13.1.2). */
export function isKnownTag({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean {
  const known = headers['if-none-match'] ?? ''
  return known.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag)
}
