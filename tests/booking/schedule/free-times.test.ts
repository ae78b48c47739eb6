import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { type ReservedCell, crewDaysOf, firstFreeDays, freeStarts } from '#src/booking/schedule/free-times.ts'
import { nearestTimes } from '#src/booking/schedule/nearest-times.ts'
import { addDays } from '#src/catalog/days.ts'
import { startsOn } from '#src/booking/schedule/slots.ts'
import { cellsOf } from '#src/booking/schedule/cells.ts'
import { sampleRevision } from '../../support/content/sample-revision.ts'

const { business } = (await sampleRevision()).content
const DAY = '2030-05-20'
const NOW = { date: '2030-05-01', time: '12:00' }
const held = (time: string, minutes: number, crew = 1): ReservedCell[] => cellsOf(DAY, time, minutes).map(cell => ({ ...cell, crew }))
const free = (minutes: number, reservations: ReservedCell[], changes = {}) =>
  freeStarts({ ...business, ...changes }, DAY, minutes, NOW, crewDaysOf(reservations))

describe('free starts', () => {
  test('of a day without visits are all of its 21 starts', () => {
    expect(free(180, [])).toEqual(startsOn(business, DAY))
    expect(free(180, [])).toHaveLength(21)
  })

  test('end before a visit and begin with its end', () => {
    expect(free(120, held('10:00', 240))).toEqual(['07:00', '07:30', '08:00', '14:00', '14:30', '15:00', '15:30', '16:00', '16:30', '17:00'])
  })

  test('stay while another crew is free, but no visit changes crews', () => {
    expect(free(120, held('10:00', 240), { crews: 2 })).toHaveLength(21)
    expect(free(240, [...held('07:00', 120), ...held('09:00', 600, 2)], { crews: 2 })).toEqual(
      startsOn(business, DAY).filter(time => time >= '09:00'),
    )
  })

  test('are none while a visit stands of a crew that is no longer there', () => {
    expect(free(60, held('07:00', 900, 2), { crews: 1 })).toEqual([])
    expect(free(60, held('07:00', 900, 3), { crews: 2 })).toHaveLength(21)
  })

  test('are none on a closed day, and none before now', () => {
    expect(free(60, [], { closedDates: [DAY] })).toEqual([])
    expect(freeStarts(business, DAY, 60, { date: DAY, time: '15:10' }, [])).toEqual(['15:30', '16:00', '16:30', '17:00'])
  })

  test.prop([fc.integer({ min: 1, max: 700 }), fc.subarray(startsOn(business, DAY)), fc.integer({ min: 1, max: 400 })])(
    'are exactly those whose cells nobody holds',
    (minutes, taken, length) => {
      const reservations = taken.flatMap(time => held(time, length))
      const busy = new Set(reservations.map(({ day, cell }) => `${day} ${cell}`))
      const expected = startsOn(business, DAY).filter(time => cellsOf(DAY, time, minutes).every(({ day, cell }) => !busy.has(`${day} ${cell}`)))
      expect(free(minutes, reservations)).toEqual(expected)
    },
  )
})

test('the nearest times stand in the order of the day', () => {
  expect(nearestTimes(['07:00', '08:30', '11:00', '12:00', '12:30', '16:00'], '10:00')).toEqual(['08:30', '11:00', '12:00', '12:30'])
  expect(nearestTimes([], '10:00')).toEqual([])
})

describe('the first free days', () => {
  const DAYS = Array.from({ length: 14 }, (_, ahead) => addDays(DAY, ahead))
  const on = (day: string, time: string, minutes: number): ReservedCell[] => cellsOf(day, time, minutes).map(cell => ({ ...cell, crew: 1 }))

  test.prop([fc.integer({ min: 1, max: 3000 }), fc.subarray(DAYS), fc.integer({ min: 1, max: 1440 }), fc.integer({ min: 1, max: 5 })])(
    'have as many starts as each has by itself; days without one are passed over',
    (minutes, taken, length, count) => {
      const held = crewDaysOf(taken.flatMap(day => on(day, '07:00', length)))
      const each = DAYS.map(date => ({ date, starts: freeStarts(business, date, minutes, NOW, held).length })).filter(({ starts }) => starts > 0)
      expect(firstFreeDays(business, DAYS, minutes, NOW, held, count)).toEqual(each.slice(0, count))
    },
  )
})
