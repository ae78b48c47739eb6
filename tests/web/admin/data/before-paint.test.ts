import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beforePaint } from '#src/web/admin/data/before-paint.ts'

let frames: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  frames = []
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = []
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what comes before one paint runs together, in its order, and once', () => {
  const ran: string[] = []
  beforePaint(() => ran.push('list'))
  beforePaint(() => ran.push('counts'))
  expect(frames).toHaveLength(1)
  expect(ran).toEqual([])
  frames[0]?.()
  vi.runAllTimers()
  expect(ran).toEqual(['list', 'counts'])
})

test('a page that is not painted, as in a hidden tab, gets it too', () => {
  const ran: string[] = []
  beforePaint(() => ran.push('list'))
  vi.runAllTimers()
  expect(ran).toEqual(['list'])
  expect(frames).toEqual([])
})

test('what comes meanwhile waits for the paint after', () => {
  const ran: string[] = []
  beforePaint(() => beforePaint(() => ran.push('later')))
  frames[0]?.()
  expect(ran).toEqual([])
  frames[0]?.()
  expect(ran).toEqual(['later'])
})
