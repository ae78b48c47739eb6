import { readChange } from '#src/booking/appointment-change.ts'
import { localTime } from '#src/booking/business-time.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import { type ApiRoute, route } from '../api-route.ts'
import { Refusal, refuseFields, refuseUnlessOverruled } from '../refusal.ts'
import type { ServerParts } from '../server-parts.ts'
import { shapes } from '../shapes.ts'
import type { ChangeOutcome, RowChange } from '../storage/storage.ts'

/** What the admin sees and does of visitors' requests. */
export function adminAppointmentRoutes({ content, storage: { appointments }, clock }: ServerParts): ApiRoute[] {
  const current = () => content.current().revision

  async function change(id: string, changeOf: (appointment: Appointment) => RowChange) {
    return answerOf(await appointments.change(id, changeOf, current().content.business.crews, clock()))
  }

  function answerOf(outcome: ChangeOutcome) {
    if (outcome.kind === 'unknown') throw unknownAppointment()
    if (outcome.kind === 'taken') throw new Refusal(409, { error: current().content.messages.slot.unavailable })
    return { status: 200, body: outcome.appointment }
  }

  return [
    route({
      method: 'GET',
      url: '/api/v1/appointments',
      summary: 'Requests, the newest first or as asked, and how many there are in all',
      access: 'admin',
      body: shapes.NoPayload,
      query: shapes.AppointmentQuery,
      answers: { 200: 'AppointmentList' },
      handle: async ({ query }) => ({ status: 200, body: await appointments.list(query) }),
    }),
    route({
      method: 'GET',
      url: '/api/v1/appointments/:id',
      summary: 'A request and what has happened to it, also when it is in the trash',
      access: 'admin',
      body: shapes.NoPayload,
      query: shapes.NoPayload,
      answers: { 200: 'AppointmentDetail', 404: 'Failure' },
      handle: async ({ id }) => {
        const detail = await appointments.detail(id)
        if (detail === null) throw unknownAppointment()
        return { status: 200, body: detail }
      },
    }),
    route({
      method: 'PUT',
      url: '/api/v1/appointments/:id',
      summary: "Change a request's contact data or time; a quote with a time becomes an appointment",
      access: 'admin',
      body: shapes.AppointmentChange,
      query: shapes.NoPayload,
      answers: { 200: 'Appointment', 404: 'Failure', 409: 'Failure', 422: 'Failure' },
      handle: ({ id, body: { despite_warnings = false, ...wanted } }) =>
        change(id, appointment => {
          const revision = current()
          const { change, problems } = readChange(appointment, wanted, revision, localTime(clock(), revision.content.business.timeZone))
          refuseUnlessOverruled(problems, despite_warnings, 'The change is not valid')
          return change
        }),
    }),
    route({
      method: 'PUT',
      url: '/api/v1/appointments/:id/status',
      summary: "Change a request's status; leaving Cancelled claims its time again",
      access: 'admin',
      body: shapes.StatusChange,
      query: shapes.NoPayload,
      answers: { 200: 'Appointment', 404: 'Failure', 409: 'Failure' },
      handle: ({ id, body: { status } }) => change(id, () => ({ status })),
    }),
    route({
      method: 'PUT',
      url: '/api/v1/appointments/:id/value',
      summary: 'Set what a visit has really brought',
      access: 'admin',
      body: shapes.ValueChange,
      query: shapes.NoPayload,
      answers: { 200: 'Appointment', 404: 'Failure' },
      handle: ({ id, body: { actual_value } }) => {
        const { money } = current()
        if (!money.isValue(actual_value)) throw refuseFields([{ field: 'actual_value', message: `must be a multiple of ${money.decimal(1)}` }], '')
        return change(id, () => ({ actual_value }))
      },
    }),
    route({
      method: 'POST',
      url: '/api/v1/appointments/:id/restore',
      summary: 'Take a deletion back; claims the time again',
      access: 'admin',
      body: shapes.NoPayload,
      query: shapes.NoPayload,
      answers: { 200: 'Appointment', 404: 'Failure', 409: 'Failure' },
      handle: async ({ id }) => answerOf(await appointments.restore(id, current().content.business.crews, clock())),
    }),
    route({
      method: 'POST',
      url: '/api/v1/appointments/restore',
      summary: 'Take back everything that was deleted at one moment; what has lost its time stays in the trash',
      access: 'admin',
      body: shapes.RestoreRequest,
      query: shapes.NoPayload,
      answers: { 200: 'RestoreOutcome', 404: 'Failure' },
      handle: async ({ body: { deleted_at } }) => {
        const outcome = await appointments.restoreTogether(deleted_at, current().content.business.crews, clock())
        if (outcome.restored + outcome.taken.length === 0) throw new Refusal(404, { error: 'Nothing in the trash was deleted at that moment' })
        return { status: 200, body: outcome }
      },
    }),
    route({
      method: 'DELETE',
      url: '/api/v1/appointments/:id',
      summary: 'Delete a request; it stays in the trash for a while',
      access: 'admin',
      body: shapes.NoPayload,
      query: shapes.NoPayload,
      answers: { 200: 'NoPayload', 404: 'Failure' },
      handle: async ({ id }) => {
        if (!(await appointments.delete(id, clock()))) throw unknownAppointment()
        return { status: 200, body: {} }
      },
    }),
    route({
      method: 'DELETE',
      url: '/api/v1/appointments',
      summary: 'Delete all requests; they stay in the trash for a while',
      access: 'admin',
      body: shapes.NoPayload,
      query: shapes.NoPayload,
      answers: { 200: 'NoPayload' },
      handle: async () => {
        await appointments.deleteAll(clock())
        return { status: 200, body: {} }
      },
    }),
  ]
}

function unknownAppointment(): Refusal {
  return new Refusal(404, { error: 'There is no such appointment' })
}
