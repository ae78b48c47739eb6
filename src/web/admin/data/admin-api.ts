import { ApiError } from '../../api/answer.ts'
import { ApiClient } from '../../api/client.ts'
import { connected } from './no-connection.ts'

export interface AdminApiOptions {
  origin: string
  failureText: string
  token: () => string | null
  /** Called after a 401 for a missing or invalid token, unless another session has begun since. */
  onUnauthorized: () => void
}

/** Calls the API as the signed-in admin (specification, section 7). What can be asked stands with each resource. Each call may end in `NoConnection`. */
export class AdminApi {
  private readonly client: ApiClient
  private readonly origin: string
  private readonly token: () => string | null
  private readonly onUnauthorized: () => void
  private reads = new AbortController()

  constructor({ origin, failureText, token, onUnauthorized }: AdminApiOptions) {
    this.client = new ApiClient({ origin, failureText, bearer: token })
    this.origin = origin
    this.token = token
    this.onUnauthorized = onUnauthorized
  }

  get(path: string): Promise<unknown> {
    return this.signedIn(this.client.get(path, this.reads.signal))
  }

  /** Breaks off the reads that are under way: nobody waits for them any more. */
  endReads(): void {
    this.reads.abort()
    this.reads = new AbortController()
  }

  /** Opens an answer that is read as it comes. */
  stream(path: string, signal: AbortSignal): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
    return this.signedIn(this.openStream(path, signal))
  }

  /** Makes a state-changing call. */
  send(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object, headers?: Readonly<Record<string, string>>): Promise<unknown> {
    return this.signedIn(this.client.send(method, path, body, headers))
  }

  /** Makes a call that opens or ends a session: a 401 does not mean that the session has ended. */
  sendUnchecked(path: string, body?: object, headers?: Readonly<Record<string, string>>): Promise<unknown> {
    return connected(this.client.send('POST', path, body, headers))
  }

  loadCsrfToken(): Promise<string> {
    return connected(this.client.loadCsrfToken())
  }

  private async openStream(path: string, signal: AbortSignal): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
    const headers = { accept: 'text/event-stream', authorization: `Bearer ${this.token()}` }
    const { status, statusText, body } = await fetch(this.origin + path, { headers, signal, credentials: 'include' })
    if (status !== 200 || body === null) throw new ApiError(status, statusText, {}, null)
    return body
  }

  private async signedIn<T>(answer: Promise<T>): Promise<T> {
    const token = this.token()
    try {
      return await connected(answer)
    } catch (error) {
      const isEarlier = this.token() !== null && this.token() !== token
      if (error instanceof ApiError && error.status === 401 && !isEarlier) this.onUnauthorized()
      throw error
    }
  }
}
