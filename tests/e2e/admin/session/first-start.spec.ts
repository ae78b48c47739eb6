import type { Page } from '@playwright/test'
import { expectAccessible } from '../../../support/browser/accessible.ts'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { BookingPage } from '../../../support/browser/booking-page.ts'
import { PHONE } from '../../../support/browser/phone.ts'
import { test } from '../../../support/browser/own-server.ts'
import { dayAhead, expect } from '../../../support/browser/site.ts'
import type { RunningServer } from '../../../support/server/start-server.ts'

/** A new owner, from the link that the first start prints to the first request. */

test.use({ ownEnv: { ADMIN_USERNAME: '', ADMIN_PASSWORD: '' } })

/** Makes the account by the link that the server has printed. */
async function setUp(page: Page, { output }: RunningServer): Promise<void> {
  await page.goto(/https?:\S+setup=\S+/.exec(output())?.[0] ?? '')
  await page.getByLabel('Username').fill('owner')
  await page.getByLabel('Password', { exact: true }).fill('seven kettles sing at dawn')
  await page.getByRole('button', { name: 'Create account' }).click()
  await new AdminPage(page).isSignedIn()
}

/** The steps that are not done yet. */
const open = (page: Page) => page.getByRole('region', { name: 'Get started' }).locator('li:not([data-done])').getByRole('heading')

test.describe('on a phone', () => {
  test.use(PHONE)

  test('a first start leads through account, business data and a first request, which is deleted again', async ({ page, own }) => {
    await setUp(page, own)
    const steps = page.getByRole('region', { name: 'Get started' })
    const [business, mail, request, cleanUp] = [
      'Check what visitors read about you',
      'Be told by mail',
      'Send yourself a test request',
      'Delete the test',
    ]
    await expect(open(page)).toHaveText([business, mail, request, cleanUp])
    await expect(steps).toContainText('(208) 555-0142')
    await expect(steps).toContainText('Still an example: phone number and e-mail address.')
    await expect(steps).toContainText('business.json')
    await expectAccessible(page, [320, 390])

    const site = page.waitForEvent('popup')
    await steps.getByRole('link', { name: 'Open the form' }).click()
    const form = new BookingPage(await site)
    await form.isAlive()
    await expect(form.submit).toBeInViewport()
    await form.fill('Name', 'Owen Owner')
    await form.fill('Email', 'owen@example.com')
    await form.fill(/Phone/, '208-555-0177')
    await form.choose('Vehicle size', 'Coupes/Sedans')
    await form.at(dayAhead(9), '09:00')
    await expect(form.slot).toHaveText('✓ Time slot is available!')
    await form.send()
    await expect(form.alert).toContainText('Appointment requested!')
    await (await site).close()

    await expect(open(page)).toHaveText([business, mail, cleanUp])
    await steps.getByRole('button', { name: 'Move it to the trash' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(open(page)).toHaveText([business, mail])
    await steps.getByRole('button', { name: 'Hide the first steps' }).click()
    await expect(steps).toHaveCount(0)
    await expect(page.locator('#requests-title')).toBeFocused()
    await page.reload()
    await new AdminPage(page).isSignedIn()
    await expect(page.getByText('No visits on this day')).toBeVisible()
    await expect(steps).toHaveCount(0)
    // Its stream of news would miss the server, which ends first.
    await page.close()
  })
})
