import { readFileSync } from 'node:fs'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { expectFailedLoads } from '../../../support/browser/failed-loads.ts'
import { sendRequest as request } from '../../../support/browser/send-request.ts'
import { expect, test } from '../../../support/browser/site.ts'
import { AGAIN } from '../../../support/browser/again.ts'

test('a person is exported as a file, and erased for good only when that is confirmed', async ({ page, request: api, complaints }) => {
  await request(api, 'Petra Person', undefined, { email: 'petra@example.com' })
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await admin.row('Petra Person').getByRole('button', { name: 'Details of Petra Person' }).click()
  await expect(page.getByRole('button', { name: 'Erase this person now' })).toBeHidden()
  await page.getByText('Personal data').click()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export this person' }).click()
  expect(readFileSync(await (await saving).path(), 'utf8')).toContain('Petra Person')

  const question = page.getByRole('alertdialog')
  await page.getByRole('button', { name: 'Erase this person now' }).click()
  await expect(question).toContainText('Petra Person')
  await expect(question).toContainText('1 request, 1 of them pending or confirmed.')
  await expect(question).toContainText('This cannot be undone')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Erase this person now' }).click()
  await question.getByRole('button', { name: 'Erase for good' }).click()
  await expect(admin.row('Petra Person')).toHaveCount(0)
  await admin.view('Trash').click()
  await expect(page.getByRole('article', { name: 'Petra Person' })).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('a completed visit whose person was erased says so where the name was', AGAIN, async ({ page, request: api, complaints }) => {
  const name = 'Elsa Erased'
  await request(api, name, undefined, { email: 'elsa@example.com' })
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await admin.row(name).getByRole('combobox').selectOption('Completed')
  await expect(page.getByText(`${name}: status is now Completed`)).toBeAttached()
  await page.getByRole('button', { name: `Details of ${name}` }).click()
  await page.route('**/api/v1/people/export', route => route.fulfill({ status: 500, json: { error: 'Not today' } }))
  await page.getByText('Personal data').click()
  await page.getByRole('button', { name: 'Export this person' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The person could not be exported: Not today' })).toBeVisible()
  await page.getByRole('button', { name: 'Erase this person now' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('How many requests these are could not be counted.')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase for good' }).click()
  await expect(admin.row(name)).toHaveCount(0)
  await page.getByRole('button', { name: 'Details of Erased person' }).click()
  await expect(page.getByRole('dialog', { name: 'Erased person' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit request' })).toHaveCount(0)
  expectFailedLoads(complaints)
})
