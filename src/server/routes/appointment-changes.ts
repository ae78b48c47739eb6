import type { ListedChange, ListedOutcome, ListedOutcomes } from '#src/contract/generated/types.ts'
import { requestSchemas } from '#src/contract/generated/request-schemas.ts'
import { storedCoupon } from '#src/booking/request/used-coupons.ts'
import type { AppContext } from '../app-context.ts'
import { type ApiRoute, route } from '../http/api-route.ts'
import { failureOf, HttpError } from '../http/http-error.ts'
import { tellingOf, cannotTell } from '../mail/told-mails.ts'
import type { ChangeOutcome, ChangeTerms } from '../storage/appointments/change.ts'
import { refusalOf } from './change-answers.ts'

/** Changes of several requests in one call, each made or refused as by a call of its own. */
export function appointmentChangesRoutes(context: AppContext): ApiRoute[] {
  const { content, storage, outbox, clock } = context
  const { appointments } = storage
  const current = () => content.current().revision

  const couponOf = (id: string) => storedCoupon(current().catalog, id)

  async function make({ id, version, status, deleted, tell = false }: ListedChange, by: string, now: Date): Promise<ChangeOutcome> {
    const { crews, timeZone } = current().content.business
    const terms: ChangeTerms = { by, on: [version], hasCrews: crews > 1, timeZone, couponOf, ...tellingOf({ tell }, context) }
    if (status !== undefined) return appointments.change(id, () => ({ status }), crews, now, terms)
    if (deleted === false) return appointments.restore(id, crews, now, terms)
    if (tell) throw cannotTell('nobody is told of a deletion')
    return appointments.delete(id, now, terms)
  }

  function listed(id: string, outcome: ChangeOutcome): ListedOutcome {
    if (outcome.kind === 'changed') return { id, status: 200, appointment: outcome.appointment }
    return { ...refused(id, refusalOf(outcome, current())), ...(outcome.kind === 'stale' && { appointment: outcome.appointment }) }
  }

  function refused(id: string, error: unknown): ListedOutcome {
    if (!(error instanceof HttpError)) throw error
    return { id, status: error.status, error: failureOf(error, current().content.messages).error }
  }

  return [
    route({
      method: 'POST',
      url: '/api/v1/appointments/changes',
      summary: 'Change the status of several requests, delete or restore them; each is made or refused by itself',
      access: 'admin',
      body: requestSchemas.AppointmentChanges,
      answers: { 200: 'ListedOutcomes' },
      handle: async ({ body: { changes }, username, request }) => {
        // One moment for all: what is deleted together is restored together.
        const now = clock()
        const outcomes: ListedOutcome[] = []
        // One after the other: of two that want one time, the first has it.
        for (const change of changes) {
          outcomes.push(
            await make(change, username, now).then(
              outcome => listed(change.id, outcome),
              (error: unknown) => refused(change.id, error),
            ),
          )
        }
        if (changes.some(({ tell }) => tell)) void outbox?.run(request.log)
        const body: ListedOutcomes = { outcomes }
        return { status: 200, body }
      },
    }),
    route({
      method: 'POST',
      url: '/api/v1/appointments/changes/preview',
      summary: 'What would become of such changes; nothing is changed, and nobody is told',
      access: 'admin',
      body: requestSchemas.AppointmentChanges,
      answers: { 200: 'ListedOutcomes' },
      handle: async ({ body: { changes } }) => {
        const { crews, timeZone } = current().content.business
        const outcomes = await appointments.previewChanges(changes, crews, clock(), { timeZone, couponOf })
        const body: ListedOutcomes = { outcomes: outcomes.map((outcome, index) => listed(changes[index]?.id ?? '', outcome)) }
        return { status: 200, body }
      },
    }),
  ]
}
