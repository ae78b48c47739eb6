import { expectAccessible } from '../../../support/browser/accessible.ts'
import { expect, test } from '../../../support/browser/site.ts'
import { openVisit, question, status, textMessage } from '../../../support/browser/telling-site.ts'

test.use({ business: { folder: 'tests/content/window-cleaning' } })

test('the owner is told so, and can text or write with the words ready', async ({ page }) => {
  const [name, email] = ['Mona Mailto', 'mona@example.com']
  const admin = await openVisit(page, name, { email, phone: '087 123 4567' })
  await admin.saves(() => status(page, name).selectOption('Confirmed'))
  await expect(question(page)).toHaveCount(0)
  await expect(page.getByText(`${name} is not told: no mail is set up`)).toBeVisible()
  await expect(textMessage(page, name)).toBeVisible()
  await expect(page.locator('.toasts').getByRole('link', { name: `Write a mail to ${name}: ${email}` })).toHaveAttribute(
    'href',
    /^mailto:mona@example\.com\?subject=Confirmed%20by%20Heronbank.*&body=Dear%20Mona%20Mailto%2C%0D%0A/,
  )
  await expectAccessible(page, [320, 1440], '.toasts')
})
