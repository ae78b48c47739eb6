import { expect, test, vi } from 'vitest'
import type { SiteState } from '#src/contract/generated/types.ts'
import { startMailServer } from '#tests/support/server/mail-server.ts'
import { copyWithMails, MAIL_TEXTS } from '#tests/support/server/mail-texts.ts'
import { PATIENCE } from '#tests/support/patience.ts'
import { QUOTE } from '#tests/support/server/requests.ts'
import { startTestServer, type TestServer } from '#tests/support/server/test-server.ts'

async function stateOf({ call, signIn }: TestServer): Promise<unknown> {
  const { status, text } = await call('GET', '/api/v1/state', { token: await signIn() })
  expect(status).toBe(200)
  return (JSON.parse(text) as SiteState).mails
}

test('the owner is told that mail is not set up', async () => {
  const server = await startTestServer()
  expect(await stateOf(server)).toMatchObject({ is_set_up: false, kinds: [], waiting: 0, failed: 0 })
  expect((await server.call('GET', '/api/v1/state')).status).toBe(401)
})

test('the owner is told what visitors can be told: the words of the text message of who sets out, where content has some', async () => {
  const onWay = { sms: ['{name} is near.'] }
  const { confirmed } = MAIL_TEXTS
  expect(await stateOf(await startTestServer({ contentFolder: copyWithMails({ confirmed, onWay }) }))).toMatchObject({
    kinds: ['confirmed'],
    on_way_sms: onWay.sms,
  })
  expect(await stateOf(await startTestServer({ contentFolder: copyWithMails({ confirmed }) }))).not.toHaveProperty('on_way_sms')
})

test('the owner is told how many mails the mail server does not take, and how many it refused for good', async () => {
  const { state, env } = await startMailServer()
  const server = await startTestServer({ env })
  state.isRefusing = true
  const ask = () => server.call('POST', '/api/v1/appointments/', { body: QUOTE })
  await ask()
  await vi.waitFor(() => expect(state.tries).toBe(1), PATIENCE)
  await server.context.outbox?.run(server.log)
  server.time.now = new Date(server.time.now.getTime() + 60_000)
  expect(await stateOf(server), 'it has just come').toMatchObject({ is_set_up: true, kinds: [], waiting: 0, failed: 0 })
  // For a digest, say: the mail server was not asked yet.
  await server.context.storage.outbox.add({ to: 'owner@example.org', subject: 'New', text: 'New' }, server.time.now)
  server.time.now = new Date(server.time.now.getTime() + 3 * 60_000)
  expect(await stateOf(server)).toMatchObject({ is_set_up: true, kinds: [], waiting: 1, failed: 0 })
  state.isRefusing = false
  state.isRefusingForGood = true
  await ask()
  await server.context.outbox?.run(server.log)
  expect(await stateOf(server)).toMatchObject({ is_set_up: true, kinds: [], waiting: 0, failed: 3 })
})
