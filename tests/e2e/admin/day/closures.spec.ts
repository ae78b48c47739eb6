import { BookingPage } from '../../../support/browser/booking-page.ts'
import { expectAccessible } from '../../../support/browser/accessible.ts'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { CalendarPage } from '../../../support/browser/calendar-page.ts'
import { block, blockHours, closeDialog, openBlocking } from '../../../support/browser/closure-dialog.ts'
import { expectFailedLoads } from '../../../support/browser/failed-loads.ts'
import { freeDay } from '../../../support/browser/free-day.ts'
import { PHONE } from '../../../support/browser/phone.ts'
import { sendRequest } from '../../../support/browser/send-request.ts'
import { dayAhead, expect, test } from '../../../support/browser/site.ts'

/** Days off and blocked times, from the owner's calendar to the visitor's form. */

const MOTORCYCLE = '/?package=motorcycle-standard-detail#appointments'

test.describe('on a phone', () => {
  test.use(PHONE)

  test('the owner takes days off, sees who stands there, and visitors read why and choose the next open day', async ({ page, request: api }) => {
    const day = freeDay()
    await sendRequest(api, 'Wanda Visit', { date: day, time: '09:00' })
    const calendar = new CalendarPage(page)
    await calendar.open(day)
    const dialog = await openBlocking(page)
    await expect(dialog.getByLabel('First day')).toHaveValue(day)
    await expect(dialog.getByText('1 visit in this time.')).toBeVisible()
    await dialog.getByLabel('Last day').fill(dayAhead(1, new Date(day)))
    await dialog.getByLabel('Reason').fill('Trade fair')
    await block(dialog)
    await expect(dialog.getByRole('list').filter({ hasText: 'Trade fair' })).toBeVisible()
    // What was blocked is not blocked twice.
    await expect(dialog.getByRole('button', { name: 'Block time', exact: true })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Wanda Visit', exact: true }).click()
    const drawer = page.getByRole('dialog', { name: 'Wanda Visit' })
    await expect(drawer).toBeVisible()
    await closeDialog(page, drawer)
    await closeDialog(page, dialog)
    await expect(page.getByRole('list', { name: 'Blocked' })).toHaveText('Trade fair')
    await expect(calendar.visit('Wanda Visit')).toBeVisible()

    const booking = new BookingPage(page)
    await booking.open(MOTORCYCLE)
    const date = booking.form.locator('[name=appointment_date]')
    await date.fill(day)
    const field = booking.form.locator('.field').filter({ has: page.locator('[type=date]') })
    await expect(field.getByRole('status')).toHaveText('Closed on this day: Trade fair')
    await field.getByRole('button', { name: /^Choose / }).click()
    await expect(date).toHaveValue(dayAhead(2, new Date(day)))
    await expect(field.getByRole('status')).toHaveText('')
  })
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('a day is blocked, and its visits are moved one by one and told of that', async ({ page, request: api }) => {
    const day = freeDay()
    for (const [name, time] of [
      ['Mara Moved', '07:00'],
      ['Stan Stays', '13:00'],
    ] as const)
      await sendRequest(api, name, { date: day, time }, { phone: '208-555-0100' })
    const calendar = new CalendarPage(page)
    await calendar.open(day)
    const dialog = await openBlocking(page)
    await block(dialog)
    await expect(dialog.getByRole('status').first()).toContainText('Closed for booking since ')
    const row = (name: string) => dialog.getByRole('listitem').filter({ hasText: name })
    await expect(row('Stan Stays').getByRole('link', { name: 'Text Stan Stays: 208-555-0100' })).toHaveAttribute('href', 'sms:2085550100')
    await row('Mara Moved').getByRole('button', { name: 'Move the visit of Mara Moved' }).click()
    const form = page.getByRole('dialog', { name: 'Move', exact: true })
    await form.getByRole('button', { name: /^First free: / }).click()
    await expect(form.locator('output.slot')).toHaveText('✓ Time slot is available!')
    await form.getByRole('button', { name: 'Move', exact: true }).click()
    await expect(form).toHaveCount(0)
    await expect(dialog).toContainText('1 visit in this time.')
    await expect(row('Mara Moved')).toContainText('✓ Now ')
    // Messages come into the dialog that covers the page, and are pressed there.
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(dialog).toContainText('2 visits in this time.')
    await row('Mara Moved').getByRole('button', { name: 'Move the visit of Mara Moved' }).click()
    await form.getByRole('button', { name: /^First free: / }).click()
    await form.getByRole('button', { name: 'Move', exact: true }).click()
    await expect(row('Mara Moved')).toContainText('✓ Now ')
    // No program of this machine takes the message.
    await page.evaluate(() => addEventListener('click', event => event.preventDefault()))
    await row('Mara Moved')
      .getByRole('link', { name: /^Text Mara Moved/ })
      .click()
    await expect(row('Mara Moved').getByRole('link')).toHaveText('✓ Texted')
    await expectAccessible(page, [390], '.closures')
  })

  test('in a week that is wider than the phone, the day that is in sight is proposed', async ({ page }) => {
    const day = freeDay()
    const calendar = new CalendarPage(page)
    await calendar.open(day, 'week')
    const columns = page.locator('.calendar [data-day]')
    const first = (await columns.first().getAttribute('data-day')) ?? ''
    const last = (await columns.last().getAttribute('data-day')) ?? ''
    const away = day === last ? first : last
    await columns.and(page.locator(`[data-day='${away}']`)).evaluate(column => column.scrollIntoView())
    const dialog = await openBlocking(page)
    await expect(dialog.getByLabel('First day')).not.toHaveValue(day)
    const proposed = await dialog.getByLabel('First day').inputValue()
    await closeDialog(page, dialog)
    await expect(page.locator(`.calendar [data-day='${proposed}']`)).toBeInViewport({ ratio: 0.1 })
  })
})

test('hours are blocked, changed and opened again, and that is taken back', async ({ page }) => {
  const day = freeDay()
  const calendar = new CalendarPage(page)
  await calendar.open(day)
  const blocked = page.getByRole('list', { name: 'Blocked' })
  const dialog = await blockHours(page, ['09:00', '11:30'], 'Dentist')
  await expect(blocked).toHaveText('Dentist')
  await dialog.getByRole('button', { name: /^Change .*9:00/ }).click()
  await expect(dialog.getByLabel('Until', { exact: true })).toHaveValue('11:30')
  await dialog.getByLabel('Reason').fill('Dentist in town')
  await block(dialog, 'Save')
  await expect(blocked).toHaveText('Dentist in town')
  await dialog.getByRole('button', { name: /^Remove .*9:00/ }).click()
  await expect(dialog.getByRole('status').first()).toContainText('Open again: ')
  const listTitle = dialog.getByRole('heading', { name: 'Blocked times' })
  await expect(listTitle).toBeFocused()
  await expect(blocked).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(blocked).toHaveText('Dentist in town')
  await expect(listTitle).toBeFocused()
  await closeDialog(page, dialog)
  await calendar.show(day, 'month')
  await expect(page.getByRole('link', { name: /free$/ }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /Blocked .*: Dentist in town$/ })).toBeVisible()
})

