import { describe, expect, test } from 'vitest'
import { openStorage } from '#src/server/storage/open-storage.ts'
import type { Storage } from '#src/server/storage/storage.ts'
import { pendingAlone } from '#tests/support/server/pending-alone.ts'
import { engines } from '#tests/support/server/engines.ts'
import { newAppointment } from '#tests/support/server/new-appointment.ts'
import { LIST, openAdmin } from '#tests/support/server/open-admin.ts'
import { QUOTE } from '#tests/support/server/requests.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'
import { NOW } from '#tests/support/server/test-server.ts'

const MANY = 1000
const LATER = new Date(NOW.getTime() + 60_000)
/** Visits of an hour on days of their own. */
function visit(index: number) {
  const day = new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10)
  return newAppointment(`id-${String(index).padStart(5, '0')}`, day, '09:00', 60, 1)
}

async function fill({ appointments }: Storage): Promise<void> {
  await Promise.all(Array.from({ length: MANY }, (_, index) => appointments.add(visit(index), null)))
}

const reserved = async ({ appointments }: Storage) => (await appointments.reservations('2027-01-01', '2099-12-31')).length

// With a database server, on a machine that has other things to do.
describe.each(engines)('on $engine', ({ newLocation }) => {
  test('what is cleared is gone at once, for every list and figure; what comes meanwhile stays, whatever its clock says', async () => {
    const storage = await openStorage(await newLocation(), NOW)
    const { appointments } = storage
    await fill(storage)
    const { finished } = await appointments.deleteAll(LATER)
    const late = { ...newAppointment('late', '2026-07-01', '09:00', 60, 1), createdAt: new Date(NOW.getTime() - 3_600_000) }
    // Asked at once: a fast machine is done with the job after a few questions.
    const [jobs, added, changed, removed, restored] = await Promise.all([
      appointments.jobs(LATER),
      appointments.add(late, null),
      appointments.change('id-00998', () => ({ status: 'Confirmed' }), 1, LATER),
      appointments.delete('id-00997', LATER),
      appointments.restore('id-00996', 1, LATER),
    ])
    expect(jobs[0]).toMatchObject({ kind: 'clear', finished: false })
    expect(added).toMatchObject({ kind: 'stored', appointment: { id: 'late', created_at: LATER.toISOString() } })
    expect([changed, removed, restored]).toEqual([{ kind: 'unknown' }, { kind: 'unknown' }, { kind: 'clearing' }])
    expect((await appointments.list({})).appointments.map(({ id }) => id)).toEqual(['late'])
    expect((await appointments.list({ sort: 'name', search: 'id-00001' })).appointments).toEqual([])
    expect(await appointments.counts({})).toEqual(pendingAlone(1))
    expect(await appointments.summary((await sampleRevision()).money)).toMatchObject({ summary: { pending_appointments: 1 }, waiting: 1 })
    const { deleted, appointment } = (await appointments.detail('id-00999')) ?? {}
    expect({ deleted, at: appointment?.deleted_at }).toEqual({ deleted: true, at: LATER.toISOString() })
    await finished
    expect((await appointments.list({})).appointments.map(({ id }) => id)).toEqual(['late'])
    expect(await appointments.counts({ deleted: 'true' })).toEqual(pendingAlone(MANY))
    expect(await reserved(storage)).toBe(0)
    expect((await appointments.detail('id-00999'))?.events.map(({ kind }) => kind)).toEqual(['requested', 'deleted'])
    expect((await appointments.jobs(LATER))[0]).toMatchObject({ finished: true, total: MANY, done: MANY })
    await storage.close()
  })

  test('a clear that was interrupted goes on at the next start, and its restore too, each once for every request', async () => {
    const location = await newLocation()
    const first = await openStorage(location, NOW)
    await fill(first)
    await first.appointments.deleteAll(LATER)
    await first.close()
    const second = await openStorage(location, LATER)
    expect(await second.appointments.counts({})).toEqual(pendingAlone(0))
    expect(await reserved(second)).toBeGreaterThan(0)
    await second.tidy(LATER)
    expect(await reserved(second)).toBe(0)
    expect(await second.appointments.counts({ deleted: 'true' })).toEqual(pendingAlone(MANY))
    expect(await second.appointments.restoreDeletion(LATER.toISOString(), 1, LATER)).not.toBeNull()
    await second.close()
    const third = await openStorage(location, LATER)
    expect(await reserved(third)).toBeLessThan(4 * MANY)
    await third.tidy(LATER)
    expect(await reserved(third)).toBe(4 * MANY)
    expect(await third.appointments.counts({})).toEqual(pendingAlone(MANY))
    expect((await third.appointments.detail('id-00000'))?.events.map(({ kind }) => kind)).toEqual(['requested', 'deleted', 'restored'])
    await third.close()
  })

  test('who takes a clear back while it goes on has everything back, but for a time that somebody has taken', async () => {
    const storage = await openStorage(await newLocation(), NOW)
    const { appointments } = storage
    await fill(storage)
    await appointments.deleteAll(LATER)
    while ((await appointments.detail('id-00000'))?.events.length !== 2) await new Promise(setImmediate)
    const quick = { ...visit(0), id: 'quick' }
    expect(await appointments.add(quick, null)).toMatchObject({ kind: 'stored' })
    const outcome = await (await appointments.restoreDeletion(LATER.toISOString(), 1, LATER))?.finished
    expect(outcome).toMatchObject({ restored: MANY - 1, taken: [{ id: 'id-00000' }] })
    expect(await reserved(storage)).toBe(4 * MANY)
    expect(await appointments.counts({})).toEqual(pendingAlone(MANY))
    expect(await appointments.restoreDeletion('1999-01-01T00:00:00.000Z', 1, LATER)).toBeNull()
    await storage.close()
  })

  // Chunks shrink and pauses grow on a busy machine: four jobs may take minutes there.
  test('while thousands are cleared, restored or forgotten, others have their turn', { timeout: 600_000 }, async () => {
    const storage = await openStorage(await newLocation(), NOW)
    const { appointments } = storage
    await fill(storage)
    const month = new Date(LATER.getTime() + 31 * 24 * 3_600_000)
    for (const work of [
      async () => (await appointments.deleteAll(LATER)).finished,
      async () => (await appointments.restoreDeletion(LATER.toISOString(), 1, LATER))?.finished,
      async () => (await appointments.deleteAll(LATER)).finished,
      () => storage.tidy(month),
    ]) {
      const progress = { isOver: false, turns: 0 }
      const done = work().then(() => (progress.isOver = true))
      while (!progress.isOver) {
        await storage.ping()
        await new Promise(resolve => setTimeout(resolve))
        progress.turns += 1
      }
      await done
      expect(progress.turns).toBeGreaterThan(5)
    }
    expect(await appointments.detail('id-00000')).toBeNull()
    expect(await appointments.counts({ deleted: 'true' })).toEqual(pendingAlone(0))
    await storage.close()
  })
})

test.for(engines)('the admin is told of the work that was done', async engine => {
  const { server, token, book } = await openAdmin(engine)
  await book(QUOTE)
  await server.call('DELETE', LIST, { token })
  const { body } = await server.call('GET', '/api/v1/state', { token })
  expect(body).toMatchObject({ jobs: [{ kind: 'clear', deleted_at: NOW.toISOString(), total: 1, done: 1, taken: 0, finished: true }] })
  expect((await server.call('GET', '/api/v1/state')).status).toBe(401)
})
