import type { Tax } from '#src/contract/generated/types.ts'
import { AdminPage } from '../../support/browser/admin-page.ts'
import { expectAccessible } from '../../support/browser/accessible.ts'
import { filledForm } from '../../support/browser/filled-form.ts'
import { ownerToken } from '../../support/server/owner-token.ts'
import { PHONE } from '../../support/browser/phone.ts'
import { expect, test } from '../../support/browser/site.ts'
import { SALES_TAX, taxesOf, VAT } from '../../support/content/taxed.ts'
import { AGAIN, again } from '../../support/browser/again.ts'

/** Taxes: what the page says of them, what the form reckons, and what the server stores and the owner reads. */

const taxed = (tax: Tax) => ({ edits: [{ file: 'business.json', at: '/taxes', set: taxesOf([tax]) }] })
const SALES_TAXED = taxed(SALES_TAX)
const VAT_INCLUDED = taxed(VAT)

const SCREENS = [
  ['on a desk', {}],
  ['on a phone', PHONE],
] as const

for (const [where, options] of SCREENS) {
  test.describe(where, again(where), () => {
    test.use({ ...options, business: SALES_TAXED })

    test('sales tax is added: on the form, in the request, and where the owner reads it', async ({ page, site }) => {
      const booking = await filledForm(page, '/?package=car-basic-shine&mode=quote#appointments')
      const prices = await page.locator('.cards, .category').allTextContents()
      expect(prices.join()).toContain('plus tax')
      const panel = booking.form.getByRole('complementary')
      await booking.take(/Pet Hair/)
      await expect(booking.estimate).not.toContainText('$')
      await expect(panel.getByText('plus tax')).toBeAttached()
      await booking.form.getByRole('checkbox', { name: /Pet Hair/ }).uncheck()
      await booking.choose('Vehicle size', /Coupe|Sedan/)
      await expect(booking.estimate).toContainText('$53.00')
      await panel
        .getByText(/details/i)
        .first()
        .click()
      await expect(panel).toContainText('6% sales tax')
      await expectAccessible(page, [page.viewportSize()?.width ?? 0], '#booking-form')
      await booking.send()
      await expect(page.locator('.sent')).toContainText('$53.00')
      await expect(page.locator('.sent')).toContainText('6% sales tax')
      const headers = { authorization: `Bearer ${await ownerToken(site.origin)}` }
      const list = await (await fetch(`${site.origin}/api/v1/appointments/`, { headers })).json()
      expect(list.appointments[0]).toMatchObject({ calculated_price: 53, estimated_value: 53 })
      const admin = new AdminPage(page)
      await admin.signIn()
      await admin.isSignedIn()
      await page.goto('/#/admin?status=Pending&search=Fay')
      await page.getByRole('button', { name: 'Details of Fay Fault' }).first().click()
      await expect(page.getByRole('table', { name: 'Price lines' })).toContainText('6% sales tax$3')
    })
  })
}

for (const [where, options] of SCREENS) {
  test.describe(where, again(where), () => {
    test.use({ ...options, business: VAT_INCLUDED })

    test('VAT is included: the price stays, and its share is said', AGAIN, async ({ page, site }) => {
      const booking = await filledForm(page, '/?package=car-basic-shine&mode=quote#appointments')
      expect((await page.locator('.category').allTextContents()).join()).toContain('All prices include 23% VAT.')
      expect(await page.locator('body').textContent()).not.toContain('plus tax')
      await booking.choose('Vehicle size', /Coupe|Sedan/)
      await expect(booking.estimate).toContainText('$50.00')
      await expect(booking.form.getByRole('complementary')).toContainText('Includes 23% VAT: $9.35')
      await booking.send()
      await expect(page.locator('.sent')).toContainText('$50.00')
      const headers = { authorization: `Bearer ${await ownerToken(site.origin)}` }
      const list = await (await fetch(`${site.origin}/api/v1/appointments/`, { headers })).json()
      expect(list.appointments[0]).toMatchObject({ calculated_price: 50 })
      expect(list.appointments[0].estimate.notes).toContain('Includes 23% VAT: $9.35')
    })
  })
}
