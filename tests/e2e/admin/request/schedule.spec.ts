import type { Page } from '@playwright/test'
import { expectAccessible } from '../../../support/browser/accessible.ts'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { CalendarPage } from '../../../support/browser/calendar-page.ts'
import { expectFailedLoads } from '../../../support/browser/failed-loads.ts'
import { freeDay } from '../../../support/browser/free-day.ts'
import { isFree, openRequest, slot } from '../../../support/browser/open-request.ts'
import { PHONE } from '../../../support/browser/phone.ts'
import { sendRequest } from '../../../support/browser/send-request.ts'
import { dayAhead, expect, test } from '../../../support/browser/site.ts'
import { again } from '../../../support/browser/again.ts'

/** A quote gets its time; a time that is taken says whose it is. */

for (const { device, use, widths } of [
  { device: 'a desk', use: {}, widths: [1440, 900] },
  { device: 'a phone', use: PHONE, widths: [390, 320] },
]) {
  test.describe(`on ${device}`, again(device), () => {
    test.use(use)

    test('a quote becomes a visit by two buttons, and its history says so', async ({ page, request: api }) => {
      const name = `Quin Quote ${device}`
      await sendRequest(api, name)
      const drawer = await openRequest(page, name)
      await drawer.getByRole('button', { name: 'Schedule' }).click()
      const form = page.getByRole('dialog', { name: 'Schedule' })
      await expect(form.getByLabel('Date')).toBeFocused()
      await form
        .getByRole('group', { name: 'Next free days' })
        .getByRole('button', { name: /[AP]M$/ })
        .last()
        .click()
      const date = await form.getByLabel('Date').inputValue()
      await form
        .getByRole('button', { name: /^\d+:\d\d [AP]M$/ })
        .first()
        .click()
      const time = await form.getByLabel('Time', { exact: true }).inputValue()
      await isFree(form)
      await expectAccessible(page, widths, 'dialog[open].schedule')
      await new AdminPage(page).saves(() => form.getByRole('button', { name: 'Schedule', exact: true }).click())
      await expect(form).toHaveCount(0)
      await expect(drawer.getByRole('button', { name: 'Edit request' })).toBeFocused()
      await expect(drawer.getByRole('button', { name: 'Schedule' })).toHaveCount(0)
      await expect(drawer.locator('.visit-time')).toHaveAttribute('datetime', `${date}T${time}`)
      await expect(drawer.getByRole('combobox', { name: /Status/ })).toHaveValue('Confirmed')
      const history = drawer.getByRole('region', { name: 'History' })
      await expect(history).toContainText('Type: Quote → Appointment')
      await expect(history).toContainText('Status: Pending → Confirmed')
    })

    test('an open visit is moved by a button of its own, in the form that asks for day and time alone; its status stays', async ({
      page,
      request: api,
    }) => {
      const [name, date] = [`Mona Later ${device}`, freeDay()]
      await sendRequest(api, name, { date, time: '09:00' })
      const drawer = await openRequest(page, name)
      await drawer.getByRole('button', { name: 'Move', exact: true }).click()
      const form = page.getByRole('dialog', { name: 'Move' })
      await expect(form.getByLabel('Date')).toBeFocused()
      await expect(form.getByLabel('Date')).toHaveValue(date)
      await expect(form.getByRole('checkbox')).toHaveCount(0)
      await form.getByLabel('Time', { exact: true }).fill('13:00')
      await isFree(form)
      await expectAccessible(page, widths, 'dialog[open].schedule')
      await new AdminPage(page).saves(() => form.getByRole('button', { name: 'Move', exact: true }).click())
      await expect(form).toHaveCount(0)
      await expect(drawer.getByRole('button', { name: 'Move', exact: true })).toBeFocused()
      await expect(drawer.locator('.visit-time')).toHaveAttribute('datetime', `${date}T13:00`)
      await expect(drawer.getByRole('combobox', { name: /Status/ })).toHaveValue('Pending')
      await drawer.getByRole('combobox', { name: /Status/ }).selectOption('Completed')
      await expect(drawer.getByRole('button', { name: 'Edit request' })).toBeVisible()
      await expect(drawer.getByRole('button', { name: 'Move', exact: true })).toHaveCount(0)
    })

    test('another day keeps the time where it is free there, and else offers the nearest free ones, of which some end after closing', async ({
      page,
      request: api,
    }) => {
      const [name, day] = [`Nora Nearest ${device}`, freeDay()]
      const [taken, open] = [dayAhead(1, new Date(day)), dayAhead(2, new Date(day))]
      await sendRequest(api, name, { date: day, time: '09:00' })
      await sendRequest(api, `Theo Then ${device}`, { date: taken, time: '09:00' })
      const drawer = await openRequest(page, name)
      await drawer.getByRole('button', { name: 'Move', exact: true }).click()
      const form = page.getByRole('dialog', { name: 'Move' })
      const time = form.getByLabel('Time', { exact: true })
      await form.getByLabel('Date').fill(taken)
      await expect(form.getByText('9:00 AM is not free on ')).toBeVisible()
      await expect(time).toHaveValue('')
      await expect(form.getByRole('button', { name: '2:30 PM ends after closing' })).toBeVisible()
      await expectAccessible(page, widths, 'dialog[open].schedule')
      await form.getByLabel('Date').fill(open)
      await expect(time).toHaveValue('09:00')
      await isFree(form)
      await form.getByLabel('Date').fill(taken)
      await form.getByRole('button', { name: '2:00 PM', exact: true }).click()
      await isFree(form)
      await new AdminPage(page).saves(() => form.getByRole('button', { name: 'Move', exact: true }).click())
      await expect(drawer.locator('.visit-time')).toHaveAttribute('datetime', `${taken}T14:00`)
    })

    test('whose visit is moved is said, and choosing the time that it has is nothing to lose', async ({ page, request: api }) => {
      const [name, date] = [`Uma Still ${device}`, freeDay()]
      await sendRequest(api, name, { date, time: '09:00' })
      const drawer = await openRequest(page, name)
      const form = page.getByRole('dialog', { name: 'Move' })
      for (const other of [dayAhead(1, new Date(date)), date]) {
        await drawer.getByRole('button', { name: 'Move', exact: true }).click()
        await expect(form.getByText('Not saved yet')).toHaveCount(0)
        await expect(form).toContainText(name)
        await form.getByLabel('Date').fill(other)
        await form.getByLabel('Date').fill(date)
        await form.getByLabel('Time', { exact: true }).fill('09:00')
        await form.getByRole('button', { name: 'Close' }).click()
        await expect(form).toHaveCount(0)
      }
    })

    test('a taken time names who has it, one press away, and offers the nearest free ones; what was entered stays', async ({
      page,
      request: api,
    }) => {
      const [name, holder, date] = [`Toni Taken ${device}`, `Hanna Holder ${device}`, freeDay()]
      await sendRequest(api, holder, { date, time: '09:00' })
      await sendRequest(api, name)
      const drawer = await openRequest(page, name)
      await drawer.getByRole('button', { name: 'Schedule' }).click()
      const form = page.getByRole('dialog', { name: 'Schedule' })
      await form.getByLabel('Date').fill(date)
      await form.getByLabel('Time', { exact: true }).fill('10:00')
      const held = form.locator('.held-by').filter({ hasText: 'Held by' })
      await expect(held).toContainText('9:00 AM')
      await expect(held).toContainText('Basic Shine Detail')
      await expectAccessible(page, widths, 'dialog[open].schedule')
      await held.getByRole('link', { name: holder }).click()
      await expect(page.getByRole('dialog', { name: holder })).toBeVisible()
      await page.goBack()
      await expect(form.getByLabel('Time', { exact: true })).toHaveValue('10:00')
      await form.getByRole('button', { name: '2:00 PM', exact: true }).click()
      await isFree(form)
      await expect(held).toHaveCount(0)
      await form.getByLabel('The customer has agreed').uncheck()
      await new AdminPage(page).saves(() => form.getByRole('button', { name: 'Schedule', exact: true }).click())
      await expect(drawer.locator('.visit-time')).toHaveAttribute('datetime', `${date}T14:00`)
      await expect(drawer.getByRole('combobox', { name: /Status/ })).toHaveValue('Pending')
    })
  })
}

