import ICAL from 'ical.js'
import { expect } from 'vitest'
import type { AppointmentDetail, MailPreview, Mails } from '#src/contract/generated/types.ts'
import type { StorageLocation } from '#tests/support/server/engines.ts'
import { headOf, partsOf } from '#tests/support/server/mail-parts.ts'
import { startMailServer } from '#tests/support/server/mail-server.ts'
import { copyWithMails, MAIL_TEXTS } from '#tests/support/server/mail-texts.ts'
import { LIST } from '#tests/support/server/open-admin.ts'
import { APPOINTMENT } from '#tests/support/server/requests.ts'
import type { ReceivedMail } from '#tests/support/server/smtp-peer.ts'
import { startTestServer, type TestAnswer } from '#tests/support/server/test-server.ts'

export interface TellingSettings {
  mails?: Mails
  env?: Record<string, string>
  hasMailServer?: boolean
}

/** A site whose visitors get mails, and its owner, signed in. */
export async function openTelling(
  { dataDir, databaseUrl }: StorageLocation,
  { mails = MAIL_TEXTS, env = {}, hasMailServer = true }: TellingSettings = {},
) {
  const { state, env: smtp } = await startMailServer()
  const server = await startTestServer({
    contentFolder: copyWithMails(mails),
    dataDir,
    env: {
      ...(hasMailServer && smtp),
      ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
      PUBLIC_ORIGIN: 'https://www.example.com',
      ...env,
    },
  })
  const token = await server.signIn()
  const put = async (path: string, body: object, headers: Record<string, string> = {}, method = 'PUT'): Promise<TestAnswer> => {
    const answer = await server.call(method, LIST + path, { token, body, headers })
    await server.context.outbox?.run(server.log)
    return answer
  }
  const book = async (body: object = APPOINTMENT) => {
    const { status, body: stored } = await server.call('POST', LIST, { body })
    expect([status, stored]).toMatchObject([201, {}])
    const { id } = stored
    await server.context.outbox?.run(server.log)
    state.toVisitors.splice(0)
    return id
  }
  const detailOf = async (id: string) => (await server.call('GET', LIST + id, { token })).body as unknown as AppointmentDetail
  const historyOf = async (id: string) =>
    (await detailOf(id)).events.map(({ kind, mail }) => (mail === undefined ? kind : `${mail.kind} ${mail.state}`))
  const previewOf = async (id: string, body: object) => (await put(`${id}/mails/preview`, body, {}, 'POST')).body as unknown as MailPreview
  return {
    server,
    state,
    put,
    post: (path: string, body: object, headers = {}) => put(path, body, headers, 'POST'),
    book,
    detailOf,
    historyOf,
    previewOf,
  }
}

/** A mail to a visitor, with its visit's entry in a calendar file. */
interface ToldMail {
  to: string
  subject: string | undefined
  text: string
  /** The calendar's method as the mail's head names it, and as the file does. */
  sentAs: string | undefined
  method: string | undefined
  /** The entry's uid, sequence, status and start. */
  visit: (string | undefined)[]
}

/** The mails that have come since, each with its words and its visit's entry. */
export function newMails(state: { toVisitors: ReceivedMail[] }): ToldMail[] {
  return state.toVisitors.splice(0).map(({ recipients, text }) => {
    const parts = partsOf(text)
    const file = parts.get('text/calendar')
    const calendar = file === undefined ? null : new ICAL.Component(ICAL.parse(file) as unknown[])
    const of = (name: string) => calendar?.getFirstSubcomponent('vevent')?.getFirstPropertyValue(name)?.toString()
    return {
      to: recipients.join(),
      subject: /^Subject: (.*)$/m.exec(headOf(text))?.[1],
      text: parts.get('text/plain') ?? '',
      sentAs: /method=(\w+)/.exec(text)?.[1],
      method: calendar?.getFirstPropertyValue('method')?.toString(),
      visit: [of('uid'), of('sequence'), of('status'), of('dtstart')],
    }
  })
}
