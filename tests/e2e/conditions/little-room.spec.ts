import type { Locator, Page } from '@playwright/test'
import { AdminPage } from '../../support/browser/admin-page.ts'
import { BookingPage } from '../../support/browser/booking-page.ts'
import { PHONE } from '../../support/browser/phone.ts'
import { sendRequest } from '../../support/browser/send-request.ts'
import { expect, test } from '../../support/browser/site.ts'
import { AGAIN } from '../../support/browser/again.ts'

/** Where there is little room, words and figures stay whole, and what is chosen stays in sight. */

test.describe('on a small phone', () => {
  test.use({ ...PHONE, viewport: { width: 360, height: 740 } })

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('versionSelected', 'mobile'))
  })

  test('the first button of the welcome stands above the tabs, also on a low one', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto('/')
    const button = await page.locator('.hero .button').first().boundingBox()
    const tabs = await page.locator('.tabs').boundingBox()
    if (button === null || tabs === null) throw new Error('no button or no tabs')
    expect(button.y + button.height).toBeLessThanOrEqual(tabs.y)
  })

  test('the price above the button stands on one line, with at least the beginning of what can raise it', async ({ page }) => {
    const booking = new BookingPage(page)
    await booking.open('/?mode=quote&package=semi-platinum-shine#view-contact')
    await expect(booking.estimate).toHaveText('Consultation Required')
    expect(await linesOf(booking.estimate.locator('strong'))).toEqual(['Consultation Required'])
    await booking.choose('Semi package', /Gold/)
    await expect(booking.estimate).toContainText('This is a starting price.')
    expect(await linesOf(booking.estimate.locator('strong'))).toEqual(['$499.00'])
    expect((await linesOf(booking.estimate.locator('.rises')))[0]).toMatch(/^This is a starting price\./)
  })

  test('the prices of add-ons stand at one edge', async ({ page }) => {
    const booking = new BookingPage(page)
    await booking.open('/?package=car-basic-shine#view-contact')
    const prices = booking.form.getByRole('group', { name: 'Car add-ons' }).locator('small')
    const edges = await prices.evaluateAll(all => all.map(price => Math.round(price.getBoundingClientRect().right)))
    expect(edges.length).toBeGreaterThan(3)
    expect(new Set(edges).size, edges.join(' ')).toBe(1)
  })

  test('the unit of a length stands beside it', async ({ page }) => {
    const booking = new BookingPage(page)
    await booking.open('/?package=rv-exterior-detailing#view-contact')
    expect(await linesOf(booking.form.locator('.measure > span'))).toEqual(['linear feet'])
  })

  for (const [category, path] of [
    ['Semi Trucks', '/semi-truck-detailing'],
    ['Motorcycles', '/#motorcycle-services-page'],
  ] as const) {
    test(`${category} that are shown are in sight among the categories`, category === 'Semi Trucks' ? AGAIN : {}, async ({ page }) => {
      await page.goto(path)
      const link = page.getByRole('listitem').getByRole('link', { name: category, exact: true }).locator('visible=true').first()
      await expect(link).toHaveAttribute('aria-current', 'true')
      await expect(link).toBeInViewport({ ratio: 1 })
    })
  }

  test('no figure of the summary is broken', async ({ page }) => {
    await expectWholeFigures(page)
  })

  test('the view that is shown is in sight among the tabs, also after a reload', async ({ page }) => {
    const admin = new AdminPage(page)
    await admin.signIn()
    await admin.isSignedIn()
    await page.goto('/#/admin/trash')
    for (let turn = 0; turn < 2; turn++) {
      // Scrolling ends on whole pixels.
      await expect(admin.view('Trash')).toBeInViewport({ ratio: 0.99 })
      await page.reload()
    }
  })

  test('an e-mail address that is too long for its line is broken before its host', async ({ page, request: api }) => {
    await sendRequest(api, 'Lena Long', undefined, { email: 'magdalena.longworth.smith.the.elder@example.com' })
    const admin = new AdminPage(page)
    await admin.signIn()
    await admin.isSignedIn()
    await page.goto('/#/admin?search=Lena+Long')
    await page.getByRole('button', { name: 'More about Lena Long' }).click()
    const link = page.getByRole('article', { name: 'Lena Long' }).getByRole('link', { name: 'magdalena' })
    expect((await linesOf(link)).slice(-2)).toEqual(['magdalena.longworth.smith.the.elder', '@example.com'])
  })

  test('what closes a request is in sight wherever it is scrolled to, and its fields are large enough for phones not to zoom in', async ({
    page,
    request: api,
  }) => {
    await sendRequest(api, 'Sid Scroll')
    const admin = new AdminPage(page)
    await admin.signIn()
    await admin.isSignedIn()
    await page.goto('/#/admin/requests')
    await page.getByRole('button', { name: 'Details of Sid Scroll' }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('button', { name: /Delete/ }).scrollIntoViewIfNeeded()
    await expect(drawer.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
    const form = await admin.edit()
    await form.getByLabel('Message').scrollIntoViewIfNeeded()
    await expect(form.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
    const typed = form.locator('input:not([type=radio], [type=checkbox]), textarea')
    const sizes = await typed.evaluateAll(all => all.map(field => Number.parseFloat(getComputedStyle(field).fontSize)))
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16)
  })

  test("the price's details in the owner's form are marked as closed while they are", async ({ page }) => {
    const admin = new AdminPage(page)
    await admin.signIn()
    await admin.isSignedIn()
    await page.getByRole('button', { name: 'New request' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'Motorcycle', exact: true }).check()
    await dialog.getByRole('radio', { name: /Standard Detail/ }).check()
    const summary = dialog.getByText('Details', { exact: true })
    const mark = () => summary.evaluate(element => getComputedStyle(element, '::after').rotate)
    const closed = await mark()
    await summary.click()
    await expect.poll(mark).not.toBe(closed)
  })
})

