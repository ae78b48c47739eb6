import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Appointment } from '#src/contract/generated/types.ts'
import { ApiError } from '#src/web/api/answer.ts'
import type { Change } from '#src/web/admin/data/requests/change.ts'
import { NoConnection } from '#src/web/admin/data/no-connection.ts'
import { ChangeQueue } from '#src/web/admin/data/requests/change-queue.ts'
import { settle } from '#tests/support/server/fake-admin-api.ts'
import { STORED as ann } from '#tests/support/server/stored-request.ts'

/** Without a connection, what is done at a visit is kept, and sent in order, once it is back. */

const [bo, cy]: Appointment[] = [
  { ...ann, id: 'DEF', name: 'Bo Beech' },
  { ...ann, id: 'GHI', name: 'Cy Cedar' },
]
const status = (of: Appointment | undefined, status: Appointment['status']): Change => ({ kind: 'status', of: of ?? ann, status })

const network = new EventTarget()
const stored = new Map<string, string>()
let isOnline = true
let sent: string[] = []

beforeEach(() => {
  isOnline = true
  sent = []
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  for (const name of ['addEventListener', 'removeEventListener'] as const) vi.stubGlobal(name, network[name].bind(network))
})

afterEach(() => {
  vi.unstubAllGlobals()
})

function open(): ChangeQueue {
  const queue = new ChangeQueue(() => isOnline)
  onEnd.push(queue.watch())
  return queue
}

const onEnd: (() => void)[] = []
afterEach(() => onEnd.splice(0).forEach(end => end()))

const nameOf = (change: Change) => (change.kind === 'delete-all' ? 'all' : change.of.name.slice(0, 3))

/** Sends a change as a server does that a phone reaches only with a connection. */
function send(queue: ChangeQueue, change: Change): Promise<void> {
  return queue.run(change, async () => {
    sent.push(nameOf(change))
    await settle()
    if (!isOnline) throw new NoConnection()
  })
}

function connect(): void {
  isOnline = true
  network.dispatchEvent(new Event('online'))
}

test('with a connection changes of several requests are sent at once, those of one request after another', async () => {
  const queue = open()
  const changes = [status(ann, 'Confirmed'), status(bo, 'Confirmed'), status(ann, 'Completed')].map(change => send(queue, change))
  await Promise.resolve()
  expect(sent).toEqual(['Ann', 'Bo '])
  expect(queue.waiting).toEqual([])
  await Promise.all(changes)
  expect(sent).toEqual(['Ann', 'Bo ', 'Ann'])
})

test('without a connection nothing is tried; once it is back, all is sent in the order it was done, one by one', async () => {
  const queue = open()
  isOnline = false
  const made = [status(ann, 'Confirmed'), status(bo, 'Confirmed'), status(ann, 'Completed'), status(cy, 'Confirmed')]
  const changes = made.map(change => send(queue, change))
  await settle()
  expect(sent).toEqual([])
  expect(queue.waiting).toEqual(made)
  connect()
  await settle()
  expect(sent).toEqual(['Ann'])
  const late = send(queue, status(bo, 'Completed'))
  await Promise.all([...changes, late])
  expect(sent).toEqual(['Ann', 'Bo ', 'Ann', 'Cy ', 'Bo '])
  expect(queue.waiting).toEqual([])
  expect(stored.size).toBe(0)
})

test('a change whose connection is lost on the way waits, and is sent again', async () => {
  const queue = open()
  const change = send(queue, status(ann, 'Confirmed'))
  isOnline = false
  await settle()
  await settle()
  expect(queue.waiting).toHaveLength(1)
  connect()
  await change
  expect(sent).toEqual(['Ann', 'Ann'])
})

test('what fails again waits on, and what stands behind it with it', async () => {
  const queue = open()
  isOnline = false
  const changes = [status(ann, 'Confirmed'), status(bo, 'Confirmed')].map(change => send(queue, change))
  network.dispatchEvent(new Event('online'))
  await settle()
  await settle()
  expect(sent).toEqual(['Ann'])
  expect(queue.waiting).toHaveLength(2)
  connect()
  await Promise.all(changes)
  expect(sent).toEqual(['Ann', 'Ann', 'Bo '])
})

test('a change that the server refuses is told, and holds up none behind it', async () => {
  const queue = open()
  isOnline = false
  const refused = expect(queue.run(status(ann, 'Confirmed'), () => Promise.reject(new ApiError(409, 'Taken', {}, null)))).rejects.toThrow('Taken')
  const next = send(queue, status(ann, 'Cancelled'))
  connect()
  await refused
  await next
  expect(sent).toEqual(['Ann'])
})

test.each<Change>([
  { kind: 'edit', of: ann, fields: { name: 'Ann Oak' } },
  { kind: 'delete', of: ann },
  { kind: 'delete-all' },
  { kind: 'restore', of: ann },
])('a change of the kind $kind fails at once without a connection, also while others wait', async change => {
  const queue = open()
  isOnline = false
  void send(queue, status(ann, 'Confirmed'))
  await expect(send(queue, change)).rejects.toThrow('there is no connection')
  expect(queue.waiting).toHaveLength(1)
})

test('what waits survives a reload, and is sent before anything else', async () => {
  const queue = open()
  isOnline = false
  for (const change of [status(ann, 'Confirmed'), status(bo, 'Confirmed')]) void send(queue, change)
  isOnline = true
  const reloaded = open()
  const again = reloaded.recall()
  expect(again).toEqual([status(ann, 'Confirmed'), status(bo, 'Confirmed')])
  const changes = [...again.map(change => send(reloaded, change)), send(reloaded, status(cy, 'Confirmed'))]
  expect(stored.get('adminWaiting')).toContain('DEF')
  await Promise.all(changes)
  expect(sent).toEqual(['Ann', 'Bo ', 'Cy '])
  expect(stored.size).toBe(0)
})

test('what waits when the session ends is kept for the next one', async () => {
  const queue = open()
  isOnline = false
  const ended = expect(queue.run(status(ann, 'Confirmed'), () => Promise.reject(new ApiError(401, 'Please sign in', {}, null)))).rejects.toThrow()
  void send(queue, status(bo, 'Confirmed'))
  connect()
  await ended
  await settle()
  expect(sent).toEqual([])
  expect(open().recall()).toEqual([status(ann, 'Confirmed'), status(bo, 'Confirmed')])
})
