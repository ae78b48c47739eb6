import type { Page, Route } from '@playwright/test'
import type { SiteState } from '#src/contract/generated/types.ts'
import { localTime } from '#src/booking/schedule/business-time.ts'
import business from '../../../content/detailing/business.json' with { type: 'json' }
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { expectFailedLoads } from '../../../support/browser/failed-loads.ts'
import { freeDay } from '../../../support/browser/free-day.ts'
import { PHONE } from '../../../support/browser/phone.ts'
import { movedPressables, watchPressables } from '../../../support/browser/pressables.ts'
import { sendRequest } from '../../../support/browser/send-request.ts'
import { dayAhead, expect, test } from '../../../support/browser/site.ts'
import { PROGRESS, action, visit } from '../../../support/browser/today-page.ts'
import { AGAIN, again } from '../../../support/browser/again.ts'

/** A press that begins on a button and ends beside it does nothing: nothing that comes late may move what can be pressed. */

/** Every answer that the admin's screens are made of. */
const ANSWERS: Readonly<Record<string, RegExp>> = {
  'site state': /v1\/state$/,
  'own lists': /v1\/lists$/,
  closures: /v1\/closures\?/,
  notes: /v1\/notes\?/,
  figures: /appointments\/summary$/,
  values: /appointments\/values\?/,
  counts: /appointments\/counts\?$/,
  'counts of a list': /appointments\/counts\?.+/,
  waiting: /appointments\/\?.*status=Waiting/,
  'not closed': /appointments\/\?.*status=Confirmed/,
  list: /appointments\/\?(?!.*status=)/,
  news: /v1\/events$/,
}

const NAMES = Object.keys(ANSWERS)

/** Holds every answer back; returns how to let those of a name come. */
async function holdAnswers(page: Page): Promise<(name: string) => Promise<void>> {
  const open = new Set<string>()
  const held: { name: string; route: Route }[] = []
  for (const [name, url] of Object.entries(ANSWERS))
    await page.route(url, async route => {
      if (open.has(name)) return route.fallback()
      held.push({ name, route })
    })
  return async name => {
    open.add(name)
    for (const { route } of held.filter(each => each.name === name)) {
      await route.fallback()
      await route.request().response()
    }
  }
}

/** Tells the admin that mails are set up, and that as many of them failed as the returned object says then. */
async function mailsAreSetUp(page: Page): Promise<{ failed: number }> {
  const mails = { is_set_up: true, kinds: [], waiting: 0, failed: 0 }
  await page.route('**/v1/state', async route => {
    // A test may end while the answer is on its way.
    const state = await route
      .fetch()
      .then(answer => answer.json() as Promise<SiteState>)
      .catch(() => null)
    if (state !== null) await route.fulfill({ json: { ...state, mails } })
  })
  return mails
}

const OWNERS = [
  { owner: 'a new owner', visits: [0], screens: ['today', 'requests'], tag: AGAIN },
  { owner: 'an owner with more requests', visits: [0, 1, 2, -1, 3], screens: ['today', 'requests', 'value'], tag: {} },
]

for (const { device, use } of [
  { device: 'a phone', use: PHONE },
  { device: 'a desk', use: { viewport: { width: 1440, height: 900 } } },
])
  test.describe(`on ${device}`, again(device), () => {
    test.use(use)

    for (const { owner, visits, screens, tag } of OWNERS)
      for (const screen of screens)
        test(`no answer moves what ${owner} can press in ${screen}, whichever comes before another`, tag, async ({ page, request: api }) => {
          const date = freeDay()
          for (const days of visits) await sendRequest(api, `Ada ${days}`, { date: dayAhead(days, new Date(date)), time: '07:00' })
          await page.clock.setFixedTime(new Date(`${date}T18:00:00Z`))
          await watchPressables(page)
          const moved: Record<string, string[]> = {}
          for (const order of [NAMES, NAMES.toReversed()]) {
            const arrive = await holdAnswers(page)
            await page.goto('about:blank')
            const admin = new AdminPage(page)
            await admin.signIn()
            await admin.isSignedIn()
            await page.evaluate(hash => location.replace(hash), `#/admin/${screen}`)
            await movedPressables(page)
            for (const name of order) {
              await arrive(name)
              const found = await movedPressables(page)
              if (found.length > 0) moved[name] = found
            }
            await page.unrouteAll()
            await page.evaluate(() => localStorage.clear())
          }
          expect(moved).toEqual({})
        })
  })

