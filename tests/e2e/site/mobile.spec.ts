import type { Page } from '@playwright/test'
import { BookingPage } from '../../support/browser/booking-page.ts'
import { freeDay } from '../../support/browser/free-day.ts'
import { MOTION } from '../../support/browser/motion.ts'
import { PHONE } from '../../support/browser/phone.ts'
import { expect, test } from '../../support/browser/site.ts'
import { AGAIN } from '../../support/browser/again.ts'

/** Specification, section 2: the mobile app. */
test.use({ ...PHONE, ...MOTION })

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('versionSelected', 'mobile'))
})

test('section 2: home has a hero with Book Now, a card per category, and quick actions', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Detailing that comes to you' })).toBeVisible()
  for (const title of ['Cars & SUVs', 'RVs & Motorhomes', 'Semi Trucks', 'Tractors', 'Motorcycles']) {
    await expect(page.locator('#categories').getByRole('link', { name: new RegExp(title) })).toBeVisible()
  }
  await expect(page.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', 'tel:2085550142')
  await page.getByRole('link', { name: 'About Us' }).click()
  await expectView(page, 'About Us')
  await page.goto('/')
  await page.getByRole('link', { name: 'Book Now' }).first().click()
  await expectView(page, 'Book Your Service')
})

for (const [tab, title] of [
  ['Book', 'Book Your Service'],
  ['About', 'About Us'],
] as const) {
  test(`section 2: the bottom navigation opens ${tab}, and the back button returns home`, tab === 'About' ? AGAIN : {}, async ({ page }) => {
    await page.goto('/')
    const tabs = page.getByRole('navigation', { name: 'Main navigation' })
    await tabs.getByRole('link', { name: tab }).click()
    await expectView(page, title)
    await expect(tabs.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'true')
    await expect(tabs.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current')
    await page.getByRole('link', { name: 'Back', exact: true }).locator('visible=true').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Detailing that comes to you' })).toBeVisible()
    await expect(tabs.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'true')
  })
}

test("section 2: the browser's back and forward walk through the views", async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'About', exact: true }).click()
  await expectView(page, 'About Us')
  await page.getByRole('link', { name: 'Book', exact: true }).click()
  await expectView(page, 'Book Your Service')
  await page.goBack()
  await expectView(page, 'About Us')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Detailing that comes to you' })).toBeVisible()
  await page.goForward()
  await expectView(page, 'About Us')
})

