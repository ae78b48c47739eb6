import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../../../support/browser/accessible.ts'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { freeDay } from '../../../support/browser/free-day.ts'
import { sendRequest as request } from '../../../support/browser/send-request.ts'
import { expect, test } from '../../../support/browser/site.ts'
import { AGAIN } from '../../../support/browser/again.ts'

test('the owner finds a request by its name, and the address leads back to what was found', async ({ page, request: api }) => {
  await request(api, 'Fay Findable')
  await request(api, 'Other Person')
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await expect(admin.row('Other Person')).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('findABLE')
  await expect(admin.rows).toHaveCount(1)
  await expect(admin.row('Fay Findable')).toBeVisible()
  await expect(page.getByLabel('Search')).toBeFocused()
  // It would clear what is not shown too.
  await expect(page.getByRole('button', { name: 'Clear All Appointments' })).toHaveCount(0)
  await expect(page).toHaveURL(/search=findABLE/)
  await page.reload()
  await expect(admin.rows).toHaveCount(1)
  await expect(page.getByLabel('Search')).toHaveValue('findABLE')
  await page.getByLabel('Search').fill('')
  await expect(admin.row('Other Person')).toBeVisible()
  await page.getByLabel('Status', { exact: true }).selectOption('Completed')
  await page.getByLabel('Search').fill('Fay')
  await expect(page).toHaveURL(/search=Fay/)
  await expect(page.getByText('No request matches')).toBeVisible()
  await page.getByRole('link', { name: 'Show all requests' }).click()
  await expect(admin.row('Other Person')).toBeVisible()
  await page.getByLabel('Order').selectOption('Name')
  await expect(page).toHaveURL(/sort=name/)
  await expect(page.getByRole('table', { name: 'Requests', exact: true })).toBeVisible()
})

test('tabs say how many requests have which status, within the search, and lead to them', AGAIN, async ({ page, request: api }) => {
  for (const name of ['Tabor Tova', 'Tabor Titus', 'Tabor Tilda']) await request(api, name)
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await page.getByLabel('Search').fill('Tabor T')
  await expect(admin.tab('All')).toHaveText('All 3')
  await admin.row('Tabor Tova').getByRole('combobox').selectOption('Confirmed')
  await expect(admin.tab('Waiting')).toHaveText('Waiting 2')
  await expect(admin.status('Confirmed')).toHaveText('Confirmed (1)')
  await admin.tab('Waiting').click()
  await expect(admin.rows).toHaveCount(2)
  await expect(admin.tab('Waiting')).toHaveAttribute('aria-current', 'page')
  await expect(admin.tab('All')).toHaveText('All 3')
  await page.reload()
  await expect(admin.rows).toHaveCount(2)
  await page.goBack()
  await expect(admin.rows).toHaveCount(3)
  await page.getByLabel('Status', { exact: true }).selectOption('Confirmed')
  await expect(admin.rows).toHaveCount(1)
  await expect(admin.tab('All')).toHaveText('All 1 of 3')
  await expect(admin.tab('All')).not.toHaveAttribute('aria-current')
})

test('what was found can be saved for a spreadsheet', async ({ page, request: api }) => {
  const day = freeDay()
  await request(api, 'Xavier Export', { date: day, time: '13:00' })
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await page.getByLabel('Search').fill('Xavier')
  // The only request is shown before it is searched for, and a search that begins closes what is open.
  await expect(page).toHaveURL(/search=Xavier/)
  await expect(admin.rows).toHaveCount(1)
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Export' })
  const save = async () => {
    const [download] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Save file' }).click()])
    await expect(dialog.getByRole('status').first()).toHaveText(/^Saved: 1 (request|visit)$/)
    return download
  }
  await expect(dialog.getByRole('status').first()).toHaveText('1 request')
  await dialog.getByLabel('CSV').check()
  const text = await readFile(await (await save()).path(), 'utf8')
  expect(text.split('\r\n')).toHaveLength(3)
  expect(text).toContain('Xavier Export')
  await expectAccessible(page, [320, 1280], '[role=dialog], dialog[open]')

  await dialog.getByLabel('Other days').check()
  await dialog.getByLabel('From').fill(day)
  await dialog.getByLabel('Until').fill(day)
  await dialog.getByLabel('Spreadsheet (.xlsx)').check()
  await expect(dialog).toContainText('Requests without a day are left out.')
  await dialog.getByLabel('Status').selectOption('All')
  await expect(dialog.getByRole('status').first()).toHaveText('1 visit')
  const file = await save()
  expect(file.suggestedFilename()).toBe(`requests ${day} to ${day}.xlsx`)
  // A zip file, as Office Open XML is.
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK')
  const nothingSaved = 'There is nothing of that, and nothing was saved.'
  await dialog.getByLabel('Status').selectOption('Completed')
  await dialog.getByRole('button', { name: 'Save file' }).click()
  await expect(dialog.getByRole('status').first()).toHaveText(nothingSaved)
  await dialog.getByLabel('Status').selectOption('All')
  await dialog.getByLabel('Service').selectOption('RVs & Motorhomes')
  await dialog.getByRole('button', { name: 'Save file' }).click()
  await expect(dialog.getByRole('status').first()).toHaveText(nothingSaved)
})

test('what is found is shown before it is counted', async ({ page, request: api }) => {
  for (const name of ['Rosa Tally', 'Rita Tally']) await request(api, name)
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  const { promise: counting, resolve: count } = Promise.withResolvers<void>()
  await page.route(/appointments\/(summary|counts)/, async route => {
    await counting
    await route.continue()
  })
  await page.getByLabel('Search').fill('Rosa Tally')
  await expect(admin.rows).toHaveCount(1)
  await expect(admin.tab('All')).not.toHaveText('All 1')
  count()
  await expect(admin.tab('All')).toHaveText('All 1')
})

test('with one crew nothing is said of crews', AGAIN, async ({ page, request: api }) => {
  await request(api, 'Ann One', { date: freeDay(), time: '09:00' })
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await page.goto('/#/admin/requests')
  await expect(admin.row('Ann One')).toBeVisible()
  await page.getByRole('button', { name: 'Export' }).click()
  await expect(page.getByRole('dialog', { name: 'Export' })).toBeVisible()
  await expect(page.locator('#admin')).not.toContainText('Crew')
})
