import { setTimeout } from 'node:timers/promises'
import { readChange } from '#src/booking/appointment/appointment-change.ts'
import type { AppointmentEdit } from '#src/booking/appointment/appointment-edit.ts'
import { cleanText } from '#src/booking/request/clean-text.ts'
import { storedCoupon } from '#src/booking/request/used-coupons.ts'
import { valueBeforeDone } from '#src/booking/appointment/value-before-done.ts'
import { localTime } from '#src/booking/schedule/business-time.ts'
import { FIELD } from '#src/booking/request/flat-fields.ts'
import type { Appointment, AppointmentChange, ProgressChange } from '#src/contract/generated/types.ts'
import { type ApiRoute, type Call, route } from '../http/api-route.ts'
import { etagOf, readIfMatch } from '../http/if-match.ts'
import { HttpError, refuseField, refuseUnlessOverridden } from '../http/http-error.ts'
import { type Telling, tellingOf } from '../mail/told-mails.ts'
import type { AppContext } from '../app-context.ts'
import { checkValue } from '../bookings/actual-value.ts'
import { answerOfChange, unknownAppointment } from './change-answers.ts'
import { requestSchemas } from '#src/contract/generated/request-schemas.ts'
import type { ChangeOutcome, EditOf } from '../storage/appointments/change.ts'

