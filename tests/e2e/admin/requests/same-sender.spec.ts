import { freeDay } from '#tests/support/browser/free-day.ts'
import { AdminPage } from '#tests/support/browser/admin-page.ts'
import { sendRequest } from '#tests/support/browser/send-request.ts'
import { expect, test } from '#tests/support/browser/site.ts'
import { again } from '#tests/support/browser/again.ts'

/** What the owner does about somebody who asks for many times. */

for (const [name, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desk', { width: 1280, height: 900 }],
] as const) {
  test.describe(`on ${name}`, again(name), () => {
    test.use({ viewport })

    test('the owner sees that a time is held for a while only, what else its sender asked for, and cancels all of that in one go', async ({
      page,
      request: api,
    }) => {
      const who = `Max on ${name}`
      // An address of their own: whom the owner has confirmed before, in another test, keeps a time for good.
      const email = `max-${viewport.width}@example.com`
      for (const number of [1, 2, 3]) await sendRequest(api, `${who} ${number}`, { date: freeDay(), time: '09:00' }, { email, phone: '208-555-0142' })
      const admin = new AdminPage(page)
      await admin.signIn()
      await admin.isSignedIn()
      await page.goto(`/#/admin?search=${encodeURIComponent(who)}`)
      await page
        .getByRole('button', { name: `Details of ${who} 2` })
        .and(page.locator(':visible'))
        .click()
      const drawer = page.getByRole('dialog', { name: `${who} 2` })
      await expect(drawer.getByRole('link', { name: `Call ${who} 2: 208-555-0142` })).toHaveAttribute('href', 'tel:2085550142')
      await expect(drawer.getByRole('link', { name: `Text ${who} 2: 208-555-0142` })).toHaveAttribute('href', 'sms:2085550142')
      await expect(drawer.getByRole('link', { name: `Mail ${who} 2: ${email}` })).toBeVisible()
      await expect(drawer.getByText(/^Time held until /)).toBeVisible()
      if (process.env['PICTURES']) await page.screenshot({ path: `${process.env['PICTURES']}/drawer-${viewport.width}.png` })
      // What the owner does with the request itself comes first.
      await expect(drawer.locator('.drawer-buttons ~ .same-sender')).toBeVisible()
      await drawer.getByRole('link', { name: /^\d+ more requests? came from the same connection$/ }).click()
      await expect(drawer).toBeHidden()
      await page.getByRole('button', { name: /^Cancel all pending \(\d+\)$/ }).click()
      if (process.env['PICTURES']) await page.screenshot({ path: `${process.env['PICTURES']}/question-${viewport.width}.png` })
      const question = page.getByRole('alertdialog')
      await expect(question).toContainText('their times become free')
      // All tests have one sender: these are the newest.
      await expect(question).toContainText(new RegExp(`${who} 3, ${who} 2`))
      await question.getByRole('button', { name: 'Cancel them' }).click()
      await expect(page.getByText(/^\d+ requests cancelled. Their times are free. To take one back, change its status.$/)).toBeVisible()
      await expect(page.getByRole('button', { name: /^Cancel all pending/ })).toBeHidden()
      await expect(page.getByRole('heading', { level: 2, name: /^Requests/ })).toBeFocused()
      if (process.env['PICTURES']) await page.screenshot({ path: `${process.env['PICTURES']}/done-${viewport.width}.png` })

      const status = page.getByLabel(`Status of ${who} 2`).and(page.locator(':visible'))
      await expect(status).toHaveValue('Cancelled')
      await status.selectOption('Pending')
      await expect(page.getByText(`${who} 2: status is now Pending`)).toBeAttached()
    })
  })
}
