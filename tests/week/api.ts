import type { Appointment, AppointmentList } from '#src/contract/generated/types.ts'
import { ADMIN } from '../support/server/start-server.ts'

/** The server as another program uses it: a colleague's browser, a visitor. */
export class Api {
  readonly token: string
  private readonly origin: string

  private constructor(origin: string, token: string) {
    this.origin = origin
    this.token = token
  }

  static async signIn(origin: string): Promise<Api> {
    const { token } = await new Api(origin, '').call<{ token: string }>('POST', '/api/v1/auth/login', ADMIN)
    return new Api(origin, token)
  }

  /** Makes a call in a session, in its own when none is named. @throws when it is refused */
  async call<T>(method: string, path: string, body?: object, token = this.token): Promise<T> {
    const { csrf_token: csrf } = (await (await fetch(`${this.origin}/api/v1/csrf-token`)).json()) as { csrf_token: string }
    const answer = await fetch(this.origin + path, {
      method,
      headers: { 'x-csrf-token': csrf, authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }

  /** The requests that a search finds, the newest first. */
  async found(search: string, more: Readonly<Record<string, string>> = {}): Promise<Appointment[]> {
    const query = new URLSearchParams({ search, ...more })
    return (await this.call<AppointmentList>('GET', `/api/v1/appointments/?${query}`)).appointments
  }

  /** The newest request of somebody. @throws when there is none */
  async stored(name: string): Promise<Appointment> {
    const [first] = await this.found(name)
    if (first === undefined) throw new Error(`nothing is stored of ${name}`)
    return first
  }
}
