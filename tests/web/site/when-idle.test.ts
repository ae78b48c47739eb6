import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenIdle } from '#src/web/site/scripts/when-idle.ts'

/** The idle callbacks of a browser that is never idle: only those with a time limit run. */
const limited: (() => void)[] = []

beforeEach(() => {
  vi.stubGlobal('document', { readyState: 'complete' })
  vi.stubGlobal('window', {
    requestIdleCallback: (run: () => void, { timeout }: { timeout?: number } = {}) => {
      if (timeout !== undefined) limited.push(run)
      return 1
    },
  })
})
afterEach(() => void limited.splice(0))

test('what waits for an idle page also runs on a page that is never idle, once', () => {
  const run = vi.fn()
  whenIdle(run)
  expect(run).not.toHaveBeenCalled()
  for (const each of limited) each()
  expect(run).toHaveBeenCalledTimes(1)
})
