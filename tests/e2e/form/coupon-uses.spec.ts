import { expectAccessible } from '../../support/browser/accessible.ts'
import { AdminPage } from '../../support/browser/admin-page.ts'
import { expectFailedLoads } from '../../support/browser/failed-loads.ts'
import { filledForm } from '../../support/browser/filled-form.ts'
import { ownerToken } from '../../support/server/owner-token.ts'
import { PHONE } from '../../support/browser/phone.ts'
import { sendRequest } from '../../support/browser/send-request.ts'
import { expect, test } from '../../support/browser/site.ts'
import { limitedCoupons, USED_BEFORE_TEXT, USED_UP_TEXT } from '../../support/content/coupon-content.ts'
import { AGAIN, again } from '../../support/browser/again.ts'
import type { BookingPage } from '../../support/browser/booking-page.ts'

/** Discount codes that may be used so many times. */

const LINK = '/?package=car-basic-shine&mode=quote#appointments'
const CODE = { car_coupon: 'AGAIN10' }

async function stored(origin: string): Promise<Record<string, unknown>[]> {
  const headers = { authorization: `Bearer ${await ownerToken(origin)}` }
  return (await (await fetch(`${origin}/api/v1/appointments/`, { headers })).json()).appointments
}

/** The message stands at the field, what was typed is still there, and the price is that without the code. */
async function expectRefused({ form, alert, estimate }: BookingPage, text: string): Promise<void> {
  await expect(alert).toContainText(text)
  const field = form.getByLabel('Discount code')
  await expect(field).toHaveValue('AGAIN10')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(new RegExp(text))
  await expect(form.getByText(text)).toHaveCount(2)
  await expect(form.getByLabel('Name')).toHaveValue('Fay Fault')
  await expect(estimate).toContainText('$50.00')
}

