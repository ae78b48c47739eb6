import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../../support/browser/accessible.ts'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { endSession } from '../../../support/browser/end-session.ts'
import { PHONE } from '../../../support/browser/phone.ts'
import { photo } from '../../../support/content/photo.ts'
import { sendRequest } from '../../../support/browser/send-request.ts'
import { expect, test } from '../../../support/browser/site.ts'
import { ADMIN } from '../../../support/server/start-server.ts'
import { AGAIN, again } from '../../../support/browser/again.ts'

/** What the owner writes down beside an open request. */

/** Two requests of one person; signs in and opens the one without a message. */
async function openRequest(page: Page, api: APIRequestContext, name: string): Promise<Locator> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`
  await sendRequest(api, name, undefined, { email, message: 'The older one' })
  await sendRequest(api, name, undefined, { email, message: 'The newer one' })
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await page.goto(`/#/admin/requests?search=${encodeURIComponent(name)}`)
  await page
    .getByRole('button', { name: `Details of ${name}` })
    .first()
    .click()
  const drawer = page.getByRole('dialog', { name })
  await expect(drawer.getByRole('region', { name: 'Message' })).toHaveText(/The newer one/)
  return drawer
}

const notesIn = (place: Locator) => place.getByRole('region', { name: 'Notes' })
const fieldIn = (place: Locator) => place.getByLabel('New note')

/** Waits until the drawer says that its notes are loaded anew. */
async function saves(page: Page, act: () => Promise<unknown>): Promise<void> {
  const loaded = page.waitForResponse(response => response.request().method() === 'GET' && response.url().endsWith('/notes'))
  await act()
  await loaded
}

for (const { device, use, widths } of [
  { device: 'a desk', use: {}, widths: [1440, 900] },
  { device: 'a phone', use: PHONE, widths: [390, 320] },
]) {
  test.describe(`on ${device}`, again(device), () => {
    test.use(use)

    test('a note is written by keyboard, stands with the customer’s other requests, which are one press away, and is deleted', async ({
      page,
      request: api,
    }) => {
      const drawer = await openRequest(page, api, `Nina Noted ${device}`)
      await fieldIn(drawer).focus()
      await page.keyboard.type('Gate code 1234')
      await page.keyboard.press('Tab')
      await expect(drawer.getByRole('button', { name: 'Save note' })).toBeFocused()
      await saves(page, () => page.keyboard.press('Enter'))
      await expect(notesIn(drawer).getByRole('listitem')).toContainText(['Gate code 1234'])
      await expect(notesIn(drawer).getByRole('listitem')).toContainText([ADMIN.username])
      await expect(fieldIn(drawer)).toBeFocused()
      await expect(fieldIn(drawer)).toHaveValue('')
      await expectAccessible(page, widths, 'dialog[open]')

      await drawer.getByRole('link', { name: 'Everything about this customer' }).click()
      await expect(drawer).toHaveCount(0)
      await page.getByRole('region', { name: 'Visits and requests' }).getByRole('button').last().click()
      await expect(drawer.getByRole('region', { name: 'Message' })).toHaveText(/The older one/)
      await expect(notesIn(drawer)).toContainText('Gate code 1234')
      await notesIn(drawer).getByRole('link', { name: 'on another request' }).click()
      await expect(drawer.getByRole('region', { name: 'Message' })).toHaveText(/The newer one/)
      await expect(notesIn(drawer).getByRole('link')).toHaveCount(0)

      await notesIn(drawer).getByRole('button', { name: 'Delete the note: Gate code 1234' }).click()
      await saves(page, () => page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click())
      await expect(notesIn(drawer).getByRole('listitem')).toHaveCount(0)
      await expect(fieldIn(drawer)).toBeFocused()
    })
  })
}

