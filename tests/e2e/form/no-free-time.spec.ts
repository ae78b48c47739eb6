import { BookingPage } from '../../support/browser/booking-page.ts'
import { freeDay } from '../../support/browser/free-day.ts'
import { dayAhead, expect, test } from '../../support/browser/site.ts'

/** A day on which nothing can be booked says why, and leads to the next one. */

const MOTORCYCLE = '/?package=motorcycle-standard-detail#appointments'

/** The business's own day. */
function businessDay(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Boise' }).format(new Date())
}

test('in the evening today says that its last start has passed, and tomorrow is one tap away', async ({ page }) => {
  const today = businessDay()
  const tomorrow = dayAhead(1, new Date(`${today}T12:00:00Z`))
  await page.clock.setFixedTime(new Date(`${today}T19:30:00-07:00`))
  const booking = new BookingPage(page)
  await booking.open(MOTORCYCLE)
  const [date, time] = [booking.form.locator('[name=appointment_date]'), booking.form.locator('[name=appointment_time]')]
  await date.fill(today)
  const why = booking.form
    .locator('.field')
    .filter({ has: page.locator('[type=date]') })
    .getByRole('status')
  await expect(why).toHaveText('The last start time of today has passed.')
  await booking.send()
  await expect(booking.error('appointment_time')).toHaveText('The last start time of today has passed.')
  await expect(why).toHaveText('')
  await booking.form.getByRole('button', { name: /^Choose \w+day, / }).click()
  await expect(date).toHaveValue(tomorrow)
  await expect(time).toBeFocused()
  await expect(time.locator('option')).toHaveCount(22)
  await expect(booking.form.getByRole('button', { name: /^Choose \w+day, / })).toHaveCount(0)
})

test('a day whose times are all taken says so, and the next is one tap away', async ({ page }) => {
  const day = freeDay()
  await page.route(`**/services/slots?date=${day}&*`, route => route.fulfill({ json: { slots: [] } }))
  const booking = new BookingPage(page)
  await booking.open(MOTORCYCLE)
  const date = booking.form.locator('[name=appointment_date]')
  await date.fill(day)
  const field = booking.form.locator('.field').filter({ has: page.locator('[type=date]') })
  await expect(field.getByRole('status')).toHaveText('Every time on this day is taken.')
  await field.getByRole('button').click()
  await expect(date).toHaveValue(dayAhead(1, new Date(`${day}T12:00:00Z`)))
  await expect(field.getByRole('status')).toHaveText('')
})
