import { readFileSync } from 'node:fs'
import { expectAccessible } from '../../../support/browser/accessible.ts'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { enterRequest } from '../../../support/browser/enter-request.ts'
import { PHONE } from '../../../support/browser/phone.ts'
import { sendRequest as request } from '../../../support/browser/send-request.ts'
import { businessToday, dayAhead, expect, test } from '../../../support/browser/site.ts'
import { AGAIN, again } from '../../../support/browser/again.ts'

test('the owner reads what each week and month is worth, as far as it is planned and done', async ({ page, request: api }) => {
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  const totals = page.getByRole('table').getByRole('row', { name: /Total/ }).getByRole('cell')
  const show = async (by: string) => {
    await page.goto(`/#/admin/value?by=${by}&day=${dayAhead(364)}`)
    await expect(page.getByRole('table', { name: `Value of visits by ${by}` })).toBeVisible()
  }
  /** What is completed and what is scheduled, in dollars. */
  const worth = async () => (await totals.allTextContents()).map(text => Number(text.replace(/[^\d.]/g, '')))
  await show('month')
  const [doneByMonth = 0] = await worth()
  await show('week')
  const [done = 0, planned = 0] = await worth()

  await request(api, 'Vera Value', { date: dayAhead(364), time: '09:00' })
  await page.getByRole('button', { name: 'Refresh Data' }).click()
  await expect.poll(worth).toEqual([done, planned + 50])
  await page.goto('/#/admin?search=Vera')
  await admin.row('Vera Value').getByRole('combobox').selectOption('Completed')
  await admin.row('Vera Value').getByRole('button', { name: 'Edit' }).click()
  await admin.row('Vera Value').getByRole('spinbutton').fill('61.50')
  await page.keyboard.press('Enter')
  await expect(admin.row('Vera Value')).toContainText('61.50')
  await show('week')
  await expect.poll(worth).toEqual([done + 61.5, planned])
  await show('month')
  await expect.poll(async () => (await worth())[0]).toBe(doneByMonth + 61.5)
  for (const by of ['month', 'week']) {
    await show(by)
    const first = page.getByRole('table').getByRole('row').nth(1).getByRole('rowheader')
    const begins = ((await first.textContent()) ?? '').match(by === 'month' ? /^\w{3}/ : /^\w{3} \d+/)?.[0] ?? 'nothing'
    await expect(page.locator('.calendar-head h3'), 'the head names no days before the first row').toHaveText(RegExp(`^${begins}\\b`))
  }
  await show('month')
  await page.getByRole('link', { name: 'Later' }).click()
  await expect(totals).toHaveText(['$0.00', '$0.00'])
})

