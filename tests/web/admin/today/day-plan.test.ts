import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import type { Appointment } from '#src/contract/generated/types.ts'
import { blocksOn } from '#src/web/admin/calendar/blocks.ts'
import { dayPlan, type PlanEntry } from '#src/web/admin/today/day-plan.ts'
import { STORED } from '#tests/support/server/stored-request.ts'

const DAY = '2026-06-02'

/** A day of one crew, before it begins. */
const AHEAD = { crews: 1, closed: [], from: 0 }

const visit = (time: string, duration: number, more: Partial<Appointment> = {}): Appointment => ({
  ...STORED,
  id: `${more.appointment_date ?? DAY} ${time}`,
  appointment_date: DAY,
  appointment_time: time,
  duration,
  ...more,
})

/** Visits by their start, free time as its length. */
const told = (...requests: Appointment[]) => toldOf(dayPlan(blocksOn(DAY, requests, 'UTC'), AHEAD))

const toldOf = (plan: readonly PlanEntry[]) =>
  plan.map(entry => (entry.kind === 'gap' ? `${entry.minutes} free from ${entry.start}` : entry.block.request.id.slice(-5)))

test.each<[string, Appointment[], string[]]>([
  ['nothing', [], []],
  ['one visit, and no time before or after it', [visit('09:00', 60)], ['09:00']],
  ['visits in the order of their starts, with the time between', [visit('13:00', 60), visit('09:00', 150)], ['09:00', '90 free from 690', '13:00']],
  ['no time between visits that follow on one another', [visit('09:00', 60), visit('10:00', 60)], ['09:00', '10:00']],
  ['no gap that is too short for anything', [visit('09:00', 50), visit('10:00', 60)], ['09:00', '10:00']],
  ['time that no crew works in', [visit('09:00', 240), visit('10:00', 60), visit('14:00', 60)], ['09:00', '10:00', '60 free from 780', '14:00']],
  ['no visit that is off', [visit('09:00', 60), visit('11:00', 60, { status: 'Cancelled' })], ['09:00']],
  ['no visit that has lost its time', [visit('09:00', 60, { released_at: '2026-06-01T15:00:00.000Z' })], []],
  ['no visit of another day', [visit('09:00', 60, { appointment_date: '2026-06-03' })], []],
  [
    'what still lasts from the day before',
    [visit('22:00', 600, { appointment_date: '2026-06-01' }), visit('09:00', 60)],
    ['22:00', '60 free from 480', '09:00'],
  ],
])('a day shows %s', (_, requests, expected) => {
  expect(told(...requests)).toEqual(expected)
})

const noon = { start: 720, end: 780 }

test.each([
  ['what is before now', { ...AHEAD, from: 635 }, ['07:00', '25 free from 635', '11:00', '180 free from 780', '16:00']],
  [
    'what is blocked',
    {
      ...AHEAD,
      closed: [
        { start: 480, end: 600 },
        { start: 780, end: 960 },
      ],
    },
    ['07:00', '60 free from 600', '11:00', '16:00'],
  ],
  [
    'blocked hours within',
    { ...AHEAD, closed: [{ start: 840, end: 900 }] },
    ['07:00', '180 free from 480', '11:00', '60 free from 780', '60 free from 900', '16:00'],
  ],
  [
    'not what one of two crews has',
    { ...AHEAD, crews: 2, closed: [noon, noon, { start: 840, end: 900 }] },
    ['07:00', '180 free from 480', '11:00', '180 free from 780', '16:00'],
  ],
  ['all of a day that is over', { ...AHEAD, from: 1440 }, ['07:00', '11:00', '16:00']],
])('free time leaves out %s', (_, between, expected) => {
  expect(toldOf(dayPlan(blocksOn(DAY, [visit('07:00', 60), visit('11:00', 120), visit('16:00', 60)], 'UTC'), between))).toEqual(expected)
})

const visits = fc.array(
  fc.record({ start: fc.integer({ min: 0, max: 95 }), duration: fc.integer({ min: 1, max: 24 }) }).map(({ start, duration }) => {
    const [hour, minute] = [Math.floor(start / 4), (start % 4) * 15].map(part => String(part).padStart(2, '0'))
    return visit(`${hour}:${minute}`, duration * 15)
  }),
)

test.prop([visits])('no visit lies in the time that is said to be free', requests => {
  const plan = dayPlan(blocksOn(DAY, requests, 'UTC'), AHEAD)
  const busy = plan.flatMap(entry => (entry.kind === 'visit' ? [entry.block] : []))
  expect(busy).toHaveLength(requests.length)
  for (const entry of plan) {
    if (entry.kind === 'gap') expect(busy.filter(({ start, end }) => start < entry.start + entry.minutes && entry.start < end)).toEqual([])
  }
})
