import { addDays } from '#src/catalog/days.ts'
import { expectAccessible } from '../../../support/browser/accessible.ts'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { CalendarPage, HOUR } from '../../../support/browser/calendar-page.ts'
import { freeDay } from '../../../support/browser/free-day.ts'
import { PHONE } from '../../../support/browser/phone.ts'
import { sendRequest as request } from '../../../support/browser/send-request.ts'
import { expect, test } from '../../../support/browser/site.ts'
import { AGAIN } from '../../../support/browser/again.ts'

/** Visits are moved in the calendar by hand; a visit here takes five hours. */

const asked = { name: /^Move the visit of/ }

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a visit is dragged to another time, which is asked about first and can be taken back', async ({ page, request: api }) => {
    const date = freeDay()
    await request(api, 'Mia Move', { date, time: '07:00' })
    const calendar = new CalendarPage(page)
    await calendar.open(date)
    await calendar.drag('Mia Move', 2)
    await expect(calendar.ghost).toContainText('9:00 AM – 2:00 PM')
    await expect(calendar.ghost).not.toHaveAttribute('data-problem')
    await page.mouse.up()
    const dialog = page.getByRole('dialog', asked)
    await expect(dialog).toContainText(/7:00 AM.*9:00 AM/)
    await expectAccessible(page, [320, 390, 1440], 'dialog[open]')
    await dialog.getByRole('button', { name: 'Move', exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(calendar.visit('Mia Move')).toContainText('9:00 AM – 2:00 PM')
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(calendar.visit('Mia Move')).toContainText('7:00 AM – 12:00 PM')
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0)
  })

  test('over another visit it says so while it is dragged; dropped there, the nearest free times are offered', async ({ page, request: api }) => {
    const date = freeDay()
    await request(api, 'Dan Drag', { date, time: '07:00' })
    await request(api, 'Ugo Taken', { date, time: '13:00' })
    const calendar = new CalendarPage(page)
    await calendar.open(date)
    const free = page.waitForResponse(new RegExp(`/slots\\?.*\\bdate=${date}`))
    await calendar.drag('Dan Drag', 5)
    await free
    await expect(calendar.ghost).toContainText('Taken')
    await expect(calendar.ghost).toHaveAttribute('data-problem', 'refused')
    await page.mouse.up()
    const dialog = page.getByRole('dialog', asked)
    await expect(dialog.getByRole('alert')).toContainText('Taken')
    await expect(dialog.getByRole('button', { name: 'Move' })).toBeDisabled()
    await dialog.getByRole('button', { name: '8:00 AM', exact: true }).click()
    await expect(dialog.getByRole('alert')).toBeEmpty()
    await dialog.getByRole('button', { name: 'Move', exact: true }).click()
    await expect(calendar.visit('Dan Drag')).toContainText('8:00 AM – 1:00 PM')
  })

  test('outside of the opening hours the owner is warned, and may move it all the same, also to another day', async ({ page, request: api }) => {
    const date = freeDay()
    await request(api, 'Olaf Out', { date, time: '07:00' })
    const calendar = new CalendarPage(page)
    await calendar.open(date)
    await calendar.drag('Olaf Out', -0.5)
    await expect(calendar.ghost).toContainText('Outside of the opening hours')
    await page.mouse.up()
    const dialog = page.getByRole('dialog', asked)
    await dialog.getByRole('button', { name: 'Move anyway' }).click()
    await expect(calendar.visit('Olaf Out')).toContainText('6:30 AM – 11:30 AM')
    const other = (await page.locator(`.day-track:not([data-day='${date}'])`).first().getAttribute('data-day')) ?? ''
    const target = page.locator(`[data-day='${other}']`)
    await calendar.drag('Olaf Out', 1)
    await calendar.dragOn(other)
    await expect(target.locator('.drop-ghost')).toBeVisible()
    await page.mouse.up()
    await dialog.getByRole('button', { name: /^Move/ }).click()
    await expect(target.locator('.visit-block')).toContainText('Olaf Out')
  })

  test('where it would end after closing the owner is warned, and may move it all the same', AGAIN, async ({ page, request: api }) => {
    const date = freeDay()
    await request(api, 'Lars Late', { date, time: '13:00' })
    // All of the day is in sight: at its edge the day would move under the visit.
    await page.setViewportSize({ width: 1280, height: 1400 })
    const calendar = new CalendarPage(page)
    await calendar.open(date)
    await calendar.drag('Lars Late', 2)
    await expect(calendar.ghost).toContainText('Ends after closing')
    await expect(calendar.ghost).toHaveAttribute('data-problem', 'warned')
    await page.mouse.up()
    const dialog = page.getByRole('dialog', asked)
    await expect(dialog.getByRole('alert')).toHaveText('Ends after closing')
    await dialog.getByRole('button', { name: 'Move anyway' }).click()
    await expect(calendar.visit('Lars Late')).toContainText('3:00 PM – 8:00 PM')
  })

  test(
    'a visit that is moved by keyboard has the focus on its new day; where that is out of sight, the title has it',
    AGAIN,
    async ({ page, request: api }) => {
      const date = freeDay()
      await request(api, 'Kay Keys', { date, time: '07:00' })
      const calendar = new CalendarPage(page)
      await calendar.open(date)
      const drawer = page.getByRole('dialog', { name: 'Kay Keys' })
      const moveTo = async (day: string) => {
        await calendar.visit('Kay Keys').press('Enter')
        const form = await new AdminPage(page).edit()
        await form.getByLabel('Date').fill(day)
        await form.getByRole('button', { name: /^Save/ }).click()
        await expect(form).toHaveCount(0)
        await drawer.press('Escape')
        await expect(drawer).toHaveCount(0)
      }
      const other = (await page.locator(`.day-track:not([data-day='${date}'])`).last().getAttribute('data-day')) ?? ''
      await moveTo(other)
      await expect(page.locator(`[data-day='${other}'] .visit-block`)).toBeFocused()
      await moveTo(addDays(other, 7))
      await expect(calendar.visit('Kay Keys')).toHaveCount(0)
      await expect(page.getByRole('heading', { name: 'Calendar' })).toBeFocused()
    },
  )

  test('at the edge what is out of sight comes into it while a visit is dragged', AGAIN, async ({ page, request: api }) => {
    const date = freeDay()
    await request(api, 'Ada Autoscroll', { date, time: '07:00' })
    await page.setViewportSize({ width: 1280, height: 640 })
    const calendar = new CalendarPage(page)
    await calendar.open(date)
    await calendar.drag('Ada Autoscroll', 1)
    const before = await calendar.scrolled()
    const { x, y } = await calendar.bottomOf(date)
    await page.mouse.move(x, y - 8, { steps: 4 })
    await expect.poll(() => calendar.scrolled()).toBeGreaterThan(before + 2 * HOUR)
    await expect(calendar.ghost).toBeInViewport()
    await page.keyboard.press('Escape')
    await expect(calendar.ghost).toHaveCount(0)
    await page.mouse.up()
  })

  test('the time that it would get stays in sight while a visit is dragged whose beginning is scrolled away', async ({ page, request: api }) => {
    const date = freeDay()
    await request(api, 'Sid Scrolled', { date, time: '07:00' })
    await page.setViewportSize({ width: 1280, height: 640 })
    const calendar = new CalendarPage(page)
    await calendar.open(date)
    const visit = calendar.visit('Sid Scrolled')
    const bottom = async () => {
      const { x, y, width, height } = (await visit.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      return { x: x + width / 2, y: y + height - 4 }
    }
    const edge = await page.evaluate(() => document.querySelector('.day h4')?.getBoundingClientRect().bottom ?? 0)
    // A finger's breadth of it is left below the name of the day.
    await page.mouse.move((await bottom()).x, edge + 200)
    await page.mouse.wheel(0, (await bottom()).y - edge - 60)
    await expect.poll(async () => (await bottom()).y).toBeLessThan(edge + 80)
    const { x, y } = await bottom()
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y + HOUR / 4, { steps: 4 })
    await page.mouse.move(x, y + HOUR / 2, { steps: 4 })
    const time = calendar.ghost.getByText('7:30 AM – 12:30 PM')
    await expect(time).toBeInViewport({ ratio: 1 })
    expect((await time.boundingBox())?.y, 'below the name of the day').toBeGreaterThanOrEqual(edge)
    await page.keyboard.press('Escape')
    await page.mouse.up()
  })

  test('Escape leaves a dragged visit where it was, opens nothing, and the next press opens it', async ({ page, request: api }) => {
    const date = freeDay()
    await request(api, 'Eve Escape', { date, time: '07:00' })
    const calendar = new CalendarPage(page)
    await calendar.open(date)
    await calendar.drag('Eve Escape', 2)
    await expect(calendar.ghost).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(calendar.ghost).toHaveCount(0)
    await page.mouse.up()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(calendar.visit('Eve Escape')).toContainText('7:00 AM')
    await calendar.visit('Eve Escape').click()
    await expect(page.getByRole('dialog', { name: 'Eve Escape' })).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('a swipe over a visit scrolls the day, and drags nothing', async ({ page, request: api }) => {
    const date = freeDay()
    await request(api, 'Sue Swipe', { date, time: '07:00' })
    const calendar = new CalendarPage(page)
    await calendar.open(date)
    const before = await calendar.scrolled()
    await calendar.swipe('Sue Swipe', -2)
    await expect.poll(() => calendar.scrolled()).toBeGreaterThan(before + 30)
    await expect(page.locator('[data-dragging]')).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('a visit is moved by a long press; a short one opens it', async ({ page, request: api }) => {
    const date = freeDay()
    await request(api, 'Ugo Finger', { date, time: '07:00' })
    const calendar = new CalendarPage(page)
    await calendar.open(date)
    await calendar.dragByTouch('Ugo Finger', 1)
    const dialog = page.getByRole('dialog', asked)
    await expect(dialog).toContainText(/7:00 AM.*8:00 AM/)
    await dialog.getByRole('button', { name: 'Back' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(calendar.visit('Ugo Finger')).toContainText('7:00 AM')
    await calendar.visit('Ugo Finger').tap()
    await expect(page.getByRole('dialog', { name: 'Ugo Finger' })).toBeVisible()
  })
})
