import { expectAccessible } from '../../../support/browser/accessible.ts'
import { CalendarPage } from '../../../support/browser/calendar-page.ts'
import { PHONE } from '../../../support/browser/phone.ts'
import { expect, test } from '../../../support/browser/site.ts'
import { book, mailsTo, openVisit, question, status, textMessage, TELLING } from '../../../support/browser/telling-site.ts'
import { AGAIN, again } from '../../../support/browser/again.ts'

/** The owner tells customers: what is offered before and after a change, what is read first, and what arrives at a real mail server. */

test.use({ business: TELLING })

for (const [where, use] of [
  ['a phone', PHONE],
  ['a desk', {}],
] as const) {
  test.describe(`on ${where}`, again(where), () => {
    test.use(use)

    test('confirming takes one press more, and the customer reads what the owner has read', async ({ page, peer }) => {
      const [name, email] = ['Niamh Byrne', `niamh-${where.at(-1)}@example.com`]
      const admin = await openVisit(page, name, { email, phone: '087 123 4567' })
      await status(page, name).focus()
      await status(page, name).selectOption('Confirmed')
      await expect(question(page).getByRole('heading', { name: `Confirm the visit of ${name}?` })).toBeVisible()
      await expect(question(page).getByRole('checkbox', { name: `Tell ${name} by mail` })).toBeChecked()
      const words = question(page).getByRole('region', { name: 'The mail' })
      await expect(words.getByRole('heading')).toHaveText('Confirmed by Heronbank Window & Stone Care: Outside Only')
      await expect(words).toContainText('we will come on')
      await expectAccessible(page, where === 'a phone' ? [320, 390] : [1440], 'dialog[open]')
      const read = await words.locator('.message').textContent()
      await admin.saves(() => question(page).getByRole('button', { name: 'Confirm and tell' }).click())
      await expect(status(page, name)).toHaveValue('Confirmed')
      await expect(status(page, name)).toBeFocused()
      await expect.poll(() => mailsTo(peer, email)).toEqual([read])
      await expect(textMessage(page, name)).toHaveAttribute('href', /^sms:0871234567\?&body=Dear%20Niamh%20Byrne\.%20We%20will%20come%20on%20/)
      await page.getByRole('button', { name: 'Dismiss' }).click()
      await expect(textMessage(page, name)).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0)
    })
  })
}

test('what waits is confirmed in its details with one button, which then edits it', async ({ page, peer }) => {
  const [name, email] = ['Wendy Waits', 'wendy@example.com']
  const admin = await openVisit(page, name, { email })
  await page.getByRole('button', { name: `Details of ${name}` }).click()
  const details = page.getByRole('dialog', { name })
  await details.getByRole('button', { name: 'Confirm', exact: true }).click()
  await admin.saves(() => question(page).getByRole('button', { name: 'Confirm and tell' }).click())
  await expect.poll(() => mailsTo(peer, email)).toHaveLength(1)
  await expect(details.getByRole('button', { name: 'Confirm', exact: true })).toHaveCount(0)
  await expect(details.getByRole('button', { name: 'Edit request' })).toBeFocused()
})

test('without the tick nobody is told, and who leaves the question changes nothing', async ({ page, peer }) => {
  const [name, email] = ['Orla Quist', 'orla@example.com']
  const admin = await openVisit(page, name, { email })
  await status(page, name).selectOption('Confirmed')
  await page.keyboard.press('Escape')
  await expect(question(page)).toHaveCount(0)
  await expect(status(page, name)).toHaveValue('Pending')
  await status(page, name).selectOption('Cancelled')
  await question(page).getByRole('checkbox').uncheck()
  await expect(question(page).getByRole('region', { name: 'The mail' })).toHaveCount(0)
  await admin.saves(() => question(page).getByRole('button', { name: 'Cancel the visit' }).click())
  await expect(status(page, name)).toHaveValue('Cancelled')
  expect(mailsTo(peer, email)).toEqual([])
  await status(page, name).selectOption('Pending')
  await admin.saves(() => question(page).getByRole('button', { name: 'Restore and tell' }).click())
  await expect.poll(() => mailsTo(peer, email)).toHaveLength(1)
  expect(mailsTo(peer, email)[0]).toContain('is on again.')
})

test('who is told that a visit is cancelled reads a word of the owner’s own, as the owner has read it', async ({ page, peer }) => {
  const [name, email] = ['Cato Cancelled', 'cato@example.com']
  const admin = await openVisit(page, name, { email, phone: '087 123 4567' })
  await status(page, name).selectOption('Cancelled')
  await question(page).getByLabel(`A word to ${name}`).fill('I am ill, I am sorry.')
  const message = question(page).getByRole('region', { name: 'The mail' }).locator('.message')
  await expect(message).toContainText('I am ill, I am sorry.')
  const read = await message.textContent()
  await admin.saves(() => question(page).getByRole('button', { name: 'Cancel it and tell' }).click())
  await expect(page.getByText(`Cancelled. The mail to ${name} is on its way`)).toBeVisible()
  await expect.poll(() => mailsTo(peer, email)).toEqual([read])
  await expect(textMessage(page, name)).toHaveAttribute('href', /I%20am%20ill%2C%20I%20am%20sorry\.$/)
  await page.getByRole('button', { name: `Details of ${name}` }).click()
  await expect(page.getByRole('dialog', { name }).getByRole('region', { name: 'History' })).toContainText('Said beside it: “I am ill, I am sorry.”')
})

