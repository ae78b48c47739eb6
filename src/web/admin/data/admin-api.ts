import type {
  AccountSetup,
  Appointment,
  AppointmentChange,
  AppointmentDetail,
  AppointmentList,
  CancelOutcome,
  BulkJob,
  ContentState,
  ErasedPerson,
  PersonExport,
  Credentials,
  ManualRequest,
  PasswordChange,
  RestoreOutcome,
  SessionList,
  Status,
  StatusCounts,
  Summary,
  ValuesAnswer,
} from '#src/contract/generated/types.ts'
import {
  appointment,
  appointmentDetail,
  appointmentList,
  cancelOutcome,
  changeRefusal,
  bulkJobs,
  contentState,
  erasedPerson,
  personExport,
  restoreOutcome,
  session,
  sessionList,
  signedOut,
  statusCounts,
  summaryAnswer,
  valuesAnswer,
} from '#src/contract/generated/admin-answers.ts'
import { hasShape } from '#src/contract/answer-shape.ts'
import { ApiClient, ApiError, expectShape } from '../../api/client.ts'
import { deviceHeaders, storeDevice } from '../session/device.ts'

/** The request and version that a change is based on. */
export type Versioned = Pick<Appointment, 'id' | 'version'>

/** A change was refused because the request is of a newer version (optimistic locking, If-Match). */
export class StaleError extends Error {
  /** The request as it is now. */
  readonly current: Appointment

  constructor(message: string, current: Appointment) {
    super(message)
    this.current = current
  }
}

export interface AdminApiOptions {
  origin: string
  failureText: string
  token: () => string | null
  /** Called after a 401 for a missing or invalid token, unless another session has begun since. */
  onUnauthorized: () => void
}

/** The calls of the admin (specification, section 7). */
export class AdminApi {
  private readonly client: ApiClient
  private readonly token: () => string | null
  private readonly onUnauthorized: () => void

  constructor({ origin, failureText, token, onUnauthorized }: AdminApiOptions) {
    this.client = new ApiClient({ origin, failureText, bearer: token })
    this.token = token
    this.onUnauthorized = onUnauthorized
  }

  /** Returns the token of a new session. A 401 means wrong credentials, not an ended session. */
  async signIn(credentials: Credentials): Promise<string> {
    return this.openSession('/api/v1/auth/login', credentials)
  }

  /** Creates the account with a one-time code. Returns the token of a new session. */
  async setUp(account: AccountSetup): Promise<string> {
    return this.openSession('/api/v1/auth/setup', account)
  }

  /** Ends all sessions. Returns the token of a new one. */
  async changePassword(change: PasswordChange): Promise<string> {
    return this.signedIn(this.openSession('/api/v1/auth/password', change))
  }

  /** Where the account is signed in. */
  async sessions(): Promise<SessionList> {
    return expectShape(sessionList, await this.signedIn(this.client.get('/api/v1/auth/sessions')))
  }

  async endSession(id: string): Promise<void> {
    await this.signedIn(this.client.send('DELETE', `/api/v1/auth/sessions/${encodeURIComponent(id)}`))
  }

  /** Ends all sessions, this one too. */
  async signOutEverywhere(): Promise<void> {
    storeDevice(expectShape(signedOut, await this.signedIn(this.client.send('DELETE', '/api/v1/auth/sessions'))).device)
  }

  async validate(): Promise<void> {
    await this.signedIn(this.client.send('POST', '/api/v1/auth/validate'))
  }

  /** Ends the session on the server. */
  async signOut(): Promise<void> {
    await this.client.send('POST', '/api/v1/auth/logout')
  }

  /** Any other GET call. */
  get(path: string): Promise<unknown> {
    return this.signedIn(this.client.get(path))
  }

  loadCsrfToken(): Promise<string> {
    return this.client.loadCsrfToken()
  }

  /** Stores a request that the admin entered, once per idempotency key. */
  async enter(request: ManualRequest, key: string): Promise<void> {
    await this.signedIn(this.client.send('POST', '/api/v1/appointments/manual', request, { 'idempotency-key': key }))
  }

  async list(query: URLSearchParams): Promise<AppointmentList> {
    return expectShape(appointmentList, await this.signedIn(this.client.get(`/api/v1/appointments/?${query}`)))
  }

  /** Returns the number of requests that a query matches, by status. */
  async counts(query: URLSearchParams): Promise<StatusCounts> {
    return expectShape(statusCounts, await this.signedIn(this.client.get(`/api/v1/appointments/counts?${query}`)))
  }

