import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../../support/browser/accessible.ts'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { freeDay } from '../../../support/browser/free-day.ts'
import { PHONE } from '../../../support/browser/phone.ts'
import { sendRequest } from '../../../support/browser/send-request.ts'
import { expect, test } from '../../../support/browser/site.ts'
import { AGAIN, again } from '../../../support/browser/again.ts'

/** Who calls is booked while they are on the line: known by name or number, with what they had last time. */

const CALLER = { email: 'cora@example.com', phone: '208-555-0177', service_address: '3 Oak Lane', service_zip: '83702' }

async function openForm(page: Page): Promise<Locator> {
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await page.getByRole('button', { name: 'New request' }).click()
  return page.getByRole('dialog', { name: 'New request' })
}

/** Chooses the first free day and its first free time, each by one press. */
async function chooseFirstFree(dialog: Locator): Promise<void> {
  await dialog.getByRole('group', { name: 'Next free days' }).getByRole('button').first().click()
  await dialog.locator('.free-starts').getByRole('button').first().click()
  await expect(dialog.locator('output.slot')).toHaveText('✓ Time slot is available!')
}

for (const { device, use, widths } of [
  { device: 'a desk', use: {}, widths: [1440] },
  { device: 'a phone', use: PHONE, widths: [390, 320] },
]) {
  test.describe(`on ${device}`, again(device), () => {
    test.use(use)

    test('who calls is asked for, and offered, in a way that everybody can use', async ({ page, request: api, complaints }) => {
      await sendRequest(api, 'Otis Offered', undefined, { email: 'otis@example.com', phone: '208-555-0144' })
      const dialog = await openForm(page)
      const fields = dialog.locator('.questions').locator('input, button, summary')
      const places = () => fields.evaluateAll(all => all.map(each => each.getBoundingClientRect().top))
      await dialog.getByLabel('Name').fill('x')
      const before = await places()
      await page.keyboard.press('Control+A')
      await page.keyboard.type('otis')
      await expect(dialog.getByRole('option', { name: /^Otis/ })).toBeVisible()
      expect(await places(), 'no field moves under a press').toEqual(before)
      await expectAccessible(page, widths, 'dialog[open]')
      expect(complaints).toEqual([])
    })

    test('a price that is agreed on with who calls is asked about where it is far off, and is what the visit brings', async ({ page }) => {
      const dialog = await openForm(page)
      await dialog.getByLabel('Name').fill('Paul Priced')
      await dialog.getByLabel('Phone').fill(CALLER.phone)
      await dialog.getByRole('radio', { name: 'Motorcycle', exact: true }).check()
      await dialog.getByRole('radio', { name: /Standard Detail/ }).check()
      await chooseFirstFree(dialog)
      const agreed = dialog.getByRole('spinbutton', { name: 'Agreed price' })
      await expect(agreed).toHaveAttribute('placeholder', '$75.00')
      await agreed.fill('4')
      const book = dialog.getByRole('button', { name: 'Book', exact: true })
      await book.click()
      await expect(agreed).toBeFocused()
      await expect(agreed).toHaveAccessibleDescription('$4.00 is less than a tenth of the estimate. Book?')
      await agreed.fill('40')
      const price = dialog.getByRole('complementary', { name: 'Agreed price' })
      await expect(price.getByText('$40.00')).toBeInViewport()
      await expect(price.getByText('Instead of $75.00')).toBeInViewport({ ratio: 1 })
      await book.click()
      await expect(dialog).toHaveCount(0)
      await page.getByRole('button', { name: 'Show', exact: true }).click()
      const request = page.getByRole('dialog', { name: 'Paul Priced' })
      await expect(request.getByRole('region', { name: 'Price' })).toContainText('$40.00')
      await expect(request).toContainText('Agreed price: none → $40.00')
    })

    test('who has asked before is booked with a few letters, one choice, a day and a time; the price stays in sight', async ({
      page,
      request: api,
      complaints,
    }) => {
      await sendRequest(api, 'Cora Caller', undefined, { ...CALLER, message: 'Only then.' })
      const dialog = await openForm(page)
      const name = dialog.getByRole('combobox', { name: 'Name' })
      await expect(name).toBeFocused()
      await page.keyboard.type('cor')
      const offered = dialog.getByRole('option', { name: /^Cora Caller/ })
      await expect(offered.first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(name).toHaveValue('Cora Caller')
      await expect(dialog.getByText('Filled in as Cora Caller asked last time')).toBeVisible()
      await expect(dialog.getByLabel('Date')).toBeFocused()
      await expect(dialog.getByLabel('Date')).toBeInViewport({ ratio: 1 })
      await expect(dialog.getByLabel('Phone')).toHaveValue(CALLER.phone)
      await expect(dialog.getByLabel('Email')).toHaveValue(CALLER.email)
      await expect(dialog.getByLabel('Street address')).toHaveValue(CALLER.service_address)
      await expect(dialog.getByLabel('Message')).toHaveValue('')
      const price = dialog.getByRole('complementary').getByRole('status')
      await expect(price).toContainText('$50.00')
      await expect(price).toBeInViewport()
      await chooseFirstFree(dialog)
      await expect(price).toBeInViewport()
      await expectAccessible(page, widths, 'dialog[open]')
      await dialog.getByRole('button', { name: 'Book', exact: true }).click()
      await expect(dialog).toHaveCount(0)
      expect(complaints).toEqual([])
    })
  })
}

test('a number finds its customer too; Escape keeps what is typed, and closes no more than the list', async ({ page, request: api, complaints }) => {
  await sendRequest(api, 'Nina Number', undefined, { email: 'nina@example.com', phone: '208-555-0188' })
  const dialog = await openForm(page)
  const phone = dialog.getByRole('combobox', { name: 'Phone' })
  await phone.fill('2085550188')
  const offered = dialog.getByRole('option', { name: /^Nina Number/ })
  await expect(offered).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(offered).toHaveCount(0)
  await expect(phone).toHaveValue('2085550188')
  await expect(dialog).toBeVisible()
  await phone.fill('20855501')
  await offered.click()
  await expect(phone).toHaveValue('208-555-0188')
  await expect(dialog.getByRole('combobox', { name: 'Name' })).toHaveValue('Nina Number')
  await expect(offered).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('a household shares a number: each of them is found by their own name, and gets what they had themselves', async ({
  page,
  request: api,
  complaints,
}) => {
  await sendRequest(api, 'Hilda House', undefined, { ...CALLER, email: 'hilda@example.com', service_address: '5 Elm Street' })
  await sendRequest(api, 'Hugo House', undefined, { ...CALLER, email: 'hugo@example.com' })
  const dialog = await openForm(page)
  await page.keyboard.type('hild')
  const offered = dialog.getByRole('option', { name: /^Hugo House/ })
  await expect(offered).toContainText('also Hilda House')
  await offered.click()
  await expect(dialog.getByLabel('Name')).toHaveValue('Hilda House')
  await expect(dialog.getByLabel(/^Street address/)).toHaveValue('5 Elm Street')
  await expect(dialog.getByText('Filled in as Hilda House asked last time')).toBeVisible()
  expect(complaints).toEqual([])
})

test('what was said already stays when the caller is found: the service and the day', AGAIN, async ({ page, request: api, complaints }) => {
  await sendRequest(api, 'Sam Said', undefined, { email: 'sam@example.com', phone: '208-555-0166' })
  const dialog = await openForm(page)
  await dialog.getByRole('radio', { name: 'Motorcycle', exact: true }).check()
  await dialog.getByRole('combobox', { name: 'Name' }).fill('Sam S')
  await dialog.getByRole('option', { name: /^Sam Said/ }).click()
  await expect(dialog.getByLabel('Phone')).toHaveValue('208-555-0166')
  await expect(dialog.getByRole('radio', { name: 'Motorcycle', exact: true })).toBeChecked()
  expect(complaints).toEqual([])
})

test('a customer is booked again from their page: everything but day, time and message is there', async ({ page, request: api, complaints }) => {
  await sendRequest(api, 'Ada Again', undefined, { email: 'ada@example.com', phone: '208-555-0155', message: 'Only then.' })
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await admin.view('Customers').click()
  await page.getByRole('link', { name: 'Ada Again', exact: true }).click()
  await page.getByRole('button', { name: 'Book again' }).click()
  const dialog = page.getByRole('dialog', { name: 'New request' })
  await expect(dialog.getByLabel('Date')).toBeFocused()
  await expect(dialog.getByLabel('Name')).toHaveValue('Ada Again')
  await expect(dialog.getByLabel('Message')).toHaveValue('')
  await chooseFirstFree(dialog)
  await dialog.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Visits and requests' }).getByRole('button')).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Book again' })).toBeFocused()
  expect(complaints).toEqual([])
})

