import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** What could be pressed and then moved: what it says, from where to where (pixels of the viewport). */
    pressablesMoved: Set<string>
  }
}

/** From the next page on, looks at everything in the dashboard that can be pressed, in each frame. What has stood for one frame alone was perhaps never painted. */
export async function watchPressables(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.pressablesMoved = new Set()
    const places = new Map<Element, { place: string; frames: number }>()
    const look = () => {
      for (const element of document.querySelectorAll('#admin .dashboard :is(button, a, input, select, summary)')) {
        const { left, top, width } = element.getBoundingClientRect()
        const place = width === 0 ? '' : `${Math.round(left)} ${Math.round(top)}`
        const before = places.get(element) ?? { place: '', frames: 0 }
        if (before.place === place) before.frames++
        else {
          if (before.frames > 1 && before.place !== '' && place !== '')
            window.pressablesMoved.add(`${element.getAttribute('aria-label') ?? element.textContent}: ${before.place} -> ${place}`)
          places.set(element, { place, frames: 1 })
        }
      }
      requestAnimationFrame(look)
    }
    look()
  })
}

/** What has moved since this was asked last, once everything that has arrived is painted. */
export async function movedPressables(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (let left = 4; left > 0; left--) await new Promise(requestAnimationFrame)
    const moved = [...window.pressablesMoved]
    window.pressablesMoved.clear()
    return moved
  })
}
