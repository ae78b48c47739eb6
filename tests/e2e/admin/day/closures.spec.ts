import type { Locator, Page } from '@playwright/test'
import { BookingPage } from '../../../support/browser/booking-page.ts'
import { expectAccessible } from '../../../support/browser/accessible.ts'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { CalendarPage } from '../../../support/browser/calendar-page.ts'
import { expectFailedLoads } from '../../../support/browser/failed-loads.ts'
import { freeDay } from '../../../support/browser/free-day.ts'
import { PHONE } from '../../../support/browser/phone.ts'
import { sendRequest } from '../../../support/browser/send-request.ts'
import { dayAhead, expect, test } from '../../../support/browser/site.ts'
import { AGAIN } from '../../../support/browser/again.ts'

/** Days off and blocked times, from the owner's calendar to the visitor's form. */

const MOTORCYCLE = '/?package=motorcycle-standard-detail#appointments'

async function openDialog(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Block time' }).click()
  const dialog = page.getByRole('dialog', { name: 'Block time' })
  await expect(dialog.getByRole('heading', { name: 'Blocked times' })).toBeVisible()
  return dialog
}

/** Blocks what the form holds, and waits until it is blocked. */
async function block(dialog: Locator, press = 'Block time'): Promise<void> {
  await dialog.getByRole('button', { name: press, exact: true }).click()
  await expect(dialog.getByRole('status').first()).toContainText('Blocked: ')
}

async function close(page: Page, dialog: Locator): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}

test.describe('on a phone', () => {
  test.use(PHONE)

  test('the owner takes days off, sees who stands there, and visitors read why and choose the next open day', async ({ page, request: api }) => {
    const day = freeDay()
    await sendRequest(api, 'Wanda Visit', { date: day, time: '09:00' })
    const calendar = new CalendarPage(page)
    await calendar.open(day)
    const dialog = await openDialog(page)
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
    await close(page, drawer)
    await close(page, dialog)
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
    const dialog = await openDialog(page)
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
    const dialog = await openDialog(page)
    await expect(dialog.getByLabel('First day')).not.toHaveValue(day)
    const proposed = await dialog.getByLabel('First day').inputValue()
    await close(page, dialog)
    await expect(page.locator(`.calendar [data-day='${proposed}']`)).toBeInViewport({ ratio: 0.1 })
  })
})

test('hours are blocked, changed and opened again, and that is taken back', async ({ page }) => {
  const day = freeDay()
  const calendar = new CalendarPage(page)
  await calendar.open(day)
  const blocked = page.getByRole('list', { name: 'Blocked' })
  const dialog = await openDialog(page)
  await dialog.getByRole('radio', { name: 'Hours of one day' }).check()
  await dialog.getByLabel('From', { exact: true }).fill('09:00')
  await dialog.getByLabel('Until', { exact: true }).fill('11:30')
  await dialog.getByLabel('Reason').fill('Dentist')
  await block(dialog)
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
  await close(page, dialog)
  await calendar.show(day, 'month')
  await expect(page.getByRole('link', { name: /free$/ }).first()).toBeVisible()
})

test('what is blocked already is told before it is blocked again, can be changed instead, and is not stored twice', async ({ page, complaints }) => {
  const day = freeDay()
  await new CalendarPage(page).open(day)
  const dialog = await openDialog(page)
  await dialog.getByLabel('Reason').fill('Trade fair')
  await block(dialog)
  await dialog.getByRole('button', { name: 'Block another time' }).click()
  await dialog.getByLabel('First day').fill(day)
  await expect(dialog.getByText('Blocked already in this time:')).toBeVisible()
  await dialog.getByLabel('Last day').fill(day)
  await dialog.getByRole('button', { name: 'Block time', exact: true }).click()
  await expect(dialog.getByRole('alert').first()).toHaveText('This time is blocked already: Trade fair')
  await expect(dialog.getByRole('button', { name: /^Remove / })).toHaveCount(1)
  await dialog.getByRole('radio', { name: 'Hours of one day' }).check()
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
  await close(page, drawer)
  const dialog = await openDialog(page)
  await block(dialog)
  await close(page, dialog)
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

test('a time in blocked hours is told with its reason and the nearest free ones, and can be booked all the same', async ({
  page,
  request: api,
  complaints,
}) => {
  const day = freeDay()
  await sendRequest(api, 'Nina Noon', { date: day, time: '13:00' })
  const calendar = new CalendarPage(page)
  await calendar.open(day)
  const dialog = await openDialog(page)
  await dialog.getByRole('radio', { name: 'Hours of one day' }).check()
  await dialog.getByLabel('From', { exact: true }).fill('09:00')
  await dialog.getByLabel('Until', { exact: true }).fill('10:00')
  await dialog.getByLabel('Reason').fill('Dentist')
  await block(dialog)
  await close(page, dialog)
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

test.describe('on a phone', () => {
  test.use(PHONE)

  test('a blocked day looks blocked where the days are switched, and Today says why it is empty', async ({ page }) => {
    const day = freeDay()
    await new CalendarPage(page).open(day)
    const dialog = await openDialog(page)
    await dialog.getByLabel('Reason').fill('Trade fair')
    await block(dialog)
    await close(page, dialog)
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
        const dialog = await openDialog(page)
        await dialog.getByRole('radio', { name: 'Hours of one day' }).check()
        await dialog.getByLabel('From', { exact: true }).fill('09:00')
        await dialog.getByLabel('Until', { exact: true }).fill('10:00')
        await dialog.getByLabel('Reason').fill('Dentist')
        await block(dialog)
        await close(page, dialog)
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
  const dialog = await openDialog(page)
  await dialog.getByRole('radio', { name: 'Hours of one day' }).check()
  await dialog.getByLabel('From', { exact: true }).fill('09:00')
  await dialog.getByLabel('Until', { exact: true }).fill('10:00')
  await dialog.getByLabel('Reason').fill('Staff training')
  await block(dialog)

  const booking = new BookingPage(page)
  await booking.open(MOTORCYCLE)
  await booking.form.locator('[name=appointment_date]').fill(day)
  const start = (time: string) => booking.form.locator(`[name=appointment_time] option[value="${time}"]`)
  await expect(start('09:00')).toHaveText('9:00 AM (Staff training)')
  await expect(start('13:00')).toHaveText('1:00 PM (taken)')
  await expect(start('10:00')).toHaveText('10:00 AM')
})
