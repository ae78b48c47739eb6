import { setTimeout } from 'node:timers/promises'
import { readChange } from '#src/booking/appointment/appointment-change.ts'
import { localTime } from '#src/booking/schedule/business-time.ts'
import { FIELD } from '#src/booking/request/flat-fields.ts'
import type { Appointment, AppointmentChange, ChangeRefusal } from '#src/contract/generated/types.ts'
import { type Answer, type ApiRoute, type Call, route } from '../http/api-route.ts'
import { etagOf, readIfMatch } from '../http/if-match.ts'
import { HttpError, refuseFields, refuseUnlessOverridden } from '../http/http-error.ts'
import type { AppContext } from '../app-context.ts'
import { requestSchemas } from '#src/contract/generated/request-schemas.ts'
import type { ChangeOutcome, RowChange } from '../storage/storage.ts'

/** The admin's calls on requests. */
export function adminAppointmentRoutes({ content, storage: { appointments }, clock }: AppContext): ApiRoute[] {
  const current = () => content.current().revision

  async function change({ id, request }: Call<unknown, unknown>, changeOf: (appointment: Appointment) => RowChange) {
    const on = readIfMatch(request)
    const { crews, timeZone } = current().content.business
    return answerOf(await appointments.change(id, changeOf, crews, clock(), on, timeZone))
  }

  function answerOf(outcome: ChangeOutcome): Answer {
    switch (outcome.kind) {
      case 'changed':
        return { status: 200, body: outcome.appointment, headers: { etag: etagOf(outcome.appointment.version) } }
      case 'stale':
        return { status: 409, body: staleRefusal(outcome.appointment), headers: { etag: etagOf(outcome.appointment.version) } }
      case 'clearing':
        throw new HttpError(409, { error: 'All requests are being cleared. Try again when that is done.' })
      case 'taken':
        throw new HttpError(409, { error: current().content.messages.slot.unavailable })
      case 'unknown':
        throw unknownAppointment()
    }
  }

  return [
    route({
      method: 'GET',
      url: '/api/v1/jobs',
      summary: 'Work on many requests that is under way, and what ended within a day',
      access: 'admin',
      answers: { 200: 'BulkJobs' },
      handle: async () => ({ status: 200, body: { jobs: await appointments.jobs(clock()) } }),
    }),
    route({
      method: 'GET',
      url: '/api/v1/appointments',
      summary: 'Requests, the newest first or as asked, and how many there are in all',
      access: 'admin',
      query: requestSchemas.AppointmentQuery,
      answers: { 200: 'AppointmentList' },
      handle: async ({ query }) => ({ status: 200, body: await appointments.list(query) }),
    }),
    route({
      method: 'GET',
      url: '/api/v1/appointments/:id',
      summary: 'A request and what has happened to it, also when it is in the trash',
      access: 'admin',
      answers: { 200: 'AppointmentDetail', 404: 'Failure' },
      handle: async ({ id }) => {
        const detail = await appointments.detail(id)
        if (detail === null) throw unknownAppointment()
        return { status: 200, body: detail, headers: { etag: etagOf(detail.appointment.version) } }
      },
    }),
    route({
      method: 'PUT',
      url: '/api/v1/appointments/:id',
      summary: "Change a request's contact data or time; a quote with a time becomes an appointment",
      access: 'admin',
      body: requestSchemas.AppointmentChange,
      answers: { 200: 'Appointment', 404: 'Failure', 409: 'ChangeRefusal', 422: 'Failure' },
      handle: ({ body: { despite_warnings = false, ...wanted }, ...call }) =>
        change({ ...call, body: wanted }, appointment => {
          const revision = current()
          if (readIfMatch(call.request) === null) refuseHalfTime(wanted, appointment)
          const { change, problems } = readChange(appointment, wanted, revision, localTime(clock(), revision.content.business.timeZone))
          refuseUnlessOverridden(problems, despite_warnings, 'The change is not valid')
          return change
        }),
    }),
    route({
      method: 'PUT',
      url: '/api/v1/appointments/:id/status',
      summary: "Change a request's status; leaving Cancelled reserves its time again",
      access: 'admin',
      body: requestSchemas.StatusChange,
      answers: { 200: 'Appointment', 404: 'Failure', 409: 'ChangeRefusal' },
      handle: call => change(call, () => ({ status: call.body.status })),
    }),
    route({
      method: 'PUT',
      url: '/api/v1/appointments/:id/value',
      summary: 'Set what a visit has really brought',
      access: 'admin',
      body: requestSchemas.ValueChange,
      answers: { 200: 'Appointment', 404: 'Failure', 409: 'ChangeRefusal' },
      handle: call => {
        const { actual_value } = call.body
        const { money } = current()
        if (!money.isValue(actual_value)) throw refuseFields([{ field: 'actual_value', message: `must be a multiple of ${money.decimal(1)}` }], '')
        return change(call, () => ({ actual_value }))
      },
    }),
    route({
      method: 'POST',
      url: '/api/v1/appointments/:id/restore',
      summary: 'Take a deletion back; reserves the time again',
      access: 'admin',
      answers: { 200: 'Appointment', 404: 'Failure', 409: 'ChangeRefusal' },
      handle: async ({ id, request }) => {
        const { crews, timeZone } = current().content.business
        return answerOf(await appointments.restore(id, crews, clock(), readIfMatch(request), timeZone))
      },
    }),
    route({
      method: 'POST',
      url: '/api/v1/appointments/restore',
      summary: 'Take back everything that was deleted at one moment; what has lost its time stays in the trash',
      access: 'admin',
      body: requestSchemas.RestoreRequest,
      answers: { 200: 'RestoreOutcome', 202: 'BulkJob', 404: 'Failure' },
      handle: async ({ body: { deleted_at } }) => {
        const { crews, timeZone } = current().content.business
        const started = await appointments.restoreDeletion(deleted_at, crews, clock(), timeZone)
        if (started === null) throw new HttpError(404, { error: 'Nothing in the trash was deleted at that moment' })
        const outcome = await inPatience(started.finished)
        if (outcome !== null) return { status: 200, body: outcome }
        return { status: 202, body: (await appointments.jobs(clock())).find(({ id }) => id === started.id) }
      },
    }),
    route({
      method: 'POST',
      url: '/api/v1/appointments/cancel',
      summary: "Cancel a sender's pending requests, some in each call, and free their times; each is taken back by its status",
      access: 'admin',
      body: requestSchemas.CancelRequest,
      answers: { 200: 'CancelOutcome' },
      handle: async ({ body: { sender } }) => ({ status: 200, body: await appointments.cancelPending(sender, clock()) }),
    }),
    route({
      method: 'DELETE',
      url: '/api/v1/appointments/:id',
      summary: 'Delete a request; it stays in the trash for a while',
      access: 'admin',
      answers: { 200: 'NoPayload', 404: 'Failure', 409: 'ChangeRefusal' },
      handle: async ({ id, request }) => {
        const outcome = await appointments.delete(id, clock(), readIfMatch(request))
        return outcome.kind === 'changed' ? { status: 200, body: {} } : answerOf(outcome)
      },
    }),
    route({
      method: 'DELETE',
      url: '/api/v1/appointments',
      summary: 'Delete all requests; no list has them from then on, and they stay in the trash for a while',
      access: 'admin',
      answers: { 200: 'NoPayload' },
      handle: async () => {
        const { finished } = await appointments.deleteAll(clock())
        await inPatience(finished)
        return { status: 200, body: {} }
      },
    }),
  ]
}

/** Refuses a lone day or time without a version: it may have been meant for another time or day. */
function refuseHalfTime({ appointment_date, appointment_time }: AppointmentChange, now: Appointment): void {
  if ((appointment_date === undefined) === (appointment_time === undefined)) return
  if (now.appointment_date === null || now.appointment_time === null) return
  const field = appointment_date === undefined ? FIELD.time : FIELD.date
  throw refuseFields([{ field, message: 'Send the day together with the time, or name the version with If-Match' }], '')
}

function staleRefusal(appointment: Appointment): ChangeRefusal {
  return { error: 'Somebody else has changed this request since', appointment }
}

/** How long a call waits for a bulk job, in ms, before the job goes on in the background. */
const PATIENCE_MS = 1000

/** The result of a promise, or null when it takes longer than PATIENCE_MS. */
async function inPatience<T>(finished: Promise<T>): Promise<T | null> {
  const enough = new AbortController()
  try {
    return await Promise.race([finished, setTimeout(PATIENCE_MS, null, { signal: enough.signal })])
  } finally {
    enough.abort()
  }
}

function unknownAppointment(): HttpError {
  return new HttpError(404, { error: 'There is no such appointment' })
}
