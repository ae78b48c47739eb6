import { AdminPage } from '../../support/browser/admin-page.ts'
import { BookingPage } from '../../support/browser/booking-page.ts'
import { DESK_AGENT, PHONE } from '../../support/browser/phone.ts'
import { publish } from '../../support/browser/publish.ts'
import { goldAt, SAVING } from '../../support/browser/saved-estimates.ts'
import { dayAhead, expect, test } from '../../support/browser/site.ts'
import { again } from '../../support/browser/again.ts'

test.use({ business: { edits: SAVING } })
test.describe.configure({ mode: 'serial' })

/** A Wednesday at least a week ahead. */
const DAY = dayAhead(7 + ((10 - new Date().getUTCDay()) % 7))

/** The owner's, whatever the visitor has. */
const DESK = { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false, userAgent: DESK_AGENT }

let price = 35_000

for (const [layout, device, time] of [
  ['desk', {}, '08:00'],
  ['phone', PHONE, '13:30'],
] as const) {
  test.describe(layout, again(layout), () => {
    test.use(device)

    test(`on a ${layout}, an estimate is saved as a link, and the price holds after prices rose`, async ({ page, browser, site, contextOptions }) => {
      const promised = `$${price / 100}.00`
      const booking = new BookingPage(page)
      await booking.open()
      await booking.choose('Vehicle type', 'Car')
      await booking.choose('Car package', /Gold Shine/)
      await expect(booking.form.getByRole('button', { name: 'Keep this price' })).toHaveCount(0)
      await booking.choose('Vehicle size', /Mid-Size/)
      await booking.form.getByRole('button', { name: 'Keep this price' }).click()
      const link = booking.form.getByLabel(/This link keeps your choices and the price until/)
      await expect(link).toBeVisible()
      const { pathname, search, hash } = new URL(await link.inputValue())
      // What is chosen afterwards is not in the link.
      await booking.take(/Engine Bay/)
      await expect(link).toHaveCount(0)

      await publish(page, site, [goldAt((price += 5000))])
      const context = await browser.newContext({ ...contextOptions, ...device, baseURL: site.origin, serviceWorkers: 'block' })
      const later = await context.newPage()
      const reopened = new BookingPage(later)
      await reopened.open(pathname + search + hash)
      await expect(reopened.form.getByText(`You pay ${promised}`)).toBeVisible()
      await expect(reopened.form.getByRole('radio', { name: /Mid-Size/ })).toBeChecked()
      expect(new URL(later.url()).search).toBe('')
      await later.reload()
      await reopened.isAlive()
      await expect(reopened.form.getByText(`You pay ${promised}`)).toBeVisible()
      await reopened.take(/Engine Bay/)
      await expect(reopened.form.getByText("The saved estimate is of other choices. Today's price applies.")).toBeVisible()
      await reopened.form.getByRole('checkbox', { name: /Engine Bay/ }).uncheck()

      await reopened.at(DAY, time)
      await reopened.fill('Name', `Kim ${layout}`)
      await reopened.fill('Email', 'kim@example.com')
      await reopened.fill(/Phone/, '208-555-0142')
      await reopened.send()
      await expect(reopened.form.getByText(/Appointment requested!/)).toBeVisible()
      await expect(reopened.form).toContainText(promised)
      await expect(reopened.form).toContainText('Your estimate of')
      await expect(reopened.form).not.toContainText(/price has changed|is now/i)
      await context.close()

      const desk = await browser.newContext({ ...DESK, baseURL: site.origin })
      const owner = await desk.newPage()
      const admin = new AdminPage(owner)
      await admin.signIn()
      await admin.isSignedIn()
      await owner.goto(`/#/admin?search=Kim+${layout}`)
      await owner
        .getByRole('button', { name: new RegExp(`Kim ${layout}`) })
        .filter({ hasText: /Details|AM|PM/ })
        .first()
        .click()
      await expect(owner.getByRole('dialog', { name: `Kim ${layout}` })).toContainText(
        `A saved estimate was honoured: the price of the day was $${price / 100}.00.`,
      )
      await desk.close()
    })
  })
}
