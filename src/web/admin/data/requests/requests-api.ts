import { hasShape } from '#src/contract/answer-shape.ts'
import {
  appointment,
  appointmentDetail,
  appointmentList,
  cancelOutcome,
  changeRefusal,
  listedOutcomes,
  restoreOutcome,
  statusCounts,
} from '#src/contract/generated/admin-answers.ts'
import type {
  Appointment,
  AppointmentDetail,
  AppointmentList,
  CancelOutcome,
  ListedChange,
  ListedOutcome,
  ManualRequest,
  RestoreOutcome,
  Restoring,
  StatusCounts,
} from '#src/contract/generated/types.ts'
import { ApiError, expectShape } from '../../../api/answer.ts'
import type { AdminApi } from '../admin-api.ts'
import type { ChangeOf, ChangeOfOne, StatusValue } from './change.ts'

/** A change was refused because the request is of a newer version (optimistic locking, If-Match). */
export class StaleError extends Error {
  /** The request as it is now. */
  readonly current: Appointment

  constructor(message: string, current: Appointment) {
    super(message)
    this.current = current
  }
}

export async function listRequests(api: AdminApi, query: string): Promise<AppointmentList> {
  return expectShape(appointmentList, await api.get(`/api/v1/appointments/?${query}`))
}

/** Returns the number of requests that a query matches, by status. */
export async function countRequests(api: AdminApi, query: string): Promise<StatusCounts> {
  return expectShape(statusCounts, await api.get(`/api/v1/appointments/counts?${query}`))
}

/** Returns a request with its history. */
export async function requestDetail(api: AdminApi, id: string): Promise<AppointmentDetail> {
  return expectShape(appointmentDetail, await api.get(pathOf(id)))
}

/** Stores a request that the admin entered, once per idempotency key, and returns it as stored. */
export async function enterManually(api: AdminApi, request: ManualRequest, key: string): Promise<Appointment> {
  return expectShape(appointment, await api.send('POST', '/api/v1/appointments/manual', request, { 'idempotency-key': key }))
}

/**
 * Makes a change on a version of a request (If-Match). Returns the request as stored, null when it was deleted.
 *
 * @throws StaleError when the request has another version.
 */
export async function sendChange(api: AdminApi, change: ChangeOfOne, version: number): Promise<Appointment | null> {
  const { method, path, body } = callOf(change)
  try {
    const answer = await api.send(method, pathOf(change.of.id) + path, body, { 'if-match': `"${version}"` })
    return change.kind === 'delete' ? null : expectShape(appointment, answer)
  } catch (error) {
    if (error instanceof ApiError && error.status === 409 && hasShape(changeRefusal, error.answer) && error.answer.appointment !== undefined)
      throw new StaleError(error.message, error.answer.appointment)
    throw error
  }
}

/** Makes changes of several requests, in this order; what became of each. */
export async function sendChanges(api: AdminApi, changes: readonly ListedChange[]): Promise<ListedOutcome[]> {
  return expectShape(listedOutcomes, await api.send('POST', '/api/v1/appointments/changes', { changes })).outcomes
}

/** What would become of changes of several requests. */
export async function previewChanges(api: AdminApi, changes: readonly ListedChange[]): Promise<ListedOutcome[]> {
  return expectShape(listedOutcomes, await api.send('POST', '/api/v1/appointments/changes/preview', { changes })).outcomes
}

export async function deleteAll(api: AdminApi): Promise<void> {
  await api.send('DELETE', '/api/v1/appointments/')
}

/** Cancels some of a sender's pending requests, and says how many are left. */
export async function cancelPending(api: AdminApi, sender: string): Promise<CancelOutcome> {
  return expectShape(cancelOutcome, await api.send('POST', '/api/v1/appointments/cancel', { sender }))
}

/** Restores everything that was deleted at one time; null when it continues as a bulk job. */
export async function restoreDeletion(api: AdminApi, deletedAt: string): Promise<RestoreOutcome | null> {
  const answer = await api.send('POST', '/api/v1/appointments/restore', { deleted_at: deletedAt })
  const isJob = typeof answer === 'object' && answer !== null && 'finished' in answer
  return isJob ? null : expectShape(restoreOutcome, answer)
}

interface Call {
  method: 'PUT' | 'POST' | 'DELETE'
  path: string
  body?: object
}

function callOf(change: ChangeOfOne): Call {
  switch (change.kind) {
    case 'status':
      return {
        method: 'PUT',
        path: '/status',
        body: { status: change.status, ...valueOf(change), ...told(change) },
      }
    case 'progress':
      return { method: 'PUT', path: '/progress', body: change.moments }
    case 'value':
      return { method: 'PUT', path: '/value', body: { actual_value: change.value } }
    case 'edit':
      return { method: 'PUT', path: '', body: change.fields }
    case 'delete':
      return { method: 'DELETE', path: '' }
    case 'restore':
      return { method: 'POST', path: '/restore', body: told(change) }
  }
}

function valueOf({ value }: { value?: StatusValue }): { actual_value?: number | null; take_back_value?: true } {
  if (value === undefined) return {}
  return value === 'before' ? { take_back_value: true } : { actual_value: value }
}

function told({ tell, told_word, despite }: Omit<ChangeOf<'restore'>, 'kind' | 'of'>): Restoring {
  return { ...(tell && { tell }), ...(told_word !== undefined && { told_word }), ...(despite && { despite_warnings: despite }) }
}

function pathOf(id: string): string {
  return `/api/v1/appointments/${encodeURIComponent(id)}`
}
