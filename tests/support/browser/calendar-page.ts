import { expect, type Locator, type Page } from '@playwright/test'
import { AdminPage } from './admin-page.ts'

/** Height of an hour, in pixels. */
export const HOUR = 56

/** The calendar as its owner uses it. */
export class CalendarPage {
  readonly ghost: Locator
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.ghost = page.locator('.drop-ghost')
  }

  /** Signs in and shows a day, with its week or month where the address says so. */
  async open(day: string, span = ''): Promise<void> {
    const admin = new AdminPage(this.page)
    await admin.signIn()
    await admin.isSignedIn()
    await this.show(day, span)
  }

  async show(day: string, span = ''): Promise<void> {
    await this.page.goto(`/#/admin/calendar?day=${day}${span === '' ? '' : `&span=${span}`}`)
    await expect(this.page.getByRole('region', { name: 'Calendar' })).toHaveAttribute('aria-busy', 'false')
  }

  visit(name: string): Locator {
    return this.page.locator('.visit-block').filter({ hasText: name })
  }

  /** The empty places of a day. */
  places(day: string): Locator {
    return this.page.locator(`[data-day='${day}']`).getByRole('button', { name: /^New request at/ })
  }

  /** Begins to drag a visit with the mouse, by some hours; it is held until the mouse is let go. */
  async drag(name: string, hours: number): Promise<void> {
    const { x, y } = await this.middle(name)
    await this.page.mouse.move(x, y)
    await this.page.mouse.down()
    await this.page.mouse.move(x, y + (hours * HOUR) / 2, { steps: 4 })
    await this.page.mouse.move(x, y + hours * HOUR, { steps: 4 })
  }

  /** Begins to drag a visit with the mouse to the side, onto where another one stands; it is held until the mouse is let go. */
  async dragBeside(name: string, other: string): Promise<void> {
    const [from, to] = [await this.middle(name), await this.middle(other)]
    await this.page.mouse.move(from.x, from.y)
    await this.page.mouse.down()
    await this.page.mouse.move((from.x + to.x) / 2, from.y, { steps: 4 })
    await this.page.mouse.move(to.x, from.y, { steps: 4 })
  }

  /** Goes on with a drag to another day. */
  async dragOn(day: string): Promise<void> {
    const { x, width } = (await this.page.locator(`[data-day='${day}']`).boundingBox()) ?? { x: 0, width: 0 }
    await this.page.mouse.move(x + width / 2, 500, { steps: 4 })
  }

  /** Drags a visit with a finger, by some hours, and lets it go. */
  async dragByTouch(name: string, hours: number): Promise<void> {
    const finger = await this.finger(name)
    await expect(this.page.locator('[data-dragging]')).toBeVisible()
    await finger.move(hours)
    await expect(this.ghost).toBeVisible()
    await finger.up()
  }

  /** Swipes over a visit, by some hours. */
  async swipe(name: string, hours: number): Promise<void> {
    const finger = await this.finger(name)
    await finger.move(hours)
    await finger.up()
  }

  /** How far the day and the page are scrolled, together. */
  scrolled(): Promise<number> {
    return this.page.evaluate(() => scrollY + (document.querySelector('.calendar')?.scrollTop ?? 0))
  }

  /** The lowest place of a day that is on the screen. */
  async bottomOf(day: string): Promise<{ x: number; y: number }> {
    const [grid, track] = await Promise.all([this.page.locator('.calendar').boundingBox(), this.page.locator(`[data-day='${day}']`).boundingBox()])
    if (grid === null || track === null) throw new Error(`${day} is not on the screen`)
    return { x: track.x + track.width / 2, y: Math.min(grid.y + grid.height, this.page.viewportSize()?.height ?? 0) }
  }

  /** Puts a finger on a visit. */
  private async finger(name: string): Promise<{ move: (hours: number) => Promise<void>; up: () => Promise<void> }> {
    const { x, y } = await this.middle(name)
    const session = await this.page.context().newCDPSession(this.page)
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number | null) => {
      await session.send('Input.dispatchTouchEvent', { type, touchPoints: at === null ? [] : [{ x, y: at }] })
    }
    await touch('touchStart', y)
    return {
      move: async hours => {
        for (let part = 0.1; part <= 1.01; part += 0.1) await touch('touchMove', y + hours * HOUR * part)
      },
      up: () => touch('touchEnd', null),
    }
  }

  private async middle(name: string): Promise<{ x: number; y: number }> {
    const box = await this.visit(name).boundingBox()
    if (box === null) throw new Error(`${name} is not on the screen`)
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
}
