import { expectAccessible } from '../../../support/browser/accessible.ts'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { PHONE } from '../../../support/browser/phone.ts'
import { sendRequest } from '../../../support/browser/send-request.ts'
import { expect, test } from '../../../support/browser/site.ts'

/** What a list shows is said where its filters are folded, and beside its number. */

test.use({ business: { edits: [{ file: 'business.json', at: '/crews', set: 2 }] } })

test.describe('on a phone', () => {
  test.use(PHONE)

  test('a filter that is set stays in sight when its fields are folded, and goes by a press', async ({ page, request: api }) => {
    await sendRequest(api, 'Quentin Quote')
    const admin = new AdminPage(page)
    await admin.signIn()
    await admin.isSignedIn()
    await page.goto('/#/admin/requests')
    const chips = page.getByRole('list', { name: 'Filters that are set' })
    await expect(page.getByRole('article', { name: 'Quentin Quote' })).toBeVisible()
    await expect(chips).toHaveCount(0)
    const filter = page.getByRole('button', { name: 'Filter', exact: true })
    await filter.click()
    await page.getByLabel('Crew', { exact: true }).selectOption('2')
    await page.getByLabel('Kind', { exact: true }).selectOption('Appointments')
    await filter.click()
    await expect(chips.getByRole('button')).toHaveText([/^Appointments/, /^Crew 2/])
    await expectAccessible(page, [320, 390])
    for (const title of ['Crew 2', 'Appointments']) await chips.getByRole('button', { name: title }).click()
    await expect(chips).toHaveCount(0)
    await expect(page.getByRole('article', { name: 'Quentin Quote' })).toBeVisible()
  })
})

test('the tab of a list says which part of it a status leaves', async ({ page, request: api }) => {
  for (const name of ['Quentin Quote', 'Quinn Quote', 'Quincy Quote']) await sendRequest(api, name)
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await page.goto('/#/admin/requests')
  await expect(admin.tab('All')).toHaveText(/All\s+3$/)
  await admin.saves(() => admin.row('Quinn Quote').getByRole('combobox').selectOption('Cancelled'))
  await page.getByLabel('Status', { exact: true }).selectOption('Pending')
  await expect(admin.rows).toHaveCount(2)
  await expect(admin.tab('All')).toHaveText(/All\s+2 of\s+3$/)
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('All requests')
})
