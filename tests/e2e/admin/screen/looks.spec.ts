import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { enterRequest } from '../../../support/browser/enter-request.ts'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { look } from '../../../support/browser/look.ts'
import { PHONE } from '../../../support/browser/phone.ts'
import { dayAhead, expect, test } from '../../../support/browser/site.ts'
import type { SiteServer } from '../../../support/server/server-pool.ts'
import { ADMIN } from '../../../support/server/start-server.ts'
import { again } from '../../../support/browser/again.ts'

/** Every view of the admin, checked and for pictures as in looks.spec.ts: empty, filled, with as long words as visitors may send, and when something fails; on a server of its own, where three crews work. */

test.use({ business: { edits: [{ file: 'business.json', at: '/crews', set: 3 }] } })

const MONDAY = dayAhead(8 - new Date(dayAhead(0)).getUTCDay())
const day = (ahead: number) => dayAhead(ahead, new Date(MONDAY))

const VISITS = [
  { name: 'Maria Alvarez', date: day(0), time: '07:00', status: 'Completed', what: 'gold' },
  { name: 'Jonathan Abernathy-Featherstonehaugh', date: day(0), time: '09:30', status: 'Confirmed', what: 'motorcycle' },
  { name: 'Li Wei', date: day(1), time: '09:00', status: 'Confirmed', what: 'gold' },
  { name: 'Anneliese Baumgartner', date: day(1), time: '10:00', status: 'Pending', what: 'motorcycle' },
  { name: 'Bob Stone', date: day(1), time: '11:00', status: 'Confirmed', what: 'rv' },
  { name: 'Priya Raman', date: day(3), time: '15:00', status: 'Cancelled', what: 'motorcycle' },
  { name: 'Tom Nguyen', date: day(3), time: '17:00', status: 'Pending', what: 'rv' },
  { name: 'Quentin Quote', date: null, time: null, status: 'Pending', what: 'semi' },
]
const SERVICES: Readonly<Record<string, object>> = {
  gold: { vehicle_category: 'Car', car_package: 'car-gold-shine', car_size: 'mid', car_addons: ['engine-bay', 'pet-hair'] },
  motorcycle: { vehicle_category: 'Motorcycle', motorcycle_package: 'motorcycle-standard-detail' },
  rv: { vehicle_category: 'RV', rv_package: 'rv-exterior-detailing', rv_length: 32, rv_addons: [] },
  semi: { vehicle_category: 'Semi', semi_package: 'semi-platinum-shine', semi_addons: [] },
}
const LONG = {
  name: 'W'.repeat(100),
  email: `${'e'.repeat(50)}@long-host-name.of-a-company.example.com`,
  message: 'M'.repeat(400),
  service_address: 'A'.repeat(150),
  site_notes: 'N'.repeat(300),
}

for (const { device, use, widths } of [
  { device: 'desk', use: {}, widths: [800, 1280] },
  { device: 'phone', use: PHONE, widths: [320, 360] },
]) {
  test.describe(`on a ${device}`, again(device), () => {
    test.use(use)

    test('every view of the admin', async ({ page, site, complaints }) => {
      // Some 45 states, each looked at by axe: a busy machine takes minutes.
      test.setTimeout(600_000)
      await views(page, site, name => look(page, `admin-${device}-${name}`, widths))
      for (const complaint of complaints.splice(0)) expect(complaint).toContain('Failed to load resource')
    })
  })
}

