import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import type { Closure } from '#src/contract/generated/types.ts'
import { TakenCells } from '#src/server/storage/reservations/taken-cells.ts'

const DAY = '2026-06-02'
const HOURS = 8

interface Hours {
  from: number
  length: number
}

const hours = { from: fc.nat({ max: HOURS - 1 }), length: fc.integer({ min: 1, max: 4 }) }
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`
const cellsOf = ({ from, length }: Hours) => Array.from({ length: length * 4 }, (_, index) => ({ day: DAY, cell: from * 4 + index }))
const meet = (one: Hours, other: Hours) => one.from < other.from + other.length && other.from < one.from + one.length

const closureOf = ({ from, length, crews }: Hours & Pick<Closure, 'crews'>): Closure => ({
  id: '',
  first_day: DAY,
  last_day: DAY,
  from_time: clock(from),
  until_time: clock(from + length),
  crews,
  reason: '',
  at: '',
  by: '',
})

const CREWS = fc.integer({ min: 1, max: 4 })

test.prop(
  [
    fc.integer({ min: 1, max: 3 }),
    fc.array(fc.record({ ...hours, crew: CREWS }), { maxLength: 4 }),
    fc.array(fc.record({ ...hours, crews: fc.constantFrom('all', '1', '2', '3', '4') }), { maxLength: 4 }),
    fc.record({ ...hours, asked: fc.constantFrom(undefined, undefined, 1, 2, 3), kept: fc.constantFrom<number | null>(null, null, 1, 2, 3, 4) }),
  ],
  { numRuns: 500 },
)(
  'a visit gets the crew that is asked for, its own or the first, only where neither a visit nor a closure takes that crew',
  (crews, visits, closed, wanted) => {
    fc.pre(wanted.asked === undefined || wanted.asked <= crews)
    const held = new TakenCells()
    for (const visit of visits) held.add(visit.crew, cellsOf(visit))
    const all = Array.from({ length: crews }, (_, index) => index + 1)
    const busy = new Set(visits.filter(visit => meet(visit, wanted)).map(({ crew }) => crew))
    const there = closed.filter(closure => meet(closure, wanted))
    const isAway = (crew: number) => there.some(closure => closure.crews === 'all' || closure.crews === String(crew))
    // The visits of crews that no longer exist need others.
    const room = all.filter(crew => !busy.has(crew) && !isAway(crew)).length - [...busy].filter(crew => crew > crews).length
    const isFree = (crew: number) => crew <= crews && !busy.has(crew) && !isAway(crew)
    const first = all.find(isFree) ?? 0
    const { asked, kept } = wanted
    const given = asked ?? (kept !== null && isFree(kept) ? kept : first)
    const got = held.freeCrew({ cells: cellsOf(wanted), crews, kept, ...(asked !== undefined && { crew: asked }) }, closed.map(closureOf))
    expect(typeof got === 'object' ? null : got).toBe(room > 0 && isFree(given) ? given : null)
    // What visits take, nobody may overrule.
    if (typeof got === 'object') expect(got.kind).toBe(busy.size >= crews || (asked !== undefined && busy.has(asked)) ? 'taken' : 'closed')
  },
)
