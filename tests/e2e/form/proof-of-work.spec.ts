import type { APIRequestContext } from '@playwright/test'
import { BookingPage } from '../../support/browser/booking-page.ts'
import { expectFailedLoads } from '../../support/browser/failed-loads.ts'
import { freeDay } from '../../support/browser/free-day.ts'
import { PHONE } from '../../support/browser/phone.ts'
import { sendRequest } from '../../support/browser/send-request.ts'
import { expect, test } from '../../support/browser/site.ts'
import { AGAIN } from '../../support/browser/again.ts'

/** A visitor asks for a time on a day for which unusually many are held. */

test.use({
  ...PHONE,
  business: {
    edits: [
      { file: 'business.json', at: '/crews', set: 9 },
      { file: 'business.json', at: '/unconfirmedHolds', set: { hours: 48, usual: { onDay: 1, inAll: 100 } } },
    ],
    env: { PENDING_LIMIT: '1000' },
  },
})

const PROVING = /Unusually many times are being requested right now. Your device is making sure/

async function crowdedDay(api: APIRequestContext): Promise<string> {
  const date = freeDay()
  await sendRequest(api, 'Max Many', { date, time: '09:00' })
  return date
}

async function fillIn(booking: BookingPage, date: string): Promise<void> {
  await booking.open()
  await booking.choose('Vehicle type', 'Motorcycle')
  await booking.choose('Motorcycle package', /Standard Detail/)
  await booking.at(date, '13:00')
  await booking.fill('Name', 'Fay Fault')
  await booking.fill('Email', 'fay@example.com')
  await booking.fill(/Phone/, '208-555-0177')
}

test(
  'the visitor reads what the device does, on a slow phone for some seconds, and then that and until when the time is held',
  AGAIN,
  async ({ page, request, complaints }) => {
    const date = await crowdedDay(request)
    const cdp = await page.context().newCDPSession(page)
    const booking = new BookingPage(page)
    await fillIn(booking, date)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await booking.send()
    await expect(booking.form.getByText(PROVING)).toBeVisible()
    if (process.env['PICTURES']) await page.screenshot({ path: `${process.env['PICTURES']}/proving.png` })
    await expect(page.getByText(/^We hold this time for you until .+\./)).toBeVisible({ timeout: 60_000 })
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    if (process.env['PICTURES']) await page.screenshot({ path: `${process.env['PICTURES']}/held.png` })
    expectFailedLoads(complaints)
  },
)

test('without a worker the page solves it itself', AGAIN, async ({ page, request, complaints }) => {
  const date = await crowdedDay(request)
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'))
  const booking = new BookingPage(page)
  await fillIn(booking, date)
  await booking.send()
  await expect(page.getByText(/^We hold this time for you until/)).toBeVisible({ timeout: 60_000 })
  expectFailedLoads(complaints)
})

test('where it cannot be solved, the visitor is told whom to call, and nothing that was entered is lost', async ({ page, request, complaints }) => {
  const date = await crowdedDay(request)
  const booking = new BookingPage(page)
  await fillIn(booking, date)
  await page.route('**/api/v1/appointments/', async route => {
    const headers = { ...route.request().headers() }
    delete headers['x-proof-of-work']
    await route.continue({ headers })
  })
  await booking.send()
  await expect(booking.alert.filter({ hasText: 'Please call or text us at (208) 555-0142' })).toBeVisible({ timeout: 60_000 })
  await expect(booking.form.getByLabel('Name', { exact: true })).toHaveValue('Fay Fault')
  await expect(booking.form.getByText(PROVING)).toBeHidden()
  expectFailedLoads(complaints)
})
