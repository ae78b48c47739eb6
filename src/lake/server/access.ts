import { createHash, timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { isPublic, type LakeDocument } from '../documents/document.ts'
import { refuse } from './http-error.ts'

/** Who may do what: with a token set, only its bearer changes anything and sees drafts; with none, everyone does. */
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

  /** Whether whoever asks may see a document. */
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
 * A page elsewhere may give its own name our address (DNS rebinding), and then asks without an Origin: who needs no token must ask by an address, by the
 * name of this machine, or by the one that we were told.
 */
export function checkHost({ headers }: FastifyRequest, own: string | null): void {
  const given = headers[':authority'] ?? headers.host
  const name = URL.parse(`http://${String(given)}`)?.hostname ?? ''
  if (name !== 'localhost' && name !== own?.toLowerCase() && isIP(name.replace(/^\[(.*)\]$/, '$1')) === 0)
    throw refuse(421, `This lake does not answer to the name ${name}: start it with that as its host, or with a token`)
}

/** The page of another site that runs in the owner's browser may not use a lake on the owner's machine. */
export function checkOrigin({ headers }: FastifyRequest, allowed: readonly string[]): void {
  const { origin } = headers
  if (origin !== undefined && !allowed.includes(origin) && !isLoopback(origin))
    throw refuse(403, `The origin ${origin} may not use this lake: allow it when starting the lake`)
}

function isLoopback(origin: string): boolean {
  return /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin)
}
