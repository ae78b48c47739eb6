import type { BrowserContextOptions, Page } from '@playwright/test'
import { BookingPage } from '../../support/browser/booking-page.ts'
import { DESK_AGENT, PHONE, PHONE_AGENT, TABLET_AGENT } from '../../support/browser/phone.ts'
import { settled } from '../../support/browser/settled.ts'
import { expect, test } from '../../support/browser/site.ts'
import { AGAIN } from '../../support/browser/again.ts'

/** Specification, section 1: which version a visitor gets. */
interface Row {
  who: string
  agent: string
  width: number
  touch: boolean
  stored?: Readonly<Record<string, string>>
  version: 'mobile' | 'desktop'
  /** Left out every day: another row, or a switch by hand, shows it. */
  isAgain?: true
}

const ROWS: readonly Row[] = [
  { who: 'a phone', agent: PHONE_AGENT, width: 390, touch: true, version: 'mobile' },
  { who: 'a tablet, whatever its width', agent: TABLET_AGENT, width: 1024, touch: true, version: 'mobile' },
  { who: 'a desk', agent: DESK_AGENT, width: 1280, touch: false, version: 'desktop' },
  { who: 'a screen of 768 px with touch', agent: DESK_AGENT, width: 768, touch: true, version: 'mobile' },
  { who: 'a screen of 769 px with touch', agent: DESK_AGENT, width: 769, touch: true, version: 'desktop' },
  { who: 'a screen of 768 px without touch', agent: DESK_AGENT, width: 768, touch: false, version: 'desktop' },
  {
    who: 'a desk that prefers mobile',
    agent: DESK_AGENT,
    width: 1280,
    touch: false,
    stored: { preferMobileVersion: 'true' },
    version: 'mobile',
    isAgain: true,
  },
  {
    who: 'a phone that forces desktop',
    agent: PHONE_AGENT,
    width: 390,
    touch: true,
    stored: { forceDesktopVersion: 'true' },
    version: 'desktop',
    isAgain: true,
  },
  {
    who: 'a phone with both flags: force-desktop wins',
    agent: PHONE_AGENT,
    width: 390,
    touch: true,
    stored: { forceDesktopVersion: 'true', preferMobileVersion: 'true' },
    version: 'desktop',
  },
]

for (const { who, agent, width, touch, stored = {}, version, isAgain } of ROWS) {
  test.describe(`section 1: ${who}`, isAgain ? AGAIN : {}, () => {
    test.use({ userAgent: agent, viewport: { width, height: 800 }, hasTouch: touch })

    test(`sees the ${version} version, never a frame of the other, and sees it again`, async ({ page }) => {
      const frames = await recordFrames(page)
      await page.goto('/robots.txt')
      await page.evaluate(flags => Object.entries(flags).forEach(([name, value]) => localStorage.setItem(name, value)), stored)
      await page.goto('/')
      await expect(page.locator('html')).toHaveAttribute('data-layout', version)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('data-layout', version)
      expect([...new Set(frames)]).toEqual([version])
      const cookies = await page.context().cookies()
      expect(cookies.find(({ name }) => name === 'layout')?.value).toBe(version)
      if (version === 'mobile') expect(await storedFlag(page, 'preferMobileVersion')).toBe('true')
    })
  })
}

