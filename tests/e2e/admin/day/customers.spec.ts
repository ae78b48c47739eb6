import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from '../../../support/browser/accessible.ts'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { PHONE } from '../../../support/browser/phone.ts'
import { sendRequest } from '../../../support/browser/send-request.ts'
import { expect, test } from '../../../support/browser/site.ts'
import { AGAIN, again } from '../../../support/browser/again.ts'

/** Who has asked before, and what is known of them. */

/** Two requests of Carla, with her number written in two ways and the first without her address; one of Carl, who is her. */
async function bookThem(api: APIRequestContext): Promise<void> {
  await sendRequest(api, 'Carla Customer', undefined, { email: 'carla@example.com', phone: '208-555-0171', service_address: '12 Élm Street' })
  await sendRequest(api, 'Carla C.', undefined, { email: 'other@example.com', phone: '(208) 555 0171' })
  await sendRequest(api, 'Carl Customer', undefined, { email: 'carl@example.com' })
}

async function openCustomers(page: Page): Promise<void> {
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await admin.view('Customers').click()
  await expect(page.getByRole('list', { name: 'Customers' })).toBeVisible()
}

const rowsOf = (page: Page) => page.getByRole('list', { name: 'Customers' }).getByRole('listitem')

for (const { device, use, widths } of [
  { device: 'a desk', use: {}, widths: [1440, 768] },
  { device: 'a phone', use: PHONE, widths: [390, 320] },
]) {
  test.describe(`on ${device}`, again(device), () => {
    test.use(use)

    test('a customer is found by number and by address, and has a page with all requests, which open; notes are kept', async ({
      page,
      request: api,
      complaints,
    }) => {
      await bookThem(api)
      await openCustomers(page)
      await page.getByLabel('Search').fill('2085550171')
      await expect(rowsOf(page)).toHaveCount(1)
      await page.getByLabel('Search').fill('carla elm street')
      await expect(rowsOf(page)).toHaveCount(1)
      await expect(rowsOf(page).getByRole('link', { name: 'Call Carla C.: 208-555-0171' })).toHaveAttribute('href', 'tel:2085550171')
      await expectAccessible(page, widths)
      await rowsOf(page).getByRole('link', { name: 'Carla C.', exact: true }).click()
      const title = page.getByRole('heading', { name: 'Carla C.' })
      await expect(title).toBeFocused()
      await expect(page.getByRole('link', { name: 'Text Carla C.: 208-555-0171' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Navigate to Carla C. in a new tab: 12 Élm Street' })).toBeVisible()
      const requests = page.getByRole('region', { name: 'Visits and requests' }).getByRole('button')
      await expect(requests).toHaveCount(2)

      await page.getByLabel('New note').fill('Gate code 1234')
      await page.getByRole('button', { name: 'Save note' }).click()
      const notes = page.getByRole('region', { name: 'Notes' })
      await expect(notes.getByRole('listitem')).toContainText(['Gate code 1234'])
      await expect(notes.getByRole('listitem')).toContainText(['owner'])
      await expect(page.getByLabel('New note')).toBeFocused()
      await expectAccessible(page, widths)
      await notes.getByRole('button', { name: 'Delete the note: Gate code 1234' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await expect(notes.getByRole('listitem')).toHaveCount(0)

      await requests.first().click()
      const drawer = page.getByRole('dialog')
      await drawer.getByRole('link', { name: 'Everything about this customer' }).click()
      await expect(drawer).toHaveCount(0)
      await page.getByRole('link', { name: 'All customers' }).click()
      await expect(rowsOf(page).first()).toBeVisible()
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2')
      expect(complaints).toEqual([])
    })
  })
}

test('a link that is followed while a search is typed leads where it says', AGAIN, async ({ page, request: api }) => {
  await sendRequest(api, 'Lila Linked', undefined, { email: 'lila@example.com' })
  await openCustomers(page)
  await page.getByLabel('Search').evaluate((field: HTMLInputElement) => {
    const usual = window.setTimeout.bind(window)
    const type = () => {
      // The search becomes due when the address has changed and the page has not yet drawn what it leads to.
      window.setTimeout = ((search: () => void, ...rest: unknown[]) => {
        window.setTimeout = usual
        window.addEventListener('popstate', () => search(...(rest.slice(1) as [])), { once: true })
        return 1
      }) as typeof window.setTimeout
      field.value = 'lila'
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    window.addEventListener('mouseup', type, { capture: true, once: true })
  })
  await page.getByRole('link', { name: 'Lila Linked' }).click()
  await expect(page.getByRole('heading', { name: 'Lila Linked' })).toBeVisible()
  await expect(page).toHaveURL(/customers\?of=/)
})

test('two customers are said to be the same person, and separated again', async ({ page, request: api, complaints }) => {
  await sendRequest(api, 'Mary Merged', undefined, { email: 'mary@example.com' })
  await sendRequest(api, 'Mrs Merged', undefined, { email: 'mrs@example.com' })
  await openCustomers(page)
  await page.getByLabel('Search').fill('merged')
  await expect(rowsOf(page)).toHaveCount(2)
  await page.getByRole('link', { name: 'Mary Merged' }).click()
  await page.getByRole('button', { name: 'Same person as…' }).click()
  const same = page.getByRole('region', { name: 'Same person' })
  await same.getByLabel('Search').fill('mrs')
  await same.getByRole('button', { name: /^Mrs Merged/ }).click()
  const requests = page.getByRole('region', { name: 'Visits and requests' }).getByRole('button')
  await expect(requests).toHaveCount(2)
  await expect(same).toContainText('are the same person, says owner since')
  const opener = same.getByRole('button', { name: 'Same person as…' })
  await expect(opener).toBeFocused()
  await same.getByRole('button', { name: 'Separate them again' }).click()
  await expect(requests).toHaveCount(1)
  await expect(same).not.toContainText('says owner')
  await expect(opener).toBeFocused()
  expect(complaints).toEqual([])
})

test('a note that could not be saved is still there to be saved again', async ({ page, request: api, complaints }) => {
  await sendRequest(api, 'Nils Noted', undefined, { email: 'nils@example.com' })
  await openCustomers(page)
  await page.getByRole('link', { name: 'Nils Noted' }).click()
  await page.getByLabel('New note').fill('Pays in cash')
  await page.route('**/api/v1/appointments/*/notes', route => route.fulfill({ status: 500, json: { error: 'Not today' } }))
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Not today' })).toBeVisible()
  await expect(page.getByLabel('New note')).toHaveValue('Pays in cash')
  await page.unroute('**/api/v1/appointments/*/notes')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByRole('region', { name: 'Notes' }).getByRole('listitem')).toContainText(['Pays in cash'])
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('500')
})
