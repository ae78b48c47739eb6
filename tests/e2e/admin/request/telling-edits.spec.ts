import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../../support/browser/accessible.ts'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { PHONE } from '../../../support/browser/phone.ts'
import { dayAhead, expect, test } from '../../../support/browser/site.ts'
import { mailsTo, openVisit, status, TELLING, textMessage } from '../../../support/browser/telling-site.ts'
import { AGAIN } from '../../../support/browser/again.ts'

/** What is told of a time that a form sets, and what is sent again. */

test.use({ business: TELLING })

async function openDrawer(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Details of ${name}` }).click()
  const drawer = page.getByRole('dialog', { name })
  await expect(drawer).toBeVisible()
  return drawer
}

const historyOf = (drawer: Locator) => drawer.getByRole('region', { name: 'History' })

test('whose quote is scheduled is told what the owner has read', AGAIN, async ({ page, peer }) => {
  const [name, email] = ['Quentin Quote', 'quentin@example.com']
  const admin = await openVisit(page, name, { email, phone: '087 123 4567' }, { request_type: 'quote' })
  const drawer = await openDrawer(page, name)
  await drawer.getByRole('button', { name: 'Schedule' }).click()
  const form = page.getByRole('dialog', { name: 'Schedule' })
  await expect(form.getByRole('checkbox', { name: /Tell/ })).toHaveCount(0)
  await form.getByRole('group', { name: 'Next free days' }).getByRole('button').nth(2).click()
  await form
    .getByRole('button', { name: /^\d\d?[:.]\d\d/ })
    .first()
    .click()
  await expect(form.getByRole('checkbox', { name: `Tell ${name} by mail` })).toBeChecked()
  const words = form.getByRole('region', { name: 'The mail' })
  await expect(words.getByRole('heading')).toContainText('Confirmed by Heronbank')
  await expectAccessible(page, [1440, 320], 'dialog[open].schedule')
  const read = await words.locator('.message').textContent()
  await admin.saves(() => form.getByRole('button', { name: 'Schedule and tell', exact: true }).click())
  await expect(form).toHaveCount(0)
  await expect.poll(() => mailsTo(peer, email)).toEqual([read])
  await expect(drawer.getByText(`The mail to ${name} is on its way`)).toBeVisible()
  await expect(historyOf(drawer)).toContainText(`by mail to ${email}: taken by the mail server`)
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('what sends the mail about a time stays in reach, with whether it is sent, when its words come', async ({ page }) => {
    const name = 'Pia Phone'
    await openVisit(page, name, { email: 'pia@example.com' }, { request_type: 'quote' })
    const drawer = await openDrawer(page, name)
    await drawer.getByRole('button', { name: 'Schedule' }).click()
    const form = page.getByRole('dialog', { name: 'Schedule' })
    await form.getByRole('group', { name: 'Next free days' }).getByRole('button').nth(2).click()
    await form
      .getByRole('button', { name: /^\d\d?[:.]\d\d/ })
      .first()
      .click()
    await expect(form.getByRole('region', { name: 'The mail' }).getByRole('heading')).not.toBeEmpty()
    for (const way of [-5000, 5000]) {
      await form.evaluate((dialog, top) => dialog.scrollBy({ top, behavior: 'instant' }), way)
      await expect(form.getByRole('button', { name: 'Schedule and tell', exact: true })).toBeInViewport({ ratio: 1 })
      await expect(form.getByRole('checkbox', { name: `Tell ${name} by mail` })).toBeInViewport({ ratio: 1 })
    }
  })
})

test('of another day that is picked in Move the words are there, and none of another state are asked for', async ({ page }) => {
  const name = 'Dora Day'
  await openVisit(page, name, { email: 'dora@example.com' })
  const answers: number[] = []
  page.on('response', response => {
    if (response.url().endsWith('/mails/preview')) answers.push(response.status())
  })
  const drawer = await openDrawer(page, name)
  await drawer.getByRole('button', { name: 'Move', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Move' })
  await form.getByLabel('Day', { exact: true }).fill(dayAhead(50))
  await expect(form.getByRole('region', { name: 'The mail' }).getByRole('heading')).not.toBeEmpty()
  await form.getByLabel('Day', { exact: true }).fill(dayAhead(51))
  await expect(form.getByRole('button', { name: 'Move and tell', exact: true })).toBeVisible()
  expect(new Set(answers)).toEqual(new Set([200]))
})

test('a move is told in the form that makes it; without the tick nobody is', async ({ page, peer, complaints }) => {
  const [name, email] = ['Mira Moved', 'mira@example.com']
  const admin = await openVisit(page, name, { email })
  const drawer = await openDrawer(page, name)
  for (const [days, isTold] of [
    [200, true],
    [207, false],
  ] as const) {
    const form = await new AdminPage(page).edit()
    await expect(form.getByRole('checkbox', { name: /Tell/ })).toHaveCount(0)
    const day = dayAhead(days)
    await form.getByLabel('Day', { exact: true }).fill(day)
    const tick = form.getByRole('checkbox', { name: `Tell ${name} by mail` })
    await expect(tick).toBeChecked()
    await expect(form.getByRole('region', { name: 'The mail' }).getByRole('heading')).toContainText('Your visit with')
    if (!isTold) await tick.uncheck()
    const save = form.getByRole('button', { name: isTold ? 'Save and tell' : 'Save', exact: true })
    await expect(save).toBeEnabled()
    await save.click()
    const anyway = form.getByRole('button', { name: isTold ? 'Save anyway and tell' : 'Save anyway', exact: true })
    // A day beyond the horizon, or a closed one, is a warning.
    await expect(anyway).toBeVisible()
    await admin.saves(() => anyway.click())
    await expect(form).toHaveCount(0)
    await expect(drawer.locator('.visit-time')).toHaveAttribute('datetime', `${day}T09:00`)
  }
  await expect.poll(() => mailsTo(peer, email)).toHaveLength(1)
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('422')
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('what moves a visit says that the customer is told, and the tick is there to be taken out', AGAIN, async ({ page }) => {
    const [name, email] = ['Paul Pocket', 'paul@example.com']
    await openVisit(page, name, { email })
    const card = page.getByRole('article', { name })
    await card.getByRole('button', { name: /^Details of/ }).click()
    const form = await new AdminPage(page).edit()
    await form.getByRole('group', { name: 'Next free days' }).getByRole('button').nth(1).click()
    const tick = form.getByRole('checkbox', { name: `Tell ${name} by mail` })
    await expect(tick).toBeInViewport({ ratio: 1 })
    await expect(form.getByRole('button', { name: 'Save and tell', exact: true })).toBeInViewport({ ratio: 1 })
    await form.getByText('Inside & Out').click()
    await expect(form.getByRole('button', { name: /^Keep .+ and tell$/ })).toBeInViewport({ ratio: 1 })
    await expect(form.getByRole('button', { name: /^Use .+ and tell$/ })).toBeInViewport({ ratio: 1 })
    await tick.uncheck()
    await expect(form.getByRole('button', { name: /and tell/ })).toHaveCount(0)
    await expectAccessible(page, [390, 320], 'dialog[open].request-form')
  })

  test('what is said after a move can be read and pressed whole, however long the name', async ({ page }) => {
    const name = 'Dr. María José Álvarez de la Fuente y Castellanos-Baumgartner, Ph.D. and sister'
    const admin = await openVisit(page, name, { email: 'anneliese@example.com', phone: '087 123 4567' })
    await page
      .getByRole('article', { name })
      .getByRole('button', { name: /^Details of/ })
      .click()
    const form = await new AdminPage(page).edit()
    await form.getByRole('group', { name: 'Next free days' }).getByRole('button').nth(1).click()
    await admin.saves(() => form.getByRole('button', { name: 'Save and tell', exact: true }).click())
    const toasts = page.locator('.toasts')
    await expect(toasts.getByText(`The mail to ${name} is on its way`)).toBeInViewport({ ratio: 1 })
    await expect(textMessage(page, name)).toBeInViewport({ ratio: 1 })
    await expect(toasts.getByRole('button', { name: 'Undo and tell' })).toBeInViewport({ ratio: 1 })
  })
})

test('a mail that is still true is sent again after it was read, and its outcome stands in the history', async ({ page, peer }) => {
  const [name, email] = ['Agnes Again', 'agnes@example.com']
  const admin = await openVisit(page, name, { email })
  await status(page, name).selectOption('Confirmed')
  await admin.saves(() => page.getByRole('dialog').getByRole('button', { name: 'Confirm and tell' }).click())
  await expect.poll(() => mailsTo(peer, email)).toHaveLength(1)
  const drawer = await openDrawer(page, name)
  const again = historyOf(drawer).getByRole('button', { name: 'Send again: Told that the visit is confirmed' })
  await again.click()
  const question = page.getByRole('dialog', { name: `Send this mail to ${name} again?` })
  await expect(question.locator('.message')).toContainText('we will come on')
  await expectAccessible(page, [1440, 320], 'dialog[open].tell-dialog')
  await question.getByRole('button', { name: 'Back' }).click()
  await expect(question).toHaveCount(0)
  await expect(again).toBeFocused()
  await again.click()
  await question.getByRole('button', { name: 'Send again' }).click()
  await expect(question).toHaveCount(0)
  await expect(historyOf(drawer).getByRole('heading')).toBeFocused()
  await expect.poll(() => mailsTo(peer, email)).toHaveLength(2)
  await expect(historyOf(drawer).getByText(`by mail to ${email}: taken by the mail server`)).toHaveCount(2)
  await expect(again).toHaveCount(1)
  // What is no longer true cannot be sent.
  await admin.saves(() => drawer.getByRole('combobox', { name: /Status/ }).selectOption('Completed'))
  await expect(again).toHaveCount(0)
})

test('a mail that could not be sent again is told, with the reason', async ({ page, complaints }) => {
  const [name, email] = ['Frida Failing', 'frida@example.com']
  const admin = await openVisit(page, name, { email })
  await status(page, name).selectOption('Confirmed')
  await admin.saves(() => page.getByRole('dialog').getByRole('button', { name: 'Confirm and tell' }).click())
  const drawer = await openDrawer(page, name)
  await page.route('**/mails', route =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, json: { error: 'Not now' } }) : route.fallback(),
  )
  await historyOf(drawer)
    .getByRole('button', { name: /^Send again/ })
    .click()
  const question = page.getByRole('dialog', { name: `Send this mail to ${name} again?` })
  await question.getByRole('button', { name: 'Send again' }).click()
  await expect(question.getByRole('alert')).toHaveText('The mail was not sent: Not now')
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('503')
})