async function views(page: Page, server: SiteServer, take: (name: string) => Promise<void>): Promise<void> {
  const { origin, folder } = server
  const business = join(folder, 'business.json')
  const admin = new AdminPage(page)
  const show = (hash: string) => page.goto(`${origin}/${hash}`)
  await page.addInitScript(() => localStorage.setItem('versionSelected', 'desktop'))
  await admin.signIn('not the password at all', origin)
  await expect(page.getByRole('alert')).not.toBeEmpty()
  await take('login-refused')
  await admin.signIn(ADMIN.password, origin)
  await admin.isSignedIn()
  await show('#/admin/requests')
  await expect(page.getByText('No requests yet')).toBeVisible()
  await take('list-empty')
  for (const view of ['Calendar', 'Value', 'Trash']) {
    await admin.view(view).click()
    await expect(page.getByRole('heading', { name: view, level: 2 })).toBeVisible()
    await expect(page.getByRole('region', { name: view })).toHaveAttribute('aria-busy', 'false')
    await take(`${view.toLowerCase()}-empty`)
  }
  await show('#/admin/today')
  await expect(page.getByText('No visits on this day')).toBeVisible()
  await take('today-empty')

  for (const { what, date, time, ...more } of VISITS) {
    const at = date === null ? { request_type: 'quote' } : { request_type: 'appointment', appointment_date: date, appointment_time: time }
    const email = `${more.name.split(' ')[0]?.toLowerCase()}@example.com`
    await enterRequest(page, { ...SERVICES[what], ...more, ...at, email, phone: '208-555-0142', message: 'Semaphore code 12. Two dogs in the yard.' })
  }
  await show('#/admin/requests')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Details of Maria Alvarez' })).toBeVisible()
  await nothingIsCut(page, 'td')
  await take('list')
  await page.getByRole('button', { name: 'Details of Maria Alvarez' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('region', { name: 'History' }).getByRole('listitem')).toHaveCount(1)
  await take('drawer')
  await drawer.evaluate(element => element.scrollTo({ top: element.scrollHeight, behavior: 'instant' }))
  await take('drawer-end')
  await drawer.evaluate(element => element.scrollTo({ top: 0, behavior: 'instant' }))
  const form = await new AdminPage(page).edit()
  await take('edit')
  await form.getByLabel('Time', { exact: true }).fill('05:15')
  await expect(form.locator('output.slot')).toHaveText('✓ Time slot is available!')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form.getByRole('button', { name: 'Save anyway' })).toBeVisible()
  await take('edit-warned')
  await form.getByRole('radio', { name: /Basic Shine/ }).check()
  await expect(form.getByRole('button', { name: /Keep/ })).toBeVisible()
  await take('edit-price')
  await form.getByRole('button', { name: 'Close' }).click()
  await take('edit-discard')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await drawer.getByRole('button', { name: 'Close' }).click()
  await admin.unfold('Li Wei')
  await page.getByRole('button', { name: 'Edit actual value of Li Wei' }).click()
  await take('list-editing')
  await page.keyboard.press('Escape')
  await admin.clearAll()
  await take('list-clear-all')
  await page.keyboard.press('Escape')
  await admin.unfold('Priya Raman')
  await page.getByRole('button', { name: 'Delete the request of Priya Raman' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible()
  await take('list-undo')
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.getByLabel('Search').fill('nobody at all')
  await expect(page.getByText('No request matches')).toBeVisible()
  await take('list-no-match')

  await show(`#/admin/today?day=${day(1)}`)
  await expect(page.getByRole('article', { name: 'Li Wei' })).toBeVisible()
  await take('today')
  await show(`#/admin/calendar?day=${day(1)}`)
  await expect(page.getByRole('button', { name: /Li Wei/ })).toBeVisible()
  for (const width of [1280, 900]) {
    await page.setViewportSize({ width, height: 900 })
    await nothingIsCut(page, '.visit-hours')
  }
  await take('calendar')
  await show(`#/admin/calendar?day=${day(1)}&span=month`)
  await expect(page.getByRole('table', { name: /^Visits in/ })).toContainText('Li Wei')
  await take('calendar-month')
  for (const by of ['week', 'month']) {
    await show(`#/admin/value?by=${by}&day=${day(1)}`)
    await expect(page.getByRole('table', { name: `Value of visits by ${by}` })).toContainText(/\$[1-9]/)
    await take(`value-${by}`)
  }
  await show('#/admin/trash')
  await expect(page.getByRole('article', { name: 'Priya Raman' })).toBeVisible()
  await take('trash')
  await page.getByRole('button', { name: 'Details of Priya Raman' }).click()
  await expect(page.getByRole('dialog').getByRole('region', { name: 'History' }).getByRole('listitem')).toHaveCount(2)
  await take('trash-drawer')
  await page.keyboard.press('Escape')

  await enterRequest(page, {
    ...SERVICES['gold'],
    ...LONG,
    request_type: 'appointment',
    appointment_date: day(2),
    appointment_time: '09:00',
    phone: '208-555-0142',
  })
  await show('#/admin/requests')
  await page.reload()
  await expect(page.getByRole('button', { name: `Details of ${LONG.name}` })).toBeVisible()
  await take('list-long')
  await page.getByRole('button', { name: `Details of ${LONG.name}` }).click()
  await expect(drawer.getByRole('region', { name: 'History' }).getByRole('listitem')).toHaveCount(1)
  await scrollsNotSideways(drawer)
  await take('drawer-long')
  await scrollsNotSideways(await new AdminPage(page).edit())
  await take('edit-long')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await show(`#/admin/today?day=${day(2)}`)
  await expect(page.getByRole('article', { name: LONG.name })).toBeVisible()
  await take('today-long')
  for (const span of ['day', 'week', 'month']) {
    await show(`#/admin/calendar?day=${day(2)}&span=${span}`)
    await expect(page.locator('.calendar-spans [aria-current]').filter({ hasText: new RegExp(span, 'i') })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Calendar' })).toHaveAttribute('aria-busy', 'false')
    await take(`calendar-${span}-long`)
  }

  writeFileSync(business, readFileSync(business, 'utf8').replace('"USD"', '"ZZZ"'))
  await expect.poll(async () => ((await (await page.request.get(`${origin}/ready`)).json()) as { content: string }).content).toBe('last good')
  await show('#/admin/requests')
  await page.reload()
  await page.getByText('What is wrong (1)').click()
  await take('content-notice')
  writeFileSync(business, readFileSync(business, 'utf8').replace('"ZZZ"', '"USD"'))

  await page.route('**/api/v1/appointments/**', route => route.fulfill({ status: 503, json: { error: 'The server is busy. Please try again.' } }))
  await admin.view('Calendar').click()
  await expect(page.getByRole('alert').first()).not.toBeEmpty()
  await take('calendar-failed')
  await admin.view('Value').click()
  await take('value-failed')
  await page.reload()
  await show('#/admin/requests')
  await take('list-failed')
}

/** Every part has room for its words: none is cut, and none lies over its neighbour. */
async function nothingIsCut(page: Page, parts: string): Promise<void> {
  const cut = await page
    .locator(parts)
    .evaluateAll(all => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1).map(part => part.textContent))
  expect(cut, `cut at ${page.viewportSize()?.width} px`).toEqual([])
}

/** No word of a visitor makes a dialog scroll sideways. */
async function scrollsNotSideways(dialog: Locator): Promise<void> {
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
}
