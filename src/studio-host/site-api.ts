import { createHash } from 'node:crypto'

/** The outcome of an attempt to sign in. */
export type SignIn = { ok: true; token: string; device: string | null } | { ok: false; status: number; error: string }

/** The client on whose behalf the site is called. */
export interface Caller {
  /** IP address, which the site's rate limits and failed sign-ins are counted for. */
  readonly address: string
  /** Session token; null when not signed in. */
  readonly token: string | null
}

/** A client that signs in. */
export interface Visitor {
  readonly address: string
  readonly userAgent: string
  /** Token of a device that has signed in before. */
  readonly device: string | null
}

/** A call to forward to the site's API. */
export interface ForwardedCall {
  readonly method: string
  /** Path and query. */
  readonly address: string
  readonly contentType: string | null
  readonly body: Buffer | null
  /** Ends the call, when whoever made it has left. */
  readonly signal?: AbortSignal
}

export interface ForwardedAnswer {
  readonly status: number
  readonly contentType: string
  /** Which part of a file it is, and that there are parts. */
  readonly parts: Headers
  readonly body: Buffer
}

type Headers = Readonly<Record<string, string>>

const AWAY = 'The site does not answer: try again in a moment'

/** The site cannot be asked about a session: access is refused for now, but no session is ended. */
class SiteAway extends Error {
  readonly statusCode = 503
}

/** How long a successful session check is cached. */
const BELIEVED_MS = 20_000

/** The running site, which knows its admins and their sessions. */
export class SiteApi {
  readonly #origin: string
  readonly #gatewayToken: string
  readonly #clock: () => number
  /** Expiry of each cached session check, by the hash of its token. */
  readonly #believed = new Map<string, number>()

  /** `gatewayToken` makes the site trust the client address that we pass on (its STUDIO_GATEWAY_TOKEN). */
  constructor(origin: string, gatewayToken: string, clock: () => number = () => performance.now()) {
    this.#origin = origin
    this.#gatewayToken = gatewayToken
    this.#clock = clock
  }

  async signIn(username: string, password: string, { address, userAgent, device }: Visitor): Promise<SignIn> {
    const about = { 'user-agent': userAgent, ...(device !== null && { 'x-device-token': device }) }
    const told = await this.#post('/api/v1/auth/login', { address, token: null }, { username, password }, about).catch(() => null)
    if (told === null) return { ok: false, status: 503, error: AWAY }
    const { status, body } = told
    const answer = readObject(body)
    if (status === 200 && typeof answer['token'] === 'string')
      return { ok: true, token: answer['token'], device: typeof answer['device'] === 'string' ? answer['device'] : null }
    const error = typeof answer['error'] === 'string' ? answer['error'] : 'Please enter your user name and password'
    return { ok: false, status, error }
  }

  /** @throws SiteAway when the site cannot be asked. */
  async isSignedIn(caller: Caller): Promise<boolean> {
    const { token } = caller
    if (token === null || !/^[\w-]{1,200}$/.test(token)) return false
    const key = hash(token)
    if ((this.#believed.get(key) ?? 0) > this.#clock()) return true
    const { status } = await this.#post('/api/v1/auth/validate', caller, null).catch(() => ({ status: null }))
    if (status !== 200 && status !== 401) throw new SiteAway(AWAY)
    this.#believed.delete(key)
    if (status === 200) this.#believed.set(key, this.#clock() + BELIEVED_MS)
    return status === 200
  }

  async signOut(caller: Caller): Promise<void> {
    this.#believed.delete(hash(caller.token ?? ''))
    await this.#post('/api/v1/auth/logout', caller, null)
  }

  /** Forwards a call to the site on behalf of the signed-in client. */
  async forward({ method, address, contentType, body, signal }: ForwardedCall, caller: Caller, more: Headers = {}): Promise<ForwardedAnswer> {
    const answer = await fetch(this.#origin + address, {
      method,
      redirect: 'manual',
      ...(signal && { signal }),
      headers: {
        ...more,
        ...this.#inNameOf(caller),
        authorization: `Bearer ${caller.token ?? ''}`,
        ...(contentType !== null && { 'content-type': contentType }),
        ...(method !== 'GET' && { 'x-csrf-token': await this.#csrfToken(caller) }),
      },
      ...(body !== null && { body: new Uint8Array(body) }),
    })
    return {
      status: answer.status,
      contentType: answer.headers.get('content-type') ?? 'application/octet-stream',
      parts: Object.fromEntries(
        ['accept-ranges', 'content-range'].flatMap(name => {
          const value = answer.headers.get(name)
          return value === null ? [] : [[name, value]]
        }),
      ),
      body: Buffer.from(await answer.arrayBuffer()),
    }
  }

  #post(address: string, caller: Caller, body: object | null, more: Headers = {}): Promise<ForwardedAnswer> {
    const payload = body === null ? null : Buffer.from(JSON.stringify(body))
    return this.forward({ method: 'POST', address, contentType: payload === null ? null : 'application/json', body: payload }, caller, more)
  }

  async #csrfToken(caller: Caller): Promise<string> {
    const answer: unknown = await (await fetch(`${this.#origin}/api/v1/csrf-token`, { headers: this.#inNameOf(caller) })).json()
    return typeof answer === 'object' && answer !== null && 'csrf_token' in answer ? String(answer.csrf_token) : ''
  }

  /** Headers that pass on the client's address: otherwise all users of the Studio would share one address's rate limit. */
  #inNameOf({ address }: Caller): Headers {
    return { 'x-studio-gateway-token': this.#gatewayToken, 'x-studio-visitor': address }
  }
}

function readObject(body: Buffer): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body.toString())
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
