import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from '../../../support/browser/accessible.ts'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { freeDay } from '../../../support/browser/free-day.ts'
import { pagesOnPaper } from '../../../support/browser/paper.ts'
import { PHONE } from '../../../support/browser/phone.ts'
import { sendRequest } from '../../../support/browser/send-request.ts'
import { expect, test } from '../../../support/browser/site.ts'
import { AGAIN, again } from '../../../support/browser/again.ts'

/** What the owner takes along on paper, and hands to a customer. */

const GOLD = { car_package: 'car-gold-shine', car_size: 'mid', car_addons: ['pet-hair'], phone: '208-555-0142', service_address: '12 Elm Street' }

async function signInOn(page: Page, day: string): Promise<AdminPage> {
  await page.clock.setFixedTime(new Date(`${day}T18:00:00Z`))
  // The window of the system would stop the test.
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  return admin
}

/** Two visits of a day; of the second one no more is known than it must. */
async function bookDay(api: APIRequestContext, date: string): Promise<void> {
  await sendRequest(api, 'Jo Sheet', { date, time: '07:00' }, { ...GOLD, site_notes: 'Gate code 1234', message: 'Two dogs in the yard' })
  await sendRequest(api, 'Mo Sheet', { date, time: '13:30' })
}

const visit = (page: Page, name: string) => page.getByRole('article', { name })

test('the day’s job sheet has a page for each visit with all that is needed there, on A4 and on Letter', async ({ page, request: api }) => {
  const date = freeDay()
  await bookDay(api, date)
  await signInOn(page, date)
  await page.goto(`/#/admin/today?day=${date}`)
  await page.getByRole('link', { name: 'Job sheet' }).click()
  await expect(page.getByRole('heading', { name: /^Job sheet/, level: 1 })).toBeFocused()
  const jo = visit(page, 'Jo Sheet')
  for (const text of [
    '208-555-0142',
    '12 Elm Street',
    'Gate code 1234',
    'Two dogs in the yard',
    'Gold Shine',
    'Pet Hair',
    'Seats, carpets and mats vacuumed',
    '$400.00',
  ])
    await expect(jo.getByText(text).first()).toBeVisible()
  await expect(jo.getByText('Customer’s signature')).toBeVisible()
  await expect(visit(page, 'Mo Sheet')).toContainText('No address was given')
  await expectAccessible(page, [1280, 768])
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const hidden of ['button', 'select', 'nav', 'input']) await expect(page.locator(hidden).locator('visible=true')).toHaveCount(0)
  expect(await page.locator('.paper').evaluate(paper => [getComputedStyle(paper).color, getComputedStyle(paper).backgroundColor])).toEqual([
    'rgb(0, 0, 0)',
    'rgb(255, 255, 255)',
  ])
  expect([await pagesOnPaper(page, 'A4'), await pagesOnPaper(page, 'Letter')]).toEqual([2, 2])
})

test('on a phone, an open request leads from the first screenful to a job sheet of its visit alone', AGAIN, async ({ page, request: api }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const date = freeDay()
  await bookDay(api, date)
  await signInOn(page, date)
  await page.goto(`/#/admin/today?day=${date}`)
  await page.getByRole('button', { name: 'Details of Jo Sheet' }).click()
  const link = page.getByRole('dialog').getByRole('link', { name: 'Job sheet' })
  await expect(link).toBeInViewport({ ratio: 1 })
  await link.click()
  await expect(page.getByRole('heading', { name: /^Job sheet/, level: 1 })).toBeFocused()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(visit(page, 'Jo Sheet')).toContainText('Gate code 1234')
  await page.emulateMedia({ media: 'print' })
  expect(await pagesOnPaper(page, 'A4')).toBe(1)
})

