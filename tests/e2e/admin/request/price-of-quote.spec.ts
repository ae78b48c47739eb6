import type { Locator, Page } from '@playwright/test'
import { closeDialog } from '../../../support/browser/closure-dialog.ts'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { expectAccessible } from '../../../support/browser/accessible.ts'
import { PHONE } from '../../../support/browser/phone.ts'
import { expect, test } from '../../../support/browser/site.ts'
import { mailsTo, openVisit, status, TELLING } from '../../../support/browser/telling-site.ts'

/** A quote is answered with its price, which the customer reads as the owner has read it. */

test.use(PHONE)

const QUOTE = { request_type: 'quote' }

const NOT_HOME = { home_package: undefined, home_house: undefined, home_windows: undefined }

const UNPRICED = { ...QUOTE, ...NOT_HOME, vehicle_category: 'Shop', shop_package: 'shop-round', shop_branches: 3 }

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
    await expect(drawer.locator('.card-when')).toContainText('price sent ')
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

  test('a price of the owner’s own is typed where it is sent, read in the mail, and kept; one that is far off is asked about', async ({
    page,
    peer,
  }) => {
    const [name, email] = ['Olga Own', 'olga@example.com']
    await openVisit(page, name, { email, phone: '087 123 4567' }, QUOTE)
    const drawer = await openDrawer(page, name)
    await sendPrice(drawer).tap()
    const question = page.getByRole('dialog', { name: `Send the price to ${name}?` })
    const price = question.getByLabel('Price', { exact: true })
    await price.fill('34000')
    await expect(question.locator('.message')).toContainText('€34,000')
    await sendPrice(question).tap()
    await expect(question.getByRole('alert').filter({ hasText: 'times the estimate. Send it?' })).toBeVisible()
    await expectAccessible(page, [320, 390], 'dialog[open].tell-dialog')
    await price.fill('340')
    await expect(question.locator('.message')).toContainText('€340')
    await expect(question.getByRole('link', { name: `Text the price to ${name}` })).toHaveAttribute('href', /%E2%82%AC340/)
    await sendPrice(question).tap()
    await expect.poll(() => mailsTo(peer, email)).toEqual([expect.stringMatching(/this is our price: €340[^€]*€340[^€]*$/)])
    await expect(drawer.getByRole('region', { name: 'Price' })).toContainText('€340')
    await expect(drawer.locator('.drawer-what')).toContainText('€340')
    const date = /Quote, price sent /
    await closeDialog(page, drawer)
    await expect(page.getByRole('article', { name }).getByText(date)).toBeVisible()
  })

  test('a quote that was answered waits for the owner no more, and is found among those whose price is sent until its price changes', async ({
    page,
  }) => {
    const [name, email] = ['Ada Answered', 'ada@example.com']
    await openVisit(page, name, { email }, QUOTE)
    const admin = new AdminPage(page)
    const isAt = (screen: string) => page.goto(`${new URL(page.url()).origin}/#/admin/${screen}`)
    await isAt('today')
    const waiting = page.getByRole('region', { name: /^Waiting for an answer/ })
    await expect(waiting.getByRole('heading')).toHaveText('Waiting for an answer 1')
    await waiting.getByRole('button', { name }).tap()
    const drawer = page.getByRole('dialog', { name, exact: true })
    await sendPrice(drawer).tap()
    await sendPrice(page.getByRole('dialog', { name: `Send the price to ${name}?` })).tap()
    await closeDialog(page, drawer)
    await expect(waiting.getByRole('heading')).toHaveText('Waiting for an answer 0')
    await expect(waiting).toContainText('Nobody waits.')
    await isAt('requests')
    await expect(admin.tab('Waiting')).toHaveText('Waiting 0')
    await admin.tab('Price sent').tap()
    const card = page.getByRole('article', { name })
    await expect(card).toContainText('price sent ')
    await expect(admin.tab('Price sent')).toHaveText('Price sent 1')
    await card.getByRole('button', { name: `Details of ${name}` }).tap()
    await drawer.getByRole('button', { name: `Edit actual value of ${name}` }).tap()
    await drawer.getByLabel(`Actual value of ${name}`).fill('340')
    await drawer.getByRole('button', { name: 'Save', exact: true }).tap()
    await expect(drawer.getByText('Agreed price', { exact: true })).toBeVisible()
    await closeDialog(page, drawer)
    await admin.tab('Waiting').tap()
    await expect(card).toBeVisible()
  })

  test('a word of the owner’s own is read in the mail and in the text message, goes out, and stands in the history', async ({ page, peer }) => {
    const [name, email] = ['Wanda Word', 'wanda@example.com']
    await openVisit(page, name, { email, phone: '087 123 4567' }, UNPRICED)
    const drawer = await openDrawer(page, name)
    await sendPrice(drawer).tap()
    const question = page.getByRole('dialog', { name: `Send the price to ${name}?` })
    await expect(question.getByRole('region', { name: 'The mail' }), 'no box without words').toHaveCount(0)
    await question.getByLabel('Price', { exact: true }).fill('150')
    await expect(question.locator('.message')).toContainText('€150')
    const word = question.getByLabel(`A word to ${name}`)
    await expect(word).toHaveAttribute('maxlength', '1000')
    await word.fill('Ladder work is in it.')
    await expect(question.locator('.message')).toContainText('price: €150.\n\nLadder work is in it.\n\n')
    await expect(question.getByRole('link', { name: `Text the price to ${name}` })).toHaveAttribute('href', /Ladder%20work%20is%20in%20it\.$/)
    await expectAccessible(page, [320, 390], 'dialog[open].tell-dialog')
    await sendPrice(question).tap()
    await expect.poll(() => mailsTo(peer, email)).toEqual([expect.stringContaining('\n\nLadder work is in it.\n\n')])
    await expect(drawer.getByRole('region', { name: 'History' })).toContainText('Said beside it: “Ladder work is in it.”')
  })

  test.describe('on a desk', () => {
    test.use({ viewport: { width: 1440, height: 900 }, isMobile: false })

    test('the table says in full that a quote was answered', async ({ page }) => {
      const name = 'Dora Desk'
      await openVisit(page, name, { email: 'dora@example.com' }, QUOTE)
      const drawer = await openDrawer(page, name)
      await sendPrice(drawer).click()
      await sendPrice(page.getByRole('dialog', { name: `Send the price to ${name}?` })).click()
      await closeDialog(page, drawer)
      const said = page
        .getByRole('row')
        .filter({ hasText: name })
        .getByText(/^price sent /)
      await expect(said).toBeVisible()
      expect(await said.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), 'what is cut').toBeLessThanOrEqual(0)
    })
  })

  test('what has no price yet gets one with the mail that tells it', async ({ page, peer }) => {
    const [name, email] = ['Nils Noprice', 'nils@example.com']
    await openVisit(page, name, { email }, UNPRICED)
    const drawer = await openDrawer(page, name)
    await sendPrice(drawer).tap()
    const question = page.getByRole('dialog', { name: `Send the price to ${name}?` })
    await sendPrice(question).tap()
    await expect(question.getByText('Enter the price first.')).toBeVisible()
    await question.getByLabel('Price', { exact: true }).fill('150')
    await expect(question.locator('.message')).toContainText('€150')
    await sendPrice(question).tap()
    await expect.poll(() => mailsTo(peer, email)).toEqual([expect.stringContaining('this is our price: €150')])
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
    await sendPrice(drawer).tap()
    const question = page.getByRole('dialog', { name: `Send the price to ${name}?` })
    await expect(question.getByRole('link', { name: `Mail the price to ${name}` })).toHaveAttribute(
      'href',
      /^mailto:hanna@example\.com\?subject=Our%20price/,
    )
    await expect(sendPrice(question)).toHaveCount(0)
    await question.getByLabel('Price', { exact: true }).fill('90')
    const text = question.getByRole('link', { name: `Text the price to ${name}` })
    await expect(text).toHaveAttribute('href', /Our%20price%20is%20%E2%82%AC90/)
    // No program of this machine takes the message.
    await page.evaluate(() => addEventListener('click', event => event.preventDefault()))
    await text.tap()
    await expect(drawer.getByText('The price stands in your message, and counts as sent.')).toBeVisible()
    await expect(drawer.getByRole('region', { name: 'Price' })).toContainText('€90')
    await expect(drawer.locator('.card-when')).toContainText('price sent ')
    await expectAccessible(page, [320, 390], 'dialog[open]')
    await drawer.getByRole('button', { name: 'It was not sent' }).tap()
    await expect(drawer.locator('.card-when')).not.toContainText('price sent ')
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
