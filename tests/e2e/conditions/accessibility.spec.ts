import { BookingPage } from '../../support/browser/booking-page.ts'
import { PHONE } from '../../support/browser/phone.ts'
import { settled } from '../../support/browser/settled.ts'
import { expect, test } from '../../support/browser/site.ts'

/** What axe cannot see (looks.spec.ts has what it can): room for fingers, enlarged pages, forced colours, less motion. */

test.describe('on a phone', () => {
  test.use(PHONE)
  test('everything that is touched is large enough: 44 px, or a word in a text', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('versionSelected', 'mobile'))
    for (const address of ['/#view-home', '/#services', '/#view-contact', '/#view-about', '/privacy']) {
      await page.goto(address)
      await settled(page)
      const small = await page.evaluate(() =>
        [
          ...document.querySelectorAll<HTMLElement>(
            'a, button, summary, select, input:not([type=radio], [type=checkbox], [aria-hidden=true]), label:has(input)',
          ),
        ]
          .filter(element => element.checkVisibility() && element.closest('p:not(.actions)') === null)
          .map(element => ({ element, area: element.querySelector('::after') ?? element }))
          .filter(({ element }) => {
            const row = element.closest('tr') ?? element
            return Math.min(row.getBoundingClientRect().height, 999) < 44 && element.getBoundingClientRect().bottom > 0
          })
          .map(({ element }) => `${element.tagName} ${element.textContent.trim().slice(0, 40)} ${element.getBoundingClientRect().height}`),
      )
      expect(small, address).toEqual([])
    }
  })
})

test.describe('enlarged', () => {
  test('at 200 % and at 400 % nothing is lost and nothing scrolls sideways', async ({ page }) => {
    for (const width of [640, 320]) {
      await page.setViewportSize({ width, height: 512 })
      await page.goto('/')
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width)
      await page.locator('summary', { hasText: 'Menu' }).click()
      await page.locator('summary', { hasText: 'Services' }).click()
      await expect(page.getByRole('navigation').getByRole('link', { name: 'Tractor Services' })).toBeVisible()
      await page.getByRole('navigation').getByRole('link', { name: 'Appointments' }).click()
      const booking = new BookingPage(page)
      await booking.open()
      await booking.choose('Vehicle type', 'Car')
      await booking.choose('Car package', /Gold/)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px, form`).toBeLessThanOrEqual(width)
    }
  })
})

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('what is chosen differs from what is not, and borders stay', async ({ page }) => {
    const booking = new BookingPage(page)
    await booking.open()
    await booking.choose('Vehicle type', 'Car')
    const borderOf = (name: string) =>
      booking.form.getByRole('radio', { name, exact: true }).evaluate(input => getComputedStyle(input.closest('label') ?? input).borderTopColor)
    expect(await borderOf('Car')).not.toBe(await borderOf('RV'))
    const widths = await booking.form
      .locator('label:has(input[type=radio]), select, input[type=text], button')
      .evaluateAll(elements => elements.map(element => getComputedStyle(element).borderTopWidth))
    expect(widths.every(width => Number.parseFloat(width) >= 1)).toBe(true)
  })
})

test('who asks for less motion gets none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
  const durations = await page.evaluate(() =>
    [...document.querySelectorAll('a, button, header')].map(element => getComputedStyle(element).transitionDuration),
  )
  expect([...new Set(durations)]).toEqual(['0s'])
})
