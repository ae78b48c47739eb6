import { BookingPage } from '../../support/browser/booking-page.ts'
import { freeDay } from '../../support/browser/free-day.ts'
import { expect, test } from '../../support/browser/site.ts'
import { AGAIN } from '../../support/browser/again.ts'

/** Specification, section 4: states and transitions of the form. */

test('section 4: switching to quote clears date, time, slot answer and their errors, and keeps the contact data', async ({ page }) => {
  const booking = new BookingPage(page)
  await booking.open()
  await booking.fill('Name', 'Kim Keep')
  await booking.choose('Vehicle type', 'Motorcycle')
  await booking.send()
  await expect(booking.error('appointment_date')).toHaveText('Date is required for appointments')
  await booking.choose('Motorcycle package', /Standard/)
  await booking.at(freeDay(), '09:00')
  await expect(booking.slot).toHaveText('✓ Time slot is available!')
  await booking.choose('What would you like to do?', 'Request Quote')
  await expect(booking.form.locator('[name=appointment_date], [name=appointment_time]')).toHaveCount(0)
  await booking.choose('What would you like to do?', 'Book Appointment')
  await expect(booking.form.locator('[name=appointment_date]')).toHaveValue('')
  await expect(booking.form.locator('[name=appointment_time]')).toHaveValue('')
  await expect(booking.slot).toHaveText('')
  await expect(booking.error('appointment_date')).toHaveCount(0)
  await expect(booking.form.getByLabel('Name')).toHaveValue('Kim Keep')
})

test('a quote has no day, and nothing is said of one', AGAIN, async ({ page }) => {
  const booking = new BookingPage(page)
  await booking.open('/?mode=quote&package=semi-silver-shine#appointments')
  await expect(booking.form.getByRole('radio', { name: 'Request Quote' })).toBeChecked()
  await expect(booking.form.getByRole('heading', { name: 'Your details' })).toBeVisible()
  await expect(booking.form.getByRole('heading', { name: 'Day and time' })).toHaveCount(0)
})

test('while questions are open the estimate names them, and no others', AGAIN, async ({ page }) => {
  const booking = new BookingPage(page)
  await booking.open()
  await expect(booking.estimate).toHaveText('Choose a vehicle type and a package to see your price.')
  await booking.choose('Vehicle type', 'RV')
  await expect(booking.estimate).toHaveText('Still needed for your price: RV package')
  await booking.choose('RV package', /Exterior/)
  await expect(booking.estimate).toHaveText('Still needed for your price: RV length')
  await booking.fill('RV length', '0')
  await expect(booking.estimate).toHaveText('Still needed for your price: RV length')
  await booking.fill('RV length', '30')
  await expect(booking.estimate).toContainText('$360.00')
})

test('what is refused leaves the list of errors as it is mended, and the list goes with the last', AGAIN, async ({ page }) => {
  const booking = new BookingPage(page)
  await booking.open('/?mode=quote&package=motorcycle-buff-polish#appointments')
  await booking.send()
  await expect(booking.alert.getByRole('listitem')).toHaveText(['Name is required', 'Email is required'])
  await booking.fill('Name', 'Minnie Mend')
  await expect(booking.alert.getByRole('listitem')).toHaveText(['Email is required'])
  await booking.fill('Email', 'minnie@example.com')
  await expect(booking.alert).toHaveCount(0)
})

