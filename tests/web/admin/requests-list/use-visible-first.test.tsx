import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Appointment } from '#src/contract/generated/types.ts'
import type * as Module from '#src/web/admin/requests-list/use-visible-first.ts'

const REQUESTS = Array.from({ length: 50 }, (_, index) => ({ id: String(index) }) as Appointment)
const PLACE = { top: 200, height: 100 }

let page: EventTarget & { scrollY: number; innerHeight: number }

beforeEach(() => {
  vi.resetModules()
  page = Object.assign(new EventTarget(), { scrollY: 0, innerHeight: 900 })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  moveTo(0, 900)
})

afterEach(() => vi.unstubAllGlobals())

function moveTo(scrollY: number, innerHeight: number): void {
  vi.stubGlobal('scrollY', scrollY)
  vi.stubGlobal('innerHeight', innerHeight)
}

/** How many requests are rendered first. */
function rendered({ useVisibleFirst }: typeof Module): number {
  function Count() {
    return useVisibleFirst(REQUESTS, PLACE).length
  }
  return Number(renderToStaticMarkup(<Count />))
}

test('requests are rendered first as far as the viewport reaches, wherever the page is scrolled to', async () => {
  const module = await import('#src/web/admin/requests-list/use-visible-first.ts')
  expect(rendered(module)).toBe(7)
  moveTo(1000, 900)
  expect(rendered(module)).toBe(17)
})

test.each(['scroll', 'resize'])('a viewport that is watched is asked after a %s, and not while rows are rendered', async event => {
  const module = await import('#src/web/admin/requests-list/use-visible-first.ts')
  module.watchViewport()
  expect(rendered(module)).toBe(7)
  moveTo(1000, 600)
  expect(rendered(module)).toBe(7)
  page.dispatchEvent(new Event(event))
  expect(rendered(module)).toBe(14)
})
