import { createHash, timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { isPublic, type LakeDocument } from '../documents/document.ts'
import { refuse } from './http-error.ts'

/** Access rules: with a token set, only its bearer may change documents and see drafts; without one, everyone may. */
export class Access {
  readonly #token: string | null

  constructor(token: string | null) {
    this.#token = token
  }

  isSignedIn({ headers }: FastifyRequest): boolean {
    return this.#token === null || isSame(headers.authorization ?? '', `Bearer ${this.#token}`)
  }

  requireSignIn(request: FastifyRequest): void {
    if (!this.isSignedIn(request)) throw refuse(401, 'Session not found: send a valid token as "Authorization: Bearer …"')
  }

  /** Returns a predicate for the documents that the requester may read. */
  canRead(request: FastifyRequest): (document: LakeDocument) => boolean {
    const isSignedIn = this.isSignedIn(request)
    return ({ _id }) => isSignedIn || isPublic(_id)
  }
}

function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/**
 * Against DNS rebinding: a foreign page may point its own host name at this address, and then sends no Origin. Without a token, the Host must be an
 * IP address, localhost, or the configured host.
 */
export function checkHost({ headers }: FastifyRequest, own: string | null): void {
  const given = headers[':authority'] ?? headers.host
  const name = URL.parse(`http://${String(given)}`)?.hostname ?? ''
  if (name !== 'localhost' && name !== own?.toLowerCase() && isIP(name.replace(/^\[(.*)\]$/, '$1')) === 0)
    throw refuse(421, `This lake does not answer to the name ${name}: start it with that as its host, or with a token`)
}

/** Refuses other sites' pages, which could use a lake on the owner's machine through the owner's browser. */
export function checkOrigin(request: FastifyRequest, allowed: readonly string[]): void {
  if (!isAllowedOrigin(request, allowed))
    throw refuse(403, `The origin ${request.headers.origin} may not use this lake: allow it when starting the lake`)
}

export function isAllowedOrigin({ headers: { origin } }: FastifyRequest, allowed: readonly string[]): boolean {
  return origin === undefined || allowed.includes(origin) || isLoopback(origin)
}

function isLoopback(origin: string): boolean {
  return /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin)
}
