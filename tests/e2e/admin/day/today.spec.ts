import type { Locator } from '@playwright/test'
import { expectAccessible } from '../../../support/browser/accessible.ts'
import { freeDay } from '../../../support/browser/free-day.ts'
import { PHONE } from '../../../support/browser/phone.ts'
import { sendRequest } from '../../../support/browser/send-request.ts'
import { dayAhead, expect, test } from '../../../support/browser/site.ts'
import { action, signInOn, stored, visit } from '../../../support/browser/today-page.ts'
import { AGAIN } from '../../../support/browser/again.ts'

/** The day as the owner drives it: on a phone, one press after another. */

test.describe('on a phone', () => {
  test.use(PHONE)

  test('signing in opens the visits of today in order, with the time between, and each one’s calls and way', async ({ page, request: api }) => {
    const date = freeDay()
    await sendRequest(api, 'Ada Afternoon', { date, time: '13:30' }, { phone: '208-555-0142', service_address: '12 Elm Street' })
    await sendRequest(api, 'Max Morning', { date, time: '07:00' })
    await signInOn(page, date)
    await expect(page.locator('.day-plan > li')).toHaveText([/7:00 AM – 12:00 PM.*Max Morning/s, /1 h 30 free/, /1:30 PM – 6:30 PM.*Ada Afternoon/s])
    const ada = visit(page, 'Ada Afternoon')
    await expect(ada).toContainText('Pending')
    await expect(ada).toContainText('$50.00')
    await expect(ada).toContainText('12 Elm Street')
    await expect(ada.getByRole('link', { name: 'Call Ada Afternoon: 208-555-0142' })).toHaveAttribute('href', 'tel:2085550142')
    await expect(ada.getByRole('link', { name: 'Text Ada Afternoon: 208-555-0142' })).toHaveAttribute('href', 'sms:2085550142')
    await expect(ada.getByRole('link', { name: /Navigate to Ada Afternoon/ })).toHaveAttribute('href', /maps\/dir\/.*destination=12\+Elm\+Street/)
    await expect(visit(page, 'Max Morning').getByRole('link')).toHaveCount(0)
    // The eye lands on what is next.
    await expect(page.locator('.day-plan .main-button')).toHaveAccessibleName('Confirm, Max Morning')
    await action(page, 'Max Morning', 'Confirm').click()
    await action(page, 'Ada Afternoon', 'Confirm').click()
    await action(page, 'Ada Afternoon', 'On my way').click()
    await expect(page.locator('.day-plan .main-button')).toHaveAccessibleName('Start, Ada Afternoon')
  })

  test('what the texts call “New request” says so on a phone, in one row with the day', async ({ page }) => {
    await signInOn(page, freeDay())
    const [title, button] = [page.locator('#requests-title'), page.getByRole('button', { name: 'New request' })]
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await button.evaluate(element => Number.parseFloat(getComputedStyle(element).fontSize))).toBeGreaterThanOrEqual(12)
      const [of, its] = [await title.boundingBox(), await button.boundingBox()]
      expect((of?.y ?? 0) + (of?.height ?? 0)).toBeGreaterThan(its?.y ?? Infinity)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    // A plus, with its name, where there is no room.
    await page.setViewportSize({ width: 320, height: 640 })
    await expect(button).toHaveCSS('width', '44px')
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(button).not.toHaveCSS('width', '44px')
  })

  test('a visit goes from pending to done, one press at a time; the last one stores what it has brought', async ({ page, request: api }) => {
    const [date, name] = [freeDay(), 'Dora Done']
    await sendRequest(api, name, { date, time: '07:00' })
    const admin = await signInOn(page, date)
    for (const title of ['Confirm', 'On my way', 'Start']) await admin.saves(() => action(page, name, title).click())
    await expect(visit(page, name)).toContainText(/Started at \d/)
    await visit(page, name).getByRole('button', { name: 'Takes longer' }).click()
    await expect(page.getByRole('dialog', { name: 'How long it takes' }).getByLabel('Minutes it takes')).toBeFocused()
    await page.keyboard.press('Escape')
    const value = visit(page, name).getByRole('spinbutton', { name: 'Actual value' })
    await expect(value).toHaveValue('50')
    await value.fill('65.50')
    await admin.saves(() => action(page, name, 'Done').click())
    await expect(visit(page, name)).toContainText('$65.50')
    await expect(page.getByRole('button', { name: `Details of ${name}` })).toBeFocused()
    expect(await stored(page, name)).toMatchObject({ status: 'Completed', actual_value: 65.5, version: 5 })
    await page.getByRole('button', { name: `Details of ${name}` }).click()
    const history = page.getByRole('dialog').getByRole('region', { name: 'History' })
    await expect(history).toContainText(/Started at \d/)
    await expect(history).toContainText(/On the way at \d/)
  })

  test('a tapped value is replaced by what is typed; one far from the estimate is asked about once', async ({ page, request: api }) => {
    const [date, name] = [freeDay(), 'Vera Value']
    await sendRequest(api, name, { date, time: '07:00' })
    const admin = await signInOn(page, date)
    for (const title of ['Confirm', 'On my way', 'Start']) await admin.saves(() => action(page, name, title).click())
    const value = visit(page, name).getByRole('spinbutton', { name: 'Actual value' })
    await value.tap()
    await page.keyboard.type('65')
    await expect(value).toHaveValue('65')
    await value.fill('5065')
    await action(page, name, 'Done').tap()
    await expect(visit(page, name).getByRole('alert')).toHaveText('$5,065.00 is 101 times the estimate. Book it?')
    expect(await stored(page, name)).toMatchObject({ status: 'Confirmed', actual_value: null })
    // Between two presses at one place: they would count as a double tap.
    await value.tap()
    await value.fill('4')
    await action(page, name, 'Done').tap()
    await expect(visit(page, name).getByRole('alert')).toHaveText('$4.00 is less than a tenth of the estimate. Book it?')
    await value.tap()
    await admin.saves(() => action(page, name, 'Book it').tap())
    expect(await stored(page, name)).toMatchObject({ status: 'Completed', actual_value: 4 })
    await page.getByRole('button', { name: `Details of ${name}` }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('button', { name: 'Edit actual value' }).click()
    await drawer.getByRole('spinbutton').fill('5065')
    await drawer.getByRole('button', { name: 'Save', exact: true }).click()
    await admin.saves(() => drawer.getByRole('button', { name: 'Book it' }).click())
    expect(await stored(page, name)).toMatchObject({ actual_value: 5065 })
  })

  test('an action can be taken back, and a double tap takes one alone', async ({ page, request: api }) => {
    const [date, name] = [freeDay(), 'Tara Taken']
    await sendRequest(api, name, { date, time: '07:00' })
    const admin = await signInOn(page, date)
    await admin.saves(() => action(page, name, 'Confirm').click())
    await admin.saves(() => action(page, name, 'On my way').dblclick())
    const undo = visit(page, name).getByRole('button', { name: /^Undo/ })
    await expect(undo).toHaveAccessibleName(/^Undo: On the way since .*, Tara Taken$/)
    await expect(action(page, name, 'Start')).toBeVisible()
    await admin.saves(() => undo.click())
    await expect(action(page, name, 'On my way')).toBeVisible()
    await expect(page.getByRole('button', { name: `Details of ${name}` })).toBeFocused()
    expect(await stored(page, name)).toMatchObject({ status: 'Confirmed', version: 4 })
    expect(await stored(page, name)).not.toHaveProperty('on_way_at')
  })

  test('who sets out is offered a text message that says so; a visit that should have begun says how late it is', async ({ page, request: api }) => {
    const [date, name] = [freeDay(), 'Otto Onway']
    await sendRequest(api, name, { date, time: '07:00' }, { phone: '208-555-0142' })
    const admin = await signInOn(page, date)
    await expect(visit(page, name)).toContainText(/\d h( \d\d)? late/)
    await admin.saves(() => action(page, name, 'Confirm').click())
    const place = await action(page, name, 'On my way').boundingBox()
    const { x, y } = place ?? { x: 0, y: 0 }
    // The second tap at the same place calls nobody, opens no map, and starts nothing.
    await admin.saves(async () => {
      await page.touchscreen.tap(x + 20, y + 20)
      await page.touchscreen.tap(x + 20, y + 20)
    })
    expect(await action(page, name, 'Start').boundingBox()).toEqual(place)
    expect(await stored(page, name)).not.toHaveProperty('started_at')
    const text = visit(page, name).getByRole('link', { name: /^Text/ })
    await expect(text, 'one way to text').toHaveCount(1)
    const link = visit(page, name).getByRole('link', { name: `Text: on my way, to ${name}: 208-555-0142` })
    await expect(link).toHaveAttribute('href', /^sms:2085550142\?&body=Hello%20Otto%20Onway%2C%20.*is%20on%20the%20way%20to%20you/)
    await admin.saves(() => action(page, name, 'Start').click())
    await expect(text).toHaveAttribute('href', 'sms:2085550142')
    await expect(visit(page, name)).not.toContainText(' late')
  })

  test('Done that is taken back takes its value along, and offers it again', AGAIN, async ({ page, request: api }) => {
    const [date, name] = [freeDay(), 'Udo Undone']
    await sendRequest(api, name, { date, time: '07:00' })
    const admin = await signInOn(page, date)
    for (const title of ['Confirm', 'On my way', 'Start']) await admin.saves(() => action(page, name, title).click())
    await visit(page, name).getByRole('spinbutton', { name: 'Actual value' }).fill('65.50')
    await admin.saves(() => action(page, name, 'Done').click())
    expect(await stored(page, name)).toMatchObject({ status: 'Completed', actual_value: 65.5 })
    await admin.saves(() =>
      visit(page, name)
        .getByRole('button', { name: /^Undo: Done/ })
        .click(),
    )
    expect(await stored(page, name)).toMatchObject({ status: 'Confirmed', actual_value: null })
    await expect(visit(page, name).getByRole('spinbutton', { name: 'Actual value' })).toHaveValue('65.5')
    await admin.saves(() => action(page, name, 'Done').click())
    expect(await stored(page, name)).toMatchObject({ status: 'Completed', actual_value: 65.5 })
  })

  test('a visit says its whole address, how to get in, and the message, of which a long one opens', async ({ page, request: api }) => {
    const [date, name] = [freeDay(), 'Nell Notes']
    const address = '4100 West Chinden Boulevard, Garden City, 83714'
    const message = Array.from({ length: 6 }, (_, index) => `Line ${index + 1}`).join('\n')
    await sendRequest(api, name, { date, time: '07:00' }, { message, service_address: address, site_notes: 'Gate code 4471' })
    await signInOn(page, date)
    const isWhole = (text: Locator) => text.evaluate(each => each.scrollWidth <= each.clientWidth && each.scrollHeight <= each.clientHeight + 1)
    expect(await isWhole(visit(page, name).getByText(address))).toBe(true)
    await expect(visit(page, name)).toContainText('Gate code 4471')
    const text = visit(page, name).getByText('Line 6')
    expect(await isWhole(text)).toBe(false)
    await visit(page, name)
      .getByRole('button', { name: /^more: .* of Nell Notes/ })
      .click()
    await expect(visit(page, name).getByRole('button', { name: /^less: / })).toBeFocused()
    expect(await isWhole(text)).toBe(true)
  })

  test('what waits for an answer stands below, the oldest first, with the end of its hold, one press from its details', async ({
    page,
    request: api,
  }) => {
    const date = freeDay()
    await sendRequest(api, 'Quinn Quote')
    await sendRequest(api, 'Hal Held', { date, time: '07:00' }, { email: 'hal@example.com' })
    await signInOn(page, date)
    const waiting = page.getByRole('region', { name: /Waiting for an answer/ })
    await expect(waiting.getByRole('button')).toHaveText([/Quinn Quote.*waits \d+ (min|h|days)/, /Hal Held.*hold ends/])
    await expect.poll(() => waiting.getByRole('button').count()).toBeLessThanOrEqual(5)
    await waiting.getByRole('button').first().click()
    await expect(page.getByRole('dialog').getByRole('combobox', { name: /Status/ })).toHaveValue('Pending')
    await page.keyboard.press('Escape')
    await page.goto('/#/admin?search=Quinn')
    await expect(page.getByRole('article', { name: 'Quinn Quote' }).first()).toBeVisible()
  })

  test('a past visit that was never closed is remembered until it is', async ({ page, request: api }) => {
    const [date, name] = [freeDay(), 'Fred Forgotten']
    await sendRequest(api, name, { date, time: '07:00' })
    const admin = await signInOn(page, dayAhead(1, new Date(date)))
    await page.goto(`/#/admin/today?day=${date}`)
    await admin.saves(() => action(page, name, 'Confirm').click())
    await page.goto('/#/admin/today')
    const notClosed = page.getByRole('region', { name: 'Not closed yet' })
    await expect(notClosed.getByRole('article').first()).toHaveAccessibleName(`Details of ${name}`)
    const forgotten = notClosed.getByRole('article', { name })
    await forgotten.getByRole('spinbutton', { name: 'Actual value' }).fill('65')
    await admin.saves(() => forgotten.getByRole('button', { name: `Done, ${name}` }).click())
    await expect(forgotten).toHaveCount(0)
    expect(await stored(page, name)).toMatchObject({ status: 'Completed', actual_value: 65 })
    await page.goto('/#/admin?status=Confirmed&when=past&sort=appointment_date+desc')
    await expect(admin.tab('Not closed')).toHaveAttribute('aria-current', 'page')
  })

  test('an empty day says what to do, and the days beside it are one press away', async ({ page, request: api }) => {
    const date = freeDay()
    const next = dayAhead(1, new Date(date))
    await sendRequest(api, 'Tom Tomorrow', { date: next, time: '07:00' })
    const admin = await signInOn(page, date)
    await expect(page.getByText('No visits on this day')).toBeVisible()
    await page.getByRole('link', { name: 'Next day' }).click()
    await expect(page).toHaveURL(new RegExp(`today\\?day=${next}$`))
    await admin.saves(() => action(page, 'Tom Tomorrow', 'Confirm').click())
    // Its day has not come.
    await expect(visit(page, 'Tom Tomorrow').getByRole('button', { name: 'On my way' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Today' }).last().click()
    await expect(page.getByText('No visits on this day')).toBeVisible()
    await page.getByRole('link', { name: 'Previous day' }).click()
    await expect(page).toHaveURL(new RegExp(`day=${dayAhead(-1, new Date(date))}$`))
  })

  test('to open the day asks for no more requests than those of the day, five not closed, and five that wait', async ({ page }) => {
    const asked: string[] = []
    page.on('request', call => {
      const { pathname, searchParams } = new URL(call.url())
      if (pathname.endsWith('/appointments/') && call.method() === 'GET')
        asked.push(`${searchParams.get('from')} ${searchParams.get('until')} ${searchParams.get('limit')}`)
    })
    const date = freeDay()
    await signInOn(page, date)
    await expect(page.getByText('No visits on this day')).toBeVisible()
    await expect(page.getByRole('table')).toContainText('This week')
    expect([...new Set(asked)].toSorted()).toEqual([`${date} ${date} 500`, `null ${dayAhead(-1, new Date(date))} 5`, 'null null 5'])
  })

  test('every state of the day is for people who use other means than eyes and fingers, on the narrowest phone too', async ({
    page,
    request: api,
  }) => {
    const date = freeDay()
    const long = { message: 'M'.repeat(300), service_address: 'A'.repeat(150), phone: '208-555-0142' }
    await sendRequest(api, 'W'.repeat(100), { date, time: '07:00' }, long)
    await sendRequest(api, 'Ann Axe', { date, time: '14:00' }, { phone: '208-555-0142', service_address: '12 Elm Street' })
    const admin = await signInOn(page, date)
    for (const title of ['Confirm', 'On my way', 'Start']) await admin.saves(() => action(page, 'Ann Axe', title).click())
    await expectAccessible(page, [320, 390])
    const small = await page
      .locator('#admin .today :is(a, button, input)')
      .evaluateAll(all => all.filter(each => each.getBoundingClientRect().height < 44).map(each => each.outerHTML))
    expect(small).toEqual([])
  })
})

test('on a desk signing in opens the requests, and the day is one press away', AGAIN, async ({ page, request: api }) => {
  const date = freeDay()
  await sendRequest(api, 'Desk Dan', { date, time: '07:00' })
  const admin = await signInOn(page, date)
  await expect(page.getByRole('heading', { name: 'Requests', level: 2 })).toBeVisible()
  await admin.view('Today').click()
  await expect(visit(page, 'Desk Dan')).toBeVisible()
  await expectAccessible(page, [900, 1440])
})

/** Opens, from Today, the missing address of a visit of that day. */
