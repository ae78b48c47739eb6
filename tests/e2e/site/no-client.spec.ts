import { AdminPage } from '../../support/browser/admin-page.ts'
import { expect, test } from '../../support/browser/site.ts'

test('no page carries a byte of the client for the dataset', async ({ page }) => {
  const texts: Promise<string>[] = []
  page.on('response', answer => {
    if (/html|javascript|json|css/.test(answer.headers()['content-type'] ?? '')) texts.push(answer.text().catch(() => ''))
  })
  await page.goto('/')
  await page.locator('#booking-form').scrollIntoViewIfNeeded()
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  const loaded = await Promise.all(texts)
  expect(loaded.join('').length).toBeGreaterThan(100_000)
  for (const text of loaded) expect(text).not.toMatch(/sanity|groq/i)
})
