import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { AdminPage } from '../../support/browser/admin-page.ts'
import { expect, test } from '../../support/browser/site.ts'

/** A server of its own, whose content is edited. */
test.use({ business: {} })

test('the owner is told why new content is not live, and no more once it is', async ({ page, site }) => {
  const file = join(site.folder, 'business.json')
  const good = readFileSync(file, 'utf8')
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  const notice = page.locator('.content-notice').filter({ hasText: 'newest content' })
  const told = (text: string) => page.locator('.toast').filter({ hasText: text })
  await expect(notice).toHaveCount(0)

  const ready = async () => (await page.request.get('/ready')).json()
  writeFileSync(file, good.replace('"USD"', '"ZZZ"'))
  await expect.poll(async () => (await ready()).content).toBe('last good')
  await page.getByRole('button', { name: 'Refresh Data' }).click()
  await told('The newest content is not live.').getByRole('button', { name: 'Show' }).click()
  await expect(page.locator('#requests-title')).toBeFocused()
  await expect(told('newest content')).toHaveCount(0)
  await expect(notice).toContainText('The newest content is not live. Visitors see the last good content of the folder on this server, since ')
  await notice.getByText('What is wrong (1)').click()
  await expect(notice.getByRole('listitem')).toHaveText(`${file}#/currency: "ZZZ" is no currency: use a code such as USD`)

  writeFileSync(file, good)
  await expect.poll(async () => (await ready()).content).toBe('current')
  await page.getByRole('button', { name: 'Refresh Data' }).click()
  await expect(told('The newest content is live')).toBeVisible()
  await admin.view('Calendar').click()
  await expect(notice).toHaveCount(0)
})