test('what is blocked already is told before it is blocked again, can be changed instead, and is not stored twice', async ({ page, complaints }) => {
  const day = freeDay()
  await new CalendarPage(page).open(day)
  const dialog = await openBlocking(page)
  await dialog.getByLabel('Reason').fill('Trade fair')
  await block(dialog)
  await dialog.getByRole('button', { name: 'Block another time' }).click()
  await dialog.getByLabel('First day').fill(day)
  await expect(dialog.getByText('Blocked already in this time:')).toBeVisible()
  await dialog.getByLabel('Last day').fill(day)
  await dialog.getByRole('button', { name: 'Block time', exact: true }).click()
  await expect(dialog.getByRole('alert').first()).toHaveText('This time is blocked already: Trade fair')
  await expect(dialog.getByRole('button', { name: /^Remove / })).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Afternoon' }).click()
  await expect(dialog.getByLabel('Until', { exact: true })).toHaveValue('19:00')
  await dialog.getByRole('button', { name: /^Change what is blocked: / }).click()
  await expect(dialog.getByLabel('Reason')).toHaveValue('Trade fair')
  await expect(dialog.getByText('Blocked already in this time:')).toHaveCount(0)
  await expectAccessible(page, [390], '.closures')
  await block(dialog, 'Save')
  expectFailedLoads(complaints)
})

test('a visit gets a blocked time back only when the owner says so, and a caller is warned', async ({ page, request: api, complaints }) => {
  const day = freeDay()
  await sendRequest(api, 'Wilma Break', { date: day, time: '09:00' })
  const calendar = new CalendarPage(page)
  await calendar.open(day)
  await calendar.visit('Wilma Break').click()
  const drawer = page.getByRole('dialog', { name: 'Wilma Break' })
  await new AdminPage(page).saves(() => drawer.getByRole('combobox').selectOption('Cancelled'))
  await closeDialog(page, drawer)
  const dialog = await openBlocking(page)
  await block(dialog)
  await closeDialog(page, dialog)
  await page.goto('/#/admin/requests?search=Wilma+Break')
  const status = new AdminPage(page).row('Wilma Break').getByRole('combobox')
  await status.selectOption('Confirmed')
  const question = page.getByRole('alertdialog', { name: 'This time is blocked.' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)
  await expect(status).toHaveValue('Cancelled')
  await status.selectOption('Confirmed')
  await new AdminPage(page).saves(() => question.getByRole('button', { name: 'Make it Confirmed' }).click())
  await expect(status).toHaveValue('Confirmed')

  await page.getByRole('button', { name: 'New request' }).click()
  const form = page.getByRole('dialog', { name: 'New request' })
  await form.getByRole('radio', { name: 'Motorcycle', exact: true }).check()
  await form.getByRole('radio', { name: /Standard Detail/ }).check()
  await form.getByLabel('Date').fill(day)
  await expect(form.getByText('We are not available on this day.')).toBeVisible()
  expectFailedLoads(complaints)
})
