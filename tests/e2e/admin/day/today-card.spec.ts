import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expectFailedLoads } from '../../../support/browser/failed-loads.ts'
import { freeDay } from '../../../support/browser/free-day.ts'
import { PHONE } from '../../../support/browser/phone.ts'
import { sendRequest } from '../../../support/browser/send-request.ts'
import { settled } from '../../../support/browser/settled.ts'
import { expect, test } from '../../../support/browser/site.ts'
import { signInOn, visit } from '../../../support/browser/today-page.ts'

/** What the card of a visit says, and where it leads. */

test.describe('without an address', () => {
  test.use(PHONE)

  test('a visit without an address leads to where that is entered, and comes back with it', async ({ page, request: api }) => {
    const { name, missing, form } = await openMissingAddress(page, api)
    await page.keyboard.type('12 Elm Street')
    await form.getByRole('button', { name: 'Save', exact: true }).tap()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(visit(page, name)).toContainText('12 Elm Street')
    await expect(missing).toHaveCount(0)
    await expect(page.getByRole('button', { name: `Details of ${name}` })).toBeFocused()
  })

  test('who opens the address of a visit and leaves it as it is stands before that visit again', async ({ page, request: api }) => {
    const { missing } = await openMissingAddress(page, api)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(missing).toBeFocused()
  })
})

test.describe('with a long address', () => {
  test.use(PHONE)

  test('where one drives can be read in full', async ({ page, request: api }) => {
    const [date, name] = [freeDay(), 'Lena Long']
    const service_address = '12345 North Old Mountain View Ranch Road, Building C, Unit 204, behind the grain elevator, Garden City, Idaho 83714'
    await sendRequest(api, name, { date, time: '07:00' }, { service_address })
    await signInOn(page, date)
    const address = visit(page, name).getByText(service_address)
    await expect(address).toBeVisible()
    const hidden = await address.evaluate(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => [
      scrollHeight - clientHeight,
      scrollWidth - clientWidth,
    ])
    expect(hidden).toEqual([0, 0])
  })
})

test.describe('with notes', () => {
  test.use(PHONE)

  test('what the owner has written down about a customer stands on the card of the next visit, also without a connection', async ({
    page,
    context,
    request: api,
    complaints,
  }) => {
    const [date, name] = [freeDay(), 'Nelly Noted']
    await sendRequest(api, name, { date, time: '07:00' })
    await signInOn(page, date)
    await expect(visit(page, name)).not.toContainText('Your notes')
    await page.getByRole('button', { name: `Details of ${name}` }).tap()
    const drawer = page.getByRole('dialog', { name })
    for (const note of ['Gate code 1234', 'The dog bites']) {
      await drawer.getByLabel('New note').fill(note)
      await drawer.getByRole('button', { name: 'Save note' }).tap()
      await expect(drawer.getByRole('listitem').filter({ hasText: note })).toBeVisible()
    }
    await drawer.getByRole('button', { name: 'Close' }).tap()
    await expect(visit(page, name).locator('dd').last()).toHaveText('The dog bites\nGate code 1234')
    await context.setOffline(true)
    await expect(page.getByText('No connection. The day as of')).toBeVisible()
    // Who comes back to the page has them asked for again, in vain.
    const failed = page.waitForEvent('requestfailed', request => /\/v1\/notes\?/.test(request.url()))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await failed
    await settled(page)
    await expect(visit(page, name)).toContainText('Your notes')
    await expect(visit(page, name)).toContainText('The dog bites')
    expectFailedLoads(complaints)
  })
})

async function openMissingAddress(page: Page, api: APIRequestContext): Promise<{ name: string; missing: Locator; form: Locator }> {
  const [date, name] = [freeDay(), 'Nora Nowhere']
  await sendRequest(api, name, { date, time: '07:00' })
  await signInOn(page, date)
  const missing = visit(page, name).getByRole('button', { name: 'No address yet' })
  await missing.tap()
  const form = page.getByRole('dialog', { name: 'Edit request' })
  await expect(form.getByLabel('Street address')).toBeFocused()
  return { name, missing, form }
}

const named = (name: string, label: string) => ({ kind: 'text', name, label, maxLength: 60, shown: { categories: ['Car'] } })
const THING = {
  id: 'thing',
  title: 'Thing',
  fields: [named('make', 'Make'), named('model', 'Model'), named('built', 'Year')],
}

test.describe('where the form asks what is worked on', () => {
  test.use({ ...PHONE, business: { edits: [{ file: 'booking-form.json', at: '/groups/-', set: THING }] } })

  test('a visit says so, with the add-ons', async ({ page, request: api }) => {
    const [date, chosen] = [freeDay(), { car_package: 'car-gold-shine', car_size: 'mid', car_addons: ['engine-bay', 'pet-hair'] }]
    await sendRequest(api, 'Wanda Works', { date, time: '07:00' }, { ...chosen, make: 'Subaru', model: 'Outback', built: '2019' })
    await sendRequest(api, 'Nina Nameless', { date, time: '13:30' })
    await signInOn(page, date)
    await expect(visit(page, 'Wanda Works')).toContainText('Subaru Outback 2019 + Engine Bay + Pet Hair')
    await expect(visit(page, 'Wanda Works')).not.toContainText('Car')
    await expect(visit(page, 'Nina Nameless')).toContainText('Basic Shine Detail Car')
  })
})
