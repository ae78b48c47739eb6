import { AdminPage } from '../../support/browser/admin-page.ts'
import { bookOverApi } from '../../support/server/book-over-api.ts'
import { BookingPage } from '../../support/browser/booking-page.ts'
import { freeDay } from '../../support/browser/free-day.ts'
import { MOTION } from '../../support/browser/motion.ts'
import { expect, test } from '../../support/browser/site.ts'
import { AGAIN } from '../../support/browser/again.ts'

test.use(MOTION)

test.describe('on a desk', () => {
  test('a visitor books a car at the price that was shown, and the owner sees it', async ({ page }) => {
    const booking = new BookingPage(page)
    await booking.open()
    await expect(booking.estimate).not.toContainText('$')
    await booking.choose('Vehicle type', 'Car')
    await booking.choose('Car package', /Gold Shine/)
    await booking.choose('Vehicle size', /Mid-Size/)
    await expect(booking.estimate).toContainText('$350.00')
    await booking.take(/Engine Bay/)
    await expect(booking.estimate).toContainText('$450.00')
    await booking.at(freeDay(), '09:00')
    await expect(booking.form).toContainText('✓ Time slot is available!')
    await booking.fill('Name', 'Dana Desk')
    await booking.fill('Email', 'dana@example.com')
    await booking.send()
    await expect(booking.alert).toContainText('Appointment requested! We will contact you shortly to confirm your booking.')
    await expect(booking.form).toContainText('$450.00')

    const admin = new AdminPage(page)
    await admin.signIn()
    await admin.isSignedIn()
    await expect(admin.row('Dana Desk')).toContainText('Gold Shine Rejuvenation')
    await expect(admin.row('Dana Desk')).toContainText('450.00')
  })

  test('a time that somebody holds cannot be booked again', AGAIN, async ({ page, request }) => {
    const day = freeDay()
    await bookOverApi(request, day, '10:00')
    const booking = new BookingPage(page)
    await booking.open()
    await booking.choose('Vehicle type', 'Tractor')
    await booking.choose('Tractor package', /Interior Only/)
    await booking.choose('Tractor size', 'Large')
    await booking.at(day, '11:00')
    await expect(booking.form).toContainText('✗ This time slot is already booked. Please choose a different time.')
    await expect(booking.form.locator('button[type=submit]')).toBeDisabled()
    await booking.at(day, '14:00')
    await expect(booking.form).toContainText('✓ Time slot is available!')
  })

  test('what is missing is said at its field, and editing a field clears its error', async ({ page }) => {
    const booking = new BookingPage(page)
    await booking.open()
    await booking.choose('Vehicle type', 'RV')
    await booking.choose('RV package', /Exterior/)
    await booking.send()
    await expect(booking.alert).toContainText('Please correct the errors in the form')
    await expect(booking.alert).toBeFocused()
    for (const message of [
      'RV length is required for exterior detailing',
      'Date is required for appointments',
      'Name is required',
      'Email is required',
    ]) {
      await expect(booking.alert.getByRole('link', { name: message })).toBeVisible()
    }
    await booking.alert.getByRole('link', { name: 'RV length is required for exterior detailing' }).click()
    await expect(booking.form.getByLabel('RV length')).toBeFocused()
    await page.keyboard.type('30')
    await expect(booking.estimate).toContainText('$360.00')
    await expect(booking.form.locator('#field-rv_length-error')).toHaveCount(0)
    await expect(booking.form.locator('#field-name-error')).toHaveText('Name is required')
  })

  test('a consultation says why, and can be requested as a quote', async ({ page }) => {
    const booking = new BookingPage(page)
    await booking.open()
    await booking.choose('What would you like to do?', 'Request Quote')
    await expect(booking.form.locator('[name=appointment_date]')).toHaveCount(0)
    await booking.choose('Vehicle type', 'Semi')
    await booking.choose('Semi package', /Platinum/)
    await expect(booking.estimate).toContainText('Consultation Required')
    await expect(booking.form).toContainText('This package is priced after a consultation.')
    await booking.fill('Name', 'Quentin Quote')
    await booking.fill('Email', 'quentin@example.com')
    await booking.send()
    await expect(booking.alert).toContainText('Quote requested! We will contact you shortly with a personalized quote for your needs.')
  })

  test('a link to the form brings its choice along', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Request Fleet Quote' }).click()
    const booking = new BookingPage(page)
    await booking.isAlive()
    await expect(booking.form.getByRole('radio', { name: 'Semi' })).toBeChecked()
    await expect(booking.form.getByRole('radio', { name: 'Request Quote' })).toBeChecked()
  })

  test('what is typed before the form is alive is kept', async ({ page }) => {
    let release: () => void = () => {}
    const held = new Promise<void>(resolve => (release = resolve))
    await page.route('**/form.json', async route => {
      await held
      await route.continue()
    })
    await page.goto('/#appointments')
    const booking = new BookingPage(page)
    await booking.fill('Name', 'Early Bird')
    await booking.choose('Vehicle type', 'Car')
    release()
    await booking.isAlive()
    await expect(booking.form.getByLabel('Name')).toHaveValue('Early Bird')
    await expect(booking.form.getByRole('group', { name: 'Car package' })).toBeVisible()
  })
})

test.describe('when the server fails', () => {
  test('nothing that was entered is lost', async ({ page, complaints }) => {
    await page.route('**/api/v1/appointments/', route => route.fulfill({ status: 500, json: { error: 'The kitchen is on fire' } }))
    const booking = new BookingPage(page)
    await booking.open('/?category=Motorcycle&package=motorcycle-standard-detail&mode=quote#appointments')
    await booking.fill('Name', 'Patient Person')
    await booking.fill('Email', 'patient@example.com')
    await booking.send()
    await expect(booking.alert).toContainText('Failed to submit quote: The kitchen is on fire')
    await expect(booking.form.getByLabel('Name')).toHaveValue('Patient Person')
    await page.unroute('**/api/v1/appointments/')
    await booking.send()
    await expect(booking.alert).toContainText('Quote requested!')
    // The browser itself logs the failed call.
    complaints.length = 0
  })
})
