import type { Locator, Page } from '@playwright/test'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { sendRequest as request } from '../../../support/browser/send-request.ts'
import { expect, test } from '../../../support/browser/site.ts'
import { AGAIN } from '../../../support/browser/again.ts'

/** Whoever types into the admin's search waits for nothing else on the page, however much it shows. */

test.beforeEach(async ({ page, request: api }) => {
  await request(api, 'Kim Keys')
  await page.clock.install()
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await page.goto('/#/admin?search=Kim')
  await expect(admin.row('Kim Keys').first()).toBeVisible()
  await expect(page.locator('.requests')).toHaveAttribute('aria-busy', 'false')
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.keyboard.press('/')
  await page.keyboard.press('End')
})

/** Lets the clock go on by parts of a frame, far less than a search waits for: an answer is shown with the next frame. */
async function framesUntil(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(4)
    await expect(shown).toBeVisible({ timeout: 200 })
  }).toPass()
}

test('a search begins once the keys have rested for 80 ms, and asks the server once', async ({ page }) => {
  const asked: (string | null)[] = []
  page.on('request', call => {
    const { pathname, searchParams } = new URL(call.url())
    if (pathname.endsWith('/appointments/')) asked.push(searchParams.get('search'))
  })
  for (const key of ' Keys') {
    await page.keyboard.type(key)
    await page.clock.runFor(79)
  }
  await expect(page).toHaveURL(/search=Kim$/)
  await page.clock.runFor(1)
  await expect(page).toHaveURL(/search=Kim\+Keys$/)
  await expect.poll(() => asked).toEqual(['Kim Keys'])
})

test('with a key in the search a browser looks through no other field for what it could fill in', AGAIN, async ({ page }) => {
  const search = page.getByRole('searchbox', { name: 'Search' })
  // Browsers look through the fields of one form (HTML, 4.10.3), or through all that have none.
  expect(await search.evaluate(field => (field as HTMLInputElement).form?.elements.length)).toBe(1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/#\/admin\?search=Kim$/)
  await expect(search).toBeFocused()
})

test('what is being typed stays when the address changes meanwhile, and is searched for within what that shows', async ({ page }) => {
  await page.keyboard.type(' Ke')
  await page.goto('/#/admin?search=nobody+at+all&status=Waiting')
  await expect(new AdminPage(page).tab('Waiting')).toHaveAttribute('aria-current', 'page')
  await framesUntil(page, page.getByText('No request matches'))
  await expect(page.getByRole('searchbox')).toHaveValue('Kim Ke')
  await page.clock.runFor(80)
  await expect(page).toHaveURL(/search=Kim\+Ke&status=Waiting$/)
})

test('once somebody has rested, the search says what the address says', AGAIN, async ({ page }) => {
  const search = page.getByRole('searchbox')
  await page.keyboard.type(' nobody')
  await page.clock.runFor(80)
  const all = page.getByRole('link', { name: 'Show all requests' })
  await framesUntil(page, all)
  await all.click()
  await expect(search).toHaveValue('')
  await page.goBack()
  await expect(search).toHaveValue('Kim nobody')
})
