import type { Locator, Page } from '@playwright/test'
import { BookingPage } from '../../support/browser/booking-page.ts'
import { MOTION } from '../../support/browser/motion.ts'
import { expect, test } from '../../support/browser/site.ts'
import { AGAIN } from '../../support/browser/again.ts'

/** Specification, section 2: the desktop page. */

const SECTIONS = ['hero', 'about', 'contact', 'appointments']

const SERVICES = [
  { entry: 'Car Services', section: 'services' },
  { entry: 'RV Services', section: 'rv-services-page' },
  { entry: 'Semi Services', section: 'semi-services-page' },
  { entry: 'Tractor Services', section: 'tractor-services-page' },
  { entry: 'Motorcycles/Dirtbikes/ATVs', section: 'motorcycle-services-page' },
]

const CALLS = [
  { label: 'Book Car Detailing Appointment', category: 'Car', mode: 'Book Appointment' },
  { label: 'Book RV Detailing Appointment', category: 'RV', mode: 'Book Appointment' },
  { label: 'Book Semi-Truck Detailing', category: 'Semi', mode: 'Book Appointment' },
  { label: 'Book Tractor Detailing', category: 'Tractor', mode: 'Book Appointment' },
  { label: 'Request Fleet Quote', category: 'Semi', mode: 'Request Quote' },
  { label: 'Request Custom RV Quote', category: 'RV', mode: 'Request Quote' },
  { label: 'Schedule Your Tractor Detail', category: 'Tractor', mode: 'Request Quote' },
]

test.describe('section 2: navigation', () => {
  test.beforeEach(({ page }) => page.goto('/'))

  test('every link of the bar, and every entry of Services, scrolls to its section', async ({ page }) => {
    for (const [label, section] of [
      ['Appointments', 'appointments'],
      ['Contact', 'contact'],
      ['About Us', 'about'],
      ['Home', 'hero'],
    ] as const) {
      await navigation(page).getByRole('link', { name: label, exact: true }).click()
      await expectAtTop(page.locator(`#${section}`))
    }
    for (const { entry, section } of SERVICES) {
      await servicesButton(page).click()
      await navigation(page).getByRole('link', { name: entry, exact: true }).click()
      await expectAtTop(page.locator(`section#${section}`))
      await expect(navigation(page).getByRole('link', { name: entry, exact: true })).toBeHidden()
    }
  })

  test('Services toggles on a click, and closes on a click outside and on Escape', async ({ page }) => {
    const entry = navigation(page).getByRole('link', { name: 'RV Services', exact: true })
    await expect(entry).toBeHidden()
    await servicesButton(page).click()
    await expect(entry).toBeVisible()
    await servicesButton(page).click()
    await expect(entry).toBeHidden()
    await servicesButton(page).click()
    await page.locator('h1').click()
    await expect(entry).toBeHidden()
    await servicesButton(page).click()
    await entry.focus()
    await page.keyboard.press('Escape')
    await expect(entry).toBeHidden()
    await expect(servicesButton(page)).toBeFocused()
  })

  test('the bar changes after 50 px of scroll, and back-to-top appears after 300 px', async ({ page }) => {
    const bar = page.locator('header.top')
    const up = page.getByRole('link', { name: 'Back to top' })
    const look = () => bar.evaluate(element => getComputedStyle(element).boxShadow)
    const scrollTo = (top: number) => page.evaluate(y => window.scrollTo({ top: y, behavior: 'instant' }), top)
    const atRest = await look()
    await scrollTo(50)
    await expect.poll(look).toBe(atRest)
    await scrollTo(51)
    await expect.poll(look).not.toBe(atRest)
    await scrollTo(300)
    await expect(up).toBeHidden()
    await scrollTo(301)
    await expect(up).toBeVisible()
    await up.click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })
})