test('the list of a day says what to bring, and no visit is torn over two pages', AGAIN, async ({ page, request: api }) => {
  const date = freeDay()
  await bookDay(api, date)
  await signInOn(page, date)
  await page.goto(`/#/admin/print?day=${date}`)
  await page.getByRole('combobox', { name: 'Sheet' }).selectOption('List')
  await expect(page).toHaveURL(/as=list$/)
  await expect(page.getByRole('region', { name: 'What to bring for' }).getByRole('listitem')).toHaveText([
    '1 × Basic Shine Detail',
    '1 × Gold Shine Rejuvenation',
    '1 × Pet Hair',
  ])
  await expect(page.getByRole('row', { name: /Jo Sheet/ })).toContainText('Gate code 1234')
  await expectAccessible(page, [1280, 768])
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('row', { name: /Jo Sheet/ }).evaluate(row => getComputedStyle(row).breakInside)).toBe('avoid')
  expect([await pagesOnPaper(page, 'A4'), await pagesOnPaper(page, 'Letter')]).toEqual([1, 1])
  await page.getByRole('button', { name: 'Back', includeHidden: true }).evaluate((button: HTMLButtonElement) => button.click())
})

test(
  'internal notes are on the sheet, marked as such, once they are asked for; this device remembers that',
  AGAIN,
  async ({ page, request: api }) => {
    const date = freeDay()
    await sendRequest(api, 'Nina Note', { date, time: '07:00' }, { email: 'nina.note@example.com' })
    await signInOn(page, date)
    await page.goto('/#/admin/customers?search=nina.note')
    await page.getByRole('link', { name: 'Nina Note', exact: true }).click()
    await page.getByLabel('New note').fill('Pays in cash')
    await page.getByRole('button', { name: 'Save note' }).click()
    await expect(page.getByRole('region', { name: 'Notes' }).getByRole('listitem')).toHaveCount(1)
    await page.goto(`/#/admin/print?day=${date}`)
    const notes = visit(page, 'Nina Note').locator('.internal-notes')
    const asked = page.getByRole('checkbox', { name: 'Internal notes' })
    await expect(page.getByRole('button', { name: 'Print' })).toHaveAttribute('aria-disabled', 'false')
    await expect(asked).not.toBeChecked()
    await expect(notes).toHaveCount(0)
    await asked.check()
    await expect(notes).toContainText('not for the customer')
    await expect(notes).toContainText('Pays in cash')
    await page.reload()
    await expect(asked).toBeChecked()
    await expect(notes).toContainText('Pays in cash')
    await asked.uncheck()
    await page.reload()
    await expect(asked).not.toBeChecked()
    await expect(page.getByText('Pays in cash')).toHaveCount(0)
  },
)

test('a day without visits has a sheet that says so; Back leads to where it was opened', AGAIN, async ({ page }) => {
  const date = freeDay()
  await signInOn(page, date)
  await page.goto(`/#/admin/calendar?span=day&day=${date}`)
  await page.getByRole('link', { name: 'Job sheet' }).click()
  await expect(page.getByText('No visits on this day')).toBeVisible()
  await page.getByRole('combobox', { name: 'Sheet' }).selectOption('List')
  await expect(page).toHaveURL(/as=list$/)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/admin\/calendar/)
})

