import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../../support/browser/accessible.ts'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { freeDay } from '../../../support/browser/free-day.ts'
import { PHONE } from '../../../support/browser/phone.ts'
import { sendRequest } from '../../../support/browser/send-request.ts'
import { expect, test } from '../../../support/browser/site.ts'
import { AGAIN } from '../../../support/browser/again.ts'

/** The list of requests: many at a glance, each one press away, and which of them is one press too. */

/** A name that is written from right to left, longer than its column. */
const RTL = 'محمد عبد الرحمن بن خالد آل سعود الكبير من مدينة بعيدة جدا'

const CONTACT = { phone: '208-555-0142', service_address: '1450 East Parkcenter Boulevard, Boise, Idaho 83706' }

async function signIn(page: Page, hash = ''): Promise<AdminPage> {
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  if (hash !== '') await page.goto(`/${hash}`)
  return admin
}

/** Where each cell of a row begins, in pixels. */
const columnsOf = (row: Locator) => row.evaluate(({ children }) => [...children].map(cell => cell.getBoundingClientRect().x))

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

test.describe('on a desk', () => {
  test('requests are rows of one height and of the same columns, however much was written, and a row opens where it is pressed beside its controls', async ({
    page,
    request: api,
  }) => {
    await sendRequest(api, 'Rosa Rows', undefined, { ...CONTACT, calculated_price: '12.00' })
    const names = [`Ron Rows ${'W'.repeat(80)}`, '🚗✨ Rows 👩‍👩‍👧‍👦 of many signs', `${RTL} Rows`, 'Ǻg̈ Rows 山田太郎']
    for (const name of names) await sendRequest(api, name, { date: freeDay(), time: '09:00' }, CONTACT)
    const admin = await signIn(page, '#/admin?search=Rows')
    await expect(admin.rows).toHaveCount(5)
    for (const row of await admin.rows.all()) {
      const { height } = (await row.boundingBox()) ?? { height: 0 }
      expect(height).toBeGreaterThanOrEqual(52)
      expect(height).toBeLessThanOrEqual(60)
      expect(await columnsOf(row)).toEqual(await columnsOf(page.locator('#admin thead tr')))
    }
    await expect(admin.row(RTL).locator('.line').first(), 'its beginning is cut').toHaveCSS('direction', 'rtl')
    const row = admin.row('Rosa Rows')
    await row.getByText('Basic Shine Detail').click()
    await expect(dialog(page, 'Rosa Rows')).toBeVisible()
    await page.keyboard.press('Escape')
    await row.getByRole('combobox').selectOption('Confirmed')
    await row.getByRole('button', { name: 'Edit' }).click()
    await expect(row.getByRole('spinbutton')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('j and k move, o and Enter open, / searches; none of them while somebody types, and all can be turned off', async ({ page, request: api }) => {
    for (const name of ['Kay Three', 'Kay Two', 'Kay One']) await sendRequest(api, name)
    const admin = await signIn(page, '#/admin?search=Kay&sort=created_at+desc')
    await expect(admin.rows).toHaveCount(3)
    const details = (name: string) => page.getByRole('button', { name: `Details of ${name}` })
    for (const [key, name] of [
      ['j', 'Kay One'],
      ['j', 'Kay Two'],
      ['j', 'Kay Three'],
      ['j', 'Kay Three'],
      ['k', 'Kay Two'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(details(name)).toBeFocused()
    }
    await page.keyboard.press('o')
    await expect(dialog(page, 'Kay Two')).toBeVisible()
    await page.keyboard.press('j')
    await page.keyboard.press('Escape')
    await expect(details('Kay Two')).toBeFocused()
    await page.keyboard.press('k')
    await page.keyboard.press('Enter')
    await expect(dialog(page, 'Kay One')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(details('Kay One')).toBeFocused()
    await page.keyboard.press('/')
    await page.keyboard.press('End')
    await page.keyboard.type(' jok')
    await expect(page).toHaveURL(/search=Kay\+jok/)
    await expect(page.getByRole('searchbox')).toBeFocused()
    await page.getByRole('searchbox').fill('Kay Two')
    await expect(admin.rows).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(details('Kay Two')).toBeFocused()
    await page.goto('/#/admin?search=Kay')
    await page.getByRole('checkbox', { name: 'Keys' }).uncheck()
    await page.keyboard.press('j')
    await page.keyboard.press('/')
    await expect(page.getByRole('checkbox', { name: 'Keys' })).toBeFocused()
    await page.reload()
    await expect(page.getByRole('checkbox', { name: 'Keys' })).not.toBeChecked()
    await page.getByRole('checkbox', { name: 'Keys' }).check()
  })

  test('the head of a column orders the list by it, and turns that order round', async ({ page, request: api }) => {
    for (const name of ['Headed Zoe', 'Headed Ann']) await sendRequest(api, name)
    const admin = await signIn(page, '#/admin?search=Headed')
    const head = (name: string) => page.getByRole('columnheader', { name })
    await expect(head('Received')).toHaveAttribute('aria-sort', 'descending')
    await expect(admin.rows).toHaveText([/Headed Ann/, /Headed Zoe/])
    await head('Received').getByRole('link').click()
    await expect(head('Received')).toHaveAttribute('aria-sort', 'ascending')
    await expect(admin.rows).toHaveText([/Headed Zoe/, /Headed Ann/])
    await head('Customer').getByRole('link').click()
    await expect(page.getByLabel('Order')).toHaveValue('name asc')
    await expect(admin.rows).toHaveText([/Headed Ann/, /Headed Zoe/])
    await expect(head('Received')).not.toHaveAttribute('aria-sort')
    await head('Customer').getByRole('link').click()
    await expect(admin.rows).toHaveText([/Headed Zoe/, /Headed Ann/])
    for (const order of ['descending', 'ascending']) {
      await head('Estimate').getByRole('link').click()
      await expect(head('Estimate')).toHaveAttribute('aria-sort', order)
    }
  })

  test('the head stays in sight, a page has an address, and a figure that is being typed stays when a new request pushes its row off the page', async ({
    page,
    request: api,
  }) => {
    for (let index = 0; index < 51; index++) await sendRequest(api, `Filler ${index}`)
    const admin = await signIn(page, '#/admin/requests?search=Filler')
    await expect(admin.rows).toHaveCount(50)
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL(/page=2$/)
    await expect(admin.rows).toHaveText([/Filler 0/])
    await page.goBack()
    await expect(admin.rows).toHaveCount(50)
    await admin.row('Filler 1').last().getByRole('button', { name: 'Edit' }).click()
    await expect(page.getByRole('columnheader', { name: 'Customer' })).toBeInViewport({ ratio: 1 })
    const field = page.getByRole('spinbutton')
    await field.fill('61.50')
    await page.mouse.move(0, 0)
    await sendRequest(api, 'Filler Fresh')
    await expect(admin.row('Filler Fresh')).toBeVisible()
    await expect(admin.row('Filler 2')).not.toHaveCount(0)
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('61.50')
    await admin.saves(() => page.keyboard.press('Enter'))
    await page.getByRole('button', { name: 'Refresh Data' }).click()
    await expect(admin.rows).toHaveCount(50)
  })

  test('what waits, this week, quotes and all are one press away, within the search, and an address of their own', async ({ page, request: api }) => {
    await sendRequest(api, 'Saved Older')
    await sendRequest(api, 'Saved Newer')
    await sendRequest(api, 'Saved Visit', { date: freeDay(), time: '09:00' })
    const admin = await signIn(page, '#/admin?search=Saved')
    await expect(admin.rows).toHaveCount(3)
    await admin.row('Saved Newer').getByRole('combobox').selectOption('Completed')
    await expect(admin.tab('Waiting')).toHaveText('Waiting 2')
    await admin.tab('Waiting').click()
    await expect(page).toHaveURL(/search=Saved&status=Waiting&sort=created_at\+asc$/)
    await expect(admin.rows).toHaveText([/Saved Older/, /Saved Visit/])
    await admin.tab('Quotes').click()
    await expect(admin.rows).toHaveText([/Saved Older/])
    await admin.tab('This week').click()
    await expect(page).toHaveURL(/when=week/)
    await expect(page.getByText('No request matches')).toBeVisible()
    await page.goBack()
    await expect(admin.tab('Quotes')).toHaveAttribute('aria-current', 'page')
    await admin.tab('All').click()
    await expect(admin.rows).toHaveCount(3)
  })
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('a page that is turned to begins with its first request in sight, under the focus', AGAIN, async ({ page, request: api }) => {
    for (let index = 0; index < 70; index++) await sendRequest(api, `Turned ${index}`)
    await signIn(page, '#/admin/requests?search=Turned')
    const card = (name: string) => page.getByRole('article', { name: `Details of ${name}`, exact: true })
    await expect(page.getByRole('article')).toHaveCount(50)
    await page.getByRole('link', { name: 'Next', exact: true }).click()
    await expect(card('Turned 19')).toBeInViewport({ ratio: 1 })
    await expect(page.locator('#requests-title')).toBeFocused()
    await page.getByRole('link', { name: 'Previous', exact: true }).click()
    await expect(card('Turned 69')).toBeInViewport({ ratio: 1 })
  })

  test('the list begins high on the screen, with cards of which seven fit; a card opens where it is pressed, and has the rest folded', async ({
    page,
    request: api,
  }) => {
    const date = freeDay()
    await sendRequest(api, 'Cara Cards', { date, time: '09:00' }, { ...CONTACT, email: 'cara@example.com' })
    await signIn(page, '#/admin?search=Cara')
    const card = page.getByRole('article', { name: 'Cara Cards' })
    const { y, height } = (await card.boundingBox()) ?? { y: 0, height: 0 }
    expect(y).toBeLessThan(300)
    expect(height).toBeLessThanOrEqual(105)
    await expect(card).toContainText('9:00 AM')
    await expect(card).toContainText(/Hold ends \w+, \w+ \d+, \$50\.00/)
    await card.getByText('Basic Shine Detail').click()
    await expect(dialog(page, 'Cara Cards')).toBeVisible()
    await page.goBack()
    await expect(card.getByRole('link')).toHaveCount(0)
    await card.getByRole('button', { name: 'More about Cara Cards' }).click()
    await expect(card.getByRole('link', { name: 'Call Cara Cards: 208-555-0142' })).toBeVisible()
    await expect(card).toContainText(/Time held until/)
    await card.getByRole('button', { name: 'Edit actual value of Cara Cards' }).click()
    await card.getByRole('spinbutton').fill('61.50')
    await card.getByRole('button', { name: 'Save' }).click()
    await expect(card.locator('.card-lines'), 'the value that counts').toContainText('$61.50')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectAccessible(page, [320, 390])
    // No label runs out of its button on the narrowest phones, where signs take the place of words.
    await page.setViewportSize({ width: 320, height: 900 })
    for (const button of await page.locator('.list-head').getByRole('button').all())
      expect.soft(await button.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), String(button)).toBeLessThanOrEqual(0)
    await card.getByRole('button', { name: 'Delete the request of Cara Cards' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(card).toHaveCount(0)
  })

  test('what is being entered survives turning the phone', async ({ page }) => {
    await signIn(page, '#/admin/requests')
    await page.getByRole('button', { name: 'New request' }).click()
    const name = page.getByRole('dialog', { name: 'New request' }).getByLabel('Name')
    await name.fill('Tilda Rotated')
    for (const [width, height] of [
      [844, 390],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(name).toHaveValue('Tilda Rotated')
    }
  })

  test('filters and what is done with all are folded beside the search; the totals stand below the list', async ({ page, request: api }) => {
    await sendRequest(api, 'Fred Folded')
    await signIn(page, '#/admin/requests')
    const folds = (name: string) => page.getByRole('button', { name, exact: true })
    await expect(page.getByLabel('Status', { exact: true })).toBeHidden()
    await folds('Filter').click()
    await expect(folds('Filter')).toHaveAttribute('aria-expanded', 'true')
    const [status, kind] = await Promise.all(['Status', 'Kind'].map(label => page.getByLabel(label, { exact: true }).boundingBox()))
    expect((status?.x ?? 0) + (status?.width ?? 0), 'one choice lies on another').toBeLessThan(kind?.x ?? 0)
    await page.getByLabel('Status', { exact: true }).selectOption('Cancelled')
    await expect(page).toHaveURL(/status=Cancelled/)
    await new AdminPage(page).tab('All').click()
    await folds('More').click()
    await expect(page.getByLabel('Status', { exact: true })).toBeHidden()
    for (const name of ['Refresh Data', 'Export', 'Clear All Appointments']) await expect(page.getByRole('button', { name })).toBeVisible()
    await expect(page.getByRole('button', { name: 'New request' })).toBeVisible()
    const [exports, clears] = await Promise.all(['Export', 'Clear All Appointments'].map(name => page.getByRole('button', { name }).boundingBox()))
    expect((clears?.y ?? 0) - (exports?.y ?? 0) - (exports?.height ?? 0), 'a thumb that slips off Export').toBeGreaterThanOrEqual(24)
    await expectAccessible(page, [390])
    const [list, totals] = await Promise.all(
      [page.getByRole('list', { name: 'Requests' }), page.getByRole('region', { name: 'Summary' })].map(part => part.boundingBox()),
    )
    expect(totals?.y).toBeGreaterThan(list?.y ?? Number.NaN)
  })
})
