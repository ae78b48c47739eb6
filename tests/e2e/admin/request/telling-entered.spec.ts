import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../../support/browser/accessible.ts'
import { AGAIN, again } from '../../../support/browser/again.ts'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { PHONE } from '../../../support/browser/phone.ts'
import { expect, test } from '../../../support/browser/site.ts'
import { mailsTo, textMessage, TELLING } from '../../../support/browser/telling-site.ts'

/** Who calls is told of the visit that is booked for them, in the words that the owner has read. */

test.use({ business: TELLING })

async function enter(page: Page, name: string, contact: Record<string, string>): Promise<Locator> {
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await page.getByRole('button', { name: 'New request' }).click()
  const form = page.getByRole('dialog', { name: 'New request' })
  await form.getByLabel('Your name').fill(name)
  for (const [label, text] of Object.entries(contact)) await form.getByLabel(label).fill(text)
  await form.getByRole('radio', { name: 'House or apartment', exact: true }).check()
  await form.getByRole('radio', { name: /Outside Only/ }).check()
  await form.getByRole('group', { name: 'Next free days' }).getByRole('button').nth(1).click()
  await form
    .getByRole('button', { name: /^\d\d?[:.]\d\d/ })
    .first()
    .click()
  return form
}

const toasts = (page: Page) => page.locator('.toasts')
const press = (form: Locator, name: string) => form.getByRole('button', { name, exact: true })

for (const [where, use, widths] of [
  ['a phone', PHONE, [390, 320]],
  ['a desk', {}, [1440]],
] as const) {
  test.describe(`on ${where}`, again(where), () => {
    test.use(use)

    test('a visit booked on a call is told by mail, as the owner has read it; the history says so', async ({ page, peer, complaints }) => {
      const [name, email] = ['Carla Called', `carla-${where.at(-1)}@example.com`]
      const form = await enter(page, name, { 'Mobile number': '087 123 4567' })
      await expect(form.getByRole('checkbox', { name: /Tell/ })).toHaveCount(0)
      await form.getByLabel('E-mail').fill(email)
      await expect(form.getByRole('checkbox', { name: `Tell ${name} by mail` })).toBeChecked()
      const words = form.getByRole('region', { name: 'The mail' })
      await expect(words.getByRole('heading')).toHaveText('Confirmed by Heronbank Window & Stone Care: Outside Only')
      await expect(words).toContainText(`Dear ${name},`)
      await expectAccessible(page, [...widths], 'dialog[open]')
      const read = (await words.locator('.message').textContent()) ?? ''
      await press(form, 'Book and tell').click()
      // What content asks for, and the caller has not said.
      await press(form, 'Book anyway and tell').click()
      await expect(form).toHaveCount(0)
      await expect(toasts(page).getByText(`The mail to ${name} is on its way`)).toBeVisible()
      await expect(textMessage(page, name)).toHaveAttribute('href', /^sms:0871234567\?&body=Dear%20Carla%20Called\./)
      await expect.poll(() => mailsTo(peer, email)).toHaveLength(1)
      // The reference is drawn when the request is stored.
      expect(mailsTo(peer, email)[0]?.replace(/\b[0-9A-F]{8}\b/, '…')).toBe(read)
      await toasts(page).getByRole('button', { name: 'Show' }).click()
      await expect(page.getByRole('region', { name: 'History' })).toContainText(`by mail to ${email}: taken by the mail server`)
      for (const complaint of complaints.splice(0)) expect(complaint).toContain('422')
    })
  })
}

test('without the tick nobody is told, and a quote may be told too', AGAIN, async ({ page, peer, complaints }) => {
  const [name, email] = ['Nora Nottold', 'nora@example.com']
  const form = await enter(page, name, { 'Mobile number': '087 123 4567', 'E-mail': email })
  const tick = form.getByRole('checkbox', { name: `Tell ${name} by mail` })
  await form.getByRole('radio', { name: 'Quote', exact: true }).check()
  await expect(form.getByRole('region', { name: 'The mail' }).getByRole('heading')).toContainText('Heronbank')
  await expect(press(form, 'Save quote and tell')).toBeVisible()
  await tick.uncheck()
  await expect(form.getByRole('region', { name: 'The mail' })).toHaveCount(0)
  await press(form, 'Save quote').click()
  await press(form, 'Save quote anyway').click()
  await toasts(page).getByRole('button', { name: 'Show' }).click()
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Entered')
  await expect(page.getByRole('region', { name: 'History' })).not.toContainText('by mail')
  expect(mailsTo(peer, email)).toEqual([])
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('422')
})

test('that who calls is not told is still so when the form was left and is opened again', async ({ page }) => {
  const name = 'Nora Nottold'
  const form = await enter(page, name, { 'E-mail': 'nora@example.com' })
  const tick = form.getByRole('checkbox', { name: `Tell ${name} by mail` })
  await tick.uncheck()
  await page.goto('/#/admin/calendar')
  await expect(form).toHaveCount(0)
  await page.goBack()
  await page.getByRole('button', { name: 'New request' }).click()
  await expect(tick).toBeVisible()
  await expect(tick).not.toBeChecked()
})

test('who gave no address is offered no mail, and can be texted with the words ready', AGAIN, async ({ page, complaints }) => {
  const name = 'Tina Texted'
  const form = await enter(page, name, { 'Mobile number': '087 123 4567' })
  await press(form, 'Book').click()
  await press(form, 'Book anyway').click()
  await expect(toasts(page).getByText(`${name} is not told: no e-mail address`)).toBeVisible()
  await expect(textMessage(page, name)).toHaveAttribute('href', /^sms:0871234567\?&body=Dear%20Tina%20Texted\.%20We%20will%20come%20on%20/)
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('422')
})
