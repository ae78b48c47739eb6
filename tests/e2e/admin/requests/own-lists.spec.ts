import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from '../../../support/browser/accessible.ts'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { expectFailedLoads } from '../../../support/browser/failed-loads.ts'
import { DESK_AGENT, PHONE } from '../../../support/browser/phone.ts'
import { sendRequest } from '../../../support/browser/send-request.ts'
import { expect, test } from '../../../support/browser/site.ts'
import { AGAIN, again } from '../../../support/browser/again.ts'

/** The owner's own lists: what is shown, kept under a name beside the lists that are always there. */

const lists = (page: Page) => page.getByRole('navigation', { name: 'Lists' })
const link = (page: Page, name: string) => lists(page).getByRole('link', { name, exact: false })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const field = (page: Page) => page.getByRole('dialog').getByLabel('Name')

/** Opens the list of the requests of these names. */
async function openList(page: Page, api: APIRequestContext, names: readonly string[], query = ''): Promise<void> {
  for (const name of names) await sendRequest(api, name)
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await page.goto(`/#/admin/requests${query}`)
}

/** Shows what phones fold. */
async function unfoldFilters(page: Page): Promise<void> {
  const filter = button(page, 'Filter')
  if ((await filter.isVisible()) && (await filter.getAttribute('aria-expanded')) === 'false') await filter.click()
}

async function fold(page: Page): Promise<void> {
  const filter = button(page, 'Filter')
  if (await filter.isVisible()) await filter.click()
}

async function keep(page: Page, name: string): Promise<void> {
  await button(page, 'Save list').click()
  await field(page).fill(name)
  await dialog(page, 'Save list').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

for (const [device, options] of [
  ['a phone', { ...PHONE, viewport: { width: 390, height: 844 } }],
  ['a desk', { viewport: { width: 1440, height: 900 }, userAgent: DESK_AGENT }],
] as const) {
  test.describe(`on ${device}`, again(device), () => {
    test.use(options)

    test('what is shown is kept under a name, is there on another device, and is renamed and deleted', async ({ page, request: api, browser }) => {
      await openList(page, api, ['Gail Gloss', 'Gus Gloss', 'Hal Other'])
      await expect(link(page, 'All')).toHaveAttribute('aria-current', 'page')
      await expect(button(page, 'Save list'), 'that list is always there').toHaveCount(0)
      const search = page.getByRole('searchbox', { name: 'Search' })
      await search.fill('gloss')
      await unfoldFilters(page)
      await page.getByLabel('Order').selectOption('Name')
      await expect(page).toHaveURL(/search=gloss&sort=name/)
      const address = page.url()
      await fold(page)
      const [tabs, save] = [await lists(page).boundingBox(), await button(page, 'Save list').boundingBox()]
      if (tabs === null || save === null) throw new Error('the lists, or the button, are not on the screen')
      expect(save.y, 'it stands beside the tabs').toBeGreaterThanOrEqual(tabs.y)
      expect(save.y + save.height, 'and makes their row no higher').toBeLessThanOrEqual(tabs.y + tabs.height)
      expect(save.x).toBeGreaterThanOrEqual(tabs.x + tabs.width)

      await button(page, 'Save list').click()
      await expectAccessible(page, [options.viewport.width])
      await page.keyboard.press('Escape')
      await keep(page, 'Shiny ones')
      await expect(link(page, 'Shiny ones')).toHaveAttribute('aria-current', 'page')
      await expect(link(page, 'Shiny ones')).toHaveText('Shiny ones 2')
      await expect(lists(page).locator('[aria-current]')).toHaveCount(1)
      await expect(button(page, 'Edit list'), 'the focus stays where it was').toBeFocused()
      await expectAccessible(page, [options.viewport.width])

      await link(page, 'Waiting').click()
      await expect(search, 'the search of the own list does not stay').toHaveValue('')
      const other = await browser.newPage(options)
      const elsewhere = new AdminPage(other)
      await elsewhere.signIn()
      await elsewhere.isSignedIn()
      await other.goto('/#/admin/requests')
      await link(other, 'Shiny ones').click()
      expect(other.url()).toBe(address)
      await other.close()

      await link(page, 'Shiny ones').click()
      await button(page, 'Edit list').click()
      await field(page).fill('Gloss by name')
      await expectAccessible(page, [options.viewport.width])
      await button(page, 'Save').click()
      await expect(link(page, 'Gloss by name')).toHaveAttribute('aria-current', 'page')
      await expect(link(page, 'Shiny ones')).toHaveCount(0)

      await button(page, 'Edit list').click()
      await button(page, 'Delete list').click()
      await expect(page.getByRole('link', { name: 'Gloss by name', includeHidden: true })).toHaveCount(0)
      await expect(button(page, 'Undo')).toBeFocused()
      await button(page, 'Undo').click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(link(page, 'Gloss by name')).toHaveAttribute('aria-current', 'page')

      await button(page, 'Edit list').click()
      await button(page, 'Delete list').click()
      await dialog(page, 'Edit list').getByRole('button', { name: 'Close' }).click()
      await expect(link(page, 'Gloss by name')).toHaveCount(0)
      await expect(page).toHaveURL(address)
      await expect(button(page, 'Save list')).toBeFocused()
    })
  })
}

test(
  'a name that the owner has used already lets that list show what is shown now; that of a list which is always there is refused',
  AGAIN,
  async ({ page, request: api }) => {
    await openList(page, api, ['Gail Gloss'], '?search=gloss')
    await keep(page, 'Mine')
    await page.goto('/#/admin/requests?search=gail')
    await button(page, 'Save list').click()
    await field(page).fill('quotes')
    await expect(dialog(page, 'Save list').getByRole('alert').first()).toContainText('always there')
    await button(page, 'Save').click()
    await expect(dialog(page, 'Save list')).toBeVisible()
    await field(page).fill('MINE')
    await button(page, 'Replace').click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(lists(page).getByRole('link')).toHaveCount(7)
    await link(page, 'MINE').click()
    await expect(page).toHaveURL(/search=gail/)
  },
)

test(
  'a name that was given on another device meanwhile is refused in words, and what was typed stays',
  AGAIN,
  async ({ page, request: api, complaints }) => {
    await openList(page, api, ['Gail Gloss'], '?search=gloss')
    await expect(button(page, 'Save list')).toHaveAttribute('aria-haspopup')
    await page.route('**/api/v1/lists', route => (route.request().method() === 'GET' ? route.fulfill({ json: { lists: [] } }) : route.continue()))
    await keep(page, 'Mine')
    await page.goto('/#/admin/requests?search=gail')
    await button(page, 'Save list').click()
    await field(page).fill('Mine')
    await button(page, 'Save').click()
    await expect(dialog(page, 'Save list').getByRole('alert').first()).toHaveText('Another list has this name')
    await expect(field(page)).toHaveValue('Mine')
    expectFailedLoads(complaints)
  },
)
