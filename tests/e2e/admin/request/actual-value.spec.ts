import type { Locator } from '@playwright/test'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { sendRequest as request } from '../../../support/browser/send-request.ts'
import { expect, test } from '../../../support/browser/site.ts'

test('section 4: an actual value is edited in steps of a cent from 0, and Cancel or Escape discards it', async ({ page, request: api }) => {
  await request(api, 'Cass Cancel')
  const admin = new AdminPage(page)
  await admin.signIn()
  await page.goto('/#/admin?search=Cass')
  const row = admin.row('Cass Cancel')
  const input = row.getByRole('spinbutton')
  const calls: string[] = []
  page.on('request', sent => sent.method() === 'PUT' && calls.push(sent.url()))
  for (const discard of [() => row.getByRole('button', { name: 'Cancel', exact: true }).click(), () => page.keyboard.press('Escape')]) {
    await row.getByRole('button', { name: 'Edit' }).click()
    await expect(input).toHaveAttribute('step', '0.01')
    await expect(input).toHaveAttribute('min', '0')
    await input.fill('99.99')
    await discard()
    await expect(row).toContainText('Not set')
    await expect(row.getByRole('button', { name: 'Edit' })).toBeFocused()
  }
  expect(calls).toEqual([])
})

test('an actual value of nothing is a value, and is cleared again in the list and in the drawer', async ({ page, request: api }) => {
  await request(api, 'Clea Cleared')
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await page.goto('/#/admin?search=Clea')
  const row = admin.row('Clea Cleared')
  const set = async (place: Locator, text: string) => {
    await place.getByRole('button', { name: 'Edit actual value' }).click()
    await place.getByRole('spinbutton').fill(text)
    await admin.saves(() => place.getByRole('button', { name: 'Save', exact: true }).click())
  }
  await set(row, '0')
  await expect(row.locator('.actual-value')).toContainText('$0.00')
  await set(row, '')
  await expect(row.locator('.actual-value')).toContainText('Not set')
  await set(row, '80')
  await row.getByRole('button', { name: /Details/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Clea Cleared' })
  await drawer.getByRole('button', { name: 'Edit actual value' }).click()
  await admin.saves(() => drawer.getByRole('button', { name: 'Clear actual value' }).click())
  await expect(drawer.locator('.actual-value')).toContainText('Not set')
  await expect(drawer.getByRole('region', { name: 'History' })).toContainText('Agreed price: $80.00 → none')
  await expect(drawer.getByRole('button', { name: 'Edit actual value' })).toBeFocused()
})

test('where the visitor saw another price than the server worked out, the owner sees both', async ({ page, request: api }) => {
  await request(api, 'Shawn Shown', undefined, { calculated_price: '12.00' })
  await request(api, 'Erin Equal', undefined, { calculated_price: '50' })
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  const drawer = page.getByRole('dialog')
  const price = drawer.getByRole('region', { name: 'Price' })
  for (const [name, seen] of [
    ['Shawn Shown', true],
    ['Erin Equal', false],
  ] as const) {
    await admin
      .row(name)
      .getByRole('button', { name: /Details/ })
      .click()
    await expect(price).toContainText('Calculated price$50.00')
    await expect(price.getByText('Price the visitor saw')).toHaveCount(seen ? 1 : 0)
    if (seen) await expect(price).toContainText('Price the visitor saw$12.00')
    await drawer.getByRole('button', { name: 'Close' }).click()
  }
})
