import { describe, expect, test, vi } from 'vitest'
import { Outbox } from '#src/server/mail/outbox.ts'
import { openStorage } from '#src/server/storage/open-storage.ts'
import type { Storage } from '#src/server/storage/storage.ts'
import { engines } from '#tests/support/server/engines.ts'
import { newAppointment } from '#tests/support/server/new-appointment.ts'
import { NOW } from '#tests/support/server/test-server.ts'

const DAY_MS = 24 * 3_600_000

const ANYBODY = { allows: async () => true }

describe.each(engines)('on $engine', ({ engine, newLocation }) => {
  const MAIL = { to: 'owner@example.com', subject: 'One', text: 'Two' }

  test('a mail that was taken while the clock stood a day ahead is due once it is set back', async () => {
    const time = { now: new Date(NOW.getTime() + DAY_MS) }
    const { outbox, appointments, close } = await openStorage({ ...(await newLocation()), clock: () => time.now }, NOW)
    await appointments.add({ ...newAppointment('one', '2026-07-01', '09:00', 60, 1), createdAt: time.now, mailsOf: () => [MAIL] }, null)
    // The process that has taken it dies.
    expect(await outbox.take(time.now, new Date(time.now.getTime() + 5 * 60_000))).toMatchObject({ appointmentId: 'one' })
    time.now = NOW
    expect(await outbox.take(NOW, new Date(NOW.getTime() + 5 * 60_000))).toMatchObject({ appointmentId: 'one', attempts: 2 })
    expect(await outbox.take(NOW, new Date(NOW.getTime() + 5 * 60_000))).toBeNull()
    await close()
  })

  test('several mails of one request wait side by side, and each is sent and deleted alone', async () => {
    const { outbox, appointments, close } = await openStorage(await newLocation(), NOW)
    const mailsOf = () => ['owner@example.com', 'ann@example.com'].map(to => ({ ...MAIL, to }))
    await appointments.add({ ...newAppointment('one', '2026-07-01', '09:00', 60, 1), mailsOf }, null)
    const until = new Date(NOW.getTime() + 5 * 60_000)
    const [first, second] = [await outbox.take(NOW, until), await outbox.take(NOW, until)]
    expect(new Set([first?.mail.to, second?.mail.to])).toEqual(new Set(['ann@example.com', 'owner@example.com']))
    await outbox.sent(first?.id ?? '', NOW)
    await outbox.failed(second?.id ?? '', NOW)
    expect(await outbox.countFailed()).toBe(1)
    await outbox.tryFailedAgain(NOW)
    expect(await outbox.take(NOW, until)).toMatchObject({ id: second?.id, appointmentId: 'one' })
    expect(await outbox.take(NOW, until)).toBeNull()
    await close()
  })

  test('a digest of one request counts as one mail against the hourly limit', async () => {
    const time = { now: NOW }
    const storage = await openStorage({ ...(await newLocation()), clock: () => time.now }, NOW)
    const sent: string[] = []
    const outbox = new Outbox(storage.outbox, async ({ subject }) => void sent.push(subject), storage.now, { hourly: 2, toVisitors: ANYBODY })
    const log = { warn: () => undefined, error: () => undefined }
    const requestAt = async (minute: number, ...names: string[]) => {
      time.now = new Date(NOW.getTime() + minute * 60_000)
      for (const name of names) await storage.outbox.add({ ...MAIL, subject: name, digest: { link: '' } }, time.now)
      await outbox.run(log)
    }
    await requestAt(0, 'one', 'two')
    await requestAt(20, 'three')
    expect(sent.splice(0).toSorted(), 'the third is alone in its digest').toEqual(['one', 'three', 'two'])
    await requestAt(61, 'four', 'five')
    expect(sent.toSorted(), 'of this hour only the third was sent: one may go by itself, not both in a digest').toEqual(['five', 'four'])
    await storage.close()
  })

  test.skipIf(engine !== 'PostgreSQL')('a mail is sent once by processes whose clocks differ by more than its lease', async () => {
    const location = await newLocation()
    const processes = [await openStorage(location, new Date()), await openStorage(location, new Date())]
    const [first, second] = processes
    await first?.appointments.add({ ...newAppointment('one', '2026-07-01', '09:00', 60, 1), createdAt: new Date(), mailsOf: () => [MAIL] }, null)
    const sent: string[] = []
    const log = { warn: () => undefined, error: () => undefined }
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      // While the first sends, the second looks, six minutes ahead of it.
      await outboxOf(first, async () => {
        sent.push('first')
        vi.setSystemTime(Date.now() + 6 * 60_000)
        await outboxOf(second, async () => void sent.push('second')).run(log)
      }).run(log)
    } finally {
      vi.useRealTimers()
    }
    expect(sent).toEqual(['first'])
    for (const { close } of processes) await close()
  })
})

function outboxOf(storage: Storage | undefined, send: () => Promise<void>): Outbox {
  if (storage === undefined) throw new Error('there is no process')
  return new Outbox(storage.outbox, send, storage.now, { hourly: 0, toVisitors: ANYBODY })
}
