import type { Locator } from '@playwright/test'
import { expectAccessible } from '../../support/browser/accessible.ts'
import { BookingPage } from '../../support/browser/booking-page.ts'
import { PHONE } from '../../support/browser/phone.ts'
import { expect, test } from '../../support/browser/site.ts'
import { AGAIN } from '../../support/browser/again.ts'

/** What a visitor sees of packages before choosing one, and of what is promised where money is decided. */

test.describe('on a phone', () => {
  test.use(PHONE)

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('versionSelected', 'mobile'))
  })

  test('all packages of a category are seen in three screens; the rest of each is one tap away, and moves nothing above it', async ({ page }) => {
    await page.goto('/#services')
    const cards = page.locator('article:visible')
    await expect(cards).toHaveCount(5)
    expect(await heightOf(page.locator('#view-services'))).toBeLessThan(3 * 844)
    await expect(cards.filter({ hasText: 'From $' })).toHaveCount(5)
    const gold = cards.filter({ has: page.getByRole('heading', { name: 'Gold Shine Rejuvenation' }) })
    const included = gold.getByRole('heading', { name: "What's Included" })
    await expect(included).toBeHidden()
    await gold.evaluate(card => card.scrollIntoView({ block: 'center' }))
    const top = await topOf(gold)
    await gold.locator('summary').first().tap()
    await expect(included).toBeVisible()
    await expect(gold.getByRole('listitem')).toContainText(['Everything in Silver Shine Detail', 'Iron fallout removal'])
    await expect(gold.getByRole('row', { name: 'Mid-Size SUV/Trucks $350+' })).toBeVisible()
    expect(await topOf(gold)).toBe(top)
    for (const folded of await page.locator('section.category:visible details').all())
      await folded.evaluate(part => part.toggleAttribute('open', true))
    await expectAccessible(page, [360])
  })

  test('a comparison scrolls under its heads, and beside the names of its features', async ({ page }) => {
    await page.goto('/#services')
    await page.getByRole('link', { name: 'Compare packages' }).locator('visible=true').tap()
    await expect(page).toHaveURL(/\/car-detailing#services-comparison$/)
    const table = page.getByRole('table', { name: 'Compare packages: Cars & SUVs' })
    await expect(table).toBeVisible()
    const scroller = table.locator('xpath=..')
    await scroller.evaluate(box => box.scrollTo(200, box.scrollHeight))
    const { x = 0, y = 0 } = (await scroller.boundingBox()) ?? {}
    const head = await table.getByRole('columnheader', { name: 'Gold Shine Rejuvenation' }).boundingBox()
    expect(Math.abs((head?.y ?? -99) - y)).toBeLessThan(3)
    const feature = await table.getByRole('rowheader', { name: 'Written care guide for the first week and after' }).boundingBox()
    expect(Math.abs((feature?.x ?? -99) - x)).toBeLessThan(3)
  })

  test('the guarantee and the phone number stand below the button, and take no place of the docked price', async ({ page }) => {
    const booking = new BookingPage(page)
    await booking.open('/?package=car-gold-shine&size=mid#view-contact')
    const promise = booking.form.getByText('we come back to make it right')
    await expect(promise).not.toBeInViewport()
    await expect(booking.submit).toBeInViewport()
    await expectGuarantee(booking)
    expect(await topOf(promise)).toBeGreaterThan(await topOf(booking.submit))
  })

  test('the guarantee and the phone number stand among the packages', async ({ page }) => {
    await page.goto('/#services')
    const view = page.locator('#view-services')
    await expect(view.getByText('we come back to make it right')).toBeVisible()
    await expect(view.getByRole('link', { name: 'Rather talk? Call (208) 555-0142' })).toHaveAttribute('href', 'tel:2085550142')
  })
})

test.describe('without script', () => {
  test.use({ ...PHONE, javaScriptEnabled: false })

  test('a package unfolds by tap and by keyboard, and its comparison opens', async ({ page }) => {
    await page.goto('/#services')
    const body = (name: string) => page.locator('article:visible', { has: page.getByRole('heading', { name }) }).getByText("What's Included")
    await page.getByText('Basic Shine Detail').locator('visible=true').first().tap()
    await expect(body('Basic Shine Detail')).toBeVisible()
    await page.locator('article:visible summary').filter({ hasText: 'Platinum' }).focus()
    await page.keyboard.press('Enter')
    await expect(body('Platinum Shine Restoration')).toBeVisible()
    await page.getByRole('link', { name: 'Compare packages' }).locator('visible=true').tap()
    await expect(page.getByRole('table', { name: /Compare packages/ })).toBeVisible()
  })
})

test.describe('on a desk', AGAIN, () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('a link leads to the comparison, whose heads stay in sight while it is read', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Compare packages' }).first().click()
    const table = page.getByRole('table', { name: 'Compare packages: Cars & SUVs' })
    await expect(table).toBeVisible()
    const row = (name: string) => table.getByRole('row', { name })
    await expect(row('Two-bucket hand wash with grit guards').getByRole('cell')).toHaveText([
      'Included',
      'Included',
      'Included',
      'Included',
      'Not included',
    ])
    await expect(row('Large SUV/Vans/3-Row').getByRole('cell')).toHaveText(['$60', '$175+', '$400+', '$550+', '$500+'])
    const last = row('Written care guide for the first week and after')
    await last.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const head = table.getByRole('columnheader', { name: 'Platinum Shine Restoration' })
    await expect(head).toBeInViewport({ ratio: 1 })
    // Not under the page's head.
    expect(
      await head.evaluate(cell => cell.contains(document.elementFromPoint(cell.getBoundingClientRect().x + 9, cell.getBoundingClientRect().y + 5))),
    ).toBe(true)
    await expectAccessible(page, [768, 1280], '.comparison')
  })

  test('the guarantee and the phone number stand beside the price', async ({ page }) => {
    const booking = new BookingPage(page)
    await booking.open('/?package=car-gold-shine&size=mid#appointments')
    await booking.form.getByLabel('Email').scrollIntoViewIfNeeded()
    await expect(booking.estimate).toBeInViewport()
    await expect(booking.form.getByText('we come back to make it right')).toBeInViewport({ ratio: 1 })
    await expectGuarantee(booking)
  })
})

async function expectGuarantee({ form }: BookingPage): Promise<void> {
  const call = form.getByRole('link', { name: 'Rather talk? Call (208) 555-0142' })
  await call.scrollIntoViewIfNeeded()
  await expect(form.getByText('we come back to make it right')).toBeInViewport()
  await expect(call).toHaveAttribute('href', 'tel:2085550142')
}

function topOf(place: Locator): Promise<number> {
  return place.evaluate(element => Math.round(element.getBoundingClientRect().top))
}

function heightOf(place: Locator): Promise<number> {
  return place.evaluate(element => element.getBoundingClientRect().height)
}
