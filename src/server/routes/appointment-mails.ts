import { readChange } from '#src/booking/appointment/appointment-change.ts'
import { mailFits, movedFrom, timeBefore, toldChange, wordOfChange, wordOfPrice } from '#src/booking/appointment/told-change.ts'
import type { MailTopic } from '#src/booking/appointment/visitor-mail.ts'
import { cleanText } from '#src/booking/request/clean-text.ts'
import { localTime } from '#src/booking/schedule/business-time.ts'
import type { Appointment, AppointmentDetail, MailKind, MailPreviewRequest, ValueChange } from '#src/contract/generated/types.ts'
import { requestSchemas } from '#src/contract/generated/request-schemas.ts'
import { type ApiRoute, readBySchema, route } from '../http/api-route.ts'
import { refuseField, refuseUnlessOverridden } from '../http/http-error.ts'
import { readIfMatch } from '../http/if-match.ts'
import { mailPreview } from '../mail/mail-preview.ts'
import { mailByHand, cannotTell } from '../mail/told-mails.ts'
import { todayOf } from '../pages/page-request.ts'
import type { AppContext } from '../app-context.ts'
import { checkValue } from '../bookings/actual-value.ts'
import type { ChangeOutcome, ChangeTerms, EditOf, MailsOfChange } from '../storage/appointments/change.ts'
import { answerOfChange, unknownAppointment } from './change-answers.ts'

/** Mails and text messages by which the owner tells a visitor of a request: their previews, and sending a mail. */
export function appointmentMailRoutes(context: AppContext): ApiRoute[] {
  const { content, storage, outbox, clock } = context
  const { appointments } = storage
  const current = () => content.current().revision
  const today = () => todayOf(current(), context)

  /** The topic of the mail that would tell of a change; null when there is nothing to tell. @throws HttpError 400 when the change cannot be made. */
  async function topicOfChange(id: string, { restored = false, told_word: typed = '', ...fields }: MailPreviewRequest): Promise<MailTopic | null> {
    if (restored) refuseOthers(fields)
    const changeOf = (appointment: Appointment) => {
      const change = readBySchema(requestSchemas.AppointmentChange, fields, 'request')
      const revision = current()
      const { edit, problems } = readChange({ appointment, change, revision, now: localTime(clock(), revision.content.business.timeZone) })
      refuseUnlessOverridden(problems, true, 'The change is not valid')
      return edit
    }
    const states = await appointments.preview(id, restored ? 'restored' : changeOf)
    if (states === null) throw unknownAppointment()
    const { before, after } = states
    const kind = toldChange(before, after, today())
    return kind === null ? null : { kind, stored: after, old: timeBefore(before, after), word: cleanText(typed, true) }
  }

  /** The topic of a mail of a kind, with another actual value and word where they are given; null when it does not fit the request. */
  async function topicOfKind(id: string, kind: MailKind, { value, word }: ToldPrice): Promise<MailTopic | null> {
    const detail = await appointments.detail(id)
    if (detail === null) throw unknownAppointment()
    const appointment = { ...detail.appointment, ...value }
    return mailFits(kind, appointment, today()) ? topicOf(kind, { ...detail, appointment }, word) : null
  }

  /** Mails a quote its price, which becomes the value that is given, in one transaction; the request then says when it was told. */
  function sendPrice(id: string, { value, word }: ToldPrice, terms: Pick<ChangeTerms, 'by' | 'on' | 'hasCrews'>): Promise<ChangeOutcome> {
    const { crews, timeZone } = current().content.business
    const now = clock()
    let said = ''
    const editOf: EditOf = async (appointment, history) => {
      said = word ?? wordOfPrice(appointment, await history())
      return { ...value, price_told_at: now.toISOString(), price_word: said }
    }
    const mailsOf: MailsOfChange = (_, after) => {
      if (!mailFits('priced', after, today())) throw cannotTell('the request does not stand so')
      return [mailByHand({ kind: 'priced', stored: after, old: null, word: said }, context)]
    }
    return appointments.change(id, editOf, crews, now, { ...terms, timeZone, mailsOf })
  }

  return [
    route({
      method: 'POST',
      url: '/api/v1/appointments/:id/mails/preview',
      summary: 'What a visitor would be told by mail or text message of a change, or of how the request stands; nothing is sent',
      access: 'admin',
      body: requestSchemas.MailPreviewRequest,
      answers: { 200: 'MailPreview', 404: 'Failure' },
      handle: async ({ id, body: { kind, ...change } }) => {
        const topic = await (kind === undefined ? topicOfChange(id, change) : topicOfKind(id, kind, readPrice(kind, change)))
        return { status: 200, body: mailPreview(topic, context) }
      },
    }),
    route({
      method: 'POST',
      url: '/api/v1/appointments/:id/mails',
      summary: 'Tell a visitor by mail how the request stands, or the price that a quote is given with it; no limit of mails to visitors counts it',
      access: 'admin',
      body: requestSchemas.MailRequest,
      answers: { 200: 'Appointment', 404: 'Failure', 409: 'ChangeRefusal', 422: 'Failure' },
      handle: async ({ id, body: { kind, ...others }, request, username: by }) => {
        const told = readPrice(kind, others)
        checkValue(told.value, current())
        const terms = { by, on: readIfMatch(request), hasCrews: current().content.business.crews > 1 }
        const mailsOf = (detail: AppointmentDetail) => {
          if (!mailFits(kind, detail.appointment, today())) throw cannotTell('the request does not stand so')
          return [mailByHand(topicOf(kind, detail), context)]
        }
        const outcome = await (kind === 'priced' ? sendPrice(id, told, terms) : appointments.mail(id, mailsOf, clock(), terms))
        void outbox?.run(request.log)
        return answerOfChange(outcome, current())
      },
    }),
  ]
}

/** Refuses further fields beside one that names the mail by itself. @throws HttpError 400 */
function refuseOthers(others: object): void {
  readBySchema(requestSchemas.NoPayload, others, 'request')
}

/** The price of a quote as its mail tells it; null: the word is the one of before. */
interface ToldPrice {
  value: Partial<ValueChange>
  word: string | null
}

/** What stands beside a mail's kind, which only the price of a quote has. @throws HttpError 400 */
function readPrice(kind: MailKind, { price_word: word, ...others }: { price_word?: string }): ToldPrice {
  const field = 'actual_value' in others ? 'actual_value' : word === undefined ? null : 'price_word'
  if (field !== null && kind !== 'priced') throw refuseField(field, 'can stand beside kind "priced" only')
  const said = word === undefined ? null : cleanText(word, true)
  if ('actual_value' in others) return { value: readBySchema(requestSchemas.ValueChange, others, 'request'), word: said ?? '' }
  refuseOthers(others)
  return { value: {}, word: said }
}

function topicOf(kind: MailKind, { appointment, events }: AppointmentDetail, word: string | null = null): MailTopic {
  if (kind === 'priced') return { kind, stored: appointment, old: null, word: word ?? wordOfPrice(appointment, events) }
  const old = kind === 'moved' || kind === 'appointment' ? movedFrom(appointment, events) : null
  return { kind, stored: appointment, old, word: wordOfChange(events) }
}
