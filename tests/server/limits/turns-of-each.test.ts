import { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { turnsOfEach } from '#src/server/limits/turns-of-each.ts'

/** A client that is signed in; it leaves by its socket's `close`. */
function client(username = 'owner') {
  const socket = new EventEmitter() as Socket
  return { username, socket, leave: () => void socket.emit('close') }
}

/** Runs that last until they are ended, in the order in which they began. */
function openRuns() {
  const begun: { name: string; end: () => void }[] = []
  const run = (name: string) => (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      begun.push({ name, end: () => resolve(name) })
      signal.addEventListener('abort', () => reject(signal.reason as Error))
    })
  return { begun, run, names: () => begun.map(({ name }) => name) }
}

test('calls of one account run one after the other, each to its answer; those of another account wait for none', async () => {
  const inTurn = turnsOfEach()
  const { begun, run, names } = openRuns()
  const [first, second, other] = [inTurn(client(), run('first')), inTurn(client(), run('second')), inTurn(client('colleague'), run('other'))]
  expect(names()).toEqual(['first', 'other'])
  begun[0]?.end()
  expect(await first).toBe('first')
  await expect.poll(names).toEqual(['first', 'other', 'second'])
  for (const { end } of begun) end()
  expect(await Promise.all([second, other])).toEqual(['second', 'other'])
})

test('a call that its client has left ends, whether it runs or waits, and the next one begins', async () => {
  const inTurn = turnsOfEach()
  const { begun, run, names } = openRuns()
  const [running, waiting, staying] = [client(), client(), client()]
  const answers = [inTurn(running, run('running')), inTurn(waiting, run('waiting')), inTurn(staying, run('staying'))]
  const settled = Promise.allSettled(answers)
  waiting.leave()
  running.leave()
  await expect.poll(names).toEqual(['running', 'staying'])
  begun[1]?.end()
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
  expect([running, waiting, staying].map(({ socket }) => socket.listenerCount('close'))).toEqual([0, 0, 0])
})

test('of very many calls of one account the last are refused, to be tried again', async () => {
  const inTurn = turnsOfEach()
  const { begun, run } = openRuns()
  const answers = Array.from({ length: 20 }, (_, index) => inTurn(client(), run(String(index))))
  const settled = Promise.allSettled(answers)
  await expect(answers.at(-1)).rejects.toMatchObject({ status: 503, retryAfter: 1 })
  for (let at = 0; at < 11; at++) {
    await expect.poll(() => begun.length).toBe(at + 1)
    begun[at]?.end()
  }
  expect((await settled).filter(({ status }) => status === 'fulfilled')).toHaveLength(11)
})
