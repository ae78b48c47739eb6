import { AdminPage } from '../support/admin-page.ts'
import { sendRequest as request } from '../support/send-request.ts'
import { dayAhead, expect, test } from '../support/site.ts'

test('the owner reads what each week and month is worth, as far as it is planned and done', async ({ page, request: api }) => {
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  const totals = page
    .getByRole('table')
    .getByRole('row', { name: /Together/ })
    .getByRole('cell')
  const show = async (by: string) => {
    await page.goto(`/#/admin/value?by=${by}&day=${dayAhead(364)}`)
    await expect(page.getByRole('table', { name: `Value of visits by ${by}` })).toBeVisible()
  }
  /** What is completed and what is scheduled, in dollars. */
  const worth = async () => (await totals.allTextContents()).map(text => Number(text.replace(/[^\d.]/g, '')))
  await show('month')
  const [doneByMonth = 0] = await worth()
  await show('week')
  const [done = 0, planned = 0] = await worth()

  await request(api, 'Vera Value', { date: dayAhead(364), time: '09:00' })
  await page.getByRole('button', { name: 'Refresh Data' }).click()
  await expect.poll(worth).toEqual([done, planned + 50])
  await page.goto('/#/admin?search=Vera')
  await admin.row('Vera Value').getByRole('combobox').selectOption('Completed')
  await admin.row('Vera Value').getByRole('button', { name: 'Edit' }).click()
  await admin.row('Vera Value').getByRole('spinbutton').fill('61.50')
  await page.keyboard.press('Enter')
  await expect(admin.row('Vera Value')).toContainText('61.50')
  await show('week')
  await expect.poll(worth).toEqual([done + 61.5, planned])
  await show('month')
  await expect.poll(async () => (await worth())[0]).toBe(doneByMonth + 61.5)
  await page.getByRole('link', { name: 'Later' }).click()
  await expect(totals).toHaveText(['$0.00', '$0.00'])
})
