import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import type { Status } from '#src/contract/generated/types.ts'
import { asStored, toRow } from '#src/server/storage/appointments/appointment-row.ts'
import { type AppointmentAddition, decideAdds, type StoredState } from '#src/server/storage/appointments/decide-adds.ts'
import type { AddOutcome, NewAppointment } from '#src/server/storage/appointments/new-appointment.ts'
import { CouponTally } from '#src/server/storage/coupons/coupon-tally.ts'
import { UnconfirmedHolds } from '#src/server/storage/reservations/unconfirmed-holds.ts'
import { newAppointment } from '#tests/support/server/new-appointment.ts'
import { NOW } from '#tests/support/server/test-server.ts'

/** Few days, times, keys and senders, so that additions meet; a time before midnight goes on into the next day. */
const DAYS = ['2026-06-02', '2026-06-03']
const TIMES = ['09:00', '10:00', '10:30', '23:00']
const LIMIT = 2
/** Of a network of two senders. */
const WIDE_LIMIT = 3

/** Two senders of one network, and one of another. */
const WIDE = 'w'.repeat(12)
const ANN = `${WIDE}${'a'.repeat(12)}`
const SENDERS = [ANN, `${WIDE}${'b'.repeat(12)}`, `${'v'.repeat(12)}${'c'.repeat(12)}`]

const MINUTE_MS = 60_000
const quota = (key: string, max: number) => ({ key, max, windowMs: MINUTE_MS })

/** A rule of one quota, and one of two, both of which have to be used up. */
const rulesOf = (sender: string, email: string) => [[quota(sender, 4)], [quota(email, 3), quota(`${email} ${sender}`, 1)]]

interface Asked {
  day: string | null
  time: string
  minutes: number
  crews: number
  key: { key: string; fingerprint: string } | null
  sender: string | null
  isLimited: boolean
  email: string | null
  status: Status
}

const asked = fc.record<Asked>({
  day: fc.constantFrom(...DAYS, null),
  time: fc.constantFrom(...TIMES),
  minutes: fc.constantFrom(30, 60, 120),
  crews: fc.constantFrom(1, 2, 3),
  key: fc.option(fc.record({ key: fc.constantFrom('a', 'b', 'c'), fingerprint: fc.constantFrom('one', 'other') })),
  sender: fc.option(fc.constantFrom(...SENDERS)),
  isLimited: fc.boolean(),
  email: fc.option(fc.constantFrom('x@example.com', 'y@example.com')),
  status: fc.constantFrom<Status>('Pending', 'Confirmed'),
})

function additionOf({ day, time, minutes, crews, key, sender, isLimited, email, status }: Asked, index: number): AppointmentAddition {
  const timed = newAppointment(`id-${index}`, day ?? '2026-06-02', time, minutes, crews)
  const holdLimits = [
    { prefix: (sender ?? '').slice(0, 12), max: WIDE_LIMIT },
    { prefix: sender ?? '', max: LIMIT },
  ]
  const rules = sender === null || email === null ? [] : rulesOf(sender, email)
  const terms = { status, requestedFrom: sender, holdLimits: isLimited ? holdLimits : [], rules }
  const quote = { request: { ...timed.request, date: null, time: null }, cells: [] }
  const appointment: NewAppointment = { ...timed, ...terms, ...(day === null && quote) }
  return { appointment, stored: asStored(toRow(appointment), appointment.request), idempotency: key }
}

