import { BookingPage } from '../../support/browser/booking-page.ts'
import { ownerToken } from '../../support/server/owner-token.ts'
import { PHONE } from '../../support/browser/phone.ts'
import { dayAhead, expect, test } from '../../support/browser/site.ts'
import { again } from '../../support/browser/again.ts'

/** Prices that change on a day. */

const CHANGE = dayAhead(60)
const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(CHANGE))

/** The first Tuesday from a number of days after the change on. */
const tuesdayAfter = (days: number) => {
  const from = new Date(Date.parse(CHANGE) + days * 86_400_000)
  return dayAhead((9 - from.getUTCDay()) % 7, from)
}

const exact = (amount: number) => ({ kind: 'exact', amount })
const DATED = { kind: 'dated', price: exact(20_000), changes: [{ from: CHANGE, price: exact(23_000) }] }
test.use({ business: { edits: [{ file: 'categories/motorcycle.json', at: '/packages/0/price', set: DATED }] } })

for (const { device, options, front, ahead } of [
  { device: 'a desk', options: {}, front: '/', ahead: 14 },
  { device: 'a phone', options: PHONE, front: '/', ahead: 28 },
]) {
  test.describe(`on ${device}`, again(device), () => {
    test.use(options)

    test('the price of today stands with the one to come, and a visit after the change costs that', async ({ page, site }) => {
      await page.addInitScript(() => localStorage.setItem('versionSelected', 'mobile'))
      await page.goto('/motorcycle-detailing')
      await expect(page.locator('main')).toContainText('$200')
      await expect(page.locator('main')).toContainText(`From ${inWords}`)
      const booking = new BookingPage(page)
      await booking.open(`${front}?category=Motorcycle#${device === 'a phone' ? 'view-contact' : 'appointments'}`)
      await booking.choose('Vehicle type', 'Motorcycle')
      await booking.form.getByRole('group', { name: 'Motorcycle package' }).getByRole('radio').first().check()
      await expect(booking.estimate).toContainText('$200.00')
      await expect(booking.form).toContainText(`From ${inWords}: $230`)
      await booking.at(tuesdayAfter(ahead), '09:00')
      await expect(booking.estimate).toContainText('$230.00')
      await expect(booking.form).not.toContainText(`From ${inWords}: $230`)
      await expect(booking.slot).toHaveText('✓ Time slot is available!')
      await booking.fill('Name', `New Price on ${device}`)
      await booking.fill('Email', 'new@example.com')
      await booking.fill('Phone', '208 555 0101')
      await booking.send()
      await expect(booking.alert).toContainText('Appointment requested!')
      const headers = { authorization: `Bearer ${await ownerToken(site.origin)}` }
      const answer = await fetch(`${site.origin}/api/v1/appointments/`, { headers })
      const { appointments } = (await answer.json()) as { appointments: { name: string; calculated_price: number }[] }
      expect(appointments.find(({ name }) => name === `New Price on ${device}`)?.calculated_price).toBe(230)
    })
  })
}
