import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../../support/browser/accessible.ts'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { expectFailedLoads } from '../../../support/browser/failed-loads.ts'
import { freeDay } from '../../../support/browser/free-day.ts'
import { PHONE } from '../../../support/browser/phone.ts'
import { holdBack } from '../../../support/browser/held-back.ts'
import { sendRequest } from '../../../support/browser/send-request.ts'
import { expect, test } from '../../../support/browser/site.ts'
import { AGAIN, again } from '../../../support/browser/again.ts'

/** The owner corrects what a request says: any of it, in the form in which it was asked for. */

const PLACE = { phone: '208-555-0100', service_address: '12 Elm St', site_notes: 'Gate 7', message: 'Two dogs' }

/** Opens a request, and the form that changes it. */
async function openForm(page: Page, name: string): Promise<{ drawer: Locator; form: Locator; history: Locator }> {
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await page.goto(`/#/admin?search=${encodeURIComponent(name)}`)
  await page.getByRole('button', { name: `Details of ${name}` }).click()
  const drawer = page.getByRole('dialog', { name })
  const form = await admin.edit()
  return { drawer, form, history: drawer.getByRole('region', { name: 'History' }) }
}

const save = (form: Locator) => form.getByRole('button', { name: 'Save', exact: true }).click()

for (const { device, use } of [
  { device: 'a desk', use: {} },
  { device: 'a phone', use: { ...PHONE, viewport: { width: 390, height: 844 } } },
]) {
  test.describe(`on ${device}`, again(device), () => {
    test.use(use)

    test('everything that was asked for is there, and a wrong address is corrected without touching the price', async ({ page, request: api }) => {
      const name = `Ada Address ${device}`
      await sendRequest(api, name, { date: freeDay(), time: '09:00' }, PLACE)
      const { form, drawer, history } = await openForm(page, name)
      await expect(form.getByLabel('Date')).toBeFocused()
      await expect(form.getByLabel('Date')).toBeInViewport({ ratio: 1 })
      await expect(form.getByLabel('Time', { exact: true })).toHaveValue('09:00')
      await expect(form.getByLabel('Name')).toHaveValue(name)
      await expect(form.getByLabel('Phone')).toHaveValue('208-555-0100')
      await expect(form.getByLabel('Parking and access')).toHaveValue('Gate 7')
      await expect(form.getByLabel('Message')).toHaveValue('Two dogs')
      await expect(form.getByRole('radio', { name: 'Car', exact: true })).toBeChecked()
      await expect(form.getByRole('radio', { name: /Basic Shine/ })).toBeChecked()
      await expect(form.getByRole('radio', { name: /Coupes/ })).toBeChecked()
      await form.getByLabel('Street address').fill('14 Elm St')
      await expect(form.getByRole('complementary')).toContainText('$50.00')
      await save(form)
      await expect(form).toHaveCount(0)
      await expect(drawer.getByRole('button', { name: 'Edit request' })).toBeFocused()
      await expect(drawer.getByRole('link', { name: /Navigate.*14 Elm St/ })).toBeVisible()
      await expect(history).toContainText('owner')
      await expect(history).toContainText('Street address and town: 12 Elm St → 14 Elm St')
      await expect(history).not.toContainText('Price')
      await new AdminPage(page).saves(() => drawer.getByRole('button', { name: 'Undo', exact: true }).click())
      await expect(drawer.getByRole('link', { name: /Navigate.*12 Elm St/ })).toBeVisible()
      await expect(history).toContainText('Street address and town: 14 Elm St → 12 Elm St')
      await expect(drawer.locator('.toasts')).toContainText(`The request of ${name} is as it was before`)
      await expect(drawer.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0)
    })

    test('a visit is moved over its own time, and the free times around another are offered', AGAIN, async ({ page, request: api }) => {
      const [name, day] = [`Mo Move ${device}`, freeDay()]
      await sendRequest(api, name, { date: day, time: '09:00' })
      await sendRequest(api, 'Otto Other', { date: day, time: '14:00' })
      const { form, drawer } = await openForm(page, name)
      await form.getByLabel('Time', { exact: true }).fill('10:00')
      await expect(form.locator('output.slot')).toHaveText('✗ This time slot is already booked. Please choose a different time.')
      await expect(form.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
      await form.getByRole('button', { name: '9:00 AM', exact: true }).click()
      await form.getByLabel('Time', { exact: true }).fill('08:30')
      await expect(form.locator('output.slot')).toHaveText('✓ Time slot is available!')
      await save(form)
      await expect(drawer.locator('.visit-time')).toHaveAttribute('datetime', `${day}T08:30`)
    })

    test('another package proposes its price beside the promised one, and the owner chooses', async ({ page, request: api }) => {
      const name = `Petra Price ${device}`
      await sendRequest(api, name, { date: freeDay(), time: '09:00' })
      const { form, drawer, history } = await openForm(page, name)
      const price = form.getByRole('complementary')
      await form.getByRole('radio', { name: /Silver Shine/ }).check()
      await expect(price).toContainText('$125.00')
      await expect(form.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0)
      await form.getByRole('radio', { name: /Basic Shine/ }).check()
      await expect(price).toContainText('Promised price')
      await expect(form.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
      await form.getByRole('radio', { name: /Silver Shine/ }).check()
      await form.getByRole('button', { name: 'Keep $50.00' }).click()
      await expect(form).toHaveCount(0)
      await expect(drawer.getByRole('region', { name: 'Service' })).toContainText('Silver Shine')
      await expect(drawer.getByRole('region', { name: 'Price' })).toContainText('$50.00')
      await expect(history).toContainText(/Car package: Basic Shine.* → Silver Shine/)
      await expect(history).not.toContainText('Price:')

      await drawer.getByRole('button', { name: 'Edit request' }).click()
      await form.getByRole('radio', { name: /Large SUV/ }).check()
      await form.getByRole('button', { name: 'Use $175.00' }).click()
      await expect(form).toHaveCount(0)
      await expect(history).toContainText('Price: $50.00 → $175.00')
    })
  })
}

test('whose request is changed stays in sight, and what was typed and taken back is nothing to lose', async ({ page, request: api }) => {
  const name = 'Rita Returned'
  await sendRequest(api, name, { date: freeDay(), time: '09:00' }, PLACE)
  const { form, drawer } = await openForm(page, name)
  await form.getByLabel('Message').fill('Three dogs')
  await expect(form.getByText(name, { exact: true })).toBeInViewport({ ratio: 1 })
  await form.getByLabel('Message').fill('Two dogs')
  await form.getByRole('button', { name: 'Close' }).click()
  await expect(form).toHaveCount(0)
  await drawer.getByRole('button', { name: 'Edit request' }).click()
  await expect(form).toHaveAccessibleDescription(name)
  await expect(form.getByText('Not saved yet')).toHaveCount(0)
})

test('what content no longer has is named, and stays while something else is changed', AGAIN, async ({ page, request: api }) => {
  const name = 'Gus Gone'
  await sendRequest(api, name, undefined, PLACE)
  // As the server would answer had the package been taken off the menu since.
  await page.route(/\/api\/v1\/appointments\//, async route => {
    if (route.request().method() !== 'GET') return route.fallback()
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('car-basic-shine', 'car-old-shine') })
  })
  const { form } = await openForm(page, name)
  await expect(form).toContainText('This form no longer has')
  await expect(form.getByRole('listitem').filter({ hasText: 'Car package: Basic Shine' })).toBeVisible()
  const sent = page.waitForRequest(request => request.method() === 'PUT')
  await form.getByLabel('Street address').fill('14 Elm St')
  await save(form)
  expect((await sent).postDataJSON()).toEqual({ service_address: '14 Elm St', despite_warnings: false })
  await expect(form).toHaveCount(0)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('warnings are overridden at the price that was chosen, as they were given', AGAIN, async ({ page, request: api, complaints }) => {
  const name = 'Wilma Warned'
  await sendRequest(api, name, { date: freeDay(), time: '09:00' })
  const { form, history } = await openForm(page, name)
  await form.getByLabel('Phone').fill('+44 20 7946 0018')
  await form.getByRole('radio', { name: /Silver Shine/ }).check()
  await form.getByRole('button', { name: 'Use $125.00' }).click()
  await expect(form.getByRole('alert')).toBeFocused()
  await expect(form.getByRole('alert')).toContainText('Please enter a valid phone number')
  await form.getByRole('button', { name: 'Use $125.00 anyway' }).click()
  await expect(form).toHaveCount(0)
  await expect(history).toContainText('Price: $50.00 → $125.00')
  await expect(history).toContainText('+44 20 7946 0018')
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('422')
})

test('a press on what overrides warnings is kept while the time is being checked', AGAIN, async ({ page, request: api, complaints }) => {
  const name = 'Wanda Waited'
  await sendRequest(api, name, { date: freeDay(), time: '09:00' })
  const letTypes = await holdBack(page, /services\/types/)
  const { form, history } = await openForm(page, name)
  await form.getByLabel('Phone').fill('+44 20 7946 0018')
  await form.getByRole('radio', { name: /Silver Shine/ }).check()
  await form.getByRole('button', { name: 'Use $125.00' }).click()
  const override = form.getByRole('button', { name: 'Use $125.00 anyway' })
  await override.hover()
  await page.mouse.down()
  const letCheck = await holdBack(page, /check-timeslot/)
  letTypes()
  await expect(override).toBeDisabled()
  await page.mouse.up()
  letCheck()
  await expect(form).toHaveCount(0)
  await expect(history).toContainText('Price: $50.00 → $125.00')
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('422')
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} pixels`, viewport.width === 1440 ? AGAIN : {}, () => {
    test.use({ viewport })

    test('a saved change is told in sight until the request is closed, and covers neither its end nor what was pressed', async ({
      page,
      request: api,
    }) => {
      const name = `Tova Toast ${viewport.width}`
      await sendRequest(api, name, { date: freeDay(), time: '09:00' }, PLACE)
      const { form, drawer } = await openForm(page, name)
      const toasts = page.locator('.toasts')
      const told = toasts.getByText(`The request of ${name} was changed`, { exact: true }).and(page.locator('.toast span'))
      await form.getByLabel('Message').fill('Three dogs')
      await save(form)
      await expect(told).toBeInViewport({ ratio: 1 })
      await expect(toasts.getByRole('button')).toHaveText(['Undo', '✕'])
      await expectAccessible(page, [viewport.width, 320], 'dialog[open]')
      await page.setViewportSize(viewport)
      await drawer.evaluate(element => element.scrollTo({ top: element.scrollHeight, behavior: 'instant' }))
      const [last, box] = [await drawer.getByRole('button', { name: /^Delete/ }).boundingBox(), await toasts.boundingBox()]
      expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0)

      await toasts.getByRole('button', { name: 'Dismiss' }).click()
      await expect(told).toHaveCount(0)
      await expect(drawer.getByRole('heading', { name })).toBeFocused()
      // Where the finger was last, at the very end of the screen, which scrolls out from under what is told there.
      const edit = drawer.getByRole('button', { name: 'Edit request' })
      await edit.evaluate(element => element.scrollIntoView({ block: 'end', behavior: 'instant' }))
      await edit.focus()
      await page.keyboard.press('Enter')
      await form.getByLabel('Message').fill('Four dogs')
      await form.getByRole('button', { name: 'Save', exact: true }).press('Enter')
      await expect(told).toBeInViewport({ ratio: 1 })
      await expect(edit).toBeFocused()
      const place = await toasts.boundingBox()
      expect(place?.y, 'one place always').toBeGreaterThan(viewport.height / 2)
      await expect.poll(async () => ((await edit.boundingBox())?.y ?? Infinity) + 44).toBeLessThanOrEqual(place?.y ?? 0)
      await drawer.getByRole('button', { name: 'Close' }).click()
      await expect(drawer).toHaveCount(0)
      await expect(told).toHaveCount(0)
    })
  })
}

test('a corrected address is offered for the other coming visits of the same customer, and what could not be changed is said', async ({
  page,
  request: api,
  complaints,
}) => {
  const person = { ...PLACE, phone: '208-555-0177', email: 'hannah@example.com' }
  for (const name of ['Hannah One', 'Hannah Two', 'Hannah Three']) await sendRequest(api, name, { date: freeDay(), time: '09:00' }, person)
  const { form, drawer } = await openForm(page, 'Hannah One')
  await form.getByLabel('Street address').fill('14 Elm St')
  await save(form)
  await expect(drawer).toContainText('2 other visits still say 12 Elm St')
  await expectAccessible(page, [320, 390, 1440], 'dialog[open]')
  const edited: string[] = []
  await page.route('**/api/v1/appointments/*', route => {
    if (route.request().method() !== 'PUT') return route.fallback()
    edited.push(new URL(route.request().url()).pathname.split('/').at(-1) ?? '')
    return edited.length === 1 ? route.fulfill({ status: 500, json: { error: 'Not today' } }) : route.fallback()
  })
  await drawer.getByRole('button', { name: 'Change them too' }).click()
  await expect(drawer).toContainText('Changed for 1 other visit too')
  await expect(drawer.getByRole('alert').filter({ hasText: /^The visit on .* stays as it was: Not today$/ })).toBeVisible()
  expectFailedLoads(complaints)
  await page.goto(`/#/admin/requests?request=${edited[1]}`)
  const other = page.getByRole('dialog', { name: /^Hannah (Two|Three)$/ })
  await expect(other.getByRole('region', { name: 'History' })).toContainText('Street address and town: 12 Elm St → 14 Elm St')
})
