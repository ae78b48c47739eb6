import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import type { Appointment } from '#src/contract/generated/types.ts'
import { blocksOn } from '#src/web/admin/calendar/blocks.ts'
import { dayPlan } from '#src/web/admin/today/day-plan.ts'
import { STORED } from '#tests/support/server/stored-request.ts'

const DAY = '2026-06-02'

const visit = (time: string, duration: number, more: Partial<Appointment> = {}): Appointment => ({
  ...STORED,
  id: `${more.appointment_date ?? DAY} ${time}`,
  appointment_date: DAY,
  appointment_time: time,
  duration,
  ...more,
})

/** Visits by their start, free time as its length. */
const told = (...requests: Appointment[]) =>
  dayPlan(blocksOn(DAY, requests, 'UTC')).map(entry =>
    entry.kind === 'gap' ? `${entry.minutes} free from ${entry.start}` : entry.block.request.id.slice(-5),
  )

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

const visits = fc.array(
  fc.record({ start: fc.integer({ min: 0, max: 95 }), duration: fc.integer({ min: 1, max: 24 }) }).map(({ start, duration }) => {
    const [hour, minute] = [Math.floor(start / 4), (start % 4) * 15].map(part => String(part).padStart(2, '0'))
    return visit(`${hour}:${minute}`, duration * 15)
  }),
)

test.prop([visits])('no visit lies in the time that is said to be free', requests => {
  const plan = dayPlan(blocksOn(DAY, requests, 'UTC'))
  const busy = plan.flatMap(entry => (entry.kind === 'visit' ? [entry.block] : []))
  expect(busy).toHaveLength(requests.length)
  for (const entry of plan) {
    if (entry.kind === 'gap') expect(busy.filter(({ start, end }) => start < entry.start + entry.minutes && entry.start < end)).toEqual([])
  }
})