test.describe('where pages move', () => {
  test.use(MOTION)

  test('a reload, and the way back from another page, return to the lines that were read', async ({ page }) => {
    await page.goto('/')
    const line = page.locator('#semi-services-page').getByRole('heading').first()
    await line.scrollIntoViewIfNeeded()
    // Not by the wheel: on a busy machine it turns only after the place has been noted.
    await page.evaluate(() => scrollBy({ top: 400, behavior: 'instant' }))
    const top = () => line.evaluate(element => Math.round(element.getBoundingClientRect().top))
    let before = Number.NaN
    await expect.poll(async () => before === (before = await top())).toBe(true)
    await page.reload()
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(5)
    await page.goto('/rv-detailing')
    await page.goBack()
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(5)
  })

  test('Back within the page leads at once to the question of the form that was left', AGAIN, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('navigation').getByRole('link', { name: 'Appointments' }).click()
    const question = page.locator('#booking-form [name=name]')
    await question.evaluate(field => field.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await question.focus()
    const top = () => question.evaluate(field => Math.round(field.getBoundingClientRect().top))
    let before = Number.NaN
    await expect.poll(async () => before === (before = await top())).toBe(true)
    // Not by the mouse: Playwright scrolls a little before it presses a link of the sticky head.
    await page.getByRole('navigation').getByRole('link', { name: 'Home' }).dispatchEvent('click')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(5)
  })

  test('a jump over sections that were never in sight leads to the same lines after a reload', AGAIN, async ({ page }) => {
    await page.goto('/')
    const line = page.locator('#motorcycle-services-page').getByRole('heading').first()
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight - 5000, behavior: 'instant' }))
    const top = () => line.evaluate(element => Math.round(element.getBoundingClientRect().top))
    let before = Number.NaN
    await expect.poll(async () => before === (before = await top())).toBe(true)
    await page.reload()
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(5)
  })

  test('a card for every category leads to its section', AGAIN, async ({ page }) => {
    await page.goto('/')
    await page
      .locator('section#categories')
      .getByRole('link', { name: /Tractors/ })
      .click()
    await expectAtTop(page.locator('section#tractor-services-page'))
  })

  test('Contact scrolls to its section, and Home back from there', AGAIN, async ({ page }) => {
    await page.goto('/')
    for (const [label, section] of [
      ['Contact', 'contact'],
      ['Home', 'hero'],
    ] as const) {
      await navigation(page).getByRole('link', { name: label, exact: true }).click()
      await expectAtTop(page.locator(`#${section}`))
    }
  })
})

