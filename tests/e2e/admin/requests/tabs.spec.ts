import type { Page } from '@playwright/test'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { PHONE } from '../../../support/browser/phone.ts'
import { sendRequest } from '../../../support/browser/send-request.ts'
import { expect, test } from '../../../support/browser/site.ts'
import { AGAIN } from '../../../support/browser/again.ts'

/** The rows of tabs on phones: whoever sees one knows that it has more. */

test.use(PHONE)

async function signIn(page: Page): Promise<void> {
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
}

for (const [width, height] of [
  [390, 844],
  [360, 640],
] as const) {
  test(`at ${width} by ${height} each view is in sight, or the row fades on its side`, width === 390 ? AGAIN : {}, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await signIn(page)
    const views = page.getByRole('navigation', { name: 'Views' })
    const isWhole = () =>
      views.getByRole('link').evaluateAll(all => all.every(each => each.getBoundingClientRect().right <= document.documentElement.clientWidth))
    await expect(views.getByRole('link')).toHaveCount(6)
    await expect.poll(async () => (await isWhole()) || (await views.getByRole('list').evaluate(row => row.hasAttribute('data-after')))).toBe(true)
  })
}

test('a row that is too long fades where it has more: at its end, then at its beginning', async ({ page }) => {
  await page.setViewportSize({ width: 280, height: 640 })
  await signIn(page)
  const row = page.getByRole('navigation', { name: 'Views' }).getByRole('list')
  const fade = () => row.evaluate(each => getComputedStyle(each).maskImage)
  await expect(row).toHaveAttribute('data-after')
  await expect(row).not.toHaveAttribute('data-before')
  expect(await fade()).toContain('linear-gradient')
  await row.evaluate(each => (each.scrollLeft = each.scrollWidth))
  await expect(row).toHaveAttribute('data-before')
  await expect(row).not.toHaveAttribute('data-after')
  await page.setViewportSize({ width: 900, height: 640 })
  await expect.poll(fade).toBe('none')
})

for (const width of [390, 320]) {
  test(`at ${width} what waits is in sight among the lists, with how many`, width === 390 ? {} : AGAIN, async ({ page, request: api }) => {
    await page.setViewportSize({ width, height: 844 })
    await sendRequest(api, 'Wanda Waits')
    await signIn(page)
    await page.goto('/#/admin/requests')
    const waiting = new AdminPage(page).tab('Waiting')
    await expect(waiting).toHaveText(/Waiting\s+\d+/)
    await expect(waiting).toBeInViewport({ ratio: 1 })
    await waiting.click()
    for (const title of ['All', 'Waiting']) await expect(new AdminPage(page).tab(title)).toBeInViewport({ ratio: 1 })
  })
}