test('by keyboard the question comes when the choice rests, and the status has the focus again afterwards', async ({ page, peer }) => {
  const [name, email] = ['Xena Keys', 'kay@example.com']
  const admin = await openVisit(page, name, { email })
  await status(page, name).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(question(page).getByRole('checkbox')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(question(page).getByLabel(`A word to ${name}`)).toBeFocused()
  // Until they are there, nothing can have the focus in their place.
  await expect(question(page).getByRole('region', { name: 'The mail' }).getByRole('heading')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(question(page).getByRole('region', { name: 'The mail' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await admin.saves(() => page.keyboard.press('Enter'))
  await expect(status(page, name)).toBeFocused()
  await expect.poll(() => mailsTo(peer, email)).toHaveLength(1)
})

test('who has no address is confirmed with one press as before, and can be texted', AGAIN, async ({ page }) => {
  const name = 'Tess Texter'
  const admin = await openVisit(page, name, { phone: '087 765 4321' })
  await admin.saves(() => status(page, name).selectOption('Confirmed'))
  await expect(question(page)).toHaveCount(0)
  await expect(page.getByText(`${name} is not told: no e-mail address`)).toBeVisible()
  await expect(textMessage(page, name)).toHaveAttribute('href', /^sms:0877654321\?&body=/)
  await admin.saves(() => status(page, name).selectOption('Completed'))
  await expect(textMessage(page, name)).toHaveCount(0)
})

test('a restored visit is told of only by hand: nobody was told of its deletion', AGAIN, async ({ page, peer }) => {
  const [name, email] = ['Rita Restored', 'rita@example.com']
  const admin = await openVisit(page, name, { email })
  await admin.confirmDelete(page.locator('main'))
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Trash' }).click()
  await page.getByRole('button', { name: `Restore the request of ${name}` }).click()
  await expect(question(page).getByRole('checkbox')).not.toBeChecked()
  await question(page).getByRole('checkbox').check()
  await question(page).getByRole('button', { name: 'Restore and tell' }).click()
  await expect(page.getByText('The trash is empty')).toBeVisible()
  await expect.poll(() => mailsTo(peer, email)).toHaveLength(1)
})

test('a visit that is dragged is told with its new time, and so is taking that back', AGAIN, async ({ page, peer }) => {
  const [name, email] = ['Dervla Drag', 'dervla@example.com']
  await openVisit(page, name, { email })
  const start = await page.getByRole('row', { name }).getByRole('time').last().getAttribute('datetime')
  const calendar = new CalendarPage(page)
  await calendar.show(start?.slice(0, 10) ?? '')
  await calendar.drag(name, 1)
  await expect(calendar.ghost).toContainText('10:00')
  await page.mouse.up()
  await expect(question(page).getByRole('checkbox', { name: `Tell ${name} by mail` })).toBeChecked()
  const words = question(page).getByRole('region', { name: 'The mail' })
  await expect(words).toContainText('10:00')
  const read = await words.locator('.message').textContent()
  await question(page)
    .getByRole('button', { name: /^Move.* and tell$/ })
    .click()
  await expect.poll(() => mailsTo(peer, email)).toEqual([read])
  await page.getByRole('button', { name: 'Undo and tell' }).click()
  await expect.poll(() => mailsTo(peer, email)).toHaveLength(2)
  await expect(calendar.visit(name)).toContainText('9:00')
})

test('several are told together: who is ticked in one go, and the question says who hears of it and who cannot', async ({ page, peer }) => {
  const names = ['Una Many', 'Ugo Many', 'Uma Many']
  await openVisit(page, 'Una Many', { email: 'una@example.com' })
  await book(page, 'Ugo Many', { email: 'ugo@example.com' })
  await book(page, 'Uma Many', { phone: '087 123 4567' })
  await page.goto(`${new URL(page.url()).origin}/#/admin/requests?search=Many`)
  await expect(status(page, 'Uma Many')).toBeVisible()
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  const asked = page.getByRole('alertdialog')
  await expect(asked.getByRole('checkbox', { name: 'Tell 2 customers by mail that the visit is confirmed' })).toBeChecked()
  await expect(asked).toContainText('Without an e-mail address, and not told: Uma Many.')
  await asked.getByText(/^The mail to/).click()
  await expect(asked.getByRole('region', { name: 'The mail' })).toContainText('we will come on')
  await expectAccessible(page, [1440], 'dialog[open]')
  await asked.getByRole('button', { name: 'Confirm 3 and tell 2' }).click()
  await expect(page.getByText('3 requests confirmed, and 2 mails are on the way').first()).toBeVisible()
  await expect.poll(() => ['una@example.com', 'ugo@example.com'].map(address => mailsTo(peer, address).length)).toEqual([1, 1])
  for (const name of names) await expect(status(page, name)).toHaveValue('Confirmed')
})

test('after several were confirmed, who has no e-mail address is texted one after the other, and who was is marked', AGAIN, async ({ page }) => {
  const names = ['Rosa', 'Rory', 'Ronan', 'Roisin', 'Rowan', 'Ruth', 'Rita']
  await openVisit(page, 'Ringer Mailed', { email: 'ringer@example.com', phone: '087 123 4567' })
  for (const name of names) await book(page, `Ringer ${name}`, { phone: '087 123 4567' })
  await page.goto(`${new URL(page.url()).origin}/#/admin/requests?search=Ringer&status=Pending`)
  await expect(status(page, 'Ringer Rita')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('region', { name: 'Selected requests' }).getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm 8' }).click()
  const toasts = page.locator('.toasts')
  await expect(toasts).toContainText('7 are not told yet')
  const texts = toasts.getByRole('link', { name: /^Text Ringer / })
  await expect(texts).toHaveCount(5)
  await expect(toasts).toContainText('2 more follow')
  await expect(texts.first()).toHaveAttribute('href', /^sms:0871234567\?&body=Dear%20Ringer%20.*We%20will%20come%20on%20/)
  await expectAccessible(page, [320, 390, 1440], '.toasts')
  // No program of this machine takes the message.
  await page.evaluate(() => addEventListener('click', event => event.preventDefault()))
  const [first, second] = ['Rita', 'Ruth'].map(name => toasts.getByRole('listitem').filter({ hasText: name }).getByRole('link'))
  await first?.click()
  await expect(first ?? toasts).toHaveText('✓ Texted')
  await expect(second ?? toasts).toHaveText('Text')
  await expect(toasts).toContainText('1 of 7 told')
  await expect(texts, 'another one follows').toHaveCount(5)
  // What was told stays told while a request is looked at, which it does not cover.
  await page.evaluate(() => (location.hash = '#/admin/requests?search=Ringer'))
  await page.getByRole('button', { name: 'Details of Ringer Rory' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(toasts).not.toContainText('1 of 7 told')
  await page.keyboard.press('Escape')
  await expect(toasts).toContainText('1 of 7 told')
})

test('what is taken back of several is said, and who was told of it is told of that too: by mail, or by hand where no mail says it', async ({
  page,
  peer,
}) => {
  const names = ['Bea Back', 'Bob Back']
  const [bea, bob] = ['bea@example.com', 'bob@example.com'] as const
  await openVisit(page, 'Bea Back', { email: bea, phone: '087 123 4567' })
  await book(page, 'Bob Back', { email: bob })
  await page.goto(`${new URL(page.url()).origin}/#/admin/requests?search=Back`)
  await expect(status(page, 'Bob Back')).toBeVisible()
  const choose = async (press: string) => {
    for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
    await page.getByRole('region', { name: 'Selected requests' }).getByRole('button', { name: press }).click()
  }
  const answer = (title: string) => page.getByRole('alertdialog').getByRole('button', { name: title }).click()
  const toasts = page.locator('.toasts')
  await choose('Confirm')
  await answer('Confirm 2 and tell 2')
  await expect.poll(() => mailsTo(peer, bea).length).toBe(1)
  await toasts.getByRole('button', { name: 'Undo', exact: true }).click()
  for (const name of names) await expect(status(page, name)).toHaveValue('Pending')
  await expect(toasts.locator('.toast').filter({ hasText: 'Undone: 2 requests are as before' })).toBeVisible()
  await expect(toasts.locator('.toast').filter({ hasText: '2 were already told: tell them that it is undone' })).toBeVisible()
  await expect(toasts.getByRole('link', { name: 'Text Bea Back' })).toHaveAttribute('href', 'sms:0871234567')
  await expect(toasts.getByRole('link', { name: 'Mail Bob Back' })).toHaveAttribute('href', `mailto:${bob}`)
  await expectAccessible(page, [320, 390, 1440], '.toasts')
  await choose('Cancel them')
  await answer('Cancel 2 and tell 2')
  await expect.poll(() => mailsTo(peer, bob).length).toBe(2)
  await toasts.getByRole('button', { name: 'Undo and tell' }).click()
  await expect(toasts).toContainText('Undone: 2 requests are as before, and 2 mails are on the way')
  await expect.poll(() => mailsTo(peer, bob)).toHaveLength(3)
  expect(mailsTo(peer, bob)[2]).toContain('is on again.')
})
