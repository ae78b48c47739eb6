import { BookingPage } from '../../support/browser/booking-page.ts'
import { PHONE } from '../../support/browser/phone.ts'
import { expect, test } from '../../support/browser/site.ts'
import { again } from '../../support/browser/again.ts'

/** Browsers bring tables of their own for times and money: another kind of space, another number of digits. */
function writeOtherwise(): void {
  Object.assign(Intl, {
    NumberFormat: class extends Intl.NumberFormat {
      override format(value: number): string {
        return `\u2009${super.format(value)}`
      }
    },
    DateTimeFormat: class extends Intl.DateTimeFormat {
      override formatRange(from: Date, until: Date): string {
        return `\u2009${super.formatRange(from, until)}`
      }
    },
  })
}

const SCREENS = [
  { screen: 'a desk', address: '/rv-detailing#appointments', use: {} },
  { screen: 'a phone', address: '/#view-contact', use: PHONE },
]

for (const { screen, address, use } of SCREENS) {
  test.describe(`on ${screen}`, again(screen), () => {
    test.use(use)

    test('a browser that writes times and prices otherwise than the server brings the form to life without a complaint', async ({ page }) => {
      await page.addInitScript(writeOtherwise)
      const booking = new BookingPage(page)
      await booking.open(address)
      await booking.choose('Vehicle type', 'RV')
      await booking.choose('RV package', /Interior Cab/)
      await expect(booking.estimate).toContainText('\u2009$75.00')
    })
  })
}