test.describe('section 2: sections', () => {
  test('stand on the page with their ids, and the footer says the year', async ({ page }) => {
    await page.goto('/')
    for (const id of [...SECTIONS, ...SERVICES.map(({ section }) => section)]) await expect(page.locator(`section#${id}`), id).toBeVisible()
    await expect(page.locator('section#hero').getByRole('heading', { level: 1 })).toHaveText('Detailing that comes to you')
    const contact = page.locator('section#contact')
    await expect(contact.getByRole('link', { name: /\(208\) 555-0142/ }).first()).toHaveAttribute('href', 'tel:2085550142')
    await expect(contact.getByRole('link', { name: /alderglass@example\.com/ })).toHaveAttribute('href', 'mailto:alderglass@example.com')
    const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'America/Boise' }).format(new Date())
    await expect(page.getByRole('contentinfo')).toContainText(`© ${year}`)
  })

  test('every call to action scrolls to the form, with its category and its mode chosen', async ({ page }) => {
    await page.goto('/')
    const booking = new BookingPage(page)
    for (const { label, category, mode } of CALLS) {
      await test.step(label, async () => {
        await page.getByRole('link', { name: label, exact: true }).click()
        await booking.isAlive()
        await expect(booking.form.getByRole('radio', { name: category, exact: true })).toBeChecked()
        await expect(booking.form.getByRole('radio', { name: mode })).toBeChecked()
        await expectAtTop(page.locator('section#appointments'))
      })
    }
  })

  test.describe('with motion', () => {
    test.use(MOTION)

    test('a call to action leads to the form, also when the page was on its way there and has been brought back', AGAIN, async ({ page }) => {
      await page.goto('/')
      const top = () => page.evaluate(() => scrollY)
      const [first, second] = ['Book Tractor Detailing', 'Schedule Your Tractor Detail'].map(name => page.getByRole('link', { name, exact: true }))
      for (let round = 0; round < 3; round++) {
        await first?.evaluate(link => link.scrollIntoView({ block: 'center', behavior: 'instant' }))
        const start = await top()
        await first?.click()
        await expect.poll(top).toBeGreaterThan(start + 50)
        // As assistive technology brings a link into sight and presses it.
        await second?.evaluate((link: HTMLElement) => {
          link.scrollIntoView({ block: 'center', behavior: 'instant' })
          link.click()
        })
        await expectAtTop(page.locator('section#appointments'))
      }
    })
  })

  test('the motorcycle page is at its top when it opens, however far one had read before', AGAIN, async ({ page }) => {
    const bottom = () => page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await page.goto('/')
    await bottom()
    await servicesButton(page).click()
    await page.getByRole('navigation').getByRole('link', { name: 'Motorcycles/Dirtbikes/ATVs' }).first().click()
    await expectAtTop(page.locator('section#motorcycle-services-page'))
    await bottom()
    await page.goto('/motorcycle-detailing')
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  })

  test('the motorcycle section ends with a Book Now link to the form', AGAIN, async ({ page }) => {
    await page.goto('/#motorcycle-services-page')
    const section = page.locator('section#motorcycle-services-page')
    await expectAtTop(section)
    const last = section.getByRole('link').last()
    await expect(last).toHaveText('Book Now')
    await last.click()
    await expect(page.locator('section#appointments')).toBeInViewport()
    await expect(page.locator('#booking-form').getByRole('radio', { name: 'Motorcycle' })).toBeChecked()
  })

  test("a package's size is taken along from the row of its price", AGAIN, async ({ page }) => {
    await page.goto('/')
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Gold Shine Rejuvenation' }) })
    await card.getByRole('link', { name: 'Large SUV/Vans/3-Row' }).click()
    const booking = new BookingPage(page)
    await booking.isAlive()
    await expect(booking.form.getByRole('radio', { name: /Gold Shine/ })).toBeChecked()
    await expect(booking.form.getByRole('radio', { name: /Large SUV/ })).toBeChecked()
    await expect(booking.estimate).toContainText('$400.00')
  })
})

test.describe('section 2: addresses', () => {
  test('#/admin is the admin, any other hash the site, without loading the page again', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await page.evaluate(() => (location.hash = '#/admin'))
    await expect(page.getByLabel('Username')).toBeVisible()
    await expect(page.locator('h1', { hasText: 'Detailing that comes to you' })).toBeHidden()
    await page.evaluate(() => (location.hash = '#contact'))
    await expect(page.locator('section#contact')).toBeInViewport()
    await expect(page.getByLabel('Username')).toBeHidden()
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  })

  test('every category has a page of its own, where it stands first', async ({ page }) => {
    await page.goto('/rv-detailing')
    await expect(page).toHaveTitle(/RV/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('RV & Motorhome Detailing')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/rv-detailing$/)
    const ids = await page.locator('main > section').evaluateAll(sections => sections.map(({ id }) => id))
    expect(ids.indexOf('rv-services-page')).toBeLessThan(ids.indexOf('services'))
  })

  test('an address that is no page says so, with a way home', async ({ page, complaints }) => {
    await page.goto('/no-such-page')
    await expect(page.getByRole('heading', { name: 'There is no page here' })).toBeVisible()
    await page.getByRole('link', { name: 'Go to the front page' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Detailing that comes to you')
    expect(complaints.splice(0)).toEqual([expect.stringContaining('404')])
  })
})

function navigation(page: Page): Locator {
  return page.getByRole('navigation')
}

function servicesButton(page: Page): Locator {
  return navigation(page).locator('summary', { hasText: 'Services' })
}

/** The section's top stands in sight, right below the bar. */
async function expectAtTop(section: Locator): Promise<void> {
  await expect.poll(async () => Math.abs((await section.boundingBox())?.y ?? Number.NaN)).toBeLessThan(120)
}
