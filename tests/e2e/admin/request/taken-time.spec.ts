import { expectAccessible } from '../../../support/browser/accessible.ts'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { AGAIN } from '../../../support/browser/again.ts'
import { expectFailedLoads } from '../../../support/browser/failed-loads.ts'
import { freeDay } from '../../../support/browser/free-day.ts'
import { isFree, openRequest } from '../../../support/browser/open-request.ts'
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

test('a new request says who has a taken time, and comes back from a look at it', AGAIN, async ({ page, request: api }) => {
  const [holder, date] = ['Nele Next', freeDay()]
  await sendRequest(api, holder, { date, time: '09:00' })
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await page.getByRole('button', { name: 'New request' }).click()
  const form = page.getByRole('dialog', { name: 'New request' })
  await form.getByLabel('Name').fill('Wera Caller')
  await form.getByRole('radio', { name: 'Motorcycle', exact: true }).check()
  await form.getByRole('radio', { name: /Standard Detail/ }).check()
  await form.getByLabel('Date').fill(date)
  await form.getByLabel('Time', { exact: true }).fill('10:00')
  await form.getByRole('link', { name: holder }).click()
  const drawer = page.getByRole('dialog', { name: holder })
  await expect(drawer).toBeVisible()
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect(drawer).toHaveCount(0)
  await expect(form.getByLabel('Name')).toHaveValue('Wera Caller')
  await form.getByLabel('Time', { exact: true }).fill('14:30')
  await isFree(form)
  await expect(form.getByRole('link', { name: holder })).toHaveCount(0)
})

test('a time that somebody else takes meanwhile names who has it', AGAIN, async ({ page, request: api, complaints }) => {
  const [name, holder, date] = ['Sara Slow', 'Fritz Fast', freeDay()]
  await sendRequest(api, name)
  const drawer = await openRequest(page, name)
  await drawer.getByRole('button', { name: 'Schedule' }).click()
  const form = page.getByRole('dialog', { name: 'Schedule' })
  await form.getByLabel('Date').fill(date)
  await form.getByLabel('Time', { exact: true }).fill('09:00')
  await isFree(form)
  await sendRequest(api, holder, { date, time: '09:00' })
  await form.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(form.getByRole('alert')).toBeFocused()
  await expect(form.getByRole('link', { name: holder })).toBeVisible()
  await expect(form.getByRole('button', { name: 'Schedule', exact: true })).toBeDisabled()
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('409')
})