/** Leaves the days before one only starts whose visit ends after closing, as full mornings do. */
async function onlyLateBefore(page: Page, end: string): Promise<void> {
  await page.route(/\/appointments\/slots\?/, async route => {
    const isBefore = (new URL(route.request().url()).searchParams.get('date') ?? '') < end
    const answer = await route.fetch()
    const { slots, ...more } = await answer.json()
    await route.fulfill({ response: answer, json: { ...more, slots: slots.filter((time: string) => !isBefore || time >= '16:00') } })
  })
}

test.describe('on a phone', () => {
  test.use(PHONE)

  test('the first free time ends before closing, on a later day where the next ones are too full for that', async ({ page, request: api }) => {
    const [name, day] = ['Frida First', dayAhead(5)]
    await sendRequest(api, name)
    await onlyLateBefore(page, day)
    const drawer = await openRequest(page, name)
    await drawer.getByRole('button', { name: 'Schedule' }).click()
    const form = page.getByRole('dialog', { name: 'Schedule' })
    const first = form.getByRole('button', { name: /^First free: / })
    await expect(first).not.toContainText('ends after closing')
    await first.click()
    await expect(form.getByLabel('Date')).toHaveValue(day)
    await isFree(form)
    await expect(form.getByText('Ends after closing, which')).toHaveCount(0)
  })

  test('where each free time ends after closing, those offered first say so', async ({ page, request: api }) => {
    const name = 'Lara Late'
    await sendRequest(api, name)
    await onlyLateBefore(page, dayAhead(365))
    const drawer = await openRequest(page, name)
    await drawer.getByRole('button', { name: 'Schedule' }).click()
    const form = page.getByRole('dialog', { name: 'Schedule' })
    await expect(form.getByRole('button', { name: /^First free: .* ends after closing$/ })).toBeVisible()
    const days = form.getByRole('group', { name: 'Next free days' }).getByRole('button', { name: / ends after closing$/ })
    await expect(days.first()).toBeVisible()
    await expectAccessible(page, [390, 320], 'dialog[open].schedule')
  })

  test('a closed day says once that it can be booked all the same, and is, after a question', async ({ page, request: api, complaints }) => {
    const [name, day] = ['Clara Closed', freeDay()]
    await sendRequest(api, name)
    const calendar = new CalendarPage(page)
    await calendar.open(day)
    await page.getByRole('button', { name: 'Block time' }).click()
    const block = page.getByRole('dialog', { name: 'Block time' })
    await block.getByLabel('Reason').fill('Trade fair')
    await block.getByRole('button', { name: 'Block time', exact: true }).click()
    await expect(block.getByRole('status').first()).toContainText('Closed for booking since ')
    await page.goto(`/#/admin/requests?search=${encodeURIComponent(name)}`)
    await page.getByRole('button', { name: `Details of ${name}` }).click()
    const drawer = page.getByRole('dialog', { name })
    await drawer.getByRole('button', { name: 'Schedule' }).click()
    const form = page.getByRole('dialog', { name: 'Schedule' })
    await form.getByLabel('Date').fill(day)
    await form.getByLabel('Time', { exact: true }).fill('10:00')
    await expect(form.getByText('Closed on this day: Trade fair You can book it all the same.')).toBeVisible()
    await expect(slot(form)).toHaveAttribute('data-slot', 'available')
    await expect(slot(form)).toHaveText('')
    await expectAccessible(page, [390, 320], 'dialog[open].schedule')
    await form.getByRole('button', { name: 'Schedule', exact: true }).click()
    await expect(form.getByRole('alert')).toContainText('This time is blocked: Trade fair')
    await new AdminPage(page).saves(() => form.getByRole('button', { name: 'Schedule anyway' }).click())
    await expect(drawer.locator('.visit-time')).toHaveAttribute('datetime', `${day}T10:00`)
    expectFailedLoads(complaints)
  })
})
