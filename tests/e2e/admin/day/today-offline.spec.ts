import { expectFailedLoads } from '../../../support/browser/failed-loads.ts'
import { freeDay } from '../../../support/browser/free-day.ts'
import { PHONE } from '../../../support/browser/phone.ts'
import { sendRequest } from '../../../support/browser/send-request.ts'
import { expect, test } from '../../../support/browser/site.ts'
import { action, PROGRESS, signInOn, stored, visit } from '../../../support/browser/today-page.ts'

/** The day on a phone that has no connection for a while. */
test.use(PHONE)

test('without a connection the day stays, each press is kept and told, and all are sent once, in order, when it is back', async ({
  page,
  context,
  request: api,
  complaints,
}) => {
  const [date, name] = [freeDay(), 'Olaf Offline']
  await sendRequest(api, name, { date, time: '07:00' })
  const admin = await signInOn(page, date)
  await admin.saves(() => action(page, name, 'Confirm').click())
  const sent: unknown[] = []
  page.on('request', call => PROGRESS.test(call.url()) && sent.push(Object.keys((call.postDataJSON() ?? {}) as object).join()))
  await context.setOffline(true)
  await expect(page.getByText('No connection. The day as of')).toBeVisible()
  for (const title of ['On my way', 'Start', 'Done']) await action(page, name, title).click()
  await expect(visit(page, name)).toContainText('Waits for connection')
  await expect(visit(page, name)).toContainText('Completed')
  await expect(page.getByText('3 changes wait for connection')).toBeVisible()
  expect(sent).toEqual([])
  await context.setOffline(false)
  await expect(page.getByText('wait for connection')).toHaveCount(0)
  expect(sent).toEqual(['on_way_at', 'started_at', 'status,actual_value'])
  expect(await stored(page, name)).toMatchObject({ status: 'Completed', actual_value: 50, version: 5 })
  expectFailedLoads(complaints)
})

test('what waits survives a reload; to log out says what would be lost', async ({ page, request: api, complaints }) => {
  const [date, name] = [freeDay(), 'Rae Renewed']
  await sendRequest(api, name, { date, time: '07:00' })
  const admin = await signInOn(page, date)
  await admin.saves(() => action(page, name, 'Confirm').click())
  await page.route(PROGRESS, route => route.abort('connectionfailed'))
  await action(page, name, 'On my way').click()
  await expect(visit(page, name)).toContainText('Waits for connection')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await page.unroute(PROGRESS)
  page.on('dialog', dialog => void dialog.accept())
  await admin.saves(() => page.reload())
  await expect(visit(page, name)).toContainText('On the way since')
  await expect(visit(page, name)).not.toContainText('Waits for connection')
  expect(await stored(page, name)).toMatchObject({ version: 3 })
  expectFailedLoads(complaints)
})

test('what somebody else has changed meanwhile is not overwritten by a change that waited', async ({ page, context, request: api, complaints }) => {
  const [date, name] = [freeDay(), 'Cleo Conflict']
  await sendRequest(api, name, { date, time: '07:00' })
  const admin = await signInOn(page, date)
  await admin.saves(() => action(page, name, 'Confirm').click())
  const { id } = await stored(page, name)
  const token = await page.evaluate(() => localStorage.getItem('adminToken'))
  await context.setOffline(true)
  await action(page, name, 'On my way').click()
  const { csrf_token: csrf } = await (await api.get('/api/v1/csrf-token')).json()
  const headers = { authorization: `Bearer ${token}`, 'x-csrf-token': csrf }
  expect((await api.put(`/api/v1/appointments/${String(id)}/status`, { headers, data: { status: 'Cancelled' } })).status()).toBe(200)
  await context.setOffline(false)
  const conflict = page.getByRole('alertdialog', { name: 'Somebody else has changed this request' })
  await expect(conflict.getByRole('row', { name: /Status/ })).toContainText('Cancelled')
  await conflict.getByRole('button', { name: 'Keep theirs' }).click()
  await expect(visit(page, name)).toHaveCount(0)
  expect(await stored(page, name)).toMatchObject({ status: 'Cancelled', version: 3 })
  expectFailedLoads(complaints)
})