test('the owner reads what a year has brought by month, service and what was paid for, beside the year before, and saves it', async ({
  page,
  request: api,
}) => {
  const name = 'Rolf Report'
  const date = dayAhead(349)
  const year = Number(date.slice(0, 4))
  await request(api, name, { date, time: '07:00' }, { car_package: 'car-gold-shine', car_size: 'mid', car_addons: ['pet-hair'] })
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await page.goto('/#/admin/requests?search=Rolf')
  await admin.saves(() => admin.row(name).getByRole('combobox').selectOption('Completed'))
  await admin.row(name).getByRole('button', { name: 'Edit' }).click()
  await admin.row(name).getByRole('spinbutton').fill('420.50')
  await admin.saves(() => page.keyboard.press('Enter'))
  await page.goto(`/#/admin/value?by=month&day=${date}`)
  await page.getByRole('navigation', { name: 'Periods' }).getByRole('link', { name: 'Year' }).click()
  await expect(page.getByRole('heading', { name: String(year), level: 3 })).toBeVisible()
  const figures = (table: string, row: RegExp) => page.getByRole('table', { name: table }).getByRole('row', { name: row }).getByRole('cell')
  const [ofService, ofAddons] = [figures('By service', /^Gold Shine Rejuvenation/), figures('By what was paid for', /^Add-ons/)]
  await expect(ofService.first()).toHaveText(/^\$[1-9]/)
  await expect(ofAddons.first()).toHaveText(/^\$[1-9]/)
  const totals = await Promise.all(['By month', 'By service', 'By what was paid for'].map(table => figures(table, /^Total/).allTextContents()))
  expect(new Set(totals.map(cells => cells.join(' '))).size).toBe(1)
  await expectAccessible(page, [1280, 390, 320])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export figures' }).click()
  expect((await download).suggestedFilename()).toBe(`report ${year}.csv`)
  // The month of the visit has a report of its own.
  const byMonth = page.getByRole('table', { name: 'By month' })
  const month = byMonth
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
    .first()
  const brought = (await month.getByRole('cell').first().textContent()) ?? ''
  await month.getByRole('link').click()
  await expect(page.getByRole('link', { name: 'Previous month' })).toBeVisible()
  await expect(byMonth).toBeHidden()
  await expect(figures('By service', /^Total/).first()).toHaveText(brought)
  await expectAccessible(page, [1280, 390, 320])
  const ofMonth = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export figures' }).click()
  expect((await ofMonth).suggestedFilename()).toMatch(new RegExp(`^report ${year}-\\d\\d\\.csv$`))
  await page.goBack()
  await page.getByRole('link', { name: 'Next year' }).click()
  await expect(page.getByRole('heading', { name: String(year + 1), level: 3 })).toBeVisible()
  // This year's figures are now those of the year before.
  await expect(figures('By service', /^Total/).nth(1)).toHaveText(totals[1]?.[0]?.split(' ')[0] ?? '')
  // The file has none of them: it holds what it is named for.
  const ofNext = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export figures' }).click()
  expect(readFileSync(await (await ofNext).path(), 'utf8')).not.toContain(`${year}-`)
})

