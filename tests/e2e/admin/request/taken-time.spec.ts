import { expectAccessible } from '../../../support/browser/accessible.ts'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { expectFailedLoads } from '../../../support/browser/failed-loads.ts'
import { freeDay } from '../../../support/browser/free-day.ts'
import { sendRequest } from '../../../support/browser/send-request.ts'
import { expect, test } from '../../../support/browser/site.ts'

test('who is confirmed at a time that somebody else has by now: it says who has it, and nothing changes', async ({
  page,
  request: api,
  complaints,
}) => {
  const [date, name] = [freeDay(), 'Lena Lost']
  await sendRequest(api, name, { date, time: '09:00' })
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  const status = page.getByRole('combobox', { name: `Status of ${name}` })
  await admin.saves(() => status.selectOption('Cancelled'))
  await sendRequest(api, 'Quick Quist', { date, time: '09:00' })
  await status.selectOption('Confirmed')
  const question = page.getByRole('alertdialog', { name: `The time of ${name} is taken` })
  await expect(question).toContainText('Taken by Quick Quist 9:00 AM – ')
  await expectAccessible(page, [320, 1440], 'dialog[open]')
  await question.getByRole('button', { name: 'Back' }).click()
  await expect(status).toHaveValue('Cancelled')
  expectFailedLoads(complaints)
})
