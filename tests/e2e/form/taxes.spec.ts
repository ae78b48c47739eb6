import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AdminPage } from '../../support/browser/admin-page.ts'
import { expectAccessible } from '../../support/browser/accessible.ts'
import { applyEdit } from '../../support/content/content-copy.ts'
import { filledForm } from '../../support/browser/filled-form.ts'
import { ownerToken } from '../../support/server/owner-token.ts'
import { PHONE } from '../../support/browser/phone.ts'
import { expect, type SiteWorker, test as base } from '../../support/browser/site.ts'
import { SALES_TAX, taxesOf, VAT } from '../../support/content/taxed.ts'
import { again } from '../../support/browser/again.ts'

/** Taxes: what the page says of them, what the form reckons, and what the server stores and the owner reads. */

function taxed(name: string, taxes: ReturnType<typeof taxesOf>) {
  return base.extend<object, Pick<SiteWorker, 'contentDir'>>({
    contentDir: [
      async ({ contentDir: sample }, provide) => {
        const folder = mkdtempSync(join(tmpdir(), `${name}-`))
        cpSync(sample, folder, { recursive: true })
        applyEdit(folder, { file: 'business.json', at: '/taxes', set: taxes })
        await provide(folder)
        rmSync(folder, { recursive: true })
      },
      { scope: 'worker' },
    ],
  })
}

const withSalesTax = taxed('sales-tax', taxesOf([SALES_TAX]))
const withVat = taxed('vat', taxesOf([VAT]))

for (const [where, options] of [
  ['on a desk', {}],
  ['on a phone', PHONE],
] as const) {
  withSalesTax.describe(where, again(where), () => {
    withSalesTax.use(options)

    withSalesTax('sales tax is added: on the form, in the request, and where the owner reads it', async ({ page, site }) => {
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

  withVat.describe(where, again(where), () => {
    withVat.use(options)

    withVat('VAT is included: the price stays, and its share is said', async ({ page, site }) => {
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
