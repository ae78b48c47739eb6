import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { APPOINTMENT, QUOTE } from '#tests/support/server/requests.ts'
import { startTestServer } from '#tests/support/server/test-server.ts'

/** The id, version and place of a file's visit. */
function visitIn(file = '') {
  const visit = new ICAL.Component(ICAL.parse(file) as unknown[]).getFirstSubcomponent('vevent')
  return ['uid', 'sequence', 'location'].map(name => visit?.getFirstPropertyValue(name))
}

test('whoever requests a visit is answered with its calendar file, and with the same when the request is repeated, whatever happened meanwhile', async () => {
  const { call, signIn, time } = await startTestServer({ env: { PUBLIC_ORIGIN: 'https://www.example.com' } })
  const send = { body: { ...APPOINTMENT, service_address: '12 Elm St' }, headers: { 'idempotency-key': 'k'.repeat(32) } }
  const { body } = await call('POST', '/api/v1/appointments/', send)
  expect(visitIn(body.calendar_file)).toEqual([`${body.id}@www.example.com`, 0, '12 Elm St'])
  const token = await signIn()
  await call('PUT', `/api/v1/appointments/${body.id}/status`, { token, body: { status: 'Confirmed' } })
  time.now = new Date(time.now.getTime() + 3_600_000)
  expect((await call('POST', '/api/v1/appointments/', send)).body).toEqual(body)
})

test('a quote has no calendar file, and the owner is answered with none', async () => {
  const { call, signIn } = await startTestServer()
  const token = await signIn()
  expect((await call('POST', '/api/v1/appointments/', { body: QUOTE })).body).not.toHaveProperty('calendar_file')
  await call('POST', '/api/v1/appointments/', { body: APPOINTMENT })
  expect((await call('GET', '/api/v1/appointments/', { token })).text).not.toContain('VCALENDAR')
})
