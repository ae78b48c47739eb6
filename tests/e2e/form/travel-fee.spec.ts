import { filledForm } from '../../support/browser/filled-form.ts'
import { ownerToken } from '../../support/server/owner-token.ts'
import { PHONE } from '../../support/browser/phone.ts'
import { expect, test } from '../../support/browser/site.ts'
import { TRAVEL } from '../../support/content/travel-content.ts'
import { again } from '../../support/browser/again.ts'

/** A travel fee by ZIP code: what the server looks up stands in the form, in the price and in the request. */

test.use({ business: { edits: TRAVEL } })

for (const [where, options] of [
  ['on a desk', {}],
  ['on a phone', PHONE],
] as const) {
  test.describe(where, again(where), () => {
    test.use(options)

    test('a ZIP code brings the travel fee into the price, and the request is stored with it', async ({ page, site }) => {
      const booking = await filledForm(page, '/?package=car-basic-shine&mode=quote#appointments')
      await booking.choose('Vehicle size', /Coupe|Sedan/)
      await booking.fill('Your ZIP', '8370')
      await expect(booking.form.getByRole('status').filter({ hasText: 'Travel zone' })).toHaveCount(0)
      await booking.fill('Your ZIP', '83702')
      await expect(booking.form.getByText('Travel zone: Near', { exact: true })).toBeVisible()
      await expect(booking.estimate).toContainText('$50.00')
      await booking.fill('Your ZIP', '83725-1234')
      await expect(booking.form.getByText('Travel zone: Far', { exact: true })).toBeVisible()
      await expect(booking.estimate).toContainText('$90.00')
      await booking.send()
      await expect(page.locator('.sent')).toContainText('$90.00')
      const headers = { authorization: `Bearer ${await ownerToken(site.origin)}` }
      const list = await (await fetch(`${site.origin}/api/v1/appointments/`, { headers })).json()
      expect(list.appointments[0]).toMatchObject({ calculated_price: 90, car_zip: '837251234', car_zone: 'far', service_zip: '83725-1234' })
    })

    test('the ZIP code is asked once: the address has it too, until another is written there', async ({ page }) => {
      const booking = await filledForm(page, '/?package=car-basic-shine&mode=quote#appointments')
      const address = booking.form.locator('[name=service_zip]')
      await booking.fill('Your ZIP', '83702')
      await expect(address).toHaveValue('83702')
      await expect(address).toBeVisible()
      await address.fill('83814')
      await booking.fill('Your ZIP', '83725')
      await expect(address).toHaveValue('83814')
      await page.reload()
      await booking.open('/?package=car-basic-shine&mode=quote#appointments')
      await expect(booking.form.getByLabel('Your ZIP')).toHaveValue('83725')
      await expect(address).toHaveValue('83814')
    })

    test('a ZIP code outside the area is a consultation with its reason', async ({ page }) => {
      const booking = await filledForm(page, '/?package=car-basic-shine&mode=quote#appointments')
      await booking.choose('Vehicle size', /Coupe|Sedan/)
      await booking.fill('Your ZIP', '90210')
      await expect(booking.estimate).toContainText('Consultation Required')
      await expect(booking.form).toContainText('We rarely work there. Call us.')
      await booking.fill('Your ZIP', '9021')
      await booking.send()
      await expect(booking.form.locator('#field-car_zip-error')).toHaveText('Please enter five digits')
    })
  })
}
