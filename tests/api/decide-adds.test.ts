import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import type { Status } from '#src/contract/generated/types.ts'
import { asStored, toRow } from '#src/server/storage/appointment-row.ts'
import { type Addition, decideAdds, type Standing } from '#src/server/storage/decide-adds.ts'
import type { AddOutcome, NewAppointment } from '#src/server/storage/storage.ts'
import { newAppointment } from '#tests/support/new-appointment.ts'

/** Few days, times, keys and askers, so that additions meet; a time before midnight goes on into the next day. */
const DAYS = ['2026-06-02', '2026-06-03']
const TIMES = ['09:00', '10:00', '10:30', '23:00']
const LIMIT = 2

interface Asked {
  day: string | null
  time: string
  minutes: number
  crews: number
  key: { key: string; fingerprint: string } | null
  asker: string | null
  isLimited: boolean
  status: Status
}

const asked = fc.record<Asked>({
  day: fc.constantFrom(...DAYS, null),
  time: fc.constantFrom(...TIMES),
  minutes: fc.constantFrom(30, 60, 120),
  crews: fc.constantFrom(1, 2, 3),
  key: fc.option(fc.record({ key: fc.constantFrom('a', 'b', 'c'), fingerprint: fc.constantFrom('one', 'other') })),
  asker: fc.option(fc.constantFrom('ann', 'bo')),
  isLimited: fc.boolean(),
  status: fc.constantFrom<Status>('Pending', 'Confirmed'),
})

function additionOf({ day, time, minutes, crews, key, asker, isLimited, status }: Asked, index: number): Addition {
  const timed = newAppointment(`id-${index}`, day ?? '2026-06-02', time, minutes, crews)
  const terms = { status, requestedFrom: asker, pendingLimit: isLimited ? LIMIT : 0 }
  const quote = { request: { ...timed.request, date: null, time: null }, cells: [] }
  const appointment: NewAppointment = { ...timed, ...terms, ...(day === null && quote) }
  return { appointment, stored: asStored(toRow(appointment), appointment.request), idempotency: key }
}

/** What is said of additions that are made one after the other, in the plainest way; beside each that is stored, its crew. */
function oneAfterTheOther(additions: readonly Addition[]): { outcome: AddOutcome; crew: number | null }[] {
  const stored: { addition: Addition; crew: number }[] = []
  return additions.map(addition => {
    const { appointment, idempotency } = addition
    const earlier = stored.find(({ addition }) => addition.idempotency !== null && addition.idempotency.key === idempotency?.key)?.addition
    if (earlier !== undefined) {
      const isSame = earlier.idempotency?.fingerprint === idempotency?.fingerprint
      return { outcome: isSame ? { kind: 'stored', appointment: earlier.stored } : { kind: 'changed' }, crew: null }
    }
    const ofAsker = stored.map(({ addition }) => addition.appointment).filter(({ requestedFrom }) => requestedFrom === appointment.requestedFrom)
    const held = ofAsker.filter(({ status, request }) => status === 'Pending' && request.date !== null).length
    const { requestedFrom, pendingLimit, cells, crews } = appointment
    if (requestedFrom !== null && pendingLimit > 0 && cells.length > 0 && held >= pendingLimit) return { outcome: { kind: 'tooMany' }, crew: null }
    const met = stored.filter(other =>
      other.addition.appointment.cells.some(({ day, cell }) => cells.some(wanted => wanted.day === day && wanted.cell === cell)),
    )
    const busy = new Set(met.map(({ crew }) => crew))
    const crew = Array.from({ length: crews }, (_, index) => index + 1).find(crew => !busy.has(crew))
    if (crew === undefined || busy.size >= crews) return { outcome: { kind: 'taken' }, crew: null }
    stored.push({ addition, crew })
    return { outcome: { kind: 'stored', appointment: addition.stored }, crew }
  })
}

/** What a database holds after additions. */
function standingAfter(additions: readonly Addition[], ends: ReturnType<typeof oneAfterTheOther>): Standing {
  const stored = additions.flatMap((addition, index) => {
    const crew = ends[index]?.crew ?? null
    return crew === null ? [] : [{ ...addition, crew }]
  })
  return {
    kept: stored.flatMap(({ idempotency, stored }) => (idempotency === null ? [] : [{ ...idempotency, stored }])),
    claims: stored.flatMap(({ appointment, crew }) => appointment.cells.map(cell => ({ ...cell, crew }))),
    pending: stored.flatMap(({ appointment: { requestedFrom, status, request } }) =>
      requestedFrom === null || status !== 'Pending' || request.date === null ? [] : [{ requestedFrom, date: request.date, count: 1 }],
    ),
  }
}

test.prop([fc.array(asked, { maxLength: 24 }), fc.nat({ max: 24 })], { numRuns: 500 })(
  'a batch ends as if its requests had been stored one after the other, whatever is stored already',
  (wanted, already) => {
    const additions = wanted.map(additionOf)
    const ends = oneAfterTheOther(additions)
    const [before, batch] = [additions.slice(0, already), additions.slice(already)]
    const { outcomes, added } = decideAdds(batch, standingAfter(before, ends))
    const expected = ends.slice(already)
    expect(outcomes).toEqual(expected.map(({ outcome }) => outcome))
    const isNew = expected.flatMap(({ crew }, index) => (crew === null ? [] : [{ addition: batch[index], crew }]))
    // The crew of what holds no time does not matter.
    expect(added.map(({ addition, crew }) => ({ addition, crew: addition.appointment.cells.length === 0 ? 1 : crew }))).toEqual(isNew)
  },
)

test('times that lie behind are not counted, whoever asks with them', () => {
  const pending = [{ requestedFrom: 'ann', date: '2026-05-30', count: LIMIT }]
  const addition = additionOf(
    { day: '2026-06-02', time: '09:00', minutes: 60, crews: 1, key: null, asker: 'ann', isLimited: true, status: 'Pending' },
    0,
  )
  expect(decideAdds([addition], { kept: [], claims: [], pending }).outcomes).toMatchObject([{ kind: 'stored' }])
  const [held] = pending.map(times => ({ ...times, date: '2026-05-31' }))
  expect(decideAdds([addition], { kept: [], claims: [], pending: held === undefined ? [] : [held] }).outcomes).toEqual([{ kind: 'tooMany' }])
})
