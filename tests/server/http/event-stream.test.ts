import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EventStreams } from '#src/server/http/event-stream.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

const always = async () => true

test('a reader who does not read is left, and keeps no place', async () => {
  const streams = new EventStreams()
  const { body, send } = streams.open('owner', always)
  const closed = new Promise<void>(resolve => void body.once('close', resolve))
  for (let sent = 0; sent < 1000 && !body.destroyed; sent++) send({ kind: 'changed', text: 'x'.repeat(100) })
  expect(body.destroyed).toBe(true)
  await closed
  send({ kind: 'changed' })
  for (let open = 0; open < 50; open++) streams.open('owner', always)
  expect(() => streams.open('owner', always)).toThrow('too many places')
})

test('one account takes all of its places, and none of another’s; together they take no more than there are', () => {
  const streams = new EventStreams()
  for (const account of ['a', 'b', 'c', 'd']) for (let open = 0; open < 50; open++) streams.open(account, always)
  expect(() => streams.open('e', always)).toThrow('too many places')
})

test('a stream whose session cannot be looked up is closed', async () => {
  const { body } = new EventStreams().open('owner', () => Promise.reject(new Error('the database is away')))
  const closed = new Promise<void>(resolve => void body.once('close', resolve))
  vi.advanceTimersByTime(25_000)
  await closed
})

test('each heartbeat is a comment', async () => {
  const { body } = new EventStreams().open('owner', always)
  let text = ''
  body.on('data', chunk => (text += String(chunk)))
  vi.advanceTimersByTime(25_000)
  await vi.waitFor(() => expect(text).toBe(':\n\n:\n\n'))
})