test(
  'who is booked again has a visit to come: the form says so, from their page and of who calls',
  AGAIN,
  async ({ page, request: api, complaints }) => {
    const date = freeDay()
    await sendRequest(api, 'Carla Coming', { date, time: '09:00' }, { email: 'carla@example.com', phone: '208-555-0122' })
    const said = new RegExp(`Also booked: \\w+, \\w+ ${Number(date.slice(8))} \\(pending\\)`)
    const dialog = await openForm(page)
    await dialog.getByRole('combobox', { name: 'Name' }).fill('carla')
    await dialog.getByRole('option', { name: /^Carla Coming/ }).click()
    await expect(dialog.getByText(/^Filled in as Carla Coming/)).toHaveText(said)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await dialog.page().getByRole('button', { name: 'Discard' }).click()
    await new AdminPage(page).view('Customers').click()
    await page.getByRole('link', { name: 'Carla Coming', exact: true }).click()
    await page.getByRole('button', { name: 'Book again' }).click()
    await expect(dialog.getByText(said)).toBeVisible()
    await expectAccessible(page, [1440, 390, 320], 'dialog[open]')
    expect(complaints).toEqual([])
  },
)

for (const [device, use] of [
  ['a desk', {}],
  ['a phone', PHONE],
] as const) {
  test.describe(`on ${device}`, again(device), () => {
    test.use(use)

    test('what was booked is said in sight, by name, day and time, and is one press away', async ({ page, request: api, complaints }) => {
      await sendRequest(api, 'Tilda Told', undefined, { email: 'tilda@example.com', phone: '208-555-0133' })
      const dialog = await openForm(page)
      await dialog.getByRole('combobox', { name: 'Name' }).fill('tilda')
      await dialog.getByRole('option', { name: /^Tilda Told/ }).click()
      await chooseFirstFree(dialog)
      await dialog.getByRole('button', { name: 'Book', exact: true }).click()
      await expect(dialog).toHaveCount(0)
      const toasts = page.locator('.toasts')
      await expect(toasts.getByText(/^Tilda Told is booked: \w{3}, \w{3} \d+, \d+:\d\d [AP]M$/)).toBeInViewport({ ratio: 1 })
      await expectAccessible(page, [390, 320], '.toasts')
      await toasts.getByRole('button', { name: 'Show' }).click()
      await expect(page.getByRole('dialog').getByRole('heading', { name: 'Tilda Told' })).toBeVisible()
      await expect(toasts.getByRole('button', { name: 'Show' })).toHaveCount(0)
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(toasts.getByText('Tilda Told is booked')).toHaveCount(0)
      expect(complaints).toEqual([])
    })
  })
}