test('on a desk no figure of the summary is broken, however long it is', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await expectWholeFigures(page)
})

for (const [width, layout, rows] of [
  [360, 'mobile', { 1: '1', 2: '2', 3: '1+2', 4: '2+2', 5: '1+2+2', 6: '2+2+2' }],
  [600, 'mobile', { 3: '3', 4: '2+2', 5: '3+2', 6: '3+3' }],
  [768, 'desktop', { 3: '3', 4: '4', 5: '3+2', 6: '4+2', 7: '4+3', 8: '4+4', 9: '3+3+3' }],
  [1280, 'desktop', { 4: '4', 5: '5', 6: '6', 7: '7', 12: '7+5' }],
] as const) {
  test(`cards stand in calm rows at ${width} px, however many there are`, width === 600 || width === 768 ? AGAIN : {}, async ({ page }) => {
    await page.addInitScript(chosen => localStorage.setItem('versionSelected', chosen), layout)
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/?layout=${layout}`)
    const list = page.locator('.cards ul').first()
    for (const [count, expected] of Object.entries(rows)) {
      const found = await list.evaluate((ul, wanted) => {
        while (ul.children.length > wanted) ul.lastElementChild?.remove()
        while (ul.children.length < wanted) ul.append(ul.children[0]?.cloneNode(true) ?? '')
        const tops = [...ul.children].map(card => Math.round(card.getBoundingClientRect().top))
        return [...new Set(tops)].map(top => tops.filter(other => other === top).length).join('+')
      }, Number(count))
      expect(found, `${count} cards`).toBe(expected)
    }
  })
}

test('on a desk answers side by side are equally high', async ({ page }) => {
  const booking = new BookingPage(page)
  await booking.open()
  const height = (name: string) => booking.form.locator(`[name=${name}]`).evaluate(field => field.getBoundingClientRect().height)
  const heights = await Promise.all(['appointment_date', 'appointment_time', 'name', 'email', 'phone'].map(height))
  expect(new Set(heights).size, heights.join(' ')).toBe(1)
})

/** Signs in where the figures are those of many years: each stands on one line, in the room that it has. */
async function expectWholeFigures(page: Page): Promise<void> {
  const summary = {
    total_scheduled: 1158,
    pending_appointments: 1055,
    confirmed_appointments: 103,
    total_completed: 2048,
    scheduled_value: 139_269,
    completed_value: 1_048_576.5,
  }
  await page.route('**/api/v1/appointments/summary', route => route.fulfill({ json: { summary, waiting: 1055 } }))
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await page.goto('/#/admin/requests')
  const figures = page.getByRole('region', { name: 'Summary' }).locator('dd')
  await expect(figures.last()).toHaveText('$1,048,576.50')
  for (const figure of await figures.all()) {
    expect(await linesOf(figure)).toHaveLength(1)
    expect(await figure.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
  }
}

/** The lines that a text is laid out in. */
async function linesOf(part: Locator): Promise<string[]> {
  return part.evaluate(element => {
    const lines = new Map<number, string>()
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      for (let at = 0; at < text.length; at++) {
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        const { top, height } = range.getBoundingClientRect()
        const line = Math.round(top + height / 2)
        lines.set(line, `${lines.get(line) ?? ''}${text.data[at]}`)
      }
    }
    return [...lines.values()].map(line => line.trim()).filter(line => line !== '')
  })
}

test('a word that is longer than its column is broken in a welcome, and never runs over the picture', async ({ page }) => {
  for (const width of [360, 1000, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    const heading = page.locator('.hero h1')
    await heading.evaluate(element => (element.textContent = 'W'.repeat(60)))
    const room = await page.locator('.hero .wrap').evaluate(wrap => getComputedStyle(wrap).gridTemplateColumns.split(' ').map(parseFloat)[0])
    expect((await heading.boundingBox())?.width, `at ${width} px`).toBeLessThanOrEqual((room ?? 0) + 1)
  }
})
