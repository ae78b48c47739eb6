import { AdminPage } from '../../../support/browser/admin-page.ts'
import { freeDay } from '../../../support/browser/free-day.ts'
import { PHONE } from '../../../support/browser/phone.ts'
import { sendRequest as request } from '../../../support/browser/send-request.ts'
import { expect, test } from '../../../support/browser/site.ts'

test('what was deleted is in the trash and comes back alone, or with all that was cleared; a time that was lost is named', async ({
  page,
  request: api,
  complaints,
}) => {
  const at = { date: freeDay(), time: '09:00' }
  await request(api, 'Tina Trash')
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await admin.delete('Tina Trash')
  await admin.view('Trash').click()
  const tina = page.getByRole('article', { name: 'Tina Trash' })
  await expect(tina).toBeVisible()
  await tina.getByRole('button', { name: 'Restore' }).click()
  await expect(tina).toHaveCount(0)

  await request(api, 'Lars Lost', at)
  await admin.view('Requests').click()
  await expect(admin.row('Tina Trash')).toBeVisible()
  await expect(admin.row('Lars Lost')).toBeVisible()
  await admin.clearAll()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Delete/ })
    .click()
  await page.getByRole('link', { name: 'Show the trash' }).click()
  await expect(tina).toBeVisible()
  await request(api, 'Quinn Quick', at)
  await page.getByRole('button', { name: 'Restore all together' }).first().click()
  // A restore that takes longer goes on as a job, which only counts what stays.
  await expect(page.getByText(/1 stays in the trash, since (the time is taken by now: Lars Lost|its time is taken by now)/).first()).toBeVisible()
  await expect(tina).toHaveCount(0)
  const lars = page.getByRole('article', { name: 'Lars Lost' })
  await lars.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByRole('alertdialog', { name: 'The time of Lars Lost is taken' })).toContainText('Taken by ')
  await expect(lars).toBeVisible()
  // The browser itself logs the refusal.
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('409 (Conflict)')
})

test('what was deleted can be read to the last detail, and only read; it is restored from there', async ({ page, request: api }) => {
  await request(api, 'Rita Read', undefined, { message: 'Blue gate.', calculated_price: '12.00' })
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await admin.row('Rita Read').getByRole('combobox').selectOption('Confirmed')
  await admin.delete('Rita Read')
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await admin.view('Trash').click()
  const card = page.getByRole('article', { name: 'Rita Read' })
  await expect(card).toContainText('Confirmed')
  await expect(card.getByRole('button')).toHaveText(['Details', 'Restore'])
  await card.getByRole('button', { name: 'Details' }).click()
  const drawer = page.getByRole('dialog', { name: 'Rita Read' })
  await expect(drawer).toContainText(/In the trash since .+, kept until /)
  await expect(drawer.getByRole('region', { name: 'Price' })).toContainText('Price the visitor saw$12.00')
  await expect(drawer.getByRole('table', { name: 'Price lines' })).toContainText('Basic Shine Detail$50')
  await expect(drawer.getByRole('region', { name: 'Message' })).toContainText('Blue gate.')
  await expect(drawer.getByRole('region', { name: 'History' }).getByRole('listitem')).toContainText([/Deleted/, /Pending → Confirmed/, /Requested/])
  // It can be restored, its person be exported or erased; nothing can be changed.
  await drawer.getByText('Personal data').click()
  await expect(drawer.getByRole('button')).toHaveText(['Close', 'Restore', 'Export this person', 'Erase this person now'])
  await expect(drawer.locator('input, select, textarea')).toHaveCount(0)
  await drawer.getByRole('button', { name: 'Restore' }).click()
  await expect(drawer).toHaveCount(0)
  await expect(card).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Trash', level: 2 })).toBeFocused()
  await admin.view('Requests').click()
  await expect(admin.row('Rita Read').getByRole('combobox')).toHaveValue('Confirmed')
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('what restores is a button to be seen and hit, in the row of each request', async ({ page, request: api }) => {
    await request(api, 'Thea Thumb')
    const admin = new AdminPage(page)
    await admin.signIn()
    await admin.isSignedIn()
    await page.goto('/#/admin/requests')
    await page.getByRole('button', { name: 'Details of Thea Thumb' }).click()
    await admin.confirmDelete(page.getByRole('dialog', { name: 'Thea Thumb' }))
    await page.goto('/#/admin/trash')
    const restore = page.getByRole('article', { name: 'Thea Thumb' }).getByRole('button', { name: 'Restore' })
    const { width = 0, height = 0 } = (await restore.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    expect(await restore.evaluate(each => getComputedStyle(each).borderTopColor), 'it has an edge').not.toBe('rgba(0, 0, 0, 0)')
    await restore.click()
    await expect(restore).toHaveCount(0)
  })
})
