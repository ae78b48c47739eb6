import { readFileSync } from 'node:fs'
import { expectFailedLoads } from '../../support/browser/failed-loads.ts'
import { filledForm } from '../../support/browser/filled-form.ts'
import { freeDay } from '../../support/browser/free-day.ts'
import { PHONE } from '../../support/browser/phone.ts'
import { expect, test } from '../../support/browser/site.ts'
import { again } from '../../support/browser/again.ts'

/** After a request was sent. */

const ADDRESS = '1418 N Harrison Blvd'
const CONFIRMED = 'Appointment requested! We will contact you shortly to confirm your booking.'

/** A day as the confirmation says it. */
const inWords = (day: string) => new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day))

for (const { device, options, address } of [
  { device: 'a desk', options: {}, address: '/?package=car-gold-shine&size=mid#appointments' },
  { device: 'a phone', options: PHONE, address: '/?package=car-gold-shine&size=mid#view-contact' },
]) {
  test.describe(`on ${device}`, again(device), () => {
    test.use(options)

    test('what was sent is told at once and after a reload, goes into a calendar, and another request begins with the same person', async ({
      page,
    }) => {
      await page.addInitScript(() => localStorage.setItem('versionSelected', 'mobile'))
      let posts = 0
      page.on('request', request => (posts += request.method() === 'POST' ? 1 : 0))
      const booking = await filledForm(page, address)
      const day = freeDay()
      await booking.take(/Engine Bay/)
      await booking.fill('Street address and town', ADDRESS)
      await booking.fill(/Message/, 'Two dogs')
      await booking.at(day, '08:30')
      await expect(booking.slot).toHaveText('✓ Time slot is available!')
      await booking.send()

      await test.step('the confirmation has the focus and says everything', async () => {
        await expect(booking.alert).toBeFocused()
        await expect(booking.alert.getByRole('heading', { name: 'Thank you' })).toBeInViewport({ ratio: 1 })
        await expect(booking.alert).toContainText(CONFIRMED)
        for (const text of [
          'Fay Fault',
          'fay@example.com',
          ADDRESS,
          inWords(day),
          '8:30 AM',
          'Gold Shine Rejuvenation',
          'Mid-Size',
          'Engine Bay',
          '$450.00',
        ])
          await expect(booking.form).toContainText(text)
        await expect(booking.form).toContainText(/Your reference: [0-9A-F]{8}/)
        await expect(booking.form.getByRole('listitem').first()).toContainText('to confirm the time and the address')
        await expect(booking.form.getByRole('link', { name: 'Call (208) 555-0142' })).toHaveAttribute('href', 'tel:2085550142')
      })

      await test.step('its calendar file is that of the visit', async () => {
        const download = page.waitForEvent('download')
        await booking.form.getByRole('link', { name: 'Add to calendar' }).click()
        const file = await download
        expect(file.suggestedFilename()).toBe('appointment.ics')
        const text = readFileSync(await file.path(), 'utf8')
        expect(text).toContain(`DTSTART;TZID=America/Boise:${day.replaceAll('-', '')}T083000`)
        expect(text).toContain(`LOCATION:${ADDRESS}`)
      })

      await test.step('a reload says it again, and sends nothing', async () => {
        const told = await booking.form.textContent()
        await page.reload()
        await expect(booking.alert).toContainText(CONFIRMED)
        expect(await booking.form.textContent()).toBe(told)
        await expect(booking.form.locator('form')).toHaveCount(0)
        expect(posts).toBe(1)
      })

      await test.step('another request begins anew, with the same person', async () => {
        await booking.form.getByRole('button', { name: 'Send another request' }).click()
        await booking.isAlive()
        await expect(booking.form.getByRole('radio', { name: 'Book Appointment' })).toBeFocused()
        await expect(booking.form.getByRole('radio', { name: 'Car', exact: true })).not.toBeChecked()
        await expect(booking.form.getByLabel('Name')).toHaveValue('Fay Fault')
        await expect(booking.form.getByLabel('Street address and town')).toHaveValue(ADDRESS)
        await expect(booking.form.getByLabel(/Message/)).toHaveValue('')
        await page.reload()
        await booking.isAlive()
        await expect(booking.form.getByLabel('Email')).toHaveValue('fay@example.com')
        await expect(booking.form.locator('.sent')).toHaveCount(0)
      })
    })
  })
}

test('a link with choices begins another request in place of the confirmation, with the same person, also after a reload', async ({ page }) => {
  const booking = await filledForm(page, '/?mode=quote&package=motorcycle-standard-detail#appointments')
  await booking.send()
  await expect(booking.alert).toContainText('Quote requested!')
  await page.getByRole('link', { name: 'Request Fleet Quote' }).click()
  await booking.isAlive()
  await expect(booking.form.getByRole('radio', { name: 'Semi' })).toBeChecked()
  await expect(booking.form.getByLabel('Name')).toHaveValue('Fay Fault')
  await page.reload()
  await booking.isAlive()
  await expect(booking.form.getByRole('radio', { name: 'Semi' })).toBeChecked()
})

test('nothing is sent that could not be confirmed, and what a stranger wrote into the memory of the tab hides no form', async ({
  page,
  complaints,
}) => {
  await page.route('**/assets/sent-request-*.js', route => route.abort())
  await page.addInitScript(() => sessionStorage.setItem('bookingSent', sessionStorage.getItem('bookingSent') ?? '{"id":1}'))
  let posts = 0
  page.on('request', request => (posts += request.method() === 'POST' ? 1 : 0))
  const booking = await filledForm(page, '/?mode=quote&package=motorcycle-standard-detail#appointments')
  await booking.send()
  await expect(booking.alert).toContainText('Online booking could not be loaded. Please reload the page, or call or text us at (208) 555-0142.')
  expect(posts).toBe(0)
  await page.unroute('**/assets/sent-request-*.js')
  await page.evaluate(() => sessionStorage.setItem('bookingSent', '{"id":1}'))
  await page.reload()
  await booking.isAlive()
  await expect(booking.form.getByLabel('Name')).toBeVisible()
  await expect(booking.form.getByLabel('Name')).toHaveValue('Fay Fault')
  await booking.send()
  await expect(booking.alert).toContainText('Quote requested!')
  expectFailedLoads(complaints)
})
