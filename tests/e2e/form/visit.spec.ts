import type { Locator } from '@playwright/test'
import visit from '../../cases/visit.json' with { type: 'json' }
import { expectAccessible } from '../../support/browser/accessible.ts'
import { BookingPage } from '../../support/browser/booking-page.ts'
import { expect, test } from '../../support/browser/site.ts'
import { again } from '../../support/browser/again.ts'

/** A visit of several vehicles, where content says what they cost together. */

const VISIT = { ...visit, mostItems: 3, rules: visit.rules.filter(({ id }) => id !== 'five') }
test.use({ business: { edits: [{ file: 'visit.json', at: '', set: VISIT }] } })

class VisitPage extends BookingPage {
  readonly add: Locator = this.form.getByRole('button', { name: 'Add another vehicle' })
  readonly items: Locator = this.form.getByRole('group', { name: 'On this visit' }).getByRole('listitem')

  async motorcycle(): Promise<void> {
    await this.choose('Vehicle type', 'Motorcycle')
    await this.choose('Motorcycle package', /Standard Detail/)
  }

  async car(size: RegExp): Promise<void> {
    await this.choose('Vehicle type', 'Car')
    await this.choose('Car package', /Gold Shine/)
    await this.choose('Vehicle size', size)
  }
}

for (const [device, viewport] of [
  ['phone', { width: 360, height: 740 }],
  ['desk', { width: 1440, height: 900 }],
] as const)
  test.describe(`on a ${device}`, again(device), () => {
    test.use({ viewport })

    test('two vehicles are asked for at once, changed, taken out and sent', async ({ page }) => {
      const booking = new VisitPage(page)
      await booking.open('/?mode=quote#appointments')
      await booking.motorcycle()
      await expect(booking.estimate).toContainText(/water/)
      await booking.choose('Is there water on site?', 'Yes')
      await expect(booking.estimate).toContainText('$150.00')
      await booking.add.click()
      await expect(booking.items).toHaveText([/^Standard Detail \(Motorcycle\)\s*Edit\s*Remove/, /^Motorcycle\s*Remove/])
      await booking.car(/Mid-Size/)
      await expect(booking.estimate).toContainText('$450.00')
      await expect(booking.items.nth(1)).toContainText(/Gold Shine.*Mid-Size/)
      // What was entered is there again, and the other stays.
      await booking.items.nth(0).getByRole('button', { name: /^Edit/ }).click()
      await expect(booking.form.getByRole('radio', { name: /Standard Detail/ })).toBeChecked()
      await booking.choose('Motorcycle package', /Buff/)
      await expect(booking.estimate).toContainText('$575.00')
      await booking.add.click()
      await booking.motorcycle()
      await expect(booking.add).toHaveCount(0)
      await expect(booking.form).toContainText('We look after 3 vehicles in one visit.')
      await booking.items
        .nth(2)
        .getByRole('button', { name: /^Remove/ })
        .click()
      await expect(booking.items).toHaveCount(2)
      await expect(booking.estimate).toContainText('$575.00')
      await expectAccessible(page, [viewport.width], '#booking-form')
      await booking.fill('Name', 'Vera Vans')
      await booking.fill('Email', 'vera@example.com')
      await booking.send()
      await expect(booking.alert).toContainText('Quote requested!')
      await expect(booking.form).toContainText('$575.00')
    })
  })

test('packages are priced by the answers of the vehicle that is filled in, not by those of another', async ({ page }) => {
  const booking = new VisitPage(page)
  await booking.open('/?mode=quote#appointments')
  const gold = booking.form.getByRole('radio', { name: /Gold Shine/ })
  await booking.car(/Mid-Size/)
  await booking.choose('Is there water on site?', 'Yes')
  await expect(gold).toHaveAccessibleName(/\$350\+/)
  await booking.add.click()
  await booking.choose('Vehicle type', 'Car')
  await expect(gold).toHaveAccessibleName(/From \$300/)
  await booking.choose('Car package', /Gold Shine/)
  await booking.choose('Vehicle size', /Large/)
  await expect(gold).toHaveAccessibleName(/\$400\+/)
})

test('another vehicle waits until this one is complete, and says so', async ({ page }) => {
  const booking = new VisitPage(page)
  await booking.open()
  await booking.choose('Vehicle type', 'Car')
  await booking.choose('Car package', /Gold Shine/)
  await booking.add.click()
  await expect(booking.form).toContainText('Please complete this vehicle first')
  await expect(booking.items).toHaveCount(0)
  await expect(booking.form.getByRole('group', { name: 'Vehicle size' }).getByRole('radio').first()).toBeFocused()
})

test('an open question of the visit is told before anything is sent', async ({ page }) => {
  const booking = new VisitPage(page)
  await booking.open('/?mode=quote#appointments')
  await booking.motorcycle()
  await booking.fill('Name', 'Vera Vans')
  await booking.fill('Email', 'vera@example.com')
  await booking.send()
  await expect(booking.error('visit_water')).toHaveText('Please say whether there is water')
})

test('the vehicles are still there after a reload', async ({ page }) => {
  const booking = new VisitPage(page)
  await booking.open('/?mode=quote#appointments')
  await booking.motorcycle()
  await booking.choose('Is there water on site?', 'No')
  await booking.add.click()
  await booking.car(/Sedan/)
  await expect(booking.items).toHaveCount(2)
  const price = await booking.estimate.textContent()
  await page.reload()
  await booking.isAlive()
  await expect(booking.items).toHaveCount(2)
  await expect(booking.estimate).toHaveText(price ?? '')
})

test('the whole works by keyboard', async ({ page }) => {
  const booking = new VisitPage(page)
  await booking.open('/?mode=quote#appointments')
  await booking.motorcycle()
  await booking.choose('Is there water on site?', 'Yes')
  await booking.add.focus()
  await page.keyboard.press('Enter')
  await expect(booking.items).toHaveCount(2)
  await expect(booking.form.getByRole('group', { name: 'Motorcycle package' }).getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('Space')
  await expect(booking.items.nth(1)).toContainText('Standard Detail')
  await booking.items
    .nth(0)
    .getByRole('button', { name: /^Remove/ })
    .focus()
  await page.keyboard.press('Enter')
  await expect(booking.items).toHaveCount(0)
})