test('section 4: another vehicle category resets package, size, length and add-ons, and keeps everything else', AGAIN, async ({ page }) => {
  const booking = new BookingPage(page)
  await booking.open()
  await booking.fill('Email', 'kim@example.com')
  await booking.choose('Vehicle type', 'Car')
  await booking.choose('Car package', /Gold/)
  await booking.choose('Vehicle size', /Large/)
  await booking.take(/Pet Hair/)
  await expect(booking.estimate).toContainText('$450.00')
  await booking.choose('Vehicle type', 'Tractor')
  await expect(booking.estimate).not.toContainText('$')
  await booking.choose('Vehicle type', 'Car')
  await expect(booking.form.getByRole('group', { name: 'Car package' }).getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(booking.form.getByRole('group', { name: 'Vehicle size' }).getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(booking.form.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await expect(booking.form.getByLabel('Email')).toHaveValue('kim@example.com')
})

test('section 4: the price follows every choice: a number with two decimals, a consultation, or none', async ({ page }) => {
  const booking = new BookingPage(page)
  await booking.open()
  await expect(booking.estimate).not.toContainText('$')
  await booking.choose('Vehicle type', 'RV')
  await booking.choose('RV package', /Exterior/)
  await expect(booking.estimate).not.toContainText('$')
  await booking.fill('RV length', '33')
  await expect(booking.estimate).toContainText('$396.00')
  await booking.take(/Roof/)
  await expect(booking.estimate).toContainText('Consultation Required')
  await expect(booking.form).toContainText('This add-on is priced after a consultation.')
  await booking.choose('RV package', /Interior/)
  await booking.form.getByRole('checkbox', { name: /Roof/ }).uncheck()
  await expect(booking.estimate).toContainText('$75.00')
})

test('a taken time is marked, and a free one is one click away', async ({ page, request }) => {
  const day = freeDay()
  const { csrf_token: token } = await (await request.get('/api/v1/csrf-token')).json()
  const held = { name: 'Early Bird', email: 'bird@example.com', vehicle_category: 'Motorcycle', motorcycle_package: 'motorcycle-standard-detail' }
  await request.post('/api/v1/appointments/', {
    headers: { 'x-csrf-token': token },
    data: { ...held, appointment_date: day, appointment_time: '09:00' },
  })
  const booking = new BookingPage(page)
  await booking.open()
  await booking.choose('Vehicle type', 'Motorcycle')
  await booking.choose('Motorcycle package', /Standard/)
  await booking.at(day, '10:00')
  await expect(booking.slot).toHaveText('✗ This time slot is already booked. Please choose a different time.')
  await expect(booking.submit).toBeDisabled()
  await expect(booking.form.locator('option', { hasText: '10:00 AM (taken)' })).toBeAttached()
  await expect(booking.form.locator('option', { hasText: /^12:00 PM$/ })).toBeAttached()
  await booking.form.getByRole('button', { name: '12:00 PM', exact: true }).click()
  await expect(booking.form.locator('[name=appointment_time]')).toHaveValue('12:00')
  await expect(booking.slot).toHaveText('✓ Time slot is available!')
})

test('what stands in the form survives a reload, until it was sent', async ({ page }) => {
  const booking = new BookingPage(page)
  await booking.open('/?mode=appointment&package=car-gold-shine#appointments')
  await booking.choose('What would you like to do?', 'Request Quote')
  await booking.choose('Vehicle type', 'Tractor')
  await booking.choose('Tractor package', /Interior Only/)
  await booking.choose('Tractor size', 'Large')
  await booking.fill('Name', 'Rhea Load')
  await booking.fill('Email', 'rhea@example.com')
  await booking.fill(/Message/, 'Two dogs')
  await page.reload()
  await booking.open('/?mode=appointment&package=car-gold-shine#appointments')
  await expect(booking.form.getByLabel('Name')).toHaveValue('Rhea Load')
  await expect(booking.form.getByLabel(/Message/)).toHaveValue('Two dogs')
  await expect(booking.estimate).toContainText('$160.00')
  await booking.send()
  await expect(booking.alert).toContainText('Quote requested!')
  await page.reload()
  await booking.form.getByRole('button', { name: 'Send another request' }).click()
  await expect(booking.form.getByLabel(/Message/)).toHaveValue('')
  await expect(booking.form.getByRole('radio', { name: 'Tractor' })).not.toBeChecked()
})

test('what a browser restores into the form behind a confirmation is no new input', AGAIN, async ({ page }) => {
  const booking = new BookingPage(page)
  await booking.open()
  await booking.choose('What would you like to do?', 'Request Quote')
  await booking.choose('Vehicle type', 'Tractor')
  await booking.choose('Tractor package', /Interior Only/)
  await booking.choose('Tractor size', 'Large')
  await booking.fill('Name', 'Rhea Load')
  await booking.fill('Email', 'rhea@example.com')
  await booking.send()
  await expect(booking.alert).toContainText('Quote requested!')
  // As Chromium does when it saved the page's fields shortly before they were sent.
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const message = document.querySelector<HTMLTextAreaElement>('#booking-form [name=message]')
      if (message !== null) message.value = 'Two dogs'
    }),
  )
  await page.reload()
  await booking.form.getByRole('button', { name: 'Send another request' }).click()
  await expect(booking.form.getByLabel(/Message/)).toHaveValue('')
})

test('another link to the form wins over the draft, and the contact data stays', AGAIN, async ({ page }) => {
  const booking = new BookingPage(page)
  await booking.open()
  await booking.fill('Name', 'Lin Link')
  await booking.choose('Vehicle type', 'Tractor')
  await booking.open('/?mode=quote&package=semi-gold-shine#appointments')
  await expect(booking.form.getByRole('radio', { name: 'Semi', exact: true })).toBeChecked()
  await expect(booking.form.getByLabel('Name')).toHaveValue('Lin Link')
})