/** What is said of additions that are made one after the other, in the plainest way; beside each that is stored, its crew. */
function oneAfterTheOther(additions: readonly AppointmentAddition[]): { outcome: AddOutcome; crew: number | null }[] {
  const stored: { addition: AppointmentAddition; crew: number }[] = []
  const counts = new Map<string, number>()
  return additions.map(addition => {
    const { appointment, idempotency } = addition
    const earlier = stored.find(({ addition }) => addition.idempotency !== null && addition.idempotency.key === idempotency?.key)?.addition
    if (earlier !== undefined) {
      const isSame = earlier.idempotency?.fingerprint === idempotency?.fingerprint
      return { outcome: isSame ? { kind: 'stored', appointment: earlier.stored } : { kind: 'changed' }, crew: null }
    }
    const spent = appointment.rules.flat().flatMap(({ key, max }) => ((counts.get(key) ?? 0) >= max ? [{ key, waitMs: MINUTE_MS }] : []))
    for (const { key } of appointment.rules.flat()) counts.set(key, (counts.get(key) ?? 0) + 1)
    if (appointment.rules.some(rule => rule.every(({ key }) => spent.some(quota => quota.key === key))))
      return { outcome: { kind: 'limited', waitMs: MINUTE_MS, spent }, crew: null }
    const heldBy = (prefix: string) =>
      stored.filter(({ addition: { appointment } }) => {
        const { requestedFrom, status, request } = appointment
        return requestedFrom?.startsWith(prefix) && status === 'Pending' && request.date !== null
      }).length
    const { requestedFrom, holdLimits, cells, crews } = appointment
    if (requestedFrom !== null && cells.length > 0 && holdLimits.some(({ prefix, max }) => heldBy(prefix) >= max))
      return { outcome: { kind: 'tooMany' }, crew: null }
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
function stateAfter(additions: readonly AppointmentAddition[], ends: ReturnType<typeof oneAfterTheOther>): StoredState {
  const stored = additions.flatMap((addition, index) => {
    const crew = ends[index]?.crew ?? null
    return crew === null ? [] : [{ ...addition, crew }]
  })
  return {
    unconfirmed: new UnconfirmedHolds([], 0),
    kept: stored.flatMap(({ idempotency, stored }) => (idempotency === null ? [] : [{ ...idempotency, stored }])),
    reservations: stored.flatMap(({ appointment, crew }) => appointment.cells.map(cell => ({ ...cell, crew }))),
    pending: stored.flatMap(({ appointment: { requestedFrom, status, request } }) =>
      requestedFrom === null || status !== 'Pending' || request.date === null ? [] : [{ requestedFrom, date: request.date, count: 1 }],
    ),
    closures: [],
    coupons: new CouponTally(),
    attempts: countedOf(additions.filter((_, index) => !isRepeat(additions, ends, index))),
    now: NOW,
  }
}

/** Whether an addition has got the answer of an earlier one. */
function isRepeat(additions: readonly AppointmentAddition[], ends: ReturnType<typeof oneAfterTheOther>, index: number): boolean {
  const key = additions[index]?.idempotency?.key
  return key !== undefined && additions.some((earlier, at) => at < index && earlier.idempotency?.key === key && (ends[at]?.crew ?? null) !== null)
}

function countedOf(additions: readonly AppointmentAddition[]): StoredState['attempts'] {
  const counted = new Map<string, { count: number; endsAt: Date }>()
  for (const { key } of additions.flatMap(({ appointment }) => appointment.rules.flat()))
    counted.set(key, { count: (counted.get(key)?.count ?? 0) + 1, endsAt: new Date(NOW.getTime() + MINUTE_MS) })
  return counted
}

test.prop([fc.array(asked, { maxLength: 24 }), fc.nat({ max: 24 })], { numRuns: 500 })(
  'a batch ends as if its requests had been stored one after the other, whatever is stored already',
  (wanted, already) => {
    const additions = wanted.map(additionOf)
    const ends = oneAfterTheOther(additions)
    const [before, batch] = [additions.slice(0, already), additions.slice(already)]
    const { outcomes, added } = decideAdds(batch, stateAfter(before, ends.slice(0, before.length)))
    const expected = ends.slice(already)
    expect(outcomes).toEqual(expected.map(({ outcome }) => outcome))
    const isNew = expected.flatMap(({ crew }, index) => (crew === null ? [] : [{ addition: batch[index], crew }]))
    // The crew of what holds no time does not matter.
    expect(added.map(({ addition, crew }) => ({ addition, crew: addition.appointment.cells.length === 0 ? 1 : crew }))).toEqual(isNew)
  },
)

test('times that lie behind are not counted, whoever asks with them', () => {
  const nothing = {
    kept: [],
    reservations: [],
    closures: [],
    coupons: new CouponTally(),
    unconfirmed: new UnconfirmedHolds([], 0),
    attempts: new Map(),
    now: NOW,
  }
  const pending = [{ requestedFrom: ANN, date: '2026-05-30', count: LIMIT }]
  const addition = additionOf(
    { day: '2026-06-02', time: '09:00', minutes: 60, crews: 1, key: null, sender: ANN, isLimited: true, email: null, status: 'Pending' },
    0,
  )
  expect(decideAdds([addition], { ...nothing, pending }).outcomes).toMatchObject([{ kind: 'stored' }])
  const [held] = pending.map(times => ({ ...times, date: '2026-05-31' }))
  expect(decideAdds([addition], { ...nothing, pending: held === undefined ? [] : [held] }).outcomes).toEqual([{ kind: 'tooMany' }])
})