test('the next free days say when, and go on to later ones; the chosen one shows its weekday', async ({ page, complaints }) => {
  const dialog = await openForm(page)
  await dialog.getByRole('radio', { name: 'Motorcycle', exact: true }).check()
  await dialog.getByRole('radio', { name: /Standard Detail/ }).check()
  const offered = dialog.getByRole('group', { name: 'Next free days' }).getByRole('button', { name: /^\w{3}, \w{3} \d+ .*\d+:\d\d [AP]M$/ })
  await expect(offered.first()).toBeVisible()
  // Three at a time; today is none of them where a visit would end after closing.
  const first = await offered.count()
  expect([2, 3]).toContain(first)
  await expect(offered.last()).toContainText(/\d+:\d\d( [AP]M)? – \d+:\d\d [AP]M/)
  const later = dialog.getByRole('button', { name: 'Later days' })
  await later.click()
  await expect(offered).toHaveCount(first + 3)
  await expect(later).toBeFocused()
  const day = (await offered.last().locator('strong').textContent()) ?? ''
  await offered.last().click()
  await expect(dialog.locator('output', { hasText: `${day}, 20` })).toBeVisible()
  await expectAccessible(page, [1440, 390, 320], 'dialog[open]')
  expect(complaints).toEqual([])
})

test('where every day of the next weeks is taken the form says so, and any day can be chosen', async ({ page }) => {
  await page.route(/services\/days\?/, route => route.fulfill({ json: { days: [] } }))
  const dialog = await openForm(page)
  await dialog.getByRole('radio', { name: 'Motorcycle', exact: true }).check()
  await expect(dialog.getByText('No day is free')).toHaveCount(0)
  await dialog.getByRole('radio', { name: /Standard Detail/ }).check()
  await expect(dialog.getByText('No day is free in the next four weeks.')).toBeVisible()
  await expect(dialog.getByLabel('Date')).toBeEditable()
})

test.describe('above the keyboard of a phone', () => {
  test.use({ ...PHONE, viewport: { width: 390, height: 480 } })

  test('who is known by a number comes into sight below it', async ({ page, request: api }) => {
    await sendRequest(api, 'Cora Caller', undefined, CALLER)
    const dialog = await openForm(page)
    await dialog.getByLabel('Phone').tap()
    await page.keyboard.type('208555')
    await expect(dialog.getByRole('option', { name: /^Cora Caller/ })).toBeInViewport({ ratio: 0.9 })
  })
})
