import type { FastifyInstance, FastifyRequest } from 'fastify'
import { repeatedKey } from '#src/contract/json-keys.ts'
import { type JsonLimits, limitJson, REQUEST_LIMITS } from '../limits/json-limits.ts'
import { HttpError, refuseField } from './http-error.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    jsonLimits?: JsonLimits
  }
}

/** Maximum length of a body in bytes, above the longest request that the schemas allow. */
export const BODY_LIMIT = 200_000

/** Throws on invalid UTF-8 instead of storing replacement characters. */
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Accepts only JSON bodies, in UTF-8, uncompressed and without repeated keys; an empty body counts as none. */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addHook('preParsing', ({ headers }, _, payload, done) => {
    const encoding = headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
    if (encoding === 'identity') done(null, payload)
    else done(new HttpError(415, { error: 'The request must not be compressed (no Content-Encoding)' }))
  })
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, ({ headers, routeOptions }: FastifyRequest, body, done) => {
    try {
      limitJson(body, routeOptions.config?.jsonLimits ?? REQUEST_LIMITS)
      done(null, readJson(body, headers['content-type'] ?? ''))
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)))
    }
  })
}

function readJson(body: Buffer, contentType: string): unknown {
  const charset = /;\s*charset\s*=\s*"?([\w-]+)/i.exec(contentType)?.[1]?.toLowerCase() ?? 'utf-8'
  if (charset !== 'utf-8' && charset !== 'utf8') throw new HttpError(415, { error: 'The request must be in UTF-8 (charset=utf-8)' })
  const text = decode(body)
  if (text.trim() === '') return undefined
  const value = parse(text)
  const repeated = repeatedKey(text)?.key ?? null
  if (repeated !== null) throw refuseField(repeated, 'must stand once')
  return value
}

function decode(body: Buffer): string {
  try {
    return utf8.decode(body)
  } catch {
    throw new HttpError(400, { error: 'The request is not valid UTF-8' })
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpError(400, { error: 'The request is not valid JSON' })
  }
}
