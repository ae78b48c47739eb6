import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../support/browser/accessible.ts'
import { BookingPage } from '../../support/browser/booking-page.ts'
import { PHONE } from '../../support/browser/phone.ts'
import { dayAhead, expect, test } from '../../support/browser/site.ts'
import { AGAIN } from '../../support/browser/again.ts'

/** The form in steps, as content asks for them: vehicle, day and time, details. */

const YEAR = { kind: 'number', name: 'built', label: 'Year', shown: { categories: ['Car'] }, min: 1900, max: 2050, invalid: 'From {min} to {max}' }

const EDITS = [
  { file: 'booking-form.json', at: '/steps', set: { label: 'Steps', progress: '{step} of {count}: {title}', next: 'Continue', back: 'Go back' } },
  ...[0, 1, 2].map(group => ({ file: 'booking-form.json', at: `/groups/${group}/beginsStep`, set: true })),
  ...[3, 4].map(group => ({ file: 'booking-form.json', at: `/groups/${group}/isFolded`, set: true })),
  { file: 'booking-form.json', at: '/groups/0/fields/-', set: YEAR },
  { file: 'booking-form.json', at: '/groups/1/fields/0/soonest', set: { label: 'Next free days', starts: '{count} times' } },
]

test.use({ business: { edits: EDITS } })

const MOTORCYCLE = '?package=motorcycle-standard-detail'

class Steps extends BookingPage {
  readonly progress = this.form.locator('.progress p')
  readonly next: Locator = this.form.getByRole('button', { name: 'Continue' })

  async isAt(progress: string): Promise<void> {
    await expect(this.progress).toHaveText(progress)
    await expect(this.form.getByRole('heading', { name: progress.slice('1 of 3: '.length) })).toBeVisible()
  }

  async chooseCar(): Promise<void> {
    await this.choose('Vehicle type', 'Car')
    await this.choose('Car package', /Gold Shine/)
    await this.choose('Vehicle size', /Mid-Size/)
  }

  /** Chooses the second of the next free days, and a time; that day. */
  async chooseDay(): Promise<string> {
    const days = this.form.getByRole('group', { name: 'Next free days' }).getByRole('button')
    await expect(days).toHaveCount(3)
    await expect(days.nth(1)).toContainText(/\d+ times/)
    await days.nth(1).click()
    await expect(days.nth(1)).toHaveAttribute('aria-pressed', 'true')
    await this.form.locator('[name=appointment_time]').selectOption('10:00')
    return this.form.locator('[name=appointment_date]').inputValue()
  }
}

test('a visitor books in three steps, each with a check and an entry of the history of its own', async ({ page }) => {
  const booking = new Steps(page)
  await booking.open()
  await booking.isAt('1 of 3: Your vehicle')
  await expect(booking.form.getByLabel('Name')).toBeHidden()
  await expect(booking.submit.filter({ hasText: 'Request Visit' })).toBeHidden()

  // Only what this step asks is missing, in the words of the whole form.
  await booking.next.click()
  await expect(booking.alert).toBeFocused()
  await expect(booking.alert.getByRole('link')).toHaveText(['Please select a vehicle type'])
  await booking.chooseCar()
  await booking.fill('Year', '1066')
  await booking.next.click()
  await expect(booking.error('built')).toHaveText('From 1900 to 2050')
  await booking.fill('Year', '2019')
  await page.keyboard.press('Enter')

  await booking.isAt('2 of 3: Day and time')
  await expect(booking.alert).toHaveCount(0)
  await expect(booking.form.getByRole('heading', { name: 'Day and time' })).toBeFocused()
  await expect(booking.form.getByRole('list', { name: 'Steps' }).getByRole('listitem').nth(1)).toHaveAttribute('aria-current', 'step')
  await expect(booking.estimate).toContainText('$350.00')
  const day = await booking.chooseDay()
  expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
  await booking.next.click()
  await booking.isAt('3 of 3: Your details')

  // Back is one step, in the browser and in the form; a reload stays, and nothing is asked again.
  await page.goBack()
  await booking.isAt('2 of 3: Day and time')
  await page.reload()
  await booking.isAlive()
  await booking.isAt('2 of 3: Day and time')
  await expect(booking.form.locator('[name=appointment_date]')).toHaveValue(day)
  await booking.form.getByRole('button', { name: 'Go back' }).click()
  await booking.isAt('1 of 3: Your vehicle')
  await expect(booking.form.getByRole('radio', { name: /Gold Shine/ })).toBeChecked()
  await expect(booking.form.getByLabel('Year')).toHaveValue('2019')
  await page.goForward()
  await page.goForward()
  await booking.isAt('3 of 3: Your details')

  // What is folded opens at an error in it, and a link of the summary leads to it.
  await expect(booking.form.getByLabel('Message')).toBeHidden()
  await booking.form.getByText('Anything else?').click()
  await booking.fill('Message', 'x')
  await booking.fill('Name', 'Stella Step')
  await booking.fill('Email', 'stella@example.com')
  await booking.submit.last().click()
  await expect(page.locator('.sent')).toContainText('$350.00')
})

