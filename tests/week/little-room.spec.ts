import type { Page } from '@playwright/test'
import { faultsHere } from '../support/browser/accessible.ts'
import { expect } from '../support/browser/site.ts'
import { button, dialog } from './places.ts'
import { openAdmin, test } from './week-site.ts'

/** Whoever reads twice the usual size of text, or has a phone of 320 px, sees all of the admin and does not scroll sideways (WCAG 2.2, 1.4.4 and 1.4.10). */

const SCREENS = ['today', 'requests', 'calendar', 'customers', 'value', 'trash'] as const

/** What opens over the list of requests, by a button of the same name. */
const DIALOGS = ['New request', 'Search', 'Account'] as const

test('every screen of the admin fits', async ({ week }, { project }) => {
  const { page } = week
  await openAdmin(week)
  const textSize = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  expect(textSize).toBe(project.name === 'large text' ? '32px' : '16px')
  for (const screen of SCREENS) {
    await page.goto(`/#/admin/${screen}`)
    await expect(page.locator('section.requests')).toHaveAttribute('aria-busy', 'false')
    await expectToFit(page, screen)
  }
  await page.goto('/#/admin/requests')
  for (const title of DIALOGS) {
    await button(page, title).first().click()
    await expect(dialog(page, title)).toBeVisible()
    await expectToFit(page, title)
    await page.keyboard.press('Escape')
    await expect(dialog(page, title)).toHaveCount(0)
  }
  const { id } = await week.api.stored('Rhea Reload')
  await page.goto(`/#/admin/requests?request=${id}`)
  await expect(dialog(page, 'Rhea Reload').getByRole('region', { name: 'History' }).getByRole('listitem')).not.toHaveCount(0)
  await expectToFit(page, 'an open request')
  await button(page, 'Edit request').click()
  await expect(dialog(page, 'Edit request').getByLabel('Date')).toBeFocused()
  await expectToFit(page, 'the form that changes it')
})

async function expectToFit(page: Page, what: string): Promise<void> {
  const tooWide = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('#admin dialog[open]')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName, className }) => `${tagName} ${className}`),
  )
  expect.soft(tooWide, `${what} scrolls sideways`).toEqual([])
  expect.soft(await faultsHere(page), what).toEqual([])
}
