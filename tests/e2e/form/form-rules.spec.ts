import { BookingPage } from '../../support/browser/booking-page.ts'
import { freeDay } from '../../support/browser/free-day.ts'
import { PHONE } from '../../support/browser/phone.ts'
import { dayAhead, expect, test } from '../../support/browser/site.ts'

/** Specification, section 5: what the form asks for, and what it says. The rules themselves are a table in tests/cases/form-rules.json. */

const PACKAGES = [
  { category: 'Car', fields: { car_package: 'Please select a car package', car_size: 'Please select a car size' } },
  { category: 'RV', fields: { rv_package: 'Please select an RV package' } },
  { category: 'Semi', fields: { semi_package: 'Please select a semi package' } },
  { category: 'Tractor', fields: { tractor_package: 'Please select a tractor package', tractor_size: 'Please select a tractor size' } },
  { category: 'Motorcycle', fields: { motorcycle_package: 'Please select a motorcycle package' } },
]

const TEXTS = [
  { field: 'name', text: 'A', message: 'Name must be at least 2 characters' },
  { field: 'email', text: 'nobody@', message: 'Please enter a valid email address' },
  { field: 'phone', text: '123-456-789', message: 'Please enter a valid phone number' },
]

test('section 5: every category asks for its own, in these words, at the field and in the summary', async ({ page }) => {
  const booking = new BookingPage(page)
  await booking.open()
  await booking.send()
  await expect(booking.alert).toContainText('Please correct the errors in the form')
  await expect(booking.error('vehicle_category')).toHaveText('Please select a vehicle type')
  for (const { category, fields } of PACKAGES) {
    await booking.choose('Vehicle type', category)
    await booking.send()
    await expect(booking.alert).toBeFocused()
    for (const [field, message] of Object.entries(fields)) {
      await expect(booking.error(field)).toHaveText(message)
      await expect(booking.alert.getByRole('link', { name: message })).toBeVisible()
    }
  }
})

test('section 5: contact data is checked, and editing a field clears its message and no other', async ({ page }) => {
  const booking = new BookingPage(page)
  await booking.open()
  for (const { field, text } of TEXTS) await booking.form.locator(`[name=${field}]`).fill(text)
  await booking.send()
  for (const { field, message } of TEXTS) await expect(booking.error(field)).toHaveText(message)
  await booking.form.locator('[name=name]').fill('Al')
  await expect(booking.error('name')).toHaveCount(0)
  await expect(booking.error('email')).toHaveText('Please enter a valid email address')
})

test('section 5: nothing is said while somebody is still typing', async ({ page }) => {
  const booking = new BookingPage(page)
  await booking.open()
  await booking.form.locator('[name=email]').pressSequentially('ann@')
  await page.keyboard.press('Tab')
  await expect(booking.form.locator('.error')).toHaveCount(0)
})

test('section 5: RV length is asked for exterior detailing only, from 1 linear foot on', async ({ page }) => {
  const booking = new BookingPage(page)
  await booking.open()
  await booking.choose('Vehicle type', 'RV')
  await booking.choose('RV package', /Interior/)
  await expect(booking.form.getByLabel('RV length')).toHaveCount(0)
  await booking.choose('RV package', /Exterior/)
  await expect(booking.form.getByLabel('RV length')).toHaveAttribute('min', '1')
  await booking.send()
  await expect(booking.error('rv_length')).toHaveText('RV length is required for exterior detailing')
})

test('beside a length stands its unit, one or several', async ({ page }) => {
  const booking = new BookingPage(page)
  await booking.open('/?package=rv-exterior-detailing#appointments')
  const unit = booking.form.locator('.measure > span')
  for (const [length, text] of [
    ['', 'linear feet'],
    ['1', 'linear foot'],
    ['32', 'linear feet'],
  ] as const) {
    await booking.fill('RV length', length)
    await expect(unit).toHaveText(text)
  }
})

test('section 5: the markup asks for what is required, and the live form speaks for itself', async ({ page }) => {
  const booking = new BookingPage(page)
  await booking.open()
  await booking.choose('Vehicle type', 'Car')
  for (const name of ['name', 'email', 'appointment_date', 'appointment_time']) {
    await expect(booking.form.locator(`[name=${name}]`)).toHaveAttribute('required')
  }
  for (const name of ['vehicle_category', 'car_package', 'car_size']) {
    await expect(booking.form.locator(`[name=${name}]`).first()).toHaveAttribute('required')
  }
  await expect(booking.form.locator('[name=phone]')).not.toHaveAttribute('required')
  await expect(booking.form.getByPlaceholder('123-456-7890')).toHaveAttribute('name', 'phone')
  await expect(booking.form.locator('form')).toHaveJSProperty('noValidate', true)
})

