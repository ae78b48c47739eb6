import { BookingPage } from '../../support/browser/booking-page.ts'
import { expect, test } from '../../support/browser/site.ts'

/** The form on a server that tells programs from people, as it does by default. */
test.use({ business: { env: { FORM_MIN_SECONDS: '3' } } })

async function fillQuote(booking: BookingPage): Promise<void> {
  await booking.open()
  await booking.form.getByRole('radio', { name: 'Quote' }).check()
  await booking.choose('Vehicle type', 'Motorcycle')
  await booking.choose('Motorcycle package', /Standard/)
  await booking.fill('Name', 'Quinn Quick')
  await booking.fill('Email', 'quinn@example.com')
}

test('a visitor whose browser fills in everything at once waits a moment and is not bothered', async ({ page, complaints }) => {
  const booking = new BookingPage(page)
  const statuses: number[] = []
  page.on('response', answer => answer.request().method() === 'POST' && statuses.push(answer.status()))
  await fillQuote(booking)
  await booking.send()
  await expect(booking.alert).toContainText('Quote requested!')
  expect([...new Set(statuses)].at(-1)).toBe(201)
  // The browser itself logs a request that is asked to come again.
  complaints.length = 0
})

test('the field that nobody sees takes no place, no focus and no name; filled in, it stops one try and is emptied', async ({ page, complaints }) => {
  const booking = new BookingPage(page)
  await fillQuote(booking)
  const honeypot = booking.form.locator('[name=homepage]')
  await expect(honeypot).toHaveCount(1)
  const box = await honeypot.boundingBox()
  expect((box?.width ?? 0) * (box?.height ?? 0)).toBeLessThanOrEqual(1)
  expect(
    await honeypot.evaluate(element => [(element as HTMLInputElement).tabIndex, element.ariaHidden, element.getAttribute('autocomplete')]),
  ).toEqual([-1, 'true', 'off'])
  await honeypot.evaluate(element => ((element as HTMLInputElement).value = 'https://spam.example'))
  await booking.send()
  await expect(booking.alert).toContainText('Please send the request again.')
  await booking.send()
  await expect(booking.alert).toContainText('Quote requested!')
  complaints.length = 0
})
