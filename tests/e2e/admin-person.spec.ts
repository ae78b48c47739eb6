import { readFileSync } from 'node:fs'
import { AdminPage } from '../support/admin-page.ts'
import { sendRequest as request } from '../support/send-request.ts'
import { expect, test } from '../support/site.ts'

test('a person is exported as a file, and erased for good only when that is confirmed', async ({ page, request: api, complaints }) => {
  await request(api, 'Petra Person', undefined, { email: 'petra@example.com' })
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await admin.row('Petra Person').getByRole('button', { name: 'Details of Petra Person' }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export this person' }).click()
  expect(readFileSync(await (await saving).path(), 'utf8')).toContain('Petra Person')

  const question = page.getByRole('alertdialog')
  await page.getByRole('button', { name: 'Erase this person now' }).click()
  await expect(question).toContainText('Petra Person')
  await expect(question).toContainText('This cannot be undone')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Erase this person now' }).click()
  await question.getByRole('button', { name: 'Erase for good' }).click()
  await expect(admin.row('Petra Person')).toHaveCount(0)
  await admin.view('Trash').click()
  await expect(page.getByRole('article', { name: 'Petra Person' })).toHaveCount(0)
  expect(complaints).toEqual([])
})