test('a category is at its top when it opens, however far one had read before', async ({ page }) => {
  await page.goto('/')
  const card = page.locator('#categories').getByRole('link', { name: /Motorcycles/ })
  await card.scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 200)
  await card.click()
  await expectView(page, 'Services')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('back from the form returns to the package that was left: every time, and after a reload on either side', async ({ page }) => {
  await page.goto('/#rv-services-page')
  for (const card of await page.locator('article:visible').all()) await card.locator('summary').first().click()
  const top = () => page.evaluate(() => Math.round(scrollY))
  for (const [card, reloaded] of [
    [1, null],
    [0, null],
    [1, 'form'],
    [0, 'services'],
  ] as const) {
    const book = page.getByRole('link', { name: 'Book This Service' }).locator('visible=true').nth(card)
    await book.evaluate(link => link.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const before = await top()
    expect(before).toBeGreaterThan(300)
    await book.click()
    await expectView(page, 'Book Your Service')
    if (reloaded === 'form') await page.reload()
    await page.goBack()
    await expectView(page, 'Services')
    if (reloaded === 'services') await page.reload()
    await expect.poll(top, `card ${card}, reload: ${reloaded}`).toBe(before)
  }
})

test('section 2: services show name, prices, description, duration and what is included of the chosen category', async ({ page }) => {
  await page.goto('/')
  await page
    .locator('#categories')
    .getByRole('link', { name: /Semi Trucks/ })
    .click()
  await expectView(page, 'Services')
  await expect(page.locator('section.category:visible')).toHaveCount(1)
  const card = (name: string) => page.locator('article:visible').filter({ has: page.getByRole('heading', { name, exact: true }) })
  for (const name of ['Silver', 'Gold', 'Platinum']) await card(name).locator('summary').first().click()
  await expect(card('Silver')).toContainText('$299+')
  await expect(card('Platinum')).toContainText('Call for Quote')
  await expect(card('Gold')).toContainText('4-6 hours')
  await expect(card('Gold').getByRole('heading', { name: "What's Included" })).toBeVisible()
  await expect(card('Gold').getByRole('listitem').first()).toBeVisible()
  await page.getByRole('link', { name: 'Cars & SUVs' }).locator('visible=true').click()
  await card('Basic Shine Detail').locator('summary').first().click()
  await expect(card('Basic Shine Detail').getByRole('row', { name: /Mid-Size SUV\/Trucks \$55/ })).toBeVisible()
})

test('section 2: Book This Service leads to the contact view with the package chosen; a row of its price takes the size along', async ({ page }) => {
  await page.goto('/#tractor-services-page')
  const booking = new BookingPage(page)
  const card = page.locator('article:visible').filter({ has: page.getByRole('heading', { name: 'Interior and Exterior' }) })
  await card.locator('summary').first().click()
  await card.getByRole('link', { name: 'Book This Service' }).click()
  await expectView(page, 'Book Your Service')
  await booking.isAlive()
  await expect(booking.form.getByRole('radio', { name: /Interior and Exterior/ })).toBeChecked()
  await page.goBack()
  await card.getByRole('link', { name: 'Large' }).click()
  await expectView(page, 'Book Your Service')
  await expect(booking.form.getByRole('radio', { name: 'Large' })).toBeChecked()
  await expect(booking.estimate).toContainText('$300.00')
})

test('section 2: contact has call, text and e-mail links, the mode toggle, a live price and the form', async ({ page }) => {
  await page.goto('/#view-contact')
  await expectView(page, 'Book Your Service')
  await expect(page.getByRole('link', { name: 'Call (208) 555-0142', exact: true })).toHaveAttribute('href', 'tel:2085550142')
  await expect(page.getByRole('link', { name: 'Text (208) 555-0142' })).toHaveAttribute('href', 'sms:2085550142')
  await expect(page.getByRole('link', { name: 'Email alderglass@example.com' })).toHaveAttribute('href', 'mailto:alderglass@example.com')
  const booking = new BookingPage(page)
  await booking.open('/#view-contact')
  await booking.choose('Vehicle type', 'Motorcycle')
  await booking.choose('Motorcycle package', /Buff/)
  await expect(booking.estimate).toContainText('$200.00')
  await booking.choose('What would you like to do?', 'Request Quote')
  await expect(booking.form.locator('[name=appointment_date]')).toHaveCount(0)
})

test('section 2: about has a blurb, four tiles and the service area', async ({ page }) => {
  await page.goto('/#view-about')
  for (const tile of ['Mobile Service', 'Professional', 'Insured', 'Guaranteed', 'Service Area']) {
    await expect(page.getByRole('heading', { name: tile })).toBeVisible()
  }
  await expect(page.getByText('brings the detailing shop to you')).toBeVisible()
})

test('a category page opens its services', async ({ page }) => {
  await page.goto('/rv-detailing')
  await expectView(page, 'Services')
  await expect(page.locator('section#rv-services-page')).toBeVisible()
})

test('a phone goes from the category to the booked visit', async ({ page }) => {
  await page.goto('/')
  await page
    .locator('#categories')
    .getByRole('link', { name: /RVs & Motorhomes/ })
    .click()
  await expect(page.locator('article').getByText('From $12 per linear foot').first()).toBeVisible()
  await page.locator('article:visible summary').first().click()
  await page.getByRole('link', { name: 'Book This Service' }).locator('visible=true').first().click()
  const booking = new BookingPage(page)
  await booking.isAlive()
  await expect(booking.form.getByRole('radio', { name: /Exterior/ })).toBeChecked()
  await booking.fill('RV length', '25')
  await expect(booking.estimate).toContainText('$300.00')
  await booking.at(freeDay(), '08:30')
  await expect(booking.slot).toHaveText('✓ Time slot is available!')
  await booking.fill('Name', 'Mona Mobile')
  await booking.fill('Email', 'mona@example.com')
  await booking.send()
  await expect(booking.alert).toContainText('Please fill in all required fields')
  await booking.fill(/Phone/, '208-555-0155')
  await booking.send()
  await expect(booking.alert).toContainText('Appointment requested!')
})

async function expectView(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
}
