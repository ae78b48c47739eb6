import ICAL from 'ical.js'
import { expect, test, vi } from 'vitest'
import { renderMail } from '#src/web/render-mail.tsx'
import { copyWithMails } from '#tests/support/server/mail-texts.ts'
import { headOf, partsOf } from '#tests/support/server/mail-parts.ts'
import { OWNER, startMailServer } from '#tests/support/server/mail-server.ts'
import { PATIENCE } from '#tests/support/patience.ts'
import { APPOINTMENT, QUOTE } from '#tests/support/server/requests.ts'
import { startTestServer, temporaryFolder } from '#tests/support/server/test-server.ts'

const SITE = 'https://www.example.com'

/** A site whose visitors get mails, and its mail server. */
async function open(env: Record<string, string> = {}, dataDir = temporaryFolder()) {
  const mails = await startMailServer()
  const settings = { contentFolder: copyWithMails(), dataDir, renderMail, env: { ...mails.env, EMAIL_LIMIT: '0', PUBLIC_ORIGIN: SITE, ...env } }
  const server = await startTestServer(settings)
  const ask = async (body: object) => {
    const answer = await server.call('POST', '/api/v1/appointments/', { body })
    expect(answer.status).toBe(201)
    await server.context.outbox?.run(server.log)
    return answer.body
  }
  return { ...mails, settings, server, ask }
}

test('a visitor who gave an address hears at once what was asked for, when, at which price, what happens next and whom to call; with a calendar file', async () => {
  const { state, ask } = await open()
  const { id } = await ask(APPOINTMENT)
  await ask({ ...QUOTE, email: 'bo@example.com' })
  await vi.waitFor(() => expect(state.toVisitors).toHaveLength(2), PATIENCE)
  const [first, second] = state.toVisitors
  expect([first?.recipients, second?.recipients]).toEqual([['ann@example.com'], ['bo@example.com']])
  expect(state.mails.map(({ recipients }) => recipients)).toEqual([[OWNER], [OWNER]])
  const head = headOf(first?.text)
  expect(head).toContain('Subject: Your visit with Alderglass Mobile Detailing: Gold Shine Rejuvenation')
  expect(head).toMatch(/^Reply-To: \S+@\S+$/m)
  expect(head).toMatch(/^Auto-Submitted: auto-generated$/m)
  expect(head).toMatch(/^Message-ID: <[0-9a-f-]{36}@example\.com>$/m)
  const parts = partsOf(first?.text ?? '')
  const texts = ['Dear Ann Ash,', 'Tuesday, June 2, 2026', '9:00', 'Gold Shine Rejuvenation', 'Engine Bay', '$450', id.slice(0, 8).toUpperCase()]
  for (const text of [...texts, 'We ring or write to confirm.', '(208) 555-0142']) {
    expect(parts.get('text/plain')).toContain(text)
    expect(parts.get('text/html')).toContain(text)
  }
  expect(parts.get('text/html')).not.toMatch(/<img|<script|url\(|@import|<link/)
  expect([...(parts.get('text/html') ?? '').matchAll(/href="([^"]*)"/g)].map(([, href]) => href?.replace(/^mailto:.*/, 'mailto:'))).toEqual([
    'tel:2085550142',
    'mailto:',
    SITE,
  ])
  const visit = new ICAL.Component(ICAL.parse(parts.get('text/calendar') ?? '') as unknown[]).getFirstSubcomponent('vevent')
  expect(visit?.getFirstPropertyValue('uid')).toBe(`${id}@www.example.com`)
  expect(second?.text).not.toContain('text/calendar')
  expect(partsOf(second?.text ?? '').get('text/plain'), 'a quote has no day').not.toMatch(/We come on|Day:|\{/)
})

test('a mail to an address that a stranger typed holds nothing that the stranger wrote', async () => {
  const { state, ask } = await open()
  const free = 'Canary https://evil.example'
  await ask({ ...APPOINTMENT, name: free, message: free, service_address: free, service_zip: 'Canary', site_notes: free })
  await vi.waitFor(() => expect(state.toVisitors).toHaveLength(1), PATIENCE)
  const text = state.toVisitors[0]?.text ?? ''
  for (const part of [text, ...partsOf(text).values()]) expect(part).not.toMatch(/Canary|evil|Dear/)
})

test('one address gets five mails a day, however it is written; what the owner hears of is not limited by it', async () => {
  const { state, server, ask } = await open({ VISITOR_MAIL_LIMIT: '0' })
  for (const email of [
    'bo@example.com',
    'BO@example.com',
    'bo+1@example.com',
    'bo+two@example.com',
    'Bo@Example.com',
    'bo@example.com',
    'bo+3@example.com',
  ])
    await ask({ ...QUOTE, email })
  await ask({ ...QUOTE, email: 'cy@example.com' })
  expect([state.toVisitors.length, state.mails.length]).toEqual([6, 8])
  server.time.now = new Date(server.time.now.getTime() + 25 * 3_600_000)
  await ask({ ...QUOTE, email: 'bo@example.com' })
  expect(state.toVisitors).toHaveLength(7)
})

test('visitors get so many mails an hour and no more, none of them later; they count as none of the owner’s', async () => {
  const { state, server, ask } = await open({ VISITOR_MAIL_LIMIT: '2', MAIL_LIMIT: '4' })
  for (const name of ['ann', 'bo', 'cy', 'di']) await ask({ ...QUOTE, email: `${name}@example.com` })
  expect([state.toVisitors.length, state.mails.length]).toEqual([2, 4])
  server.time.now = new Date(server.time.now.getTime() + 61 * 60_000)
  await server.context.outbox?.run(server.log)
  expect(state.toVisitors).toHaveLength(2)
  await ask({ ...QUOTE, email: 'ed@example.com' })
  expect(state.toVisitors).toHaveLength(3)
})

test('a mailbox that does not exist is tried once, and the owner still hears; a mail that is sent again keeps its id', async () => {
  const { state, server, ask, settings } = await open()
  state.refusedWord = 'To: ann@example.com'
  await ask(APPOINTMENT)
  expect([state.mails.length, state.toVisitors.length]).toEqual([1, 0])
  expect(await server.context.outbox?.failures()).toBe(1)
  const [refused] = state.refused
  state.refusedWord = ''
  await server.close()
  const restarted = await startTestServer(settings)
  await restarted.context.outbox?.run(restarted.log)
  expect([state.mails.length, state.toVisitors.length]).toEqual([1, 1])
  const idOf = (mail?: string) => /^Message-ID: (.*)$/m.exec(headOf(mail))?.[1]
  expect(idOf(state.toVisitors[0]?.text)).toBe(idOf(refused))
})

test('without an address, or without texts for it in the content, only the owner is told', async () => {
  const mails = await startMailServer()
  const server = await startTestServer({ env: mails.env })
  expect((await server.call('POST', '/api/v1/appointments/', { body: APPOINTMENT })).status).toBe(201)
  await server.context.outbox?.run(server.log)
  expect([mails.state.mails.length, mails.state.toVisitors.length]).toEqual([1, 0])
})