test.describe('on a phone', () => {
  test.use(PHONE)

  test('what is noticed in mid-session is told over the page, and stands above the next view', async ({ page, request: api }) => {
    const [date, name] = [freeDay(), 'Nina Noticed']
    // More than a new owner has, whose first steps tell of mails too.
    for (const days of [1, 2, 3, 4]) await sendRequest(api, `Ada ${days}`, { date: dayAhead(days, new Date(date)), time: '07:00' })
    await sendRequest(api, name, { date, time: '07:00' })
    await page.clock.install({ time: new Date(`${date}T12:00:00Z`) })
    await watchPressables(page)
    const mails = await mailsAreSetUp(page)
    const admin = new AdminPage(page)
    await admin.signIn()
    await expect(action(page, name, 'Confirm')).toBeVisible()
    const [refused, above] = ['The mail server refused 1 mail for good', page.locator('.mail-notice')]
    const told = (text: string) => page.locator('.toasts .toast').filter({ hasText: text })
    const minutePasses = async () => {
      await movedPressables(page)
      await page.clock.runFor('01:05')
    }
    mails.failed = 1
    await minutePasses()
    await expect(told(refused)).toBeVisible()
    expect(await movedPressables(page)).toEqual([])
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await minutePasses()
    await expect(told(refused), 'what was dismissed is not told again').toHaveCount(0)
    await page.getByRole('link', { name: 'Requests' }).click()
    await expect(above).toContainText(refused)
    mails.failed = 0
    await minutePasses()
    await expect(told('The mail server takes mails again')).toBeVisible()
    await expect(above, 'it keeps its room').toContainText(refused)
    expect(await movedPressables(page)).toEqual([])
    await page.getByRole('link', { name: 'Today' }).click()
    await expect(above).toBeEmpty()
    await expect(told('mail server')).toHaveCount(0)
  })

  test(
    'the first steps of a new owner keep their height when mails begin to fail, and tell of it in the next view',
    AGAIN,
    async ({ page, request: api }) => {
      const [date, name] = [freeDay(), 'Nadia New']
      await sendRequest(api, name, { date, time: '07:00' })
      await page.clock.install({ time: new Date(`${date}T12:00:00Z`) })
      await watchPressables(page)
      const mails = await mailsAreSetUp(page)
      const admin = new AdminPage(page)
      await admin.signIn()
      const step = page.locator('.get-started li').filter({ hasText: 'Be told by mail' })
      await expect(step).toHaveAttribute('data-done', 'true')
      await expect(action(page, name, 'Confirm')).toBeVisible()
      await movedPressables(page)
      mails.failed = 1
      await page.clock.runFor('01:05')
      await expect(page.locator('.toasts .toast').filter({ hasText: 'The mail server refused 1 mail for good' })).toBeVisible()
      expect(await movedPressables(page)).toEqual([])
      await page.getByRole('link', { name: 'Requests' }).click()
      await expect(step).toContainText('The mail server has refused mails')
    },
  )

  test('a lost connection, a change that waits for it, and the clock move nothing that can be pressed', async ({
    page,
    context,
    request: api,
    complaints,
  }) => {
    const [date, name] = [freeDay(), 'Cleo Clock']
    await sendRequest(api, name, { date, time: '07:00' })
    await sendRequest(api, 'Nora Next', { date, time: '13:00' })
    // A minute before seven there.
    const noon = new Date(`${date}T12:00:00Z`)
    const [hour = 0] = localTime(noon, business.timeZone).time.split(':').map(Number)
    await page.clock.install({ time: noon.getTime() + (7 - hour) * 3_600_000 - 60_000 })
    await watchPressables(page)
    const admin = new AdminPage(page)
    await admin.signIn()
    await admin.saves(() => action(page, name, 'Confirm').click())
    await movedPressables(page)
    await expect(visit(page, name)).not.toContainText('late')
    await page.clock.runFor('02:30')
    await expect(visit(page, name)).toContainText('late')
    expect(await movedPressables(page)).toEqual([])
    const { promise: failed, resolve: fail } = Promise.withResolvers<void>()
    await page.route(PROGRESS, async route => {
      await failed
      await route.abort('connectionfailed')
    })
    await action(page, name, 'On my way').click()
    await movedPressables(page)
    fail()
    await expect(visit(page, name)).toContainText('Waits for connection')
    await context.setOffline(true)
    await expect(page.getByText('No connection. The day as of ')).toBeVisible()
    expect(await movedPressables(page)).toEqual([])
    expectFailedLoads(complaints)
  })
})
