import type { Page } from '@playwright/test'
import { BookingPage } from '../support/booking-page.ts'
import { expectFailedLoads } from '../support/failed-loads.ts'
import { freeDay } from '../support/free-day.ts'
import { expect, test } from '../support/site.ts'

/** Specification, section 3: what the form sends. */

interface Row {
  category: string
  choose: (booking: BookingPage) => Promise<void>
  fields: Readonly<Record<string, unknown>>
}

const ROWS: readonly Row[] = [
  {
    category: 'Car',
    choose: async booking => {
      await booking.choose('Car package', /Silver/)
      await booking.choose('Vehicle size', /Coupes/)
      await booking.take(/Odor/)
    },
    fields: {
      car_package: 'car-silver-shine',
      car_size: 'sedan',
      car_addons: ['odor-removal'],
      calculated_price: '175.00',
      service_type: 'car-silver-shine',
    },
  },
  {
    category: 'RV',
    choose: async booking => {
      await booking.choose('RV package', /Exterior/)
      await booking.fill('RV length', '30')
    },
    fields: { rv_package: 'rv-exterior-detailing', rv_length: 30, rv_addons: [], calculated_price: '360.00', service_type: 'rv-exterior-detailing' },
  },
  {
    category: 'RV',
    choose: booking => booking.choose('RV package', /Interior/),
    fields: { rv_package: 'rv-interior-cab', rv_addons: [], calculated_price: '75.00', service_type: 'rv-interior-cab' },
  },
  {
    category: 'Semi',
    choose: booking => booking.choose('Semi package', /Platinum/),
    fields: { semi_package: 'semi-platinum-shine', semi_addons: [], calculated_price: 'Consultation Required', service_type: 'semi-platinum-shine' },
  },
  {
    category: 'Tractor',
    choose: async booking => {
      await booking.choose('Tractor package', /Interior and Exterior/)
      await booking.choose('Tractor size', 'Standard-Sized')
    },
    fields: {
      tractor_package: 'tractor-full',
      tractor_size: 'standard',
      tractor_addons: [],
      calculated_price: '250.00',
      service_type: 'tractor-full',
    },
  },
  {
    category: 'Motorcycle',
    choose: booking => booking.choose('Motorcycle package', /Buff/),
    fields: {
      motorcycle_package: 'motorcycle-buff-polish',
      motorcycle_addons: [],
      calculated_price: '200.00',
      service_type: 'motorcycle-buff-polish',
    },
  },
]

const APPOINTMENTS = '**/api/v1/appointments/'

const CONTACT = { name: 'Paya Load', email: 'paya@example.com', phone: '208-555-0188', message: 'Hello' }

for (const { category, choose, fields } of ROWS) {
  const asked = `exactly what was asked for ${category}: ${Object.keys(fields).join(', ')}`
  test(`section 3: a quote, and an appointment with its date and time too, carry ${asked}`, async ({ page, complaints }) => {
    const booking = await filled(page, category, choose)
    const everything = { ...CONTACT, ...OPTIONAL, ...fields, vehicle_category: category }
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

/** Fields that content adds to the specification's, left empty. */
const OPTIONAL = { service_address: '', service_zip: '', site_notes: '' }

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