test.describe('section 1: the chooser', () => {
  test.use(PHONE)

  test('is offered once on a phone; the mobile version is recommended and kept', async ({ page }) => {
    await page.goto('/')
    const chooser = page.getByRole('region', { name: 'How would you like to view our site?' })
    await expect(chooser).toBeVisible()
    await chooser.getByRole('link', { name: 'Mobile Version (recommended)' }).click()
    await expect(chooser).toBeHidden()
    expect(await storedFlag(page, 'versionSelected')).toBe('mobile')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-layout', 'mobile')
    await expect(chooser).toBeHidden()
  })

  test('can be answered with the desktop version, which stays', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Desktop Version', exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('data-layout', 'desktop')
    expect(await storedFlag(page, 'versionSelected')).toBe('desktop')
    expect(await storedFlag(page, 'forceDesktopVersion')).toBe('true')
    await page.goto('/car-detailing')
    await expect(page.locator('html')).toHaveAttribute('data-layout', 'desktop')
  })

  test('neither blocks nor moves the page', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('region', { name: /How would you like/ })).toBeVisible()
    await page.getByRole('link', { name: 'Book Now' }).first().click()
    await expect(page.getByRole('heading', { name: 'Book Your Service' })).toBeVisible()
    await settled(page)
    const shift = await page.evaluate(() => {
      let sum = 0
      const add = (shifts: PerformanceEntryList) => shifts.forEach(entry => (sum += (entry as unknown as { value: number }).value))
      const observer = new PerformanceObserver(list => add(list.getEntries()))
      observer.observe({ type: 'layout-shift', buffered: true })
      return new Promise<number>(resolve => {
        // A shift is reported after its frame.
        requestAnimationFrame(() =>
          setTimeout(() => {
            add(observer.takeRecords())
            resolve(sum)
          }),
        )
      })
    })
    expect(shift).toBe(0)
  })

  test('a floating button switches to the desktop version and back', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Mobile Version (recommended)' }).click()
    await page.getByRole('link', { name: 'Desktop version', exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('data-layout', 'desktop')
    await page.getByRole('link', { name: 'Mobile version', exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('data-layout', 'mobile')
    expect(await storedFlag(page, 'forceDesktopVersion')).toBeNull()
    expect(await storedFlag(page, 'preferMobileVersion')).toBe('true')
  })
})

test.describe('section 1: a desk', () => {
  test('is not asked', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByText('How would you like to view our site?')).toBeHidden()
  })

  test('stays in the section that is read, and keeps what stands in the form', async ({ page }) => {
    await page.goto('/#tractor-services-page')
    await page.getByRole('link', { name: 'Mobile version' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-layout', 'mobile')
    await expect(page.locator('section#tractor-services-page')).toBeInViewport()
    await page.locator('article:visible summary').first().click()
    await page.getByRole('link', { name: 'Book This Service' }).locator('visible=true').first().click()
    const booking = new BookingPage(page)
    await booking.isAlive()
    await booking.fill('Name', 'Stay Here')
    await page.getByRole('link', { name: 'Desktop version' }).locator('visible=true').click()
    await expect(page.locator('html')).toHaveAttribute('data-layout', 'desktop')
    await expect(page.locator('section#appointments')).toBeInViewport()
    await expect(booking.form.getByLabel('Name')).toHaveValue('Stay Here')
  })

  test('can switch to the mobile version, which stays', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Mobile version', exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('data-layout', 'mobile')
    await page.goto('/rv-detailing')
    await expect(page.locator('html')).toHaveAttribute('data-layout', 'mobile')
  })
})

const WITHOUT: readonly (readonly [what: string, options: BrowserContextOptions])[] = [['scripts', { javaScriptEnabled: false }]]

for (const [what, options] of WITHOUT) {
  test.describe(`without ${what}`, () => {
    test.use(options)

    test('the server keeps the choice', async ({ page }) => {
      await page.goto('/?layout=mobile')
      await expect(page.locator('html')).toHaveAttribute('data-layout', 'mobile')
      await page.goto('/')
      await expect(page.locator('html')).toHaveAttribute('data-layout', 'mobile')
      await page.getByRole('link', { name: 'Desktop version', exact: true }).first().click()
      await expect(page.locator('html')).toHaveAttribute('data-layout', 'desktop')
    })
  })
}

test('without storage the server decides, and the page works', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    }
  })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-layout', 'desktop')
  await page.getByRole('link', { name: 'Book Appointment' }).click()
  await page.locator('#booking-form').getByRole('radio', { name: 'Tractor' }).check()
  await expect(page.locator('#booking-form').getByRole('group', { name: 'Tractor package' })).toBeVisible()
})

/** Notes the layout of every frame that shows something, over all loads of the page. */
async function recordFrames(page: Page): Promise<string[]> {
  const frames: string[] = []
  await page.exposeFunction('noteFrame', (layout: string) => frames.push(layout))
  await page.addInitScript(() => {
    const note = (window as unknown as { noteFrame: (layout: string) => void }).noteFrame
    const record = () => {
      const root = document.documentElement
      const layout = root.dataset['layout']
      if (layout !== undefined && !root.hidden && document.body.childElementCount > 0) note(layout)
      requestAnimationFrame(record)
    }
    requestAnimationFrame(record)
  })
  return frames
}

function storedFlag(page: Page, name: string): Promise<string | null> {
  return page.evaluate(flag => localStorage.getItem(flag), name)
}
