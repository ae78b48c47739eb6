import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../../support/browser/accessible.ts'
import { PHONE } from '../../../support/browser/phone.ts'
import { expect, test } from '../../../support/browser/site.ts'
import { mailsTo, openVisit, status, TELLING } from '../../../support/browser/telling-site.ts'

/** A quote is answered with its price, which the customer reads as the owner has read it. */

test.use(PHONE)

const QUOTE = { request_type: 'quote' }

async function openDrawer(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Details of ${name}` }).tap()
  return page.getByRole('dialog', { name, exact: true })
}

const sendPrice = (place: Locator) => place.getByRole('button', { name: 'Send the price' })

test.describe('with a mail server', () => {
  test.use({ business: TELLING })

  test('the price goes out with two presses, its history says so, and it can be sent again', async ({ page, peer }) => {
    const [name, email] = ['Petra Priced', 'petra@example.com']
    await openVisit(page, name, { email, phone: '087 123 4567' }, QUOTE)
    const drawer = await openDrawer(page, name)
    await sendPrice(drawer).tap()
    const question = page.getByRole('dialog', { name: `Send the price to ${name}?` })
    await expect(question.locator('.message')).toContainText('this is our price: €')
    await expect(question.getByRole('link', { name: `Text the price to ${name}` })).toHaveAttribute('href', /^sms:0871234567\?&body=Dear/)
    await expectAccessible(page, [320, 390], 'dialog[open].tell-dialog')
    const read = await question.locator('.message').textContent()
    await sendPrice(question).tap()
    await expect(question).toHaveCount(0)
    await expect(sendPrice(drawer)).toBeFocused()
    await expect(drawer.getByText(`The price is on its way to ${email}.`)).toBeVisible()
    await expect.poll(() => mailsTo(peer, email)).toEqual([read])
    const history = drawer.getByRole('region', { name: 'History' })
    await expect(history.getByText(`Told the price, by mail to ${email}: taken by the mail server`)).toBeVisible()
    await history.getByRole('button', { name: 'Send again: Told the price' }).tap()
    await page
      .getByRole('dialog', { name: `Send this mail to ${name} again?` })
      .getByRole('button', { name: 'Send again' })
      .tap()
    await expect.poll(() => mailsTo(peer, email)).toEqual([read, read])
  })

  test('a price of the owner’s own, entered as the actual value, is what goes out', async ({ page, peer }) => {
    const [name, email] = ['Olga Own', 'olga@example.com']
    await openVisit(page, name, { email }, QUOTE)
    const drawer = await openDrawer(page, name)
    await drawer.getByRole('button', { name: `Edit actual value of ${name}` }).tap()
    await drawer.getByLabel(`Actual value of ${name}`).fill('340')
    await drawer.getByRole('button', { name: 'Save', exact: true }).tap()
    await sendPrice(drawer).tap()
    const question = page.getByRole('dialog', { name: `Send the price to ${name}?` })
    await expect(question.locator('.message')).toContainText('€340')
    await sendPrice(question).tap()
    await expect.poll(() => mailsTo(peer, email)).toEqual([expect.stringMatching(/this is our price: €340[^€]*€340[^€]*$/)])
  })

  test('who confirms a quote is told that its customer is not, and is led to the price and to a time', async ({ page, peer }) => {
    const [name, email] = ['Ulla Untold', 'ulla@example.com']
    const admin = await openVisit(page, name, { email }, QUOTE)
    await admin.saves(() => status(page, name).selectOption('Confirmed'))
    const toasts = page.locator('.toasts')
    await expect(toasts.getByText(`${name} is not told: a quote has no time yet`)).toBeInViewport({ ratio: 1 })
    await expectAccessible(page, [320, 390], '.toasts')
    await sendPrice(toasts).tap()
    await sendPrice(page.getByRole('dialog', { name: `Send the price to ${name}?` })).tap()
    await expect.poll(() => mailsTo(peer, email)).toHaveLength(1)
    await expect(toasts.getByText(`The price is on its way to ${email}.`)).toBeVisible()
    await toasts.getByRole('button', { name: 'Schedule' }).tap()
    await expect(page.getByRole('dialog', { name: 'Schedule' })).toBeVisible()
  })
})

test.describe('without one', () => {
  test.use({ business: { folder: 'tests/content/window-cleaning' } })

  test('the price is texted, and mailed by the owner’s own program, with the words ready', async ({ page }) => {
    const name = 'Hanna Byhand'
    await openVisit(page, name, { phone: '087 123 4567', email: 'hanna@example.com' }, QUOTE)
    const drawer = await openDrawer(page, name)
    await expect(drawer.getByRole('link', { name: `Text the price to ${name}` })).toHaveAttribute('href', /Our%20price%20is%20%E2%82%AC/)
    await expect(drawer.getByRole('link', { name: `Mail the price to ${name}` })).toHaveAttribute(
      'href',
      /^mailto:hanna@example\.com\?subject=Our%20price/,
    )
    await expect(sendPrice(drawer)).toHaveCount(0)
  })
})

test.describe('where content has no such mail', () => {
  test.use({
    business: { ...TELLING, edits: [{ file: 'site.json', at: '/mails/priced', remove: true }] },
  })

  test('no price is offered', async ({ page }) => {
    const name = 'Nora Notext'
    await openVisit(page, name, { phone: '087 123 4567', email: 'nora@example.com' }, QUOTE)
    const drawer = await openDrawer(page, name)
    await expect(drawer.getByRole('button', { name: 'Schedule' })).toBeVisible()
    await expect(sendPrice(drawer)).toHaveCount(0)
    await expect(drawer.getByRole('link', { name: /the price/ })).toHaveCount(0)
  })
})
