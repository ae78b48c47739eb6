import type { Locator } from '@playwright/test'
import { expectAccessible } from '../../../support/browser/accessible.ts'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { PHONE } from '../../../support/browser/phone.ts'
import { expect, test } from '../../../support/browser/site.ts'

test.use(PHONE)

async function saysInOwnersWords(place: Locator) {
  await expect(place).toContainText('Whoever runs the server of your site can turn mail on')
  const setting = place.getByText('SMTP_URL')
  await expect(setting).toBeHidden()
  await place.getByText('More, for whoever runs the server').click()
  await expect(setting).toBeVisible()
}

test('that no mail is sent is said in the words of an owner, with who can change it; the settings are named behind "More"', async ({ page }) => {
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  const notice = page.locator('.mail-notice')
  await notice.getByText('No mail is sent').click()
  await expect(notice).toContainText('Neither you nor your visitors hear of requests by mail')
  await saysInOwnersWords(notice)
  await saysInOwnersWords(page.getByRole('region', { name: 'Get started' }))
  await expectAccessible(page, [390])
})

test('that no mail is sent is put away on this device; it comes back once mail was set up and is off again', async ({ page }) => {
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  const notice = page.locator('.mail-notice')
  await notice.getByRole('button', { name: /^Hide/ }).click()
  await expect(notice).toBeEmpty()
  await page.reload()
  await admin.isSignedIn()
  await expect(page.getByRole('region', { name: 'Get started' })).toContainText('Whoever runs the server of your site can turn mail on')
  await expect(notice).toBeEmpty()
  await page.route('**/api/v1/state', async route => {
    const answer = await route.fetch()
    const state = (await answer.json()) as { mails: object }
    await route.fulfill({ response: answer, json: { ...state, mails: { ...state.mails, is_set_up: true } } })
  })
  const asked = page.waitForResponse('**/api/v1/state')
  await page.reload()
  await asked
  await admin.isSignedIn()
  await expect(page.getByRole('region', { name: 'Get started' })).not.toContainText('can turn mail on')
  await page.unrouteAll({ behavior: 'wait' })
  await page.reload()
  await expect(notice).toContainText('No mail is sent')
})