  async summary(): Promise<Summary> {
    return expectShape(summaryAnswer, await this.signedIn(this.client.get('/api/v1/appointments/summary'))).summary
  }

  /** Which content is live, and why nothing newer is. */
  async contentState(): Promise<ContentState> {
    return expectShape(contentState, await this.signedIn(this.client.get('/api/v1/content')))
  }

  /** Returns what the visits of a range of days are worth. */
  async values(query: URLSearchParams): Promise<ValuesAnswer> {
    return expectShape(valuesAnswer, await this.signedIn(this.client.get(`/api/v1/appointments/values?${query}`)))
  }

  setStatus(of: Versioned, status: Status): Promise<Appointment> {
    return this.change(of, 'PUT', '/status', { status })
  }

  setValue(of: Versioned, value: number): Promise<Appointment> {
    return this.change(of, 'PUT', '/value', { actual_value: value })
  }

  async detail(id: string): Promise<AppointmentDetail> {
    return expectShape(appointmentDetail, await this.signedIn(this.client.get(pathOf(id))))
  }

  /** Changes time or contact data. */
  edit(of: Versioned, change: AppointmentChange): Promise<Appointment> {
    return this.change(of, 'PUT', '', change)
  }

  /** Restores a deleted request. */
  restore(of: Versioned): Promise<Appointment> {
    return this.change(of, 'POST', '/restore')
  }

  /** Cancels some of a sender's pending requests, and says how many are left. */
  async cancelPending(sender: string): Promise<CancelOutcome> {
    return expectShape(cancelOutcome, await this.signedIn(this.client.send('POST', '/api/v1/appointments/cancel', { sender })))
  }

  /** Restores everything that was deleted at one time; null when it continues as a bulk job. */
  async restoreDeletion(deletedAt: string): Promise<RestoreOutcome | null> {
    const answer = await this.signedIn(this.client.send('POST', '/api/v1/appointments/restore', { deleted_at: deletedAt }))
    const isJob = typeof answer === 'object' && answer !== null && 'finished' in answer
    return isJob ? null : expectShape(restoreOutcome, answer)
  }

  /** Returns the bulk jobs, latest first. */
  async jobs(): Promise<BulkJob[]> {
    return expectShape(bulkJobs, await this.signedIn(this.client.get('/api/v1/jobs'))).jobs
  }

  /** Returns everything stored about the person of a request, for export. */
  async exportPerson(id: string): Promise<PersonExport> {
    return expectShape(personExport, await this.signedIn(this.client.send('POST', '/api/v1/people/export', { id })))
  }

  async erasePerson(id: string): Promise<ErasedPerson> {
    return expectShape(erasedPerson, await this.signedIn(this.client.send('POST', '/api/v1/people/erase', { id })))
  }

  async delete(of: Versioned): Promise<void> {
    await this.onVersion(of, 'DELETE', '')
  }

  async deleteAll(): Promise<void> {
    await this.signedIn(this.client.send('DELETE', '/api/v1/appointments/'))
  }

  /** Opens a session and remembers the device token. */
  private async openSession(path: string, proof: object): Promise<string> {
    const { token, device } = expectShape(session, await this.client.send('POST', path, proof, deviceHeaders()))
    storeDevice(device)
    return token
  }

  /** Changes a request and returns it as stored. */
  private async change(of: Versioned, method: 'PUT' | 'POST', path: string, body?: object): Promise<Appointment> {
    return expectShape(appointment, await this.onVersion(of, method, path, body))
  }

  /**
   * Changes one request with optimistic locking (If-Match).
   *
   * @throws StaleError when the request has another version.
   */
  private async onVersion({ id, version }: Versioned, method: 'PUT' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
    try {
      return await this.signedIn(this.client.send(method, pathOf(id) + path, body, { 'if-match': `"${version}"` }))
    } catch (error) {
      if (error instanceof ApiError && error.status === 409 && hasShape(changeRefusal, error.answer) && error.answer.appointment !== undefined)
        throw new StaleError(error.message, error.answer.appointment)
      throw error
    }
  }

  private async signedIn<T>(answer: Promise<T>): Promise<T> {
    const token = this.token()
    try {
      return await answer
    } catch (error) {
      const isEarlier = this.token() !== null && this.token() !== token
      if (error instanceof ApiError && error.status === 401 && !isEarlier) this.onUnauthorized()
      throw error
    }
  }
}

function pathOf(id: string): string {
  return `/api/v1/appointments/${encodeURIComponent(id)}`
}