test.describe('a code that may be used once', () => {
  test.use({ business: { edits: limitedCoupons({ uses: 1 }) } })

  for (const [where, options] of [
    ['on a phone', PHONE],
    ['on a desk', {}],
  ] as const) {
    test.describe(where, again(where), () => {
      test.use(options)

      test(
        'who types it when it is used up reads so below it, at the price without it, and sends that',
        AGAIN,
        async ({ page, request: api, site }) => {
          await sendRequest(api, 'Olga Other', undefined, CODE)
          const booking = await filledForm(page, LINK)
          await booking.choose('Vehicle size', /Coupe|Sedan/)
          await booking.fill('Discount code', 'again10')
          await expect(booking.form.getByRole('status').filter({ hasText: USED_UP_TEXT })).toBeVisible()
          await expect(booking.estimate).toContainText('$50.00')
          await booking.send()
          await expect(page.locator('.sent')).toContainText('$50.00')
          expect((await stored(site.origin))[0]).toMatchObject({ calculated_price: 50, car_coupon: 'again10', car_offer: '$used' })
        },
      )

      test('whose code is used up between showing and sending is told at the field, sees the new price, has lost nothing, and decides', async ({
        page,
        request: api,
        site,
        complaints,
      }) => {
        const booking = await filledForm(page, LINK)
        await booking.choose('Vehicle size', /Coupe|Sedan/)
        await booking.fill('Discount code', 'AGAIN10')
        await expect(booking.estimate).toContainText('$40.00')
        await sendRequest(api, 'Olga Other', undefined, CODE)
        await booking.send()
        await expectRefused(booking, USED_UP_TEXT)
        expect(await stored(site.origin)).toHaveLength(1)
        await page.screenshot({ path: test.info().outputPath('refused.png') })
        await booking.send()
        await expect(page.locator('.sent')).toContainText('$50.00')
        expect((await stored(site.origin)).map(request => request['calculated_price'])).toEqual([50, 40])
        expectFailedLoads(complaints)
      })
    })
  }

  test(
    'an owner who types it for a caller reads at once that it is used up, and may let it count all the same without being asked again',
    AGAIN,
    async ({ page, request: api, site, complaints }) => {
      await sendRequest(api, 'Olga Other', undefined, CODE)
      const admin = new AdminPage(page)
      await admin.signIn()
      await admin.isSignedIn()
      await page.getByRole('button', { name: 'New request' }).click()
      const dialog = page.getByRole('dialog', { name: 'New request' })
      await dialog.getByLabel('Name').fill('Carl Caller')
      await dialog.getByLabel(/Phone/).fill('208-555-0144')
      await dialog.getByRole('radio', { name: 'Quote' }).check()
      await dialog.getByRole('radio', { name: 'Car', exact: true }).check()
      await dialog.getByRole('radio', { name: /Basic Shine/ }).check()
      await dialog.getByRole('radio', { name: /Coupe|Sedan/ }).check()
      await dialog.getByLabel('Discount code').fill('AGAIN10')
      const price = dialog.getByRole('complementary').getByRole('status')
      await expect(dialog.getByRole('status').filter({ hasText: USED_UP_TEXT })).toBeVisible()
      await expect(price).toContainText('$50.00')
      await expectAccessible(page, [390, 1280], 'dialog[open]')
      const count = dialog.getByRole('checkbox', { name: 'Let it count all the same' })
      await count.check()
      await expect(price).toContainText('$40.00')
      await count.uncheck()
      await expect(price).toContainText('$50.00')
      await count.check()
      await dialog.getByRole('button', { name: 'Save quote' }).click()
      await expect(dialog).toHaveCount(0)
      expect((await stored(site.origin))[0]).toMatchObject({ name: 'Carl Caller', calculated_price: 40 })
      await page.goto('/#/admin/value?by=year')
      await expect(page.getByRole('table', { name: 'Discount codes' }).getByRole('row', { name: 'AGAIN10' })).toContainText('2 of 1')
      await page.screenshot({ path: test.info().outputPath('codes.png') })
      expectFailedLoads(complaints)
    },
  )

  test(
    'an owner who takes a cancelled request up again is asked when its code is used up, and keeps its promised price',
    AGAIN,
    async ({ page, request: api, site, complaints }) => {
      await sendRequest(api, 'Cleo Cancelled', undefined, CODE)
      const admin = new AdminPage(page)
      await admin.signIn()
      await admin.isSignedIn()
      const status = admin.row('Cleo Cancelled').getByRole('combobox')
      await status.selectOption('Cancelled')
      await expect.poll(async () => (await stored(site.origin))[0]?.['status']).toBe('Cancelled')
      await sendRequest(api, 'Olga Other', undefined, CODE)
      await status.selectOption('Confirmed')
      const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
      await expect(question).toContainText('The code AGAIN10 has been used up.')
      await expect(question).toContainText('The request of Cleo Cancelled would keep its promised price all the same.')
      await question.getByRole('button', { name: 'Make it Confirmed' }).click()
      await expect
        .poll(async () => (await stored(site.origin)).find(({ name }) => name === 'Cleo Cancelled'))
        .toMatchObject({
          status: 'Confirmed',
          calculated_price: 40,
        })
      expectFailedLoads(complaints)
    },
  )
})

test.describe('a code that each customer may use once', () => {
  test.use({ business: { edits: limitedCoupons({ oncePerCustomer: true }) } })

  test(
    'who has used it before is told so after sending, sees the price without it, and takes it out',
    AGAIN,
    async ({ page, request: api, site, complaints }) => {
      await sendRequest(api, 'Fay Fault', undefined, { ...CODE, email: 'fay@example.com' })
      const booking = await filledForm(page, LINK)
      await booking.choose('Vehicle size', /Coupe|Sedan/)
      await booking.fill('Discount code', 'AGAIN10')
      await expect(booking.estimate).toContainText('$40.00')
      await booking.send()
      await expectRefused(booking, USED_BEFORE_TEXT)
      await booking.fill('Discount code', '')
      await expect(booking.form.getByText(USED_BEFORE_TEXT)).toHaveCount(0)
      await booking.send()
      await expect(page.locator('.sent')).toContainText('$50.00')
      expect((await stored(site.origin)).map(request => request['calculated_price'])).toEqual([50, 40])
      expectFailedLoads(complaints)
    },
  )
})
