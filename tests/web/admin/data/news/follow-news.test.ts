import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { RequestNews } from '#src/contract/generated/types.ts'
import { followNews } from '#src/web/admin/data/news/follow-news.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const NEWS: RequestNews = { kind: 'requested', requests: [{ id: 'a', version: 1 }] }

/** A server whose streams a test writes and ends; `refuse` makes it refuse to open any. */
function server() {
  const leave = new AbortController()
  onTestFinished(() => leave.abort())
  const log: unknown[] = []
  const state = { opened: 0, refuse: false, send: (text: string): void => expect.fail(text), end: () => {} }
  const open = async (signal: AbortSignal) => {
    state.opened++
    if (state.refuse) throw new Error('Not now')
    return new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: controller => {
        signal.addEventListener('abort', () => controller.error(signal.reason))
        state.send = text => controller.enqueue(new TextEncoder().encode(text))
        state.end = () => controller.close()
      },
    })
  }
  const follower = { open, onOpen: () => log.push('open'), onNews: (news: RequestNews) => log.push(news), onLost: () => log.push('lost') }
  return { state, log, leave, ended: followNews(follower, leave.signal) }
}

/** Lets everything go on that waits for promises and streams alone. */
const settle = () => vi.advanceTimersByTimeAsync(0)

test('news are told as they come; what is none is skipped', async () => {
  const { state, log } = server()
  await settle()
  state.send(`:\n\ndata: {"kind":1}\n\ndata: ${JSON.stringify(NEWS)}\n\n`)
  await vi.waitFor(() => expect(log).toEqual(['open', NEWS]))
})

test('a stream that ends is opened again', async () => {
  const { state, log } = server()
  await settle()
  state.end()
  await vi.waitFor(() => expect(log).toEqual(['open', 'lost']))
  await vi.advanceTimersByTimeAsync(1000)
  await vi.waitFor(() => expect(log).toEqual(['open', 'lost', 'open']))
})

test('a stream on which nothing comes, not even a heartbeat, is opened again', async () => {
  const { state, log } = server()
  await settle()
  await vi.advanceTimersByTimeAsync(50_000)
  state.send(':\n\n')
  await settle()
  await vi.advanceTimersByTimeAsync(50_000)
  expect(log).toEqual(['open'])
  await vi.advanceTimersByTimeAsync(10_000)
  await vi.waitFor(() => expect(log).toEqual(['open', 'lost']))
})

test('a server that opens no stream is asked ever more seldom, but at least each minute', async () => {
  const { state } = server()
  state.refuse = true
  await vi.advanceTimersByTimeAsync(600_000)
  expect(state.opened).toBeGreaterThan(10)
  expect(state.opened).toBeLessThan(40)
})

test('who leaves is told nothing more, and opens nothing more', async () => {
  const { state, log, leave, ended } = server()
  await settle()
  leave.abort()
  await ended
  await vi.advanceTimersByTimeAsync(600_000)
  expect([state.opened, log]).toEqual([1, ['open']])
})
