import type { Locator } from '@playwright/test'
import { CalendarPage, HOUR } from '../../../support/browser/calendar-page.ts'
import { freeDay } from '../../../support/browser/free-day.ts'
import { PHONE } from '../../../support/browser/phone.ts'
import { expect, test } from '../../../support/browser/site.ts'
import { AGAIN, again } from '../../../support/browser/again.ts'

/** Requests are entered on an empty place of the calendar, which begins an hour before the opening at 7. */

async function book(dialog: Locator, name: string): Promise<void> {
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Email').fill('somebody@example.com')
  await dialog.getByRole('radio', { name: 'Motorcycle', exact: true }).check()
  await dialog.getByRole('radio', { name: /Standard Detail/ }).check()
  await expect(dialog.locator('output.slot')).toHaveText('✓ Time slot is available!')
  await dialog.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

for (const [where, use] of [
  ['a phone', PHONE],
  ['a desk', {}],
] as const) {
  test.describe(`on ${where}`, again(where), () => {
    test.use(use)

    test('a press on an empty place begins a request at that time, and the calendar then shows it', async ({ page }) => {
      const date = freeDay()
      const calendar = new CalendarPage(page)
      await calendar.open(date)
      const position = { x: 20, y: 4.2 * HOUR }
      await (where === 'a phone' ? calendar.places(date).tap({ position }) : calendar.places(date).click({ position }))
      const dialog = page.getByRole('dialog', { name: 'New request' })
      await expect(dialog.getByLabel('Date')).toHaveValue(date)
      await expect(dialog.getByLabel('Time', { exact: true })).toHaveValue('10:00')
      const taken = dialog.getByText(/^\w{3}, \w{3} \d+, 10:00 AM$/)
      await expect(taken).toBeInViewport({ ratio: 1 })
      await dialog.getByRole('button', { name: 'Change day and time' }).click()
      await expect(dialog.getByLabel('Date')).toBeFocused()
      await expect(dialog.getByLabel('Date')).toBeInViewport({ ratio: 1 })
      await dialog.getByLabel('Time', { exact: true }).fill('10:30')
      await expect(dialog.getByText(/^\w{3}, \w{3} \d+, 10:30 AM$/)).toHaveCount(1)
      await dialog.getByLabel('Time', { exact: true }).fill('10:00')
      await book(dialog, 'Nell New')
      await expect(calendar.visit('Nell New')).toContainText('10:00 AM')
      await expect(page).toHaveURL(new RegExp(`calendar\\?day=${date}`))
    })
  })
}

for (const width of [1200, 1440]) {
  test.describe(`on a desk of ${width} px`, AGAIN, () => {
    test.use({ viewport: { width, height: 900 } })

    test('the day that is meant stays in sight beside the form, wherever it stands in its week', async ({ page }) => {
      const calendar = new CalendarPage(page)
      await calendar.open(freeDay())
      const columns = page.locator('[data-day]')
      await expect(columns).toHaveCount(7)
      for (let place = 0; place < 7; place++) {
        await columns
          .nth(place)
          .getByRole('button', { name: /^New request at/ })
          .press('Enter')
        const dialog = page.getByRole('dialog', { name: 'New request' })
        const [day, form] = [await columns.nth(place).boundingBox(), await dialog.boundingBox()]
        if (day === null || form === null) throw new Error('not shown')
        expect(day.x + day.width <= form.x || form.x + form.width <= day.x, `day ${place}`).toBe(true)
        await expect(dialog.getByRole('button', { name: 'Book', exact: true })).toBeInViewport({ ratio: 1 })
        expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
      }
    })
  })
}

test('the beginning of a day that is shown alone stays in sight beside the form', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const date = freeDay()
  const calendar = new CalendarPage(page)
  await calendar.open(date, 'day')
  await calendar.places(date).press('Enter')
  const form = await page.getByRole('dialog', { name: 'New request' }).boundingBox()
  const day = await page.locator(`[data-day='${date}']`).boundingBox()
  expect((form?.x ?? 0) - (day?.x ?? 0)).toBeGreaterThan(600)
})

test('by keyboard the arrows choose the time, and leaving the form leads back to the place', async ({ page }) => {
  const date = freeDay()
  const calendar = new CalendarPage(page)
  await calendar.open(date)
  const places = calendar.places(date)
  await expect(places).toHaveAccessibleName(/^New request at 7:00 AM, /)
  await places.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('PageDown')
  await page.keyboard.press('ArrowUp')
  await expect(places).toHaveAccessibleName(/^New request at 9:00 AM, /)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'New request' })
  await expect(dialog.getByLabel('Time', { exact: true })).toHaveValue('09:00')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(places).toBeFocused()
})

test('who was being entered when the back button was pressed is there again, at the place that is pressed next', async ({ page }) => {
  const date = freeDay()
  const calendar = new CalendarPage(page)
  await calendar.open(date)
  const dialog = page.getByRole('dialog', { name: 'New request' })
  await calendar.places(date).press('Enter')
  await dialog.getByLabel('Name').fill('Nell New')
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await page.goForward()
  await calendar.places(date).press('ArrowDown')
  await calendar.places(date).press('Enter')
  await expect(dialog.getByLabel('Name')).toHaveValue('Nell New')
  await expect(dialog.getByLabel('Date')).toHaveValue(date)
  await expect(dialog.getByLabel('Time', { exact: true })).toHaveValue('07:30')
})

test.describe('with two crews', () => {
  test.use({ business: { edits: [{ file: 'business.json', at: '/crews', set: 2 }] } })

  test('the status and the crew that were chosen when the back button was pressed are there again, also after a reload', async ({ page }) => {
    const date = freeDay()
    const calendar = new CalendarPage(page)
    await calendar.open(date)
    const dialog = page.getByRole('dialog', { name: 'New request' })
    const [status, crew] = [dialog.getByLabel('Status'), dialog.getByLabel('Crew')]
    await calendar.places(date).press('Enter')
    await status.selectOption('Pending')
    await crew.selectOption('Crew 2')
    await page.goBack()
    await expect(dialog).toHaveCount(0)
    await page.goForward()
    await page.reload()
    await calendar.places(date).press('Enter')
    await expect(status).toHaveValue('Pending')
    await expect(crew).toHaveValue('2')
    await expect(dialog.getByText('Not saved yet')).toBeVisible()
    await dialog.getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
    await calendar.places(date).press('Enter')
    await expect(status).toHaveValue('Confirmed')
    await expect(crew).toHaveValue('')
  })
})
