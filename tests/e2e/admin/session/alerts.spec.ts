import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from '../../../support/browser/accessible.ts'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { sendRequest } from '../../../support/browser/send-request.ts'
import { expect, test } from '../../../support/browser/site.ts'
import { AGAIN } from '../../../support/browser/again.ts'

/** How this device tells of new requests: not before its owner allows it. */

const EVENTS = '**/api/v1/events'
const NOTIFY = 'Notify me while I look at something else'

interface Told {
  title: string
  body: string | undefined
}

type Answer = 'granted' | 'denied'

declare global {
  interface Window {
    told: (Told & { shown: EventTarget })[]
    asked: number
    notes: number
  }
}

/** A browser that answers so when it is asked for notifications, as one without a screen cannot; what is shown, asked and sounded is written down. */
async function listen(context: BrowserContext, answer: Answer): Promise<void> {
  await context.addInitScript(given => {
    window.told = []
    window.asked = 0
    window.notes = 0
    class Shown extends EventTarget {
      static get permission(): string {
        return localStorage.getItem('permission') ?? 'default'
      }
      static async requestPermission(): Promise<string> {
        window.asked++
        localStorage.setItem('permission', given)
        return given
      }
      constructor(title: string, options?: NotificationOptions) {
        super()
        window.told.push({ title, body: options?.body, shown: this })
      }
      close(): void {
        this.dispatchEvent(new Event('close'))
      }
    }
    Object.defineProperty(window, 'Notification', { value: Shown })
    window.OscillatorNode = class extends OscillatorNode {
      override start(when?: number): void {
        window.notes++
        super.start(when)
      }
    }
  }, answer)
}

const told = (page: Page): Promise<Told[]> => page.evaluate(() => window.told.map(({ title, body }) => ({ title, body })))

/** Lets the page be in the background, or not, as a tab beside another is. */
async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate(
    state => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    },
    isHidden ? 'hidden' : 'visible',
  )
}

async function signIn(page: Page): Promise<AdminPage> {
  const admin = new AdminPage(page)
  await admin.signInForNews()
  return admin
}

async function openOptions(page: Page) {
  await page.getByRole('button', { name: 'Account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Account' })
  const close = async () => {
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toHaveCount(0)
  }
  return { dialog, close }
}

/** How many tabs hold the turn to speak, and how many wait for it. */
const turns = (page: Page) =>
  page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query()
    const ours = (locks: readonly LockInfo[]) => locks.filter(({ name }) => name === 'admin alerts').length
    return [ours(held), ours(pending)]
  })

test('in the background a new request is notified with name and service, and a press opens it; while it is looked at, none is', async ({
  page,
  context,
  request: api,
}) => {
  await listen(context, 'granted')
  const admin = await signIn(page)
  await setHidden(page, true)
  await sendRequest(api, 'Nobody Asked')
  await setHidden(page, false)
  await expect(admin.row('Nobody Asked')).toBeVisible()
  expect(await told(page)).toEqual([])

  const { dialog, close } = await openOptions(page)
  expect(await page.evaluate(() => window.asked)).toBe(0)
  await dialog.getByLabel(NOTIFY).check()
  await expect.poll(() => told(page)).toEqual([{ title: 'Notifications are on', body: 'New requests will be told like this.' }])
  await close()
  await expect.poll(() => turns(page)).toEqual([1, 0])
  await sendRequest(api, 'Vic Visible')
  await expect(page.getByText('New request from Vic Visible').first()).toBeVisible()
  await setHidden(page, true)
  await sendRequest(api, 'Hilda Background')
  await expect.poll(async () => (await told(page)).slice(1)).toEqual([{ title: 'New request from Hilda Background', body: 'Basic Shine Detail' }])
  await page.evaluate(() => window.told.at(-1)?.shown.dispatchEvent(new Event('click')))
  await setHidden(page, false)
  await expect(page.getByRole('dialog', { name: 'Hilda Background' })).toBeVisible()
})

test('whose browser blocks notifications is told how to allow them, and may still have the sound', AGAIN, async ({ page, context }) => {
  await listen(context, 'denied')
  await signIn(page)
  const { dialog, close } = await openOptions(page)
  await dialog.getByLabel(NOTIFY).click()
  await expect(dialog.getByLabel(NOTIFY)).toBeDisabled()
  await expect(dialog.getByLabel(NOTIFY)).not.toBeChecked()
  await expect(dialog.getByText('This browser blocks notifications of this page')).toBeVisible()
  await expectAccessible(page, [320, 1280], 'dialog[open]')
  await dialog.getByLabel('Play a sound').check()
  await expect.poll(() => page.evaluate(() => window.notes)).toBe(2)
  await close()
  // Allowed meanwhile, in the browser's settings.
  await page.evaluate(() => localStorage.setItem('permission', 'granted'))
  const again = await openOptions(page)
  await expect(again.dialog.getByLabel(NOTIFY)).toBeEnabled()
  await expect(again.dialog.getByLabel(NOTIFY)).not.toBeChecked()
})

test('a new request sounds where that was turned on, and stays turned on with the next visit', async ({ page, context, request: api }) => {
  await listen(context, 'granted')
  const admin = await signIn(page)
  await sendRequest(api, 'Sid Silent')
  await expect(admin.row('Sid Silent')).toBeVisible()
  expect(await page.evaluate(() => window.notes)).toBe(0)
  const { dialog } = await openOptions(page)
  await dialog.getByLabel('Play a sound').check()
  const opened = page.waitForResponse(EVENTS)
  await page.reload()
  await admin.isSignedIn()
  await opened
  await expect.poll(() => turns(page)).toEqual([1, 0])
  // Browsers let a page sound once it was pressed.
  await page.getByRole('heading', { name: 'Appointment Dashboard' }).click()
  await sendRequest(api, 'Sam Sounds')
  await expect.poll(() => page.evaluate(() => window.notes)).toBe(2)
})

test(
  'of several tabs one speaks: the one that was looked at last, and when it is closed, another',
  AGAIN,
  async ({ page, context, request: api }) => {
    await listen(context, 'granted')
    await signIn(page)
    const { dialog, close } = await openOptions(page)
    await dialog.getByLabel(NOTIFY).check()
    await close()
    const other = await context.newPage()
    const opened = other.waitForResponse(EVENTS)
    await other.goto('/#/admin/requests')
    await new AdminPage(other).isSignedIn()
    await opened
    await expect.poll(() => turns(page)).toEqual([1, 1])
    for (const each of [page, other]) await setHidden(each, true)
    await sendRequest(api, 'Tab Two')
    await expect.poll(async () => (await told(other)).map(({ title }) => title)).toEqual(['New request from Tab Two'])
    expect((await told(page)).slice(1)).toEqual([])

    const heard = page.waitForResponse(EVENTS)
    await other.close()
    await heard
    await expect.poll(() => turns(page)).toEqual([1, 0])
    await sendRequest(api, 'Tab One')
    await expect.poll(async () => (await told(page)).slice(1).map(({ title }) => title)).toEqual(['New request from Tab One'])
  },
)