test('the visits of the period that is shown are saved as a file', AGAIN, async ({ page, request: api }) => {
  const date = dayAhead(342)
  await request(api, 'Xaver Export', { date, time: '09:00' })
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  for (const by of ['week', 'month-report']) {
    await page.goto(`/#/admin/value?by=${by}&day=${date}`)
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Export' })
    await expect(dialog.getByLabel('Other days')).toBeChecked()
    await expect(dialog.getByLabel('This list')).toHaveCount(0)
    await dialog.getByLabel('Status').selectOption('All')
    await dialog.getByLabel('CSV').check()
    const [first, last] = [await dialog.getByLabel('From').inputValue(), await dialog.getByLabel('Until').inputValue()]
    expect(first <= date && date <= last).toBe(true)
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Save file' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(`requests ${first} to ${last}.csv`)
    expect(readFileSync(await file.path(), 'utf8')).toContain('Xaver Export')
    await expectAccessible(page, [1280, 390, 320], 'dialog[open]')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
})

test('the month for the bookkeeper is a press and a look away: what is done, as a spreadsheet, and what it will have in it', async ({ page }) => {
  const today = businessToday()
  const month = today.slice(0, 7)
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await enterRequest(page, {
    name: 'Maya Month',
    phone: '208-555-0123',
    vehicle_category: 'Car',
    car_package: 'car-basic-shine',
    car_size: 'sedan',
    request_type: 'appointment',
    appointment_date: today,
    appointment_time: '09:00',
  })
  await page.goto('/#/admin/value')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Export' })
  await expect(dialog.getByLabel('Last month')).toBeChecked()
  await expect(dialog.getByLabel('Status')).toHaveValue('completed')
  await expect(dialog.getByLabel('Spreadsheet (.xlsx)')).toBeChecked()
  await expect(dialog.getByRole('status').first()).toHaveText('0 visits')
  await dialog.getByLabel('This month').check()
  await expect(dialog.getByRole('status').first()).toHaveText('0 visits')
  await dialog.getByLabel('Status').selectOption('All')
  await expect(dialog.getByRole('status').first()).toHaveText('1 visit')
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save file' }).click()
  expect((await download).suggestedFilename()).toMatch(new RegExp(`^requests ${month}-01 to ${month}-(28|29|30|31)\\.xlsx$`))
})

const SCREENS = {
  // As much as is left between the bars of its browser.
  'a phone': { ...PHONE, viewport: { width: 390, height: 660 } },
  'a desk': { viewport: { width: 1440, height: 900 } },
}

for (const [screen, options] of Object.entries(SCREENS)) {
  test.describe(`on ${screen}`, () => {
    test.use(options)

    test('the owner reads who has brought most in a year, beside the year before, and opens whose page that is', again(screen), async ({ page }) => {
      const year = Number(businessToday().slice(0, 4)) - 1
      const admin = new AdminPage(page)
      await admin.signIn()
      await admin.isSignedIn()
      const service = { vehicle_category: 'Car', car_package: 'car-basic-shine', car_size: 'sedan', request_type: 'appointment', status: 'Completed' }
      for (const [name, phone, appointment_date, actual_value] of [
        ['Petra Patron', '208-555-0171', `${year}-05-12`, 200],
        ['Petra Patron', '208-555-0171', `${year}-06-09`, 150.5],
        ['Petra Patron', '208-555-0171', `${year - 1}-06-09`, 100],
        ['Olaf Once', '208-555-0172', `${year}-05-13`, 300],
        ['Fritz Former', '208-555-0173', `${year - 1}-05-13`, 900],
      ])
        await enterRequest(page, { ...service, name, phone, appointment_date, appointment_time: '09:00', actual_value })
      await page.goto(`/#/admin/value?by=year&day=${year}-01-01`)
      const customers = page.getByRole('table', { name: 'By customer' }).locator('tbody').getByRole('row')
      await expect(customers).toHaveText([/^Petra Patron 2 visits\$350\.50 \+251%\$100\.00$/, /^Olaf Once 1 visit\$300\.00 \$0\.00$/])
      await expect(page.getByRole('table', { name: 'By customer' }).getByRole('row', { name: /Total/ }), 'they are not all').toHaveCount(0)
      await expectAccessible(page, [options.viewport.width, 320])
      await page.getByRole('link', { name: 'Previous year' }).click()
      await expect(customers).toHaveText([/^Fritz Former/, /^Petra Patron 1 visit\b/])
      await page.goto(`/#/admin/value?by=month-report&day=${year}-05-01`)
      await expect(customers).toHaveText([/^Olaf Once/, /^Petra Patron 1 visit\b/])
      await customers.getByRole('link', { name: 'Petra Patron' }).click()
      await expect(page.getByRole('heading', { name: 'Petra Patron' })).toBeFocused()
      await expect(page.getByRole('region', { name: 'Visits and requests' }).getByRole('button')).toHaveCount(3)
      await page.getByRole('link', { name: 'All customers' }).click()
      await page.getByRole('link', { name: 'Who brought most' }).click()
      await expect(page).toHaveURL(/value\?by=year/)
    })

    test(
      'Value opens at its top, with its title and then what this week is worth, whatever is shown below',
      AGAIN,
      async ({ page, request: api }) => {
        // A Tuesday.
        await page.clock.setFixedTime(new Date('2026-06-02T18:00:00Z'))
        const admin = new AdminPage(page)
        await admin.signIn()
        await admin.isSignedIn()
        const line = page.getByRole('paragraph').filter({ hasText: /^This week: / })
        for (const by of ['week', 'month', 'year']) {
          await page.goto(`/#/admin/value?by=${by}&day=2026-03-01`)
          await expect(page.getByRole('table').first()).toBeVisible()
          await expect(line).toHaveText('This week: $0.00 completed, $0.00 scheduled')
          await expect(line).toBeInViewport({ ratio: 1 })
          const [title, its] = [await page.locator('#requests-title').boundingBox(), await line.boundingBox()]
          expect((title?.y ?? Infinity) + (title?.height ?? 0)).toBeLessThanOrEqual(its?.y ?? 0)
          expect(await page.evaluate(() => scrollY)).toBe(0)
        }
        await page.clock.setFixedTime(new Date(`${dayAhead(357)}T18:00:00Z`))
        await request(api, 'Wendy Week', { date: dayAhead(357), time: '09:00' })
        await page.reload()
        await expect(line).toHaveText('This week: $0.00 completed, $50.00 scheduled')
      },
    )
  })
}
