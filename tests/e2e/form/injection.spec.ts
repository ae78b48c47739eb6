import type { Page } from '@playwright/test'
import { AdminPage } from '../../support/browser/admin-page.ts'
import { HIT, INJECTIONS, SOME_INJECTIONS } from '../../support/server/injections.ts'
import { expect, test } from '../../support/browser/site.ts'

/** Whatever visitors send, in every place where the admin and the pages show it: nothing of it runs, loads or leads anywhere. */

const ATTRIBUTES = '[onerror], [onload], [onfocus], [ontoggle], [onmouseover], [href^="javascript" i], [srcdoc], script:not([src]):not([type])'

/** How many are sent at once. */
const TOGETHER = 20

/** What was seen so far is nothing, though what runs is seen. */
async function expectNothing(page: Page, seen: string[]): Promise<void> {
  expect(seen).toEqual([])
  await page.evaluate(name => (window as unknown as Record<string, () => void>)[name]?.(), HIT)
  await expect.poll(() => seen).toEqual(['a script ran'])
}

/** Notes what runs or is asked of another host. */
async function watch(page: Page, origin: string): Promise<string[]> {
  const seen: string[] = []
  await page.exposeFunction(HIT, () => void seen.push('a script ran'))
  page.on('dialog', dialog => void seen.push(dialog.message()))
  page.on('request', request => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) seen.push(request.url())
  })
  return seen
}

/** Finds these requests among those of other tests. */
const SENDER = 'injected@example.com'

test('nothing that was sent runs in the admin: list, details, cards and search', async ({ page, request: api, site, complaints }) => {
  test.setTimeout(180_000)
  const { csrf_token: token } = (await (await api.get('/api/v1/csrf-token')).json()) as { csrf_token: string }
  const send = async (text: string) => {
    const answer = await api.post('/api/v1/appointments/', {
      headers: { 'x-csrf-token': token },
      data: {
        name: text.slice(0, 100),
        email: SENDER,
        message: text,
        request_type: 'quote',
        vehicle_category: 'Motorcycle',
        motorcycle_package: 'motorcycle-standard-detail',
      },
    })
    expect(answer.status(), text).toBe(201)
  }
  for (let sent = 0; sent < SOME_INJECTIONS.length; sent += TOGETHER) await Promise.all(SOME_INJECTIONS.slice(sent, sent + TOGETHER).map(send))
  const seen = await watch(page, site.origin)
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  const pages = Math.ceil(SOME_INJECTIONS.length / 50)
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    for (let number = 1; number <= pages; number++) {
      await page.goto(`/#/admin?search=${encodeURIComponent(SENDER)}&page=${number}`)
      await expect(page.getByText(`Page ${number} of ${pages}`)).toBeVisible()
      await page
        .locator('#admin')
        .getByRole('button', { name: /^Details/ })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toContainText('Zq')
      expect(await page.locator('#admin').locator(ATTRIBUTES).count()).toBe(0)
      await page.keyboard.press('Escape')
      // Closing goes back in the history, which would undo an address that is opened meanwhile.
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  }
  for (const text of INJECTIONS.filter((_, index) => index % 40 === 0)) {
    await page.goto(`/#/admin?${new URLSearchParams({ search: text, status: text, sort: text }).toString()}`)
    await expect(page.locator('#admin')).toBeVisible()
  }
  await expectNothing(page, seen)
  // The browser itself logs that the server refuses an order or a status of no choice.
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('Failed to load resource')
})

test('nothing in an address, a draft or the answers of a visitor runs on the pages', async ({ page, site, complaints }) => {
  const seen = await watch(page, site.origin)
  for (const text of INJECTIONS.filter((_, index) => index % 25 === 0)) {
    const address = encodeURIComponent(text.toWellFormed())
    await page.goto(`/?layout=${address}&x=${address}#${text.toWellFormed()}`)
    await expect(page.locator('#booking-form')).toHaveCount(1)
    await page.goto(`/${address}`)
    expect(await page.locator(ATTRIBUTES).count()).toBe(0)
  }
  await page.goto('/#appointments')
  const form = page.locator('#booking-form')
  await form.scrollIntoViewIfNeeded()
  await expect(form.locator('form')).toHaveJSProperty('noValidate', true)
  await form.getByLabel('Message').fill(INJECTIONS.slice(0, 30).join('\n').slice(0, 1900))
  await form.getByLabel('Name').fill(INJECTIONS[0] ?? '')
  await page.reload()
  await form.scrollIntoViewIfNeeded()
  await expect(form.getByLabel('Name')).toHaveValue(INJECTIONS[0] ?? '')
  await expectNothing(page, seen)
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('Failed to load resource')
})
