import { expect, test, vi } from 'vitest'
import { keptWrites } from '#src/studio-model/writes/kept-writes.ts'

const EDIT = { url: 'https://studio/v1/data/actions/production', body: { transactionId: 'mine', actions: [] } }

/** A network that answers a call with what is given for it, the last one from then on. */
function network(...answers: (Error | object)[]) {
  return vi.fn(async (_call: object) => {
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer instanceof Error) throw answer
    return answer
  })
}

const unsaved = { now: 0 }

const WAITS = {
  again: async () => {},
  unsavedUntil: async (settled: Promise<unknown>) => {
    unsaved.now++
    return settled.finally(() => unsaved.now--)
  },
}

const send = keptWrites(WAITS)
const failure = (statusCode: number, body: object = {}) => Object.assign(new Error('failed'), { statusCode, response: { body } })
const lost = new TypeError('Failed to fetch')

test('an edit is sent until it arrives, however often that is, and is the same each time', async () => {
  const next = network(...Array.from({ length: 300 }, () => lost), failure(503), failure(429), { transactionId: 'mine' })
  expect(await send(EDIT, next)).toEqual({ transactionId: 'mine' })
  expect(new Set(next.mock.calls.map(([call]) => call))).toEqual(new Set([EDIT]))
})

test('an edit that arrived without its answer counts as sent; another conflict is told', async () => {
  const isThere = failure(409, { error: { description: 'Transaction "mine" already exists' } })
  expect(await send(EDIT, network(lost, isThere))).toMatchObject({ transactionId: 'mine' })
  await expect(send(EDIT, network(isThere))).rejects.toBe(isThere)
  const another = failure(409, { error: { description: 'Document "page" already exists' } })
  await expect(send(EDIT, network(lost, another))).rejects.toBe(another)
})

test('what is refused, and what could be done twice, is told at once', async () => {
  const refused = failure(400)
  await expect(send(EDIT, network(refused))).rejects.toBe(refused)
  for (const call of [
    { ...EDIT, body: { actions: [] } },
    { ...EDIT, url: 'https://studio/v1/data/query/production' },
  ])
    await expect(send(call, network(lost))).rejects.toBe(lost)
})

test('an edit that nobody waits for any more is not sent again', async () => {
  const next = network(lost)
  const stopped = new DOMException('stopped', 'AbortError')
  await expect(keptWrites({ ...WAITS, again: () => Promise.reject(stopped) })(EDIT, next)).rejects.toBe(stopped)
  expect(next).toHaveBeenCalledTimes(1)
})

test.each([
  ['arrives', { transactionId: 'mine' }],
  ['is refused', failure(400)],
])('an edit is unsaved from its first failure until it %s, also while an attempt has no answer', async (_, last) => {
  const answers = network(lost, failure(503), last)
  const seen: number[] = []
  const next = (call: object) => {
    seen.push(unsaved.now)
    return answers(call)
  }
  await send(EDIT, next).catch(() => {})
  expect(seen).toEqual([0, 1, 1])
  expect(unsaved.now).toBe(0)
})
