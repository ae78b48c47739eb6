import { filledForm } from '../../support/browser/filled-form.ts'
import { ownerToken } from '../../support/server/owner-token.ts'
import { PHONE } from '../../support/browser/phone.ts'
import { expect, test } from '../../support/browser/site.ts'
import { CODES, COUPONS } from '../../support/content/coupon-content.ts'
import { AGAIN, again } from '../../support/browser/again.ts'
import type { BookingPage } from '../../support/browser/booking-page.ts'

/** A discount code: who has one types it, who has none sends the form without. */

test.use({ business: { edits: COUPONS } })

for (const [where, options] of [
  ['on a phone', PHONE],
  ['on a desk', {}],
] as const) {
  test.describe(where, again(where), () => {
    test.use(options)

    test('a visitor types a code, a wrong one, and none, and reads what it is for before sending', async ({ page, site }) => {
      const booking = await filledForm(page, '/?package=car-basic-shine&mode=quote#appointments')
      await booking.choose('Vehicle size', /Coupe|Sedan/)
      await expect(booking.estimate).toContainText('$50.00')
      await booking.fill('Discount code', 'AGAIN11')
      await expectBelow(booking, 'This code is not known', 'a problem')
      await expect(booking.estimate).toContainText('$50.00')
      await booking.fill('Discount code', ' again10')
      await expectBelow(booking, 'Welcome back', 'good')
      await expect(booking.estimate).toContainText('$40.00')
      await booking.fill('Discount code', '')
      await expect(booking.estimate).toContainText('$50.00')
      await expect(booking.form.getByText('Welcome back')).toHaveCount(0)
      await booking.fill('Discount code', 'AGAIN10')
      await expect(booking.estimate).toContainText('$40.00')
      await booking.send()
      await expect(page.locator('.sent')).toContainText('$40.00')
      const headers = { authorization: `Bearer ${await ownerToken(site.origin)}` }
      const list = await (await fetch(`${site.origin}/api/v1/appointments/`, { headers })).json()
      expect(list.appointments[0]).toMatchObject({ calculated_price: 40, car_coupon: 'AGAIN10', car_offer: 'welcome' })
    })

    test('a request without a code is sent like any other', AGAIN, async ({ page, site }) => {
      const booking = await filledForm(page, '/?package=car-basic-shine&mode=quote#appointments')
      await booking.choose('Vehicle size', /Coupe|Sedan/)
      await booking.send()
      await expect(page.locator('.sent')).toContainText('$50.00')
      const headers = { authorization: `Bearer ${await ownerToken(site.origin)}` }
      const list = await (await fetch(`${site.origin}/api/v1/appointments/`, { headers })).json()
      expect(list.appointments[0]).toMatchObject({ calculated_price: 50 })
      expect(Object.keys(list.appointments[0])).not.toContain('car_offer')
    })

    test('a code that is for another package says so', AGAIN, async ({ page }) => {
      const booking = await filledForm(page, '/?package=car-gold-shine&mode=quote#appointments')
      await booking.choose('Vehicle size', /Coupe|Sedan/)
      await booking.fill('Discount code', 'good neighbor')
      await expectBelow(booking, 'This code changes nothing for what you chose', 'a problem')
    })

    test('a code for some days says which, and is good only for a visit on one of them', async ({ page }) => {
      const DAYS = 'Early summer: June 1, 2027 to June 30, 2027'
      const booking = await filledForm(page, '/?package=car-basic-shine#appointments')
      await booking.choose('Vehicle size', /Coupe|Sedan/)
      await booking.fill('Discount code', 'sun-2027')
      await expectBelow(booking, DAYS, 'neither')
      await expect(booking.estimate).toContainText('$50.00')
      await booking.form.locator('[name=appointment_date]').fill('2027-06-15')
      await expect(booking.estimate).toContainText('$40.00')
      await expectBelow(booking, DAYS, 'good')
      await booking.form.locator('[name=appointment_date]').fill('2027-07-06')
      await expect(booking.estimate).toContainText('$50.00')
      await expectBelow(booking, `${DAYS}. This code changes nothing for what you chose`, 'a problem')
    })

    test('a page tells no code, and promises what everybody pays', async ({ page }) => {
      await page.goto('/car-detailing')
      const html = await page.content()
      expect(html).not.toMatch(CODES)
      expect(html).not.toMatch(/Welcome back|Early summer|\$40\b/)
      expect(html).toContain('$50')
    })
  })
}

/** What is said of a code stands right below its field, in the colour of what is good, of problems, or of text. */
async function expectBelow({ form }: BookingPage, text: string, as: 'good' | 'a problem' | 'neither'): Promise<void> {
  const said = form.getByRole('status').filter({ hasText: text })
  await expect(said).toBeVisible()
  const field = await form.getByLabel('Discount code').boundingBox()
  const below = await said.boundingBox()
  expect((below?.y ?? 0) - (field?.y ?? 0) - (field?.height ?? 0)).toBeLessThan(12)
  const colour = async () => {
    const [red = 0, green = 0] = await said.evaluate(element => (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number))
    return Math.abs(red - green) < 30 ? 'neither' : red > green ? 'a problem' : 'good'
  }
  await expect.poll(colour).toBe(as)
}
