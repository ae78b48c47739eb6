import type { Locator } from '@playwright/test'
import { AGAIN } from '../../../support/browser/again.ts'
import { openWithPackage } from '../../../support/browser/new-request.ts'
import { holdBack } from '../../../support/browser/held-back.ts'
import { PHONE } from '../../../support/browser/phone.ts'
import { expect, test } from '../../../support/browser/site.ts'

/** What is pressed in the owner's form, and what books, keeps its place: the next tap does not miss (docs/decisions/0074-nothing-late-moves-a-button.md). */

const START = /^\d+:\d\d [AP]M$/

/** Where something stands in the window, once it stands still. */
async function top(target: Locator): Promise<number> {
  const read = () => target.evaluate(element => Math.round(element.getBoundingClientRect().top))
  await expect.poll(async () => (await read()) === (await read())).toBe(true)
  return read()
}

for (const { device, use, tag } of [
  { device: 'a phone', use: PHONE, tag: {} },
  { device: 'a desk', use: { viewport: { width: 1440, height: 900 } }, tag: AGAIN },
]) {
  test.describe(`on ${device}`, tag, () => {
    test.use(use)

    test('a day and a time that are pressed stay under the finger, and so do the button that books and the next field', async ({ page }) => {
      const dialog = await openWithPackage(page)
      const book = dialog.getByRole('button', { name: 'Book' })
      const [day, time] = [
        dialog.getByRole('group', { name: 'Next free days' }).getByRole('button').nth(1),
        dialog.getByRole('button', { name: START }),
      ]
      const presses = async (target: Locator, later: Locator, after: Locator, block: ScrollLogicalPosition) => {
        await target.evaluate((element, block) => element.scrollIntoView({ block }), block)
        const before = await Promise.all([target, book, after].map(top))
        await target.click()
        await later.waitFor()
        expect(await Promise.all([target, book, after].map(top))).toEqual(before)
      }
      // On a phone where the day's free times have room below it.
      await presses(day, time.first(), dialog.getByLabel('Time', { exact: true }), device === 'a phone' ? 'start' : 'center')
      await presses(time.nth(4), dialog.getByText('✓ Time slot is available!'), dialog.getByLabel('Street address'), 'center')
    })

    test('what says that there is no address yet leads to where it is entered, and goes without moving the button that books', async ({ page }) => {
      const dialog = await openWithPackage(page)
      await dialog.getByRole('button', { name: 'No address yet' }).click()
      await expect(dialog.getByLabel('Street address')).toBeFocused()
      const book = dialog.getByRole('button', { name: 'Book' })
      const before = await book.boundingBox()
      await page.keyboard.type('5 Pine Road, Boise')
      await expect(dialog.getByRole('button', { name: 'No address yet' })).toHaveCount(0)
      if (device === 'a phone') expect(await book.boundingBox()).toEqual(before)
    })
  })
}

for (const [width, height] of [
  [390, 844],
  [320, 568],
] as const) {
  test.describe(`at ${width} by ${height}`, width === 390 ? {} : AGAIN, () => {
    test.use({ ...PHONE, viewport: { width, height } })

    test('the free times of a day that is pressed are in sight above what books, and nothing moves once they arrive', async ({ page }) => {
      const dialog = await openWithPackage(page)
      const bar = dialog.locator('.conclusion')
      const [day, time] = [
        dialog.getByRole('group', { name: 'Next free days' }).getByRole('button').nth(1),
        dialog.getByRole('button', { name: START }).first(),
      ]
      // Just above the bar, as whoever scrolls only as far as the days has it.
      await day.waitFor()
      await day.evaluate(
        (element, above) => {
          const scroller = element.closest('dialog')
          scroller?.scrollBy(0, element.getBoundingClientRect().bottom - above + 8)
        },
        (await bar.boundingBox())?.y ?? 0,
      )
      const release = await holdBack(page, /\/slots\?/)
      await day.click()
      const pressed = await top(day)
      release()
      await time.waitFor()
      expect(await top(day)).toBe(pressed)
      const [times, books] = await Promise.all([time, bar].map(each => each.boundingBox()))
      expect((times?.y ?? 0) + (times?.height ?? 0)).toBeLessThan(books?.y ?? 0)
    })
  })
}
