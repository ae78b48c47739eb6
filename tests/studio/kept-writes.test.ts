import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keptWrites } from '#src/studio/client/kept-writes.ts'

const EDIT = { url: 'https://studio/v1/data/actions/production', body: { transactionId: 'mine', actions: [] } }

/** A network that answers a call with what is given for it, the last one from then on. */
function network(...answers: (Error | object)[]) {
  return vi.fn(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer instanceof Error) throw answer
    return answer
  })
}

const failure = (statusCode: number, body: object = {}) => Object.assign(new Error('failed'), { statusCode, response: { body } })
const lost = new TypeError('Failed to fetch')

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('an edit is sent until it arrives, however long that takes', async () => {
  const send = network(...Array.from({ length: 300 }, () => lost), failure(503), failure(429), { transactionId: 'mine' })
  const sending = keptWrites(EDIT, send)
  await vi.advanceTimersByTimeAsync(24 * 3_600_000)
  await expect(sending).resolves.toEqual({ transactionId: 'mine' })
  expect(new Set(send.mock.calls.map(([request]: unknown[]) => request))).toEqual(new Set([EDIT]))
})

test('an edit that arrived without its answer counts as sent; another conflict is told', async () => {
  const isThere = failure(409, { error: { description: 'Transaction "mine" already exists' } })
  const sending = keptWrites(EDIT, network(lost, isThere))
  await vi.advanceTimersByTimeAsync(60_000)
  await expect(sending).resolves.toMatchObject({ transactionId: 'mine' })
  await expect(keptWrites(EDIT, network(isThere))).rejects.toBe(isThere)
})

test('what is refused, and what could be done twice, is told at once', async () => {
  const refused = failure(400)
  await expect(keptWrites(EDIT, network(refused))).rejects.toBe(refused)
  for (const request of [
    { ...EDIT, body: { actions: [] } },
    { ...EDIT, url: 'https://studio/v1/data/query/production' },
  ])
    await expect(keptWrites(request, network(lost))).rejects.toBe(lost)
})

test('an edit that nobody waits for any more is not sent again', async () => {
  const stop = new AbortController()
  const send = network(lost)
  const sending = keptWrites({ ...EDIT, signal: stop.signal }, send)
  const ended = expect(sending).rejects.toMatchObject({ name: 'AbortError' })
  await vi.advanceTimersByTimeAsync(0)
  stop.abort()
  await ended
  expect(send).toHaveBeenCalledTimes(1)
})
