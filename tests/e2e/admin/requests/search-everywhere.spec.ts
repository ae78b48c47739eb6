import type { Page } from '@playwright/test'
import { expectAccessible } from '../../../support/browser/accessible.ts'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { freeDay } from '../../../support/browser/free-day.ts'
import { PHONE } from '../../../support/browser/phone.ts'
import { sendRequest } from '../../../support/browser/send-request.ts'
import { expect, test } from '../../../support/browser/site.ts'

/** One field finds requests and customers, from anywhere in the admin. */

async function signIn(page: Page): Promise<void> {
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
}

const optionsOf = (page: Page) => page.getByRole('dialog', { name: 'Search' }).getByRole('option')

test('Ctrl K finds by an address without its accents, and Enter opens what is found: a request, or with the arrows its customer', async ({
  page,
  request: api,
  complaints,
}) => {
  await sendRequest(api, 'Sina Sought', undefined, { email: 'sina@example.com', service_address: '7 Žižkov Road' })
  await signIn(page)
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Search everything' })
  await expect(field).toBeFocused()
  await field.fill('zizkov')
  await expect(optionsOf(page)).toHaveCount(2)
  await expect(optionsOf(page).first()).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page, [1280, 320], 'dialog[open]')
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Sina Sought' })
  await expect(drawer).toBeVisible()
  // Over an open request the keys do nothing: something may be half typed in it.
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Search' })).toHaveCount(0)
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect(drawer).toHaveCount(0)

  await page.getByRole('button', { name: 'Search' }).click()
  await field.fill('sina')
  await expect(optionsOf(page)).toHaveCount(2)
  await page.keyboard.press('ArrowDown')
  await expect(optionsOf(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Sina Sought' })).toBeFocused()
  expect(complaints).toEqual([])
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('a day finds its visits, and a tap opens one; nothing found is said', async ({ page, request: api, complaints }) => {
    const date = freeDay()
    await sendRequest(api, 'Dora Day', { date, time: '09:00' }, { email: 'dora@example.com' })
    await signIn(page)
    await page.getByRole('button', { name: 'Search' }).click()
    const field = page.getByRole('combobox', { name: 'Search everything' })
    await field.fill('nobody of that name')
    await expect(page.getByText('Nothing was found')).toBeVisible()
    await field.fill(date)
    await optionsOf(page).filter({ hasText: 'Dora Day' }).click()
    await expect(page.getByRole('dialog', { name: 'Dora Day' })).toBeVisible()
    expect(complaints).toEqual([])
  })
})
