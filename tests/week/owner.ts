import type { Locator, Page } from '@playwright/test'
import { faultsHere } from '../support/browser/accessible.ts'
import { expect } from '../support/browser/site.ts'
import type { Effort } from './effort.ts'

type Where = { position?: { x: number; y: number } }

type FilePayload = { name: string; mimeType: string; buffer: Buffer }

/** The hands of an owner: whatever they do is counted. What they pass is judged once in each state. */
export class Owner {
  readonly effort: Effort = { taps: 0, keys: 0, screens: 0 }
  /** What keeps somebody from using a state that was passed. */
  readonly faults: string[] = []
  private readonly page: Page
  private readonly judged: Set<string>

  /** @param judged the states that are judged already */
  constructor(page: Page, judged: Set<string>) {
    this.page = page
    this.judged = judged
  }

  /**
   * Presses something, wherever it has to be scrolled to.
   * @param where the place on it, in pixels from its corner; its middle where left out
   */
  async taps(target: Locator, where: Where = {}): Promise<void> {
    await this.reaches(target, where)
    this.effort.taps++
    await target.click(where)
  }

  /** Picks a file in the device's own dialog: two taps. */
  async picks(target: Locator, file: FilePayload): Promise<void> {
    const asked = this.page.waitForEvent('filechooser')
    await this.taps(target)
    this.effort.taps++
    await (await asked).setFiles(file)
  }

  /** Drags something and lets it go, which is one tap. */
  async drags(drag: () => Promise<void>): Promise<void> {
    this.effort.taps++
    await drag()
    await this.page.mouse.up()
  }

  /** Presses what hands over to another program: a call, a text message, a map. */
  async leavesBy(link: Locator): Promise<void> {
    await this.reaches(link)
    this.effort.taps++
  }

  /** Chooses from a list that opens: two taps. */
  async chooses(select: Locator, option: string): Promise<void> {
    await this.reaches(select)
    this.effort.taps += 2
    await select.selectOption(option)
  }

  /** Types a text, into a field in place of what it says. */
  async types(text: string, field?: Locator): Promise<void> {
    if (field !== undefined && !(await field.evaluate(each => each === document.activeElement))) await this.taps(field)
    if (field !== undefined && (await field.inputValue()) !== '') await this.presses('ControlOrMeta+a')
    this.effort.keys += text.length
    await this.page.keyboard.type(text)
  }

  async presses(key: string): Promise<void> {
    this.effort.keys++
    await this.page.keyboard.press(key)
  }

  /** Moves the focus on with the keyboard until it is there. */
  async tabsTo(target: Locator): Promise<void> {
    for (let stops = 0; stops < 40; stops++) {
      if (await target.evaluate(each => each === document.activeElement)) return
      await this.presses('Tab')
    }
    await expect(target, 'cannot be reached with the keyboard').toBeFocused()
  }

  /** Reads something, wherever it has to be scrolled to. */
  async sees(target: Locator): Promise<void> {
    const before = await scrolled(target)
    await target.scrollIntoViewIfNeeded()
    await expect(target).toBeInViewport()
    this.counts(before, await scrolled(target))
    await this.judges()
  }

  async goesBack(): Promise<void> {
    this.effort.taps++
    await this.page.goBack()
  }

  /** Judges the state that is shown, if none like it was. */
  async judges(): Promise<void> {
    const state = await this.page.evaluate(() => {
      const dialogs = [...document.querySelectorAll('#admin dialog[open]')].map(({ className }) => className)
      const parts = [...document.querySelectorAll('#admin :is([role=alert], output, [aria-expanded=true])')].map(part =>
        part.textContent === '' ? '' : part.tagName + part.className,
      )
      return [location.hash.split('?', 1), dialogs, document.querySelector('#admin h2')?.nextElementSibling?.className, ...parts].join(' ')
    })
    if (this.judged.has(state)) return
    this.judged.add(state)
    this.faults.push(...(await faultsHere(this.page)).map(fault => `${state}: ${fault}`))
  }

  /** Scrolls until something can be pressed. */
  private async reaches(target: Locator, where: Where = {}): Promise<void> {
    const before = await scrolled(target)
    await target.click({ trial: true, ...where })
    this.counts(before, await scrolled(target))
    await this.judges()
  }

  private counts(before: readonly number[], after: readonly number[]): void {
    this.effort.screens += after.reduce((sum, each, index) => sum + Math.abs(each - (before[index] ?? each)), 0)
  }
}

/** How far the page and the panes around an element are scrolled, in screenfuls. */
function scrolled(target: Locator): Promise<number[]> {
  return target.evaluate(element => {
    const offsets: number[] = []
    for (let pane: Element | null = element; pane !== null; pane = pane.parentElement)
      offsets.push(pane.scrollTop / innerHeight, pane.scrollLeft / innerWidth)
    return offsets
  })
}