/** The admin's calls on requests. */
export function adminAppointmentRoutes(context: AppContext): ApiRoute[] {
  const { content, storage, outbox, clock } = context
  const { appointments } = storage
  const current = () => content.current().revision

  async function change(call: Call<unknown, unknown>, editOf: EditOf, telling: Telling = {}, isOverridden = false) {
    const terms = { ...termsOf(call), ...despite(isOverridden), ...tellingOf(telling, context) }
    const outcome = await appointments.change(call.id, editOf, crews(), clock(), terms)
    if (telling.tell === true) void outbox?.run(call.request.log)
    return answerOf(outcome)
  }

  const crews = () => current().content.business.crews
  const termsOf = ({ request, username: by }: Call<unknown, unknown>) => ({
    by,
    on: readIfMatch(request),
    hasCrews: crews() > 1,
    timeZone: current().content.business.timeZone,
    couponOf: (id: string) => storedCoupon(current().catalog, id),
  })

  const answerOf = (outcome: ChangeOutcome) => answerOfChange(outcome, current())

  return [
    route({
      method: 'GET',
      url: '/api/v1/appointments',
      summary: 'Requests, the newest first or as asked, and how many there are in all',
      access: 'admin',
      query: requestSchemas.AppointmentQuery,
      answers: { 200: 'AppointmentList' },
      handle: async ({ query }) => ({ status: 200, body: await appointments.list(query, crews() > 1) }),
    }),
    route({
      method: 'GET',
      url: '/api/v1/appointments/:id',
      summary: 'A request and what has happened to it, also when it is in the trash',
      access: 'admin',
      answers: { 200: 'AppointmentDetail', 404: 'Failure' },
      handle: async ({ id }) => {
        const detail = await appointments.detail(id, crews() > 1)
        if (detail === null) throw unknownAppointment()
        return { status: 200, body: detail, headers: { etag: etagOf(detail.appointment.version) } }
      },
    }),
    route({
      method: 'PUT',
      url: '/api/v1/appointments/:id',
      summary:
        'Change any field of a request, its status too; a quote with a time becomes an appointment, and a changed service says which price holds',
      access: 'admin',
      body: requestSchemas.AppointmentChange,
      answers: { 200: 'Appointment', 404: 'Failure', 409: 'ChangeRefusal', 422: 'Failure' },
      handle: call => {
        const { despite_warnings = false } = call.body
        const read = (appointment: Appointment) => {
          const revision = current()
          if (readIfMatch(call.request) === null) refuseHalfTime(call.body, appointment)
          const now = localTime(clock(), revision.content.business.timeZone)
          const { edit, problems, openPrice } = readChange({ appointment, change: call.body, revision, now })
          refuseUnlessOverridden(problems, despite_warnings, 'The change is not valid')
          if (openPrice !== null) throw refuseField(openPrice.field, openPrice.message, 422)
          return edit
        }
        return change(call, read, call.body, despite_warnings)
      },
    }),
    route({
      method: 'PUT',
      url: '/api/v1/appointments/:id/status',
      summary: "Change a request's status, and with it what the visit has really brought; leaving Cancelled reserves its time again",
      access: 'admin',
      body: requestSchemas.StatusChange,
      answers: { 200: 'Appointment', 404: 'Failure', 409: 'ChangeRefusal', 422: 'Failure' },
      handle: call => {
        const { tell, told_word, despite_warnings, take_back_value = false, ...fields } = call.body
        const telling = { ...(tell !== undefined && { tell }), ...(told_word !== undefined && { told_word }) }
        checkValue(fields, current())
        if (!take_back_value) return change(call, () => fields, telling, despite_warnings)
        if (fields.actual_value !== undefined) throw refuseField('take_back_value', 'cannot stand beside actual_value')
        const taken: EditOf = async (now, history) => ({ ...fields, actual_value: valueBeforeDone(now, await history()) })
        return change(call, taken, telling, despite_warnings)
      },
    }),
    route({
      method: 'PUT',
      url: '/api/v1/appointments/:id/progress',
      summary: 'Set when the business set out for a visit, when its work began, or when a quote was answered by hand, or take a moment back',
      access: 'admin',
      body: requestSchemas.ProgressChange,
      answers: { 200: 'Appointment', 404: 'Failure', 409: 'ChangeRefusal' },
      handle: call => change(call, () => progressEdit(call.body, clock())),
    }),
    route({
      method: 'PUT',
      url: '/api/v1/appointments/:id/value',
      summary: 'Set what a visit has really brought, or null when that is not known',
      access: 'admin',
      body: requestSchemas.ValueChange,
      answers: { 200: 'Appointment', 404: 'Failure', 409: 'ChangeRefusal' },
      handle: call => {
        checkValue(call.body, current())
        return change(call, () => call.body)
      },
    }),
    route({
      method: 'POST',
      url: '/api/v1/appointments/:id/restore',
      summary: 'Take a deletion back; reserves the time again',
      access: 'admin',
      body: requestSchemas.Restoring,
      answers: { 200: 'Appointment', 404: 'Failure', 409: 'ChangeRefusal', 422: 'Failure' },
      handle: async call => {
        const { tell = false, despite_warnings = false } = call.body
        const terms = { ...termsOf(call), ...despite(despite_warnings), ...tellingOf(call.body, context) }
        const outcome = await appointments.restore(call.id, crews(), clock(), terms)
        if (tell) void outbox?.run(call.request.log)
        return answerOf(outcome)
      },
    }),
    route({
      method: 'POST',
      url: '/api/v1/appointments/restore',
      summary: 'Take back everything that was deleted at one moment; what has lost its time stays in the trash',
      access: 'admin',
      body: requestSchemas.RestoreRequest,
      answers: { 200: 'RestoreOutcome', 202: 'BulkJob', 404: 'Failure' },
      handle: async call => {
        const started = await appointments.restoreDeletion(call.body.deleted_at, crews(), clock(), termsOf(call))
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
      handle: async call => ({ status: 200, body: await appointments.cancelPending(call.body.sender, clock(), termsOf(call)) }),
    }),
    route({
      method: 'DELETE',
      url: '/api/v1/appointments/:id',
      summary: 'Delete a request; it stays in the trash for a while',
      access: 'admin',
      answers: { 200: 'NoPayload', 404: 'Failure', 409: 'ChangeRefusal' },
      handle: async call => {
        const outcome = await appointments.delete(call.id, clock(), termsOf(call))
        return outcome.kind === 'changed' ? { status: 200, body: {} } : answerOf(outcome)
      },
    }),
    route({
      method: 'DELETE',
      url: '/api/v1/appointments',
      summary: 'Delete all requests; no list has them from then on, and they stay in the trash for a while',
      access: 'admin',
      answers: { 200: 'NoPayload' },
      handle: async call => {
        const { finished } = await appointments.deleteAll(clock(), termsOf(call))
        await inPatience(finished)
        return { status: 200, body: {} }
      },
    }),
  ]
}

/** What the owner overrules: closures, and how often codes may be used. */
function despite(isOverridden: boolean) {
  return { despiteClosures: isOverridden, despiteLimits: isOverridden }
}

/** A device's clock may be ahead: no moment is later than now. @throws HttpError 400 for a word beside no price. */
function progressEdit({ price_word: word, ...moments }: ProgressChange, now: Date): AppointmentEdit {
  if (word !== undefined && typeof moments.price_told_at !== 'string') throw refuseField('price_word', 'can stand beside price_told_at only')
  const entries = Object.entries(moments).map(([name, at]) => [name, at !== null && at > now.toISOString() ? now.toISOString() : at])
  return { ...(Object.fromEntries(entries) as AppointmentEdit), ...(word !== undefined && { price_word: cleanText(word, true) }) }
}

/** Refuses a lone day or time without a version: it may have been meant for another time or day. */
function refuseHalfTime({ appointment_date, appointment_time }: AppointmentChange, now: Appointment): void {
  if ((appointment_date === undefined) === (appointment_time === undefined)) return
  if (now.appointment_date === null || now.appointment_time === null) return
  const field = appointment_date === undefined ? FIELD.time : FIELD.date
  throw refuseField(field, 'Send the day together with the time, or name the version with If-Match')
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
