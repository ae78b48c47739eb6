import type { Page } from '@playwright/test'
import { BookingPage } from '../support/booking-page.ts'
import { PHONE } from '../support/phone.ts'
import { dayAhead, expect, test } from '../support/site.ts'

test.use(PHONE)

test('a phone goes from the category to the booked visit', async ({ page }) => {
  await page.goto('/')
  await chooseMobile(page)
  await page
    .getByRole('link', { name: /RVs & Motorhomes/ })
    .first()
    .click()
  await expect(page.getByText('From $12 per linear foot').first()).toBeVisible()
  await page.getByRole('link', { name: 'Book This Service' }).locator('visible=true').first().click()
  const booking = new BookingPage(page)
  await booking.isAlive()
  await expect(booking.form.getByRole('radio', { name: /Exterior/ })).toBeChecked()
  await booking.fill('RV length', '25')
  await expect(booking.estimate).toContainText('$300.00')
  await booking.at(dayAhead(40), '08:30')
  await booking.fill('Name', 'Mona Mobile')
  await booking.fill('Email', 'mona@example.com')
  await booking.send()
  await expect(booking.alert).toContainText('Please fill in all required fields')
  await booking.fill(/Phone/, '208-555-0155')
  await booking.send()
  await expect(booking.alert).toContainText('Appointment requested!')
})

test('a quote answers in the mobile words', async ({ page }) => {
  const booking = new BookingPage(page)
  await booking.open('/?mode=quote&category=Semi&package=semi-platinum-shine#appointments')
  await page.goto('/?mode=quote&category=Semi&package=semi-platinum-shine#view-contact')
  await booking.isAlive()
  await booking.fill('Name', 'Mia Mobile')
  await booking.fill('Email', 'mia@example.com')
  await booking.fill(/Phone/, '208-555-0156')
  await booking.send()
  await expect(booking.alert).toContainText('Quote requested! We will contact you shortly with a personalized quote.')
})

test('views follow the tabs and the back button', async ({ page }) => {
  await page.goto('/')
  await chooseMobile(page)
  await page.getByRole('link', { name: 'About', exact: true }).last().click()
  await expect(page.getByRole('heading', { name: 'Insured' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Insured' })).toBeHidden()
})

async function chooseMobile(page: Page): Promise<void> {
  const answer = { name: 'Mobile Version (recommended)' }
  await page.getByRole('link', answer).or(page.getByRole('button', answer)).click()
}
