import { createHash } from 'node:crypto'

/** What came of an attempt to sign in. */
export type SignIn = { ok: true; token: string; device: string | null } | { ok: false; status: number; error: string }

/** In whose name the site is called. */
export interface Caller {
  /** IP address, whose share of the site's calls is used, and for which a stranger's attempts are counted. */
  readonly address: string
  /** Of a session; null for a stranger. */
  readonly token: string | null
}

/** Who signs in at the Studio's door. */
export interface Visitor {
  readonly address: string
  readonly userAgent: string
  /** Token of a device that has signed in before. */
  readonly device: string | null
}

/** A call to the site's API as it is passed on, and its answer. */
export interface ForwardedCall {
  readonly method: string
  /** Path and query. */
  readonly address: string
  readonly contentType: string | null
  readonly body: Buffer | null
}

export interface ForwardedAnswer {
  readonly status: number
  readonly contentType: string
  readonly body: Buffer
}

type Headers = Readonly<Record<string, string>>

const AWAY = 'The site does not answer: try again in a moment'

/** The site does not say who is signed in: nobody is let in meanwhile, and nobody's session is over. */
class SiteAway extends Error {
  readonly statusCode = 503
}

/** For so long the site's word that somebody is signed in is believed. */
const BELIEVED_MS = 20_000

/** The running site, which knows its admins and their sessions. */
export class SiteApi {
  readonly #origin: string
  readonly #doorToken: string
  readonly #clock: () => number
  /** Until when each session is believed, by the hash of its token. */
  readonly #believed = new Map<string, number>()

  /** The token is what the site believes us by when we say who asks (its STUDIO_DOOR_TOKEN). */
  constructor(origin: string, doorToken: string, clock: () => number = () => performance.now()) {
    this.#origin = origin
    this.#doorToken = doorToken
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

  /** Throws when the site does not say. */
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

  /** Passes a call on in the name of whoever is signed in. */
  async forward({ method, address, contentType, body }: ForwardedCall, caller: Caller, more: Headers = {}): Promise<ForwardedAnswer> {
    const answer = await fetch(this.#origin + address, {
      method,
      redirect: 'manual',
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

  /** On every call: else all who use the Studio would share what the site grants one address. */
  #inNameOf({ address }: Caller): Headers {
    return { 'x-studio-door-token': this.#doorToken, 'x-studio-visitor': address }
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