for (const { device, use, widths } of [
  { device: 'a desk', use: {}, widths: [1440, 900] },
  { device: 'a phone', use: PHONE, widths: [390, 320] },
]) {
  test.describe(`photos on ${device}`, again(device), () => {
    test.use(use)

    test('photos are added to a note, shown large, and what is none is told', async ({ page, request: api }) => {
      const drawer = await openRequest(page, api, `Pia Photo ${device}`)
      const add = (files: { name: string; mimeType: string; buffer: Buffer }[]) => drawer.getByLabel('Add photos').setInputFiles(files)
      await add([{ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('nothing') }])
      await expect(drawer.getByRole('alert').filter({ hasText: '“notes.jpg” is no photo' })).toBeVisible()
      const [one, two] = [await photo({ width: 1000, height: 700 }), await photo({ width: 700, height: 1000, scene: 3 })]
      await add([
        { name: 'one.jpg', mimeType: 'image/jpeg', buffer: one },
        { name: 'two.jpg', mimeType: 'image/jpeg', buffer: two },
      ])
      await drawer.getByRole('button', { name: 'Leave out new photo 2' }).click()
      await expect(drawer.getByLabel('Add photos')).toBeFocused()
      await expect(drawer.getByRole('button', { name: /^Leave out new photo/ })).toHaveCount(1)
      await expectAccessible(page, widths, 'dialog[open]')
      await saves(page, () => drawer.getByRole('button', { name: 'Save note' }).click())
      await expect(drawer.getByRole('button', { name: /^Leave out new photo/ })).toHaveCount(0)
      const kept = notesIn(drawer).getByRole('button', { name: /^Photo 1 of the note/ })
      await kept.focus()
      await page.keyboard.press('Enter')
      const large = page.getByRole('dialog', { name: /^Photo 1 of the note/ })
      await expect.poll(() => large.locator('img').evaluate(image => (image as HTMLImageElement).naturalWidth)).toBe(1000)
      await expectAccessible(page, widths, 'dialog[open].photo-dialog')
      await large.getByRole('button', { name: 'Close' }).click()
      await expect(large).toHaveCount(0)
      await expect(kept).toBeFocused()
      await notesIn(drawer).getByRole('button', { name: 'Delete the note: 1 photo' }).click()
      await saves(page, () => page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click())
      await expect(kept).toHaveCount(0)
    })
  })
}

test('a note that was begun is there again when the request is opened again, and when the session has ended meanwhile', async ({
  page,
  request: api,
  complaints,
}) => {
  const drawer = await openRequest(page, api, 'Dora Draft')
  await fieldIn(drawer).fill('Brown dog')
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect(drawer).toHaveCount(0)
  await page.getByRole('button', { name: 'Details of Dora Draft' }).first().click()
  await expect(fieldIn(drawer)).toHaveValue('Brown dog')
  await endSession(page, api)
  await fieldIn(drawer).fill('Brown dog, bites')
  await drawer.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  await page.getByLabel('Username').fill(ADMIN.username)
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(fieldIn(drawer)).toHaveValue('Brown dog, bites')
  await saves(page, () => drawer.getByRole('button', { name: 'Save note' }).click())
  await expect(notesIn(drawer).getByRole('listitem')).toContainText(['Brown dog, bites'])
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('401 (Unauthorized)')
})

test('notes that cannot be loaded are told; a new one can still be written', AGAIN, async ({ page, request: api, complaints }) => {
  await page.route('**/api/v1/appointments/*/notes', route =>
    route.request().method() === 'GET' ? route.fulfill({ status: 503, json: { error: 'Not today' } }) : route.fallback(),
  )
  const drawer = await openRequest(page, api, 'Hob Failing')
  await expect(drawer.getByRole('alert').filter({ hasText: 'The notes could not be loaded: Not today' })).toBeVisible()
  await expect(fieldIn(drawer)).toBeEditable()
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('503')
})

test('a text of several lines is sent by Ctrl Enter, and gets a new line by Enter', async ({ page, request: api }) => {
  const drawer = await openRequest(page, api, 'Kira Keys')
  await fieldIn(drawer).focus()
  await page.keyboard.type('Gate code 1234')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Brown dog')
  await expect(fieldIn(drawer)).toHaveValue('Gate code 1234\nBrown dog')
  await saves(page, () => page.keyboard.press('Control+Enter'))
  await expect(notesIn(drawer).getByRole('listitem')).toContainText(['Brown dog'])
  await expect(fieldIn(drawer)).toHaveValue('')
})
