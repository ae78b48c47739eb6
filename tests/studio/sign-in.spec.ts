import { ADMIN } from '#tests/support/server/start-server.ts'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, publishButton, openDocument, test } from './support/studio.ts'

test('the sign-in page works by keyboard and for screen readers, says what is wrong, and leads to where one wanted to go', async ({ page }) => {
  await page.goto('/structure/business')
  await expectAccessible(page, [360, 1280])
  await expect(page.getByLabel('User name')).toBeFocused()
  await page.keyboard.type(ADMIN.username)
  await page.keyboard.press('Tab')
  await page.keyboard.type('not the password')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Wrong username or password')
  await expect(page).toHaveTitle(/^Error: /)
  await expectAccessible(page, [360, 1280])
  await page.keyboard.type(ADMIN.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/structure\/business$/)
  await expect(page.getByTestId('form-view')).toBeVisible()
})

test('documents that the site has once are neither made, copied nor taken off the site; a category is', async ({ owner }) => {
  await openDocument(owner, 'theme')
  await expect(publishButton(owner)).toBeVisible()
  // There is nothing that a menu could hold.
  await expect(owner.getByTestId('action-menu-button')).toHaveCount(0)
  await openDocument(owner, 'category;category-Motorcycle')
  // A menu closes when what it hangs on is drawn anew, as forms are while they load.
  await expect(async () => {
    await owner.getByTestId('action-menu-button').click()
    for (const name of ['Take it off the site…', 'Duplicate']) await expect(owner.getByRole('menuitem', { name })).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 60_000 })
})
