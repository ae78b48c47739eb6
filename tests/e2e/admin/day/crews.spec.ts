import type { APIRequestContext, Page } from '@playwright/test'
import { addDays } from '#src/catalog/days.ts'
import { expectAccessible } from '../../../support/browser/accessible.ts'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { CalendarPage } from '../../../support/browser/calendar-page.ts'
import { freeDay } from '../../../support/browser/free-day.ts'
import { PHONE } from '../../../support/browser/phone.ts'
import { sendRequest } from '../../../support/browser/send-request.ts'
import { action, signInOn } from '../../../support/browser/today-page.ts'
import { AGAIN } from '../../../support/browser/again.ts'
import { expect, test } from '../../../support/browser/site.ts'

/** The crew of a visit in the owner's day: on every screen, for one crew alone, chosen in the form, and told when it changes. */

test.use({ business: { edits: [{ file: 'business.json', at: '/crews', set: 2 }] } })

async function twoAtOnce(page: Page, api: APIRequestContext) {
  const day = freeDay()
  for (const name of ['Ann One', 'Bo Two']) await sendRequest(api, name, { date: day, time: '09:00' })
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  return { day, card: (name: string) => page.getByRole('article', { name }) }
}

async function seeAndSteer(page: Page, api: APIRequestContext, width: number) {
  const { day, card } = await twoAtOnce(page, api)
  await page.goto(`/#/admin/today?day=${day}`)
  await expect(card('Ann One')).toContainText('Crew 1')
  await expect(card('Bo Two')).toContainText('Crew 2')
  await expect(card('Bo Two')).toContainText('No address yet')
  await page.getByLabel('Crew', { exact: true }).selectOption('Crew 2')
  await expect(card('Ann One')).toHaveCount(0)
  await expect(page).toHaveURL(/crew=2/)
  await expectAccessible(page, [width])

  await page.getByRole('link', { name: 'Job sheet' }).click()
  await expect(page.getByRole('heading', { name: /^Job sheet, .*, Crew 2$/ })).toBeVisible()
  await expect(card('Bo Two')).toContainText('Crew 2')
  await expect(card('Ann One')).toHaveCount(0)
  await page.goto(`/#/admin/today?day=${day}`)

  await page.getByRole('button', { name: 'Details of Ann One' }).click()
  const drawer = page.getByRole('dialog', { name: 'Ann One' })
  await expect(drawer).toContainText('Crew 1')
  await drawer.getByRole('button', { name: 'Edit request' }).click()
  const form = page.getByRole('dialog', { name: 'Edit request' })
  await form.getByLabel('Crew').selectOption('Crew 2')
  await expect(form.locator('.held-by')).toContainText('Bo Two')
  await expect(form.locator('.held-by')).toContainText('Crew 2 has another visit then; Crew 1 is free')
  await expectAccessible(page, [width])
  await form.getByRole('button', { name: 'Take Crew 1' }).click()
  await expect(form.getByLabel('Crew')).toHaveValue('1')
  await expect(form.getByLabel('Crew')).toBeFocused()
  await expect(form.getByText('Time slot is available')).toBeVisible()
  await form.getByLabel('Crew').selectOption('Crew 1, or any free')
  await form.getByLabel('Date', { exact: true }).fill(addDays(day, 1))
  await form.getByLabel('Crew').selectOption('Crew 2')
  await expect(form.getByText('Time slot is available')).toBeVisible()
  await expectAccessible(page, [width])
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/The visit of Ann One was moved to .+, now Crew 2/)).toBeVisible()
  await expect(drawer.getByText('Crew: Crew 1 → Crew 2')).toBeVisible()
}

test('on a desk each visit says its crew, a day is narrowed to one, and the form gives a visit to another', AGAIN, async ({ page, request: api }) => {
  await seeAndSteer(page, api, 1280)
})

