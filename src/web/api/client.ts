import { fill } from '#src/catalog/words/fill.ts'
import { hasShape } from '#src/contract/answer-shape.ts'
import { csrfToken, failure } from '#src/contract/generated/client-answers.ts'
import { ApiError, expectShape } from './answer.ts'

/** Longest Retry-After, in seconds, that is waited for silently. */
const SHORT_WAIT = 5

export interface ApiOptions {
  /** Scheme and host of a separately hosted backend; empty for the page's own. */
  origin: string
  /** Message for an answer without an error text, with {status} and {statusText}. */
  failureText: string
  /** Sent as a bearer token when there is one. */
  bearer?: () => string | null
}

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: object
  headers?: Readonly<Record<string, string>>
  /** Breaks the call off. */
  signal?: AbortSignal
}

/**
 * Calls the API with credentials, and with an anti-forgery (CSRF) token on everything that changes state. Retries once: after a 403 with a new token
 * (specification, section 7), or after a short Retry-After.
 */
export class ApiClient {
  private readonly options: ApiOptions
  private csrfToken: Promise<string> | null = null

  constructor(options: ApiOptions) {
    this.options = options
  }

  get(path: string, signal?: AbortSignal): Promise<unknown> {
    return this.call({ method: 'GET', path, ...(signal && { signal }) })
  }

  /** Makes a state-changing call; without a body it sends an empty object. */
  send(method: 'POST' | 'PUT' | 'DELETE', path: string, body: object = {}, headers: Readonly<Record<string, string>> = {}): Promise<unknown> {
    return this.call({ method, path, body, headers })
  }

  /** Loads the anti-forgery token. Memoized unless renewed or failed. */
  loadCsrfToken(renew = false): Promise<string> {
    if (this.csrfToken === null || renew) {
      this.csrfToken = this.fetchCsrfToken(this.csrfToken)
      this.csrfToken.catch(() => {
        this.csrfToken = null
      })
    }
    return this.csrfToken
  }

  /** The server is sent the token that is renewed: it says since when the form is open. */
  private async fetchCsrfToken(old: Promise<string> | null): Promise<string> {
    const headers = old === null ? {} : { 'x-csrf-token': await old }
    return expectShape(csrfToken, await this.call({ method: 'GET', path: '/api/v1/csrf-token', headers })).csrf_token
  }

  private async call(call: Call): Promise<unknown> {
    let response = await this.attempt(call)
    if (response.status === 403 && call.method !== 'GET') response = await this.attempt(call, true)
    const wait = Number(response.headers.get('retry-after'))
    if (wait > 0 && wait <= SHORT_WAIT) {
      await new Promise(resolve => setTimeout(resolve, wait * 1000))
      response = await this.attempt(call)
    }
    const answer = await readJson(response)
    if (response.ok) return answer
    const { status, statusText } = response
    throw new ApiError(status, fill(this.options.failureText, { status, statusText }), hasShape(failure, answer) ? answer : {}, answer)
  }

  private async attempt({ path, body, headers: given, ...init }: Call, renew = false): Promise<Response> {
    const headers: Record<string, string> = { accept: 'application/json', ...given }
    const bearer = this.options.bearer?.() ?? null
    if (bearer !== null) headers['authorization'] = `Bearer ${bearer}`
    if (init.method !== 'GET') headers['x-csrf-token'] = await this.loadCsrfToken(renew)
    if (body !== undefined) headers['content-type'] = 'application/json'
    return fetch(this.options.origin + path, { ...init, headers, credentials: 'include', ...(body && { body: JSON.stringify(body) }) })
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return null
  }
}
