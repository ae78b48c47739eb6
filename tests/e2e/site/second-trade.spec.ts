import { AdminPage } from '../../support/browser/admin-page.ts'
import { BookingPage } from '../../support/browser/booking-page.ts'
import { ownerToken } from '../../support/server/owner-token.ts'
import { PHONE } from '../../support/browser/phone.ts'
import { expect, test } from '../../support/browser/site.ts'
import { again } from '../../support/browser/again.ts'

test.use({ business: { folder: 'tests/content/window-cleaning' }, locale: 'en-IE', timezoneId: 'Europe/Dublin' })

/** The next Wednesday at least ten days ahead: an open day that no dated offer or weekday surcharge touches before spring. */
function openDay(): string {
  const day = new Date(Date.now() + 10 * 86_400_000)
  while (day.getUTCDay() !== 3) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}

test('another trade books on the same build, with other words, money and questions', async ({ page, site }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/Heronbank/)
  await expect(page.locator('#site')).not.toContainText(/vehicle|detailing|semi truck/i)
  await expect(page.getByText('€3.10', { exact: false }).first()).toBeVisible()

  const booking = new BookingPage(page)
  await booking.open()
  await booking.choose('What should we clean?', /House or apartment|Home/)
  await booking.choose('What would you like cleaned?', /Outside Only/)
  await booking.fill('Number of windows', '10')
  await expect(booking.estimate).toContainText('€55.00')
  await booking.take(/Gutters/)
  await booking.choose('Type of home', /Semi-detached/)
  await booking.fill(/Length of the gutters/, '25.1')
  await expect(booking.estimate).toContainText('€182.83')

  await booking.choose('Type of home', /Apartment/)
  await booking.send()
  await expect(booking.alert).toBeVisible()
  await expect(booking.form.locator('#field-home_package-error')).toBeVisible()
  await booking.choose('Type of home', /Semi-detached/)

  await booking.at(openDay(), '10:00')
  await booking.fill('Your name', 'Niamh Byrne')
  await booking.fill('E-mail', 'niamh@example.com')
  await booking.fill('Mobile number', '087 123 4567')
  await booking.fill('Eircode', 'D06 X2Y4')
  await booking.choose('How did you hear of us?', /neighbour/)
  await booking.send()
  await expect(page.locator('.sent')).toContainText('€182.83')

  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await expect(admin.row('Niamh Byrne')).toContainText('182.83')
  const token = await ownerToken(site.origin)
  const list = await (await fetch(`${site.origin}/api/v1/appointments/`, { headers: { authorization: `Bearer ${token}` } })).json()
  expect(list.appointments[0]).toMatchObject({ home_windows: 10, home_gutters: 25.1, heard_of_us: 'neighbour', eircode: 'D06 X2Y4' })
})

for (const [where, options] of [
  ['on a desk', {}],
  ['on a phone', PHONE],
] as const) {
  test.describe(where, again(where), () => {
    test.use(options)

    test('a further page welcomes, with buttons to another one and to the form', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('versionSelected', 'any'))
      await page.goto('/about/team')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The people on the ladder')
      await page.getByRole('main').getByRole('link', { name: 'Your data' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your data')
      await page.goBack()
      await page.getByRole('main').getByRole('link', { name: 'Book a visit' }).click()
      await expect(page).toHaveURL(/\/\?mode=appointment#book$/)
      await expect(page.locator('#booking-form')).toBeInViewport()
    })
  })
}
