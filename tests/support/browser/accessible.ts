import { expect, type Frame, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

const CONTRAST = 'color-contrast'

/** WCAG 2.2, level AA, and what its authors recommend beyond it. */
const LAWS: RunOptions = { runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] } }
const LAWS_BUT_CONTRAST: RunOptions = { ...LAWS, rules: { [CONTRAST]: { enabled: false } } }
const CONTRAST_ONLY = only(CONTRAST)
/** What depends on where things stand, and not only on what there is. */
const PLACES = ['target-size', 'scrollable-region-focusable']
const PLACES_ONLY = only(...PLACES)
const CONTRAST_AND_PLACES = only(CONTRAST, ...PLACES)

/**
 * Looks at the page, or at the part of it that changed, at every width: light at the first, dark at the next, since colours are the same at each of
 * them; and where a further width shows what the one before did, only places differ.
 */
export async function expectAccessible(page: Page, [first = 0, ...further]: readonly number[], part = 'body'): Promise<void> {
  await setScheme(page, 'light')
  await widen(page, first)
  await expectNone(page, part, LAWS, `light, ${first} px`)
  await setScheme(page, 'dark')
  if (further.length === 0) await expectNone(page, part, CONTRAST_ONLY, `dark, ${first} px`)
  let before = await whatIsShown(page)
  for (const [index, width] of further.entries()) {
    await widen(page, width)
    const shown = await whatIsShown(page)
    const anew = index === 0 ? { same: CONTRAST_AND_PLACES, other: LAWS } : { same: PLACES_ONLY, other: LAWS_BUT_CONTRAST }
    await expectNone(page, part, shown === before ? anew.same : anew.other, `dark, ${width} px`)
    before = shown
  }
}

async function widen(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await uncover(page)
  // What is drawn anew at another width takes a frame.
  const needed = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(needed, `${width} px scrolls sideways`).toBeLessThanOrEqual(width)
}

/** What keeps somebody from using the page as it stands, in both colour schemes; of open dialogs alone, where there are any. */
export async function faultsHere(page: Page): Promise<string[]> {
  const part = (await page.locator('dialog[open]').count()) > 0 ? 'dialog[open]' : 'body'
  const light = await faultsOf(page, part, LAWS)
  await setScheme(page, 'dark')
  const dark = await faultsOf(page, part, CONTRAST_ONLY)
  await setScheme(page, 'light')
  return [...light, ...dark.map(fault => `dark: ${fault}`)]
}

/** What keeps somebody from using a frame's document, by the judgement of axe's authors. */
export async function seriousFaults(frame: Frame): Promise<string[]> {
  await frame.evaluate(axe.source)
  return frame.evaluate(async options => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      ...options,
      resultTypes: ['violations'],
      iframes: false,
    })
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    return serious.map(({ id, nodes }) => `${document.title}: ${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }, LAWS)
}

function only(...values: string[]): RunOptions {
  return { runOnly: { type: 'rule', values } }
}

/** Every element with its attributes and words, and whether it can be seen. */
function whatIsShown(page: Page): Promise<string> {
  return page.evaluate(() => {
    const seen = [...document.querySelectorAll('body *')].map(each => (each.checkVisibility({ visibilityProperty: true }) ? '+' : '-'))
    return document.body.outerHTML + seen.join('')
  })
}

/** With motion, colours would fade into one another. */
async function setScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  // Half way from one colour to the other nothing has its contrast. A page whose script takes the scheme over begins some frames later.
  await page.evaluate(async () => {
    for (let still = 0; still < 3; still++) {
      await new Promise(requestAnimationFrame)
      const transitions = document.getAnimations().filter(animation => animation instanceof CSSTransition)
      if (transitions.length > 0) still = 0
      await Promise.allSettled(transitions.map(({ finished }) => finished))
    }
  })
}

/** What waits with its layout has no size yet, and what is under the docked bars can be scrolled away from there. */
async function uncover(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const section of document.querySelectorAll('section')) section.style.contentVisibility = 'visible'
    for (const docked of document.querySelectorAll<HTMLElement>('.conclusion, .tabs, .top')) docked.style.position = 'static'
  })
}

async function expectNone(page: Page, part: string, options: RunOptions, where: string): Promise<void> {
  expect(await faultsOf(page, part, options), where).toEqual([])
}

/**
 * Runs within the page itself, which has no frames, and is handed over once: @axe-core/playwright does so for every look, and opens a page for its
 * report. What is hidden as a whole is taken out meanwhile: axe walks every element, and behind the open admin the public page has ten times as many.
 */
async function faultsOf(page: Page, part: string, options: RunOptions): Promise<string[]> {
  expect(page.frames(), 'frames would have to be looked into').toHaveLength(1)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ([within, given]) => {
      const hidden = [...document.body.children].filter(child => !child.checkVisibility() && !child.matches('script, style, link'))
      const kept = hidden.map(child => {
        const place = document.createComment('')
        child.replaceWith(place)
        return { child, place }
      })
      try {
        const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(within, { ...given, resultTypes: ['violations'] })
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
      } finally {
        for (const { child, place } of kept) place.replaceWith(child)
      }
    },
    [part, options] as const,
  )
}
