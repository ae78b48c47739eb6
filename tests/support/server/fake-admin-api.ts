import type { Appointment } from '#src/contract/generated/types.ts'
import { ApiError } from '#src/web/api/answer.ts'
import { AdminApi } from '#src/web/admin/data/admin-api.ts'

/** A call that waits for its answer. */
interface WaitingCall {
  /** Method, path and the version that it names. */
  call: string
  answer: (body: unknown) => void
  refuse: (status: number, message: string, answer?: object) => void
}

/** The admin's calls with a server whose answers a test gives, in any order. */
export class FakeAdminApi extends AdminApi {
  readonly waiting: WaitingCall[] = []

  constructor() {
    super({ origin: '', failureText: '', token: () => null, onUnauthorized: () => {} })
  }

  override get(path: string): Promise<unknown> {
    return this.wait(`GET ${path}`)
  }

  override send(method: string, path: string, _?: object, headers: Readonly<Record<string, string>> = {}): Promise<unknown> {
    return this.wait(`${method} ${path} ${headers['if-match'] ?? ''}`.trim())
  }

  /** Takes the call that waits longest. */
  next(): WaitingCall {
    const next = this.waiting.shift()
    if (next === undefined) throw new Error('nobody has asked')
    return next
  }

  private wait(call: string): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    this.waiting.push({ call, answer: resolve, refuse: (status, message, answer = {}) => reject(new ApiError(status, message, {}, answer)) })
    return promise
  }
}

/** A 409: somebody else has changed the request. */
export function refuseAsStale({ refuse }: WaitingCall, appointment: Appointment): void {
  refuse(409, 'Somebody else has changed it', { error: 'Somebody else has changed it', appointment })
}

/** Lets everything go on that waits for nothing but promises. */
export function settle(): Promise<void> {
  return new Promise(resolve => setImmediate(resolve))
}
