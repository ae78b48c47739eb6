import { expectAccessible } from '../../../support/browser/accessible.ts'
import { AGAIN } from '../../../support/browser/again.ts'
import { BookingPage } from '../../../support/browser/booking-page.ts'
import { CalendarPage } from '../../../support/browser/calendar-page.ts'
import { block, blockHours, closeDialog, openBlocking } from '../../../support/browser/closure-dialog.ts'
import { expectFailedLoads } from '../../../support/browser/failed-loads.ts'
import { freeDay } from '../../../support/browser/free-day.ts'
import { PHONE } from '../../../support/browser/phone.ts'
import { sendRequest } from '../../../support/browser/send-request.ts'
import { expect, test } from '../../../support/browser/site.ts'

/** What is said of blocked times: to the owner in forms, on Today and in the calendar, and to visitors. */

test('a time in blocked hours is told with its reason and the nearest free ones, and can be booked all the same', async ({
  page,
  request: api,
  complaints,
}) => {
  const day = freeDay()
  await sendRequest(api, 'Nina Noon', { date: day, time: '13:00' })
  const calendar = new CalendarPage(page)
  await calendar.open(day)
  const dialog = await blockHours(page, ['09:00', '10:00'], 'Dentist')
  await closeDialog(page, dialog)
  await calendar.visit('Nina Noon').click()
  await page.getByRole('dialog', { name: 'Nina Noon' }).getByRole('button', { name: 'Move', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Move', exact: true })
  const slot = form.locator('output.slot')
  await form.getByLabel('Time').fill('09:30')
  await expect(slot).toHaveAttribute('data-slot', 'available')
  await expect(slot).toHaveText('In a blocked time: Dentist You can book it all the same.')
  await form.getByRole('button', { name: '10:00 AM' }).click()
  await expect(slot).toHaveText('✓ Time slot is available!')
  await form.getByLabel('Time').fill('09:30')
  await form.getByRole('button', { name: 'Move', exact: true }).click()
  await form.getByRole('button', { name: 'Move anyway' }).click()
  await expect(form).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: 'Nina Noon' })).toContainText('9:30')
  expectFailedLoads(complaints)
})

test('by keyboard a new request begins where no hour is blocked and nobody is expected', async ({ page, request: api }) => {
  const day = freeDay()
  await sendRequest(api, 'Early Eve', { date: day, time: '09:00' })
  const calendar = new CalendarPage(page)
  await calendar.open(day)
  await closeDialog(page, await blockHours(page, ['07:00', '09:00'], 'Dentist'))
  await expect(calendar.places(day)).toHaveAccessibleName(/^New request at 2:00 PM, /)
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('a blocked day looks blocked where the days are switched, and Today says why it is empty', async ({ page }) => {
    const day = freeDay()
    await new CalendarPage(page).open(day)
    const dialog = await openBlocking(page)
    await dialog.getByLabel('Reason').fill('Trade fair')
    await block(dialog)
    await closeDialog(page, dialog)
    await expect(page.getByRole('navigation', { name: 'Days' }).locator('[aria-current=date]')).toHaveAccessibleName(
      /: 0 visits, Blocked: Trade fair$/,
    )
    await page.goto(`/#/admin/today?day=${day}`)
    await expect(page.getByText('No visits on this day')).toBeVisible()
    await expect(page.getByText('Blocked: Trade fair')).toBeVisible()
    await expectAccessible(page, [390], '.today')
  })
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} pixels`, viewport.width === 1440 ? AGAIN : {}, () => {
    test.use({ viewport })

    test(
      'why hours are blocked stands in front of the visit that is there, which can be pressed as before',
      AGAIN,
      async ({ page, request: api }) => {
        const day = freeDay()
        const name = `Vera Visit ${viewport.width}`
        await sendRequest(api, name, { date: day, time: '09:00' })
        const calendar = new CalendarPage(page)
        await calendar.open(day)
        const dialog = await blockHours(page, ['09:00', '10:00'], 'Dentist')
        await closeDialog(page, dialog)
        const reason = page.getByRole('list', { name: 'Blocked' }).getByText('Dentist')
        await expect(calendar.visit(name)).toBeVisible()
        const isInFront = await reason.evaluate(element => {
          element.style.pointerEvents = 'auto'
          const { left, top, width, height } = element.getBoundingClientRect()
          const found = document.elementFromPoint(left + width / 2, top + height / 2)
          element.style.pointerEvents = ''
          return found === element
        })
        expect(isInFront).toBe(true)
        const box = await reason.boundingBox()
        await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5)
        await expect(page.getByRole('dialog', { name })).toBeVisible()
      },
    )
  })
}

test('visitors read why hours are blocked beside the times that are taken or free', AGAIN, async ({ page, request: api }) => {
  const day = freeDay()
  await sendRequest(api, 'Wilma Noon', { date: day, time: '13:00' })
  await new CalendarPage(page).open(day)
  await blockHours(page, ['09:00', '10:00'], 'Staff training')

  const booking = new BookingPage(page)
  await booking.open('/?package=motorcycle-standard-detail#appointments')
  await booking.form.locator('[name=appointment_date]').fill(day)
  const start = (time: string) => booking.form.locator(`[name=appointment_time] option[value="${time}"]`)
  await expect(start('09:00')).toHaveText('9:00 AM (Staff training)')
  await expect(start('13:00')).toHaveText('1:00 PM (taken)')
  await expect(start('10:00')).toHaveText('10:00 AM')
})
