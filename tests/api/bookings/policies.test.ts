import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import type { AppointmentDetail, ServiceCatalog } from '#src/contract/generated/types.ts'
import { renderMail } from '#src/web/render-mail.tsx'
import policies from '#tests/cases/policies.json' with { type: 'json' }
import { partsOf } from '#tests/support/server/mail-parts.ts'
import { startMailServer } from '#tests/support/server/mail-server.ts'
import { copyWithMails } from '#tests/support/server/mail-texts.ts'
import { PATIENCE } from '#tests/support/patience.ts'
import { APPOINTMENT, SHORT_APPOINTMENT } from '#tests/support/server/requests.ts'
import { startTestServer, temporaryFolder } from '#tests/support/server/test-server.ts'

const URL = '/api/v1/appointments/'

/** A site with policies, and its mail server. The visit of APPOINTMENT is on Tuesday at nine, a day after now: Monday, nine o'clock. */
async function open(document: object | null = policies) {
  const contentFolder = copyWithMails()
  if (document !== null) writeFileSync(join(contentFolder, 'policies.json'), JSON.stringify(document))
  const mails = await startMailServer()
  const server = await startTestServer({ contentFolder, dataDir: temporaryFolder(), renderMail, env: { ...mails.env, EMAIL_LIMIT: '0' } })
  const send = async (body: object) => (await server.call('POST', URL, { body })).body
  const detail = async (id: string) => {
    const token = await server.signIn()
    return (await server.call('GET', `${URL}${id}`, { token })).body as unknown as AppointmentDetail
  }
  return { ...mails, server, send, detail, contentFolder }
}

test('a request keeps what was promised of its deposit and of cancelling, by its own price', async () => {
  const { send, detail } = await open()
  const { id, estimate } = await send(APPOINTMENT)
  expect(estimate).toMatchObject({ low: 45_000 })
  expect(estimate.policies?.deposits).toEqual([{ id: 'large', shares: [{ due: 'booking', low: 9000, high: null }] }])
  expect(estimate.policies?.cancellations).toEqual([
    {
      id: 'all',
      rows: [
        { within: { days: 2, working: true, at: '09:00' }, low: 2500, high: 2500 },
        { within: { hours: 24 }, low: 20_000, high: 20_000 },
        { within: { hours: 12 }, low: 45_000, high: null },
      ],
      smaller: [{ within: { hours: 48 }, low: 2500, high: 2500 }],
      noShow: { low: 33_750, high: null },
      calledOff: { low: 6500, high: 6500 },
    },
  ])
  expect((await detail(id)).appointment.estimate.policies).toEqual(estimate.policies)
})

test('the visitor is told by mail what was promised, and what cancelling the visit costs from when it was asked for', async () => {
  const { send, server, state } = await open()
  await send(APPOINTMENT)
  await server.context.outbox?.run(server.log)
  await vi.waitFor(() => expect(state.toVisitors).toHaveLength(1), PATIENCE)
  const text = (partsOf(state.toVisitors[0]?.text ?? '').get('text/plain') ?? '').replaceAll(/\s+/g, ' ')
  expect(text).toContain('A deposit is due: 20% of the price ($90+) when you book. It counts toward the price.')
  expect(text).toContain('Cancelling this visit from now on costs $25.')
  expect(text).not.toMatch(/charged|paid/)
})

test('nobody is told who is known: of new customers everybody reads the same', async () => {
  const { send, server } = await open()
  const first = await send(SHORT_APPOINTMENT)
  const token = await server.signIn()
  await server.call('PATCH', `${URL}${first.id}`, { token, body: { status: 'Confirmed' } })
  const again = await send({ ...SHORT_APPOINTMENT, appointment_date: '2026-06-03' })
  expect(again.estimate.policies).toEqual(first.estimate.policies)
  expect(again.estimate.policies?.deposits[0]).toMatchObject({ customers: 'new', shares: [{ low: 5000, hours: 24 }] })
})

test('programs read them in the catalog, and everybody in llms.txt; content without policies says nothing of them', async () => {
  const [{ server }, { server: plain, send }] = [await open(), await open(null)]
  const catalog = (await server.call('GET', '/api/v1/catalog')).body as unknown as ServiceCatalog
  expect(catalog.services.find(({ id }) => id === 'RV')?.policies).toContain(
    'RV: Less than 72 hours before the visit, cancelling costs $1 for each linear foot.',
  )
  expect((await server.call('GET', '/llms.txt')).text).toContain('## Deposits and cancelling')
  const without = (await plain.call('GET', '/api/v1/catalog')).body as unknown as ServiceCatalog
  expect(without.services.every(service => !('policies' in service))).toBe(true)
  expect((await plain.call('GET', '/llms.txt')).text).not.toContain('Deposits')
  expect((await send(APPOINTMENT)).estimate).not.toHaveProperty('policies')
})
