import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../../../support/browser/accessible.ts'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { freeDay } from '../../../support/browser/free-day.ts'
import { PHONE } from '../../../support/browser/phone.ts'
import { sendRequest } from '../../../support/browser/send-request.ts'
import { expect, test } from '../../../support/browser/site.ts'
import { AGAIN } from '../../../support/browser/again.ts'

/** Which crew a visit is of: in the list and in exports of a business with three. */

test.use({ business: { edits: [{ file: 'business.json', at: '/crews', set: 3 }] } })

test('the list says which crew a visit is of and shows those of one, and an export of one crew has a column for it', async ({
  page,
  request: api,
}) => {
  const at = { date: freeDay(), time: '09:00' }
  for (const name of ['Ann One', 'Bo Two']) await sendRequest(api, name, at)
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await page.goto('/#/admin/requests')
  await admin.saves(() => admin.row('Bo Two').getByRole('combobox').selectOption('Confirmed'))
  await expect(admin.row('Bo Two')).toContainText('Crew 2')
  await page.getByLabel('Crew', { exact: true }).selectOption('Crew 2')
  await expect(admin.rows).toHaveCount(1)
  await expect(admin.row('Bo Two')).toBeVisible()
  await expect(page).toHaveURL(/crew=2/)
  await admin.tab('All').click()
  await expect(page.getByLabel('Crew', { exact: true }), 'the lists are those of the crew').toHaveValue('2')
  const dialog = page.getByRole('dialog', { name: 'Export' })
  await page.getByRole('button', { name: 'Export' }).click()
  await expect(dialog.getByLabel('Crew'), 'an export begins with the crew of the list').toHaveValue('2')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.goto('/#/admin/requests?crew=4')
  await expect(page.getByLabel('Crew', { exact: true }), 'a crew of earlier is said').toHaveValue('4')
  await page.goto('/#/admin/requests')
  await expect(admin.rows).toHaveCount(2)

  await page.getByRole('button', { name: 'Export' }).click()
  await dialog.getByLabel('This list').check()
  await dialog.getByLabel('CSV').check()
  await dialog.getByLabel('Crew').selectOption('Crew 1')
  await expectAccessible(page, [390, 1280])
  const [download] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Save file' }).click()])
  const [titles = '', row = '', ...more] = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
  expect(more).toEqual([])
  expect(row).toContain('Ann One')
  expect(row.split(',')[titles.split(',').indexOf('Crew')]).toBe('1')
})

test('a visit that is taken up again, or comes back, is of the crew that it had, or says who has it now', async ({ page, request: api }) => {
  const at = { date: freeDay(), time: '09:00' }
  for (const name of ['Ann One', 'Bo Two', 'Cy Three']) await sendRequest(api, name, at)
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await page.goto('/#/admin/requests')
  const setStatus = (name: string, status: string) => admin.saves(() => admin.row(name).getByRole('combobox').selectOption(status))
  for (const name of ['Ann One', 'Bo Two']) await setStatus(name, 'Cancelled')
  await setStatus('Bo Two', 'Confirmed')
  await expect(page.getByText('Bo Two: status is now Confirmed, with Crew 2').first()).toBeVisible()
  await expectAccessible(page, [390, 1280])

  await admin.delete('Bo Two')
  await setStatus('Ann One', 'Confirmed')
  await admin.view('Trash').click()
  await page.getByRole('article', { name: 'Bo Two' }).getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText(/^The request of Bo Two is back: .*, with Crew 2$/).first()).toBeVisible()
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('a list of one crew says what has no crew and is left out, quotes above all; one press takes the filter away', async ({
    page,
    request: api,
  }) => {
    await sendRequest(api, 'Ann One', { date: freeDay(), time: '09:00' })
    await sendRequest(api, 'Quinn Quote')
    const admin = new AdminPage(page)
    await admin.signIn()
    await admin.isSignedIn()
    await page.goto('/#/admin/requests?crew=1')
    await expect(page.getByText('Crew 1 alone. Quotes, cancelled requests and those without a day have no crew')).toBeVisible()
    await admin.tab('Quotes').click()
    await expect(page.getByText('Quotes have no crew')).toBeVisible()
    await expect(admin.tab('Quotes'), 'no number that reads as none at all').toHaveText('Quotes')
    await expectAccessible(page, [390])
    await page.getByRole('link', { name: 'Show the quotes' }).click()
    await expect(page.getByRole('article', { name: 'Quinn Quote' })).toBeVisible()
    await expect(page).toHaveURL(/#\/admin\/requests\?status=Open&request_type=quote$/)
    await page.goto('/#/admin/requests?crew=1')
    await page.getByRole('link', { name: 'Show all crews' }).click()
    await expect(page.getByRole('article')).toHaveCount(2)
  })

  test('a card says the crew below its visit, and the filter stands with the others', AGAIN, async ({ page, request: api }) => {
    await sendRequest(api, 'Ann One', { date: freeDay(), time: '09:00' })
    const admin = new AdminPage(page)
    await admin.signIn()
    await admin.isSignedIn()
    await page.goto('/#/admin/requests')
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await admin.unfold('Ann One')
    await expect(page.getByRole('article', { name: 'Ann One' })).toContainText(/Crew\s*1/)
    await expectAccessible(page, [390])
    await page.getByLabel('Crew', { exact: true }).selectOption('Crew 3')
    await expect(page.getByText('No request of Crew 3 matches')).toBeVisible()
  })
})
