import type { Page, Route } from '@playwright/test'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { expectFailedLoads } from '../../../support/browser/failed-loads.ts'
import { holdBack } from '../../../support/browser/held-back.ts'
import { sendRequest as request } from '../../../support/browser/send-request.ts'
import { expect, test } from '../../../support/browser/site.ts'
import { AGAIN } from '../../../support/browser/again.ts'

/** However late or in whatever order the server counts, nothing is said of a list that was counted of another. */

const COUNTS = /appointments\/counts/
const SUMMARY = /appointments\/summary/
const VALUES = /appointments\/values/

const fail = (route: Route) => route.fulfill({ status: 503, json: { error: 'Not now' } })

async function signedIn(page: Page): Promise<AdminPage> {
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  return admin
}

test('clearing all says how many that are, or that it is all of them, and never what a search had found', async ({
  page,
  request: api,
  complaints,
}) => {
  for (const name of ['Yara Clear', 'Yoko Clear']) await request(api, name)
  const admin = await signedIn(page)
  await expect(admin.tab('All')).toHaveText(/\d/)
  const all = (await admin.tab('All').textContent())?.replace('All ', '') ?? ''
  await page.getByLabel('Search').fill('Yara Clear')
  await expect(admin.tab('All')).toHaveText('All 1')
  await page.route(COUNTS, fail)
  await page.getByLabel('Search').fill('')
  await expect(admin.row('Yoko Clear')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Not now')
  await expect(page.getByRole('heading', { name: 'Requests' })).toHaveText(/^Requests\s*$/)
  await expect(admin.tab('All')).toHaveText(/^All\s*$/)
  const dialog = page.getByRole('alertdialog')
  await admin.clearAll()
  await expect(dialog).toContainText('Appointments and quotes to delete: all')
  await dialog.getByRole('button', { name: 'Back' }).click()
  await page.unroute(COUNTS)
  await admin.clearAll()
  await expect(dialog).toContainText(`Appointments and quotes to delete: ${all}`)
  await dialog.getByRole('button', { name: 'Back' }).click()
  expectFailedLoads(complaints)
})

for (const [title, address, answers] of [
  ['are slow', '#/admin/trash?search=somebody', 'hold'],
  ['fail', '#/admin/trash?search=nobody', 'fail'],
] as const) {
  test(
    `where the requests ${title}, their tabs do not say the counts of ${address}`,
    answers === 'fail' ? AGAIN : {},
    async ({ page, complaints }) => {
      const admin = await signedIn(page)
      await expect(admin.tab('All')).toHaveText(/\d/)
      const counted = page.waitForResponse(COUNTS)
      await page.goto(`/${address}`)
      await counted
      let letGo = () => {}
      if (answers === 'hold') letGo = await holdBack(page, /appointments\/(\?|counts)/)
      else await page.route(/appointments\/(\?|counts)/, fail)
      await admin.view('Requests').click()
      await expect(admin.tab('All')).toHaveText(/^All\s*$/)
      await expect(admin.status('Pending')).toHaveText('Pending')
      letGo()
      expectFailedLoads(complaints)
    },
  )
}

test('of two changes, the counts after the second stay, even where those after the first come later', AGAIN, async ({ page, request: api }) => {
  for (const name of ['Orla Turn', 'Otto Turn']) await request(api, name)
  const admin = await signedIn(page)
  const counted = page.waitForResponse(/counts\?search=Turn/)
  await page.getByLabel('Search').fill('Turn')
  await counted
  await expect(admin.status('Pending')).toHaveText('Pending (2)')
  const { promise: wasCounted, resolve: tellCounted } = Promise.withResolvers<void>()
  const { promise: isLate, resolve: letGo } = Promise.withResolvers<void>()
  const answerLate = async (route: Route) => {
    const response = await route.fetch()
    tellCounted()
    await isLate
    await route.fulfill({ response })
  }
  await page.route(COUNTS, answerLate, { times: 1 })
  await admin.row('Orla Turn').getByRole('combobox').selectOption('Confirmed')
  await wasCounted
  await admin.row('Otto Turn').getByRole('combobox').selectOption('Confirmed')
  await expect(admin.status('Confirmed')).toHaveText('Confirmed (2)')
  const late = page.waitForResponse(COUNTS)
  letGo()
  await late
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(admin.status('Confirmed')).toHaveText('Confirmed (2)')
})

test('a change that is refused while the list is counted leaves it counted', AGAIN, async ({ page, request: api, complaints }) => {
  for (const name of ['Rhea Refused', 'Rhea Other']) await request(api, name)
  const admin = await signedIn(page)
  await expect(admin.row('Rhea Refused')).toBeVisible()
  const letGo = await holdBack(page, COUNTS)
  await page.getByLabel('Search').fill('Rhea Refused')
  await expect(admin.rows).toHaveCount(1)
  await page.route(/appointments\/.+\/status/, fail)
  await admin.row('Rhea Refused').getByRole('combobox').selectOption('Confirmed')
  await expect(page.getByRole('alert')).toContainText('Failed to update status: Not now')
  letGo()
  await expect(admin.status('Pending')).toHaveText('Pending (1)')
  expectFailedLoads(complaints)
})

test('each figure of the summary says below it what it counts', AGAIN, async ({ page }) => {
  await signedIn(page)
  const figures = page.locator('[data-figure]')
  await expect(figures).toHaveCount(6)
  const below = await figures.evaluateAll(all =>
    all.map(each => [each.querySelector('small')?.textContent ?? '', each.querySelector('small')?.checkVisibility() ?? false]),
  )
  expect(below).toEqual([['Pending and confirmed appointments', true], ...Array.from({ length: 5 }, () => [expect.stringMatching(/\w+ \w+/), true])])
})

test('where values are shown, the figures are loaded with them, and the data is up to date once they are', AGAIN, async ({ page }) => {
  const admin = await signedIn(page)
  await expect(page.locator('[data-figure=total_scheduled] dd')).toHaveText(/\d/)
  const [summary] = await Promise.all([page.waitForResponse(SUMMARY), admin.view('Value').click()])
  expect(summary.ok()).toBe(true)
  await expect(page.getByRole('table')).toBeVisible()
  const letGo = await holdBack(page, SUMMARY)
  const news = page.locator('.toasts output', { hasText: 'The data is up to date' })
  const asked = page.waitForRequest(SUMMARY)
  await page.getByRole('button', { name: 'Refresh Data' }).click()
  await asked
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(news).toHaveCount(0)
  letGo()
  await expect(news).toHaveCount(1)
})

test('where values are shown, the data is up to date once they are, and nothing is asked after that', async ({ page }) => {
  const admin = await signedIn(page)
  await admin.view('Value').click()
  await expect(page.getByRole('table')).toBeVisible()
  const letGo = await holdBack(page, VALUES)
  const news = page.locator('.toasts output', { hasText: 'The data is up to date' })
  const [, summary] = await Promise.all([
    page.waitForRequest(VALUES),
    page.waitForResponse(SUMMARY),
    page.getByRole('button', { name: 'Refresh Data' }).click(),
  ])
  expect(summary.ok()).toBe(true)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(news).toHaveCount(0)
  let asked = 0
  page.on('request', sent => VALUES.test(sent.url()) && asked++)
  letGo()
  await expect(news).toHaveCount(1)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(asked).toBe(0)
})

for (const view of ['Requests', 'Value'])
  test(`figures that cannot be loaded are told once: ${view}`, view === 'Requests' ? AGAIN : {}, async ({ page, complaints }) => {
    const admin = await signedIn(page)
    await admin.view(view).click()
    await expect(page.locator('[data-figure=total_scheduled] dd')).toHaveText(/\d/)
    await page.route(SUMMARY, fail)
    const answered = page.waitForResponse(SUMMARY)
    await page.getByRole('button', { name: 'Refresh Data' }).click()
    await answered
    await expect(page.getByText('Failed to fetch data: Not now').first()).toBeVisible()
    await expect(page.getByText('Failed to fetch data: Not now')).toHaveCount(1)
    expectFailedLoads(complaints)
  })