for (const { device, use, widths } of [
  { device: 'a desk', use: {}, widths: [1280, 768] },
  { device: 'a phone', use: PHONE, widths: [390, 320] },
]) {
  test.describe(`on ${device}`, again(device), () => {
    test.use(use)

    test('an open request is printed as an estimate, and as a receipt once it is done', async ({ page, request: api }) => {
      const date = freeDay()
      await sendRequest(api, 'Rita Receipt', { date, time: '07:00' }, GOLD)
      const admin = await signInOn(page, date)
      await page.goto(`/#/admin/today?day=${date}`)
      await page.getByRole('button', { name: 'Details of Rita Receipt' }).click()
      const drawer = page.getByRole('dialog', { name: 'Rita Receipt' })
      await drawer.getByRole('link', { name: 'Print estimate' }).click()
      await expect(page.getByRole('heading', { name: 'Estimate', level: 1 })).toBeFocused()
      const paper = page.getByRole('article')
      for (const text of [
        'Alderglass Mobile Detailing',
        '(208) 555-0142',
        'Rita Receipt',
        '12 Elm Street',
        'Your reference: ',
        'Made right, or we come back',
        'Rescheduling and cancellation',
      ])
        await expect(paper.getByText(text).first()).toBeVisible()
      await expect(paper.getByRole('row', { name: /Gold Shine/ })).toContainText('$350+')
      await expect(paper.getByRole('row', { name: /Total/ })).toContainText('$400+')
      await expectAccessible(page, widths)
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('button')).toHaveCount(0)
      expect(await pagesOnPaper(page, 'Letter')).toBe(1)
      await page.emulateMedia({ media: 'screen' })
      await page.getByRole('button', { name: 'Back' }).click()
      await expect(drawer).toBeVisible()
      await drawer.getByRole('button', { name: 'Close' }).click()
      await expect(drawer).toHaveCount(0)
      for (const title of ['Confirm', 'On my way', 'Start'])
        await admin.saves(() =>
          visit(page, 'Rita Receipt')
            .getByRole('button', { name: `${title}, Rita Receipt` })
            .click(),
        )
      await visit(page, 'Rita Receipt').getByRole('spinbutton', { name: 'Actual value' }).fill('425.50')
      await admin.saves(() => visit(page, 'Rita Receipt').getByRole('button', { name: 'Done, Rita Receipt' }).click())
      await page.getByRole('button', { name: 'Details of Rita Receipt' }).click()
      await drawer.getByRole('link', { name: 'Print receipt' }).click()
      await expect(page.getByRole('heading', { name: 'Receipt', level: 1 })).toBeFocused()
      await expect(paper.getByRole('row')).toHaveText([/Gold Shine.*\$350\.00/, /Pet Hair.*\$50\.00/, /Adjustment.*\$25\.50/, /Total.*\$425\.50/])
      for (const [by, scheme] of [
        ['Text', 'sms:'],
        ['Mail', 'mailto:'],
      ])
        await expect(page.getByRole('link', { name: `${by} this to Rita Receipt` })).toHaveAttribute(
          'href',
          new RegExp(`^${scheme}.*body=.*Receipt.*425\\.50`),
        )
      await expect(paper.getByText('Made right, or we come back')).toBeVisible()
      await expect(paper.getByText('Rescheduling and cancellation')).toHaveCount(0)
    })
  })
}

test('every screen is printed in black on white without what is pressed, an open request alone and whole', async ({ page, request: api }) => {
  const date = freeDay()
  await sendRequest(api, 'Polly Paper', { date, time: '07:00' }, { ...GOLD, message: 'M '.repeat(900) })
  const admin = await signInOn(page, date)
  for (const [hash, shown] of [
    ['requests?search=Polly', 'Polly Paper'],
    [`today?day=${date}`, 'Polly Paper'],
    [`calendar?day=${date}`, 'Polly Paper'],
    [`value?by=month&day=${date}`, 'Total'],
    ['customers?search=Polly', 'Polly Paper'],
    ['trash', 'Trash'],
  ] as const) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(`/#/admin/${hash}`)
    const words = page.locator('#admin').getByText(shown).locator('visible=true').first()
    await expect(words).toBeVisible()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(words).toBeVisible()
    for (const hidden of ['#admin nav', '.main-button', '.plain-button', '.quiet-button', '#admin input'])
      await expect(page.locator(hidden).locator('visible=true'), `${hash} ${hidden}`).toHaveCount(0)
    expect(await page.locator('#admin').evaluate(admin => getComputedStyle(admin).color), hash).toBe('rgb(0, 0, 0)')
    expect(await pagesOnPaper(page, 'A4'), hash).toBe(1)
  }
  await page.emulateMedia({ media: 'screen' })
  await page.goto('/#/admin/requests?search=Polly')
  await admin.row('Polly Paper').getByRole('button', { name: 'Details of Polly Paper' }).click()
  await expect(page.getByRole('dialog').getByRole('region', { name: 'History' }).getByRole('listitem')).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table', { name: 'Requests' })).toBeHidden()
  await expect(page.getByRole('dialog').getByText('History')).toBeVisible()
  expect(await pagesOnPaper(page, 'A4')).toBeGreaterThan(1)
})

test('a name without spaces pushes no column of the printed list off the paper', AGAIN, async ({ page, request: api }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await sendRequest(api, 'W'.repeat(100), { date: freeDay(), time: '09:00' })
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await page.goto('/#/admin/requests')
  await page.emulateMedia({ media: 'print' })
  const table = page.getByRole('table')
  await expect(table).toContainText('WWW')
  await expect(page.getByText(/^All\. Newest first: 1 to \d+ of \d+\.$/)).toBeVisible()
  const { x = 0, width = Infinity } = (await table.boundingBox()) ?? {}
  expect(x + width).toBeLessThanOrEqual(1440)
})
