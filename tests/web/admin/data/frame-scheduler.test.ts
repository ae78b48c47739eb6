import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const FRAME_MS = 16

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  // A frame is the next of the timers that stand still.
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, FRAME_MS))
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what is to be done runs with the next frame, together and in order, and what it begins with the one after', async () => {
  const { atNextFrame } = await import('#src/web/admin/data/frame-scheduler.ts')
  const done: string[] = []
  atNextFrame(() => {
    done.push('first')
    atNextFrame(() => done.push('later'))
  })
  atNextFrame(() => done.push('second'))
  expect(done).toEqual([])
  vi.advanceTimersByTime(FRAME_MS)
  expect(done).toEqual(['first', 'second'])
  vi.advanceTimersByTime(FRAME_MS)
  expect(done).toEqual(['first', 'second', 'later'])
  vi.runAllTimers()
  expect(done).toHaveLength(3)
})

test('a page that is not seen, which has no frames, does not wait for one', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
  const { atNextFrame } = await import('#src/web/admin/data/frame-scheduler.ts')
  const task = vi.fn<() => void>()
  atNextFrame(task)
  vi.runAllTimers()
  expect(task).toHaveBeenCalledOnce()
})