test.describe('in the calendar', () => {
  // High enough that nothing scrolls while a visit is dragged.
  test.use({ viewport: { width: 1440, height: 1300 } })

  test('of the visits that are in the way of a longer one, those of its own crew come first', async ({ page, request: api }) => {
    const { day } = await twoAtOnce(page, api)
    for (const name of ['Cy First', 'Di Second']) await sendRequest(api, name, { date: day, time: '14:00' })
    for (const [name, inTheWay] of [
      ['Ann One', ['Cy First', 'Bo Two', 'Di Second']],
      ['Bo Two', ['Di Second', 'Ann One', 'Cy First']],
    ] as const) {
      await page.goto(`/#/admin/requests?search=${encodeURIComponent(name)}`)
      await page.getByRole('button', { name: `Details of ${name}` }).click()
      await page.getByRole('button', { name: 'Longer or shorter' }).click()
      const form = page.getByRole('dialog', { name: 'How long it takes' })
      await form.getByLabel('Minutes it takes').fill('315')
      await expect(form.locator('.held-by a')).toHaveText(inTheWay)
      await expect(form.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
      await form.getByLabel('Minutes it takes').fill('300')
      await page.keyboard.press('Escape')
      await page.getByRole('dialog', { name }).getByRole('button', { name: 'Close' }).click()
    }
  })

  test('the columns of a day are those of the crews, and a visit that is dragged to where its crew is taken says who gets it', async ({
    page,
    request: api,
  }) => {
    const { day } = await twoAtOnce(page, api)
    await sendRequest(api, 'Cy Three', { date: day, time: '15:00' })
    const calendar = new CalendarPage(page)
    await calendar.show(day, 'day')
    const width = async (name: string) => (await calendar.visit(name).boundingBox())?.width ?? 0
    const left = async (name: string) => (await calendar.visit(name).boundingBox())?.x ?? 0
    expect(await left('Cy Three')).toBe(await left('Ann One'))
    expect(await width('Cy Three'), 'alone at its time, it stays in its column').toBe(await width('Ann One'))
    expect(await left('Bo Two')).toBeGreaterThan(await left('Ann One'))
    await expect(calendar.visit('Bo Two')).toContainText('Crew 2')

    await calendar.drag('Ann One', 6)
    await page.mouse.up()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Crew 1 is not free then: now Crew 2')
    await dialog.getByRole('button', { name: /^Move/ }).click()
    await expect(page.getByText(/The visit of Ann One was moved to .+, now Crew 2/)).toBeVisible()
    await expect(calendar.visit('Ann One')).toContainText('Crew 2')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(calendar.visit('Ann One')).toContainText('Crew 1')
  })

  test('a visit is given to a crew by dragging it into its column, and a press on an empty place there begins a request for that crew', async ({
    page,
    request: api,
  }) => {
    const { day } = await twoAtOnce(page, api)
    await sendRequest(api, 'Cy Three', { date: day, time: '15:00' })
    const calendar = new CalendarPage(page)
    await calendar.show(day, 'day')
    await calendar.dragBeside('Cy Three', 'Bo Two')
    await expect(calendar.ghost).toContainText('Crew 2')
    await page.mouse.up()
    const dialog = page.getByRole('dialog', { name: 'Give the visit of Cy Three to Crew 2?' })
    await expectAccessible(page, [390, 1280], 'dialog[open]')
    await dialog.getByRole('button', { name: 'Give it' }).click()
    await expect(page.getByText('The visit of Cy Three is now with Crew 2')).toBeVisible()
    await expect(calendar.visit('Cy Three')).toContainText('Crew 2')

    const [given, above] = [await calendar.visit('Cy Three').boundingBox(), await calendar.visit('Bo Two').boundingBox()]
    if (given === null || above === null) throw new Error('a visit is not on the screen')
    await page.mouse.click(above.x + above.width / 2, given.y - 10)
    const form = page.getByRole('dialog', { name: 'New request' })
    await expect(form.getByLabel('Crew')).toHaveValue('2')
    await expect(form.locator('.taken-over')).toContainText(/M, Crew 2/)
  })

  test('a visit that is dropped on a busy crew reads whom that has, and when it is free', async ({ page, request: api }) => {
    const { day } = await twoAtOnce(page, api)
    const calendar = new CalendarPage(page)
    await calendar.show(day, 'day')
    await calendar.dragBeside('Ann One', 'Bo Two')
    await page.mouse.up()
    const dialog = page.getByRole('dialog', { name: 'Give the visit of Ann One to Crew 2?' })
    await expect(dialog.getByRole('alert')).toHaveText(/^Crew 2 has Bo Two 9:00 AM – \d+:00 [AP]M$/)
    await expect(dialog.getByText('Free for Crew 2:')).toBeVisible()
    const give = dialog.getByRole('button', { name: 'Give it' })
    await expect(give).toBeDisabled()
    await expect(give, 'it looks as if it cannot be pressed').toHaveCSS('opacity', '0.55')
    await expectAccessible(page, [390, 1280], 'dialog[open]')
  })
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('Today of one crew lists what waits for it or for no crew yet, says how many are of others, and shows those at one press', async ({
    page,
    request: api,
  }) => {
    const { day } = await twoAtOnce(page, api)
    await sendRequest(api, 'Quinn Quote')
    await page.goto(`/#/admin/today?day=${day}&crew=2`)
    const waiting = page.getByRole('region', { name: 'Waiting for an answer' })
    const who = waiting.getByRole('listitem').locator('b')
    await expect(who).toHaveText(['Bo Two', 'Quinn Quote'])
    await expect(waiting.getByRole('heading')).toHaveText('Waiting for an answer 2')
    const more = waiting.getByRole('button', { name: '1 more of other crews' })
    await more.click()
    await expect(who).toHaveText(['Ann One', 'Bo Two', 'Quinn Quote'])
    await expect(waiting.getByRole('heading')).toHaveText('Waiting for an answer 3')
    await expectAccessible(page, [390])
    await waiting.getByRole('button', { name: 'Without other crews' }).click()
    await expect(who).toHaveCount(2)
    await page.getByLabel('Crew', { exact: true }).selectOption('All crews')
    await expect(who).toHaveCount(3)
    await expect(waiting.getByRole('button', { name: 'of other crews' })).toHaveCount(0)
  })

  test('all that waits is loaded for a day of one crew alone; a day of all crews asks for the five that it shows', async ({ page, request: api }) => {
    const { day } = await twoAtOnce(page, api)
    const limits: (string | null)[] = []
    page.on('request', call => {
      const { searchParams } = new URL(call.url())
      if (searchParams.get('status') === 'Waiting') limits.push(searchParams.get('limit'))
    })
    await page.goto(`/#/admin/today?day=${day}`)
    await page.reload()
    const who = page.getByRole('region', { name: 'Waiting for an answer' }).getByRole('listitem').locator('b')
    await expect(who).toHaveText(['Ann One', 'Bo Two'])
    expect([...new Set(limits)]).toEqual(['5'])
    await page.getByLabel('Crew', { exact: true }).selectOption('Crew 2')
    await expect(who).toHaveText(['Bo Two'])
    await expect.poll(() => limits.at(-1)).toBe('500')
  })

  test('Today of one crew remembers the past visits of that crew alone that nobody closed', async ({ page, request: api }) => {
    const day = freeDay()
    for (const name of ['Ann One', 'Bo Two']) await sendRequest(api, name, { date: day, time: '09:00' })
    const admin = await signInOn(page, addDays(day, 1))
    await page.goto(`/#/admin/today?day=${day}`)
    for (const name of ['Ann One', 'Bo Two']) await admin.saves(() => action(page, name, 'Confirm').click())
    await page.goto('/#/admin/today?crew=2')
    const who = page.getByRole('region', { name: 'Not closed yet' }).getByRole('heading', { level: 4 })
    await expect(who).toHaveText(['Bo Two'])
    await page.getByLabel('Crew', { exact: true }).selectOption('All crews')
    await expect(who).toHaveCount(2)
  })

  test('each visit says its crew, a day is narrowed to one, and the form gives a visit to another', async ({ page, request: api }) => {
    await seeAndSteer(page, api, 390)
  })

  test('nothing of the calendar lies over a message', AGAIN, async ({ page, request: api }) => {
    const day = freeDay()
    await new AdminPage(page).signInForNews()
    await new CalendarPage(page).show(day, 'day')
    await sendRequest(api, 'New One', { date: day, time: '09:00' })
    const message = page.locator('.toasts .toast', { hasText: 'New request from New One' })
    await expect(message).toBeVisible()
    const isCovered = await message.evaluate(element => {
      const { left, top, height } = element.getBoundingClientRect()
      return [20, 40].map(inset => element.closest('.toasts')?.contains(document.elementFromPoint(left + inset, top + height / 2)) !== true)
    })
    expect(isCovered).toEqual([false, false])
  })
})

test.describe('with one crew', () => {
  test.use({ business: { edits: [{ file: 'business.json', at: '/crews', set: 1 }] } })

  test('no screen says a word of crews', AGAIN, async ({ page, request: api }) => {
    const day = freeDay()
    await sendRequest(api, 'Only One', { date: day, time: '09:00' })
    const admin = new AdminPage(page)
    await admin.signIn()
    await admin.isSignedIn()
    for (const hash of [`today?day=${day}`, `calendar?day=${day}&span=day`, `calendar?day=${day}&span=week`, `print?day=${day}`, `requests`]) {
      // Another hash alone would leave the screen before in sight for a moment.
      await page.goto('about:blank')
      await page.goto(`/#/admin/${hash}`)
      await expect(page.getByText('Only One').first()).toBeVisible()
      await expect(page.locator('body'), hash).not.toContainText(/crew/i)
    }
    await page.goto(`/#/admin/today?day=${day}`)
    await page.getByRole('button', { name: 'Details of Only One' }).click()
    await expect(page.getByRole('dialog', { name: 'Only One' })).not.toContainText(/crew/i)
    await page.getByRole('button', { name: 'Edit request' }).click()
    await expect(page.getByRole('dialog', { name: 'Edit request' })).not.toContainText(/crew/i)
  })
})