test('a link of the summary opens the step and the fold of its field', async ({ page, complaints }) => {
  await page.route('**/api/v1/appointments/', route =>
    route.fulfill({ status: 400, json: { error: 'No', fields: { service_zip: 'No such place', motorcycle_package: 'No such package' } } }),
  )
  const booking = new Steps(page)
  await booking.open(`/${MOTORCYCLE}&mode=quote#appointments`)
  await booking.isAt('2 of 2: Your details')
  await booking.fill('Name', 'Stella Step')
  await booking.fill('Email', 'stella@example.com')
  await booking.submit.last().click()
  await booking.alert.getByRole('link', { name: 'No such place' }).click()
  await expect(booking.form.getByLabel('ZIP code')).toBeFocused()
  await booking.alert.getByRole('link', { name: 'No such package' }).click()
  await booking.isAt('1 of 2: Your vehicle')
  await expect(booking.form.getByRole('radio', { name: /Standard Detail/ })).toBeFocused()
  // The browser itself logs the failed call.
  complaints.length = 0
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('a link with a choice begins after what it answers; other views leave the step as it is', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('versionSelected', 'mobile'))
    const booking = new Steps(page)
    await booking.open(`/${MOTORCYCLE}#view-contact`)
    await booking.isAt('2 of 3: Day and time')
    await booking.chooseDay()
    await booking.next.click()
    await booking.isAt('3 of 3: Your details')
    await page.getByRole('link', { name: 'About', exact: true }).click()
    await expect(booking.progress).toBeHidden()
    await page.getByRole('link', { name: 'Book', exact: true }).click()
    await booking.isAt('3 of 3: Your details')
    await page.goBack()
    await page.goBack()
    await booking.isAt('3 of 3: Your details')
    await page.goBack()
    await booking.isAt('2 of 3: Day and time')
  })
})

test('when the free days cannot be had, the day is chosen as ever, and nothing moves when they come', async ({ page, complaints }) => {
  const booking = new Steps(page)
  let answer = (): void => {}
  const asked = new Promise<void>(resolve => (answer = resolve))
  await page.route('**/services/days?*', async route => {
    await asked
    await route.continue()
  })
  await booking.open(`/${MOTORCYCLE}#appointments`)
  const time = booking.form.locator('[name=appointment_time]')
  // From its heading on: the page itself may still scroll.
  const top = () => time.evaluate(each => each.getBoundingClientRect().top - (each.closest('.group')?.getBoundingClientRect().top ?? 0))
  await booking.isAt('2 of 3: Day and time')
  const before = await top()
  answer()
  await expect(booking.form.getByRole('group', { name: 'Next free days' }).getByRole('button')).toHaveCount(3)
  expect(await top()).toBe(before)

  await page.route('**/services/days?*', route => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await booking.isAlive()
  await booking.at(dayAhead(20), '10:00')
  await booking.next.click()
  await booking.isAt('3 of 3: Your details')
  // The browser itself logs the failed call.
  complaints.length = 0
})

test('every step is accessible at every width', AGAIN, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const booking = new Steps(page)
  await booking.open()
  await looked(page)
  await booking.chooseCar()
  await booking.next.click()
  await booking.chooseDay()
  await looked(page)
  await booking.next.click()
  await looked(page)
})

async function looked(page: Page): Promise<void> {
  await expectAccessible(page, [1280, 360], '#booking-form')
}
