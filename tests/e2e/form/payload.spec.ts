import type { Page } from '@playwright/test'
import { BookingPage } from '../../support/browser/booking-page.ts'
import { expectFailedLoads } from '../../support/browser/failed-loads.ts'
import { freeDay } from '../../support/browser/free-day.ts'
import { AGAIN } from '../../support/browser/again.ts'
import { CONTACT, PAYLOADS } from '../../support/server/payloads.ts'
import { expect, test } from '../../support/browser/site.ts'

/** Specification, section 3: what the form sends. */

interface Row {
  /** Left out every day: no other fields than a row before has. */
  isAgain?: true
  choose: (booking: BookingPage) => Promise<void>
  fields: (typeof PAYLOADS)[keyof typeof PAYLOADS]
}

const ROWS: readonly Row[] = [
  {
    choose: async booking => {
      await booking.choose('Car package', /Silver/)
      await booking.choose('Vehicle size', /Coupes/)
      await booking.take(/Odor/)
    },
    fields: PAYLOADS.car,
  },
  {
    choose: async booking => {
      await booking.choose('RV package', /Exterior/)
      await booking.fill('RV length', '30')
    },
    fields: PAYLOADS.rvByLength,
  },
  { choose: booking => booking.choose('RV package', /Interior/), fields: PAYLOADS.rvInterior, isAgain: true },
  { choose: booking => booking.choose('Semi package', /Platinum/), fields: PAYLOADS.semiConsultation, isAgain: true },
  {
    choose: async booking => {
      await booking.choose('Tractor package', /Interior and Exterior/)
      await booking.choose('Tractor size', 'Standard-Sized')
    },
    fields: PAYLOADS.tractor,
    isAgain: true,
  },
  { choose: booking => booking.choose('Motorcycle package', /Buff/), fields: PAYLOADS.motorcycle, isAgain: true },
]

const APPOINTMENTS = '**/api/v1/appointments/'

for (const { choose, fields, isAgain } of ROWS) {
  const category = fields.vehicle_category
  const asked = `exactly what was asked for ${category}: ${Object.keys(fields).join(', ')}`
  test(`section 3: a quote, and an appointment with its date and time too, carry ${asked}`, isAgain ? AGAIN : {}, async ({ page, complaints }) => {
    const booking = await filled(page, category, choose)
    const everything = { ...CONTACT, ...fields }
    await test.step('a quote, which is refused so that the form stays as it is', async () => {
      await page.route(APPOINTMENTS, route => route.fulfill({ status: 503, json: { error: 'Come again' } }))
      await booking.choose('What would you like to do?', 'Request Quote')
      const { payload, headers } = await sent(page, booking)
      expect(payload).toEqual({ ...everything, request_type: 'quote' })
      expect(headers['x-csrf-token']).toBeTruthy()
      expect(headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
      await expect(booking.alert).toContainText('Come again')
      await page.unroute(APPOINTMENTS)
      expectFailedLoads(complaints)
    })
    await test.step('an appointment', async () => {
      const day = freeDay()
      await booking.choose('What would you like to do?', 'Book Appointment')
      await booking.at(day, '08:30')
      await expect(booking.slot).toHaveText('✓ Time slot is available!')
      const { payload } = await sent(page, booking)
      expect(payload).toEqual({ ...everything, request_type: 'appointment', appointment_date: day, appointment_time: '08:30' })
      await expect(booking.alert).toContainText('Appointment requested!')
    })
  })
}

async function filled(page: Page, category: string, choose: Row['choose']): Promise<BookingPage> {
  const booking = new BookingPage(page)
  await booking.open()
  await booking.choose('Vehicle type', category)
  await choose(booking)
  for (const [name, text] of Object.entries(CONTACT)) await booking.form.locator(`[name=${name}]`).fill(text)
  return booking
}

async function sent(page: Page, booking: BookingPage) {
  const request = page.waitForRequest(candidate => candidate.method() === 'POST' && candidate.url().endsWith('/api/v1/appointments/'))
  await booking.send()
  const found = await request
  return { payload: found.postDataJSON() as unknown, headers: found.headers() }
}