test('section 5: start times run from 07:00 to 17:00 in steps of 30 minutes, and today can be chosen', async ({ page }) => {
  const booking = new BookingPage(page)
  await booking.open()
  const values = await booking.form
    .locator('[name=appointment_time] option')
    .evaluateAll(options => options.map(option => (option as HTMLOptionElement).value))
  const expected = Array.from({ length: 21 }, (_, step) => `${String(7 + Math.floor(step / 2)).padStart(2, '0')}:${step % 2 === 0 ? '00' : '30'}`)
  expect(values).toEqual(['', ...expected])
  await expect(booking.form.locator('[name=appointment_date]')).toHaveAttribute('min', businessDay(0))
})

test('section 5: a day that is over is refused', async ({ page }) => {
  const booking = new BookingPage(page)
  await booking.open()
  await booking.choose('Vehicle type', 'Motorcycle')
  await booking.form.locator('[name=appointment_date]').fill(businessDay(-1))
  await booking.send()
  await expect(booking.error('appointment_date')).toHaveText('Please select a future date')
})

test('a service address, a ZIP code and a note on the site can be given, and need not be', async ({ page }) => {
  const booking = new BookingPage(page)
  await booking.open()
  await booking.choose('What would you like to do?', 'Request Quote')
  await booking.choose('Vehicle type', 'Motorcycle')
  await booking.choose('Motorcycle package', /Standard/)
  await booking.fill('Name', 'Adda Dress')
  await booking.fill('Email', 'adda@example.com')
  await booking.fill(/Street address/, '1 Main St, Boise')
  await booking.fill(/ZIP/, '83702')
  await booking.fill(/Parking/, 'Semaphore 4711')
  const sent = page.waitForRequest(request => request.method() === 'POST')
  await booking.send()
  expect((await sent).postDataJSON()).toMatchObject({ service_address: '1 Main St, Boise', service_zip: '83702', site_notes: 'Semaphore 4711' })
  await expect(booking.alert).toContainText('Quote requested!')
})

test.describe('section 5: on a phone', () => {
  test.use(PHONE)

  test('the earliest day is tomorrow', async ({ page }) => {
    const booking = new BookingPage(page)
    await booking.open('/#view-contact')
    await expect(booking.form.locator('[name=appointment_date]')).toHaveAttribute('min', businessDay(1))
  })

  test('a day that this layout does not offer is never called free', async ({ page }) => {
    const asked: string[] = []
    page.on('request', request => void (request.url().includes('check-timeslot') && asked.push(request.url())))
    await page.clock.install()
    const booking = new BookingPage(page)
    await booking.open('/?package=motorcycle-buff-polish#appointments')
    // The time first: what is chosen stays, also where it is past today.
    await booking.form.locator('[name=appointment_time]').selectOption('17:00')
    await booking.form.locator('[name=appointment_date]').fill(businessDay(0))
    // Longer than the form waits before it asks.
    await page.clock.runFor(1000)
    await expect(booking.slot).toHaveText('')
    const offered = freeDay()
    await booking.form.locator('[name=appointment_date]').fill(offered)
    await expect(booking.slot).toHaveText('✓ Time slot is available!')
    expect(asked).toEqual([expect.stringContaining(offered)])
  })

  test('name, phone and vehicle are required by script: Please fill in all required fields', async ({ page }) => {
    const booking = new BookingPage(page)
    await booking.open('/#view-contact')
    await expect(booking.form.locator('[name=phone]')).not.toHaveAttribute('required')
    await booking.send()
    await expect(booking.alert.getByRole('heading')).toHaveText('Please fill in all required fields')
    await expect(booking.error('vehicle_category')).toHaveText('Please select a vehicle type')
    await expect(booking.error('phone')).toHaveText('Phone is required')
    await expect(booking.error('name')).toHaveText('Name is required')
  })
})

/** The business's own day, so many days from today. */
function businessDay(ahead: number): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Boise' }).format(new Date())
  return dayAhead(ahead, new Date(`${today}T12:00:00Z`))
}
