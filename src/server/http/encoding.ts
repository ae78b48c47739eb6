import type { FastifyRequest } from 'fastify'

/** Whether the client accepts brotli. */
export function acceptsBrotli({ headers }: FastifyRequest): boolean {
  return (headers['accept-encoding'] ?? '')
    .split(',')
    .some(part => /^\s*br\s*(;\s*q=(1|0\.\d*[1-9]))?/.test(part) && !/;\s*q=0(\.0*)?\s*$/.test(part))
}
