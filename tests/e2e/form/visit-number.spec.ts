import visit from '../../cases/visit.json' with { type: 'json' }
import { BookingPage } from '../../support/browser/booking-page.ts'
import { expect, test } from '../../support/browser/site.ts'

/** A number that the visit itself asks for, such as miles to drive. */

const MILES = {
  id: 'miles',
  kind: 'number',
  label: 'Miles',
  unit: 'mile',
  units: 'miles',
  show: 'always',
  min: 0,
  max: 100,
  required: 'How far is it?',
}
const TRAVEL = { id: 'travel', title: 'Travel', effect: { kind: 'add', price: { kind: 'per', input: 'miles', rate: 200 } } }
test.use({ business: { edits: [{ file: 'visit.json', at: '', set: { ...visit, mostItems: 2, inputs: [MILES], rules: [TRAVEL] } }] } })

for (const [typed, why] of [
  ['101', 'too many'],
  ['12.5', 'no whole number'],
] as const)
  test(`a number of the visit that is ${why} is refused in words, at its field and in the summary`, async ({ page }) => {
    const booking = new BookingPage(page)
    await booking.open('/?mode=quote#appointments')
    await booking.choose('Vehicle type', 'Motorcycle')
    await booking.choose('Motorcycle package', /Standard Detail/)
    await booking.fill('Name', 'Vera Vans')
    await booking.fill('Email', 'vera@example.com')
    const miles = booking.form.getByRole('spinbutton', { name: 'Miles' })
    const message = 'Please enter a number from 0 to 100 with no more than 0 decimals'
    await booking.fill('Miles', typed)
    await miles.press('Tab')
    await expect(miles).toHaveAccessibleDescription(message)
    await expect(booking.estimate).toContainText('Miles')
    await booking.send()
    await expect(booking.alert).toContainText(message)
    await expect(miles).toHaveAccessibleDescription(message)
    await booking.fill('Miles', '60')
    await expect(miles).toHaveAccessibleDescription('')
    await expect(booking.estimate).toContainText('$195.00')
  })
