import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { minutesOf, timeOf } from '#src/catalog/time-of-day.ts'
import { clockChanges, isOnClock } from '#src/booking/schedule/clock-changes.ts'
import { isStartOn } from '#src/booking/schedule/is-start.ts'
import { startsOn } from '#src/booking/schedule/slots.ts'
import { cellsOf } from '#src/booking/schedule/cells.ts'
import { addDays } from '#src/catalog/days.ts'
import type { Business, Weekday } from '#src/contract/generated/types.ts'
import { sampleRevision } from '../../support/content/sample-revision.ts'

/** What Temporal, which the engine brings along, knows of every zone is what ours is held to. */
interface Change {
  zone: string
  /** The day that the clock shows before. */
  day: string
  /** Minutes that the clock is put forward. */
  by: number
}

const YEARS = [2026, 2027, 2028]
const changes: Change[] = Intl.supportedValuesOf('timeZone').flatMap(zone => YEARS.flatMap(year => changesOf(zone, year)))

function changesOf(zone: string, year: number): Change[] {
  const found: Change[] = []
  let now = Temporal.ZonedDateTime.from({ timeZone: zone, year, month: 1, day: 1 })
  for (;;) {
    const next = now.getTimeZoneTransition('next')
    if (next === null || next.year > year) return found
    const before = next.subtract({ nanoseconds: 1 })
    found.push({ zone, day: before.toPlainDate().toString(), by: (next.offsetNanoseconds - before.offsetNanoseconds) / 60e9 })
    now = next
  }
}

const anyChange = fc.constantFrom(...changes)
/** A start on the days around a change, on the quarter of an hour. */
const anyStart = fc.record({ days: fc.integer({ min: -1, max: 1 }), minute: fc.integer({ min: 0, max: 95 }).map(quarter => quarter * 15) })
const anyLength = fc.integer({ min: 1, max: 40 }).map(quarters => quarters * 15)

function startOf({ zone, day }: Change, { days, minute }: { days: number; minute: number }) {
  const [date, time] = [addDays(day, days), timeOf(minute)]
  const begins = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone, { disambiguation: 'compatible' })
  return { date, time, begins, exists: begins.toPlainTime().toString().startsWith(time) && begins.toPlainDate().toString() === date }
}

const cellNames = (start: ReturnType<typeof startOf>, minutes: number, zone: string) =>
  new Set(cellsOf(start.date, start.time, minutes, zone).map(({ day, cell }) => `${day} ${cell}`))

describe(`the ${changes.length} clock changes of three years in all zones`, () => {
  test('are known, and no others', () => {
    expect(changes.length).toBeGreaterThan(300)
    for (const zone of new Set([...changes.map(({ zone }) => zone), 'UTC', 'Asia/Tokyo', 'America/Phoenix'])) {
      for (const year of YEARS) {
        const known = clockChanges(zone, year).map(({ at, by }) => ({ zone, day: new Date((at - 1) * 60_000).toISOString().slice(0, 10), by }))
        expect(known, `${zone} ${year}`).toEqual(changesOf(zone, year))
      }
    }
  })

  test.prop([anyChange, anyStart], { numRuns: 2000 })('leave out the times that do not exist, and no others', (change, at) => {
    const start = startOf(change, at)
    expect(isOnClock(start.date, start.time, change.zone)).toBe(start.exists)
  })

  test.prop([anyChange, anyStart, anyLength, anyStart, anyLength], { numRuns: 5000 })(
    'let no two visits overlap in time that share no cell',
    (change, first, firstLength, second, secondLength) => {
      const [one, two] = [startOf(change, first), startOf(change, second)]
      const overlap =
        Temporal.ZonedDateTime.compare(one.begins, two.begins.add({ minutes: secondLength })) < 0 &&
        Temporal.ZonedDateTime.compare(two.begins, one.begins.add({ minutes: firstLength })) < 0
      const shared = cellNames(one, firstLength, change.zone).intersection(cellNames(two, secondLength, change.zone)).size > 0
      if (overlap) expect(shared).toBe(true)
      // A cell that comes twice is held for both times; all others for as long as the visit lasts, and no longer.
      else if (change.by > 0) expect(shared).toBe(false)
    },
  )

  test.prop([anyChange, anyStart, anyLength], { numRuns: 2000 })('are held in ascending order, each cell once', (change, at, minutes) => {
    const start = startOf(change, at)
    const names = cellsOf(start.date, start.time, minutes, change.zone).map(({ day, cell }) => `${day} ${String(cell).padStart(2, '0')}`)
    expect(names).toEqual([...new Set(names)].sort())
  })
})

describe('a business that is open at night', async () => {
  const { business } = (await sampleRevision()).content
  const days: readonly Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
  const night: Business = { ...business, slotMinutes: 15, hours: days.map(day => ({ day, open: '00:00', close: '23:59', lastStart: '23:45' })) }

  test.prop([anyChange, fc.integer({ min: -1, max: 1 })], { numRuns: 500 })('offers every start that exists, and no other', (change, away) => {
    const day = addDays(change.day, away)
    const all = Array.from({ length: 96 }, (_, quarter) => timeOf(quarter * 15))
    const zoned = { ...night, timeZone: change.zone }
    const existing = all.filter(time => startOf(change, { days: away, minute: minutesOf(time) }).exists)
    expect(startsOn(zoned, day)).toEqual(existing)
    expect(all.filter(time => isStartOn(zoned, day, time))).toEqual(existing)
  })

  test('on the day that the clock is put forward in Boise has no 02:30', () => {
    expect(startsOn(night, '2026-03-08').filter(time => time >= '01:45' && time <= '03:00')).toEqual(['01:45', '03:00'])
    expect(cellsOf('2026-03-08', '01:30', 60, night.timeZone).map(({ cell }) => cell)).toEqual([6, 7, 12, 13])
  })

  test('on the day that the clock is put back in Boise holds the hour that comes twice', () => {
    expect(cellsOf('2026-11-01', '00:30', 120, night.timeZone).map(({ cell }) => cell)).toEqual([2, 3, 4, 5, 6, 7])
    expect(cellsOf('2026-11-01', '00:30', 180, night.timeZone).map(({ cell }) => cell)).toEqual([2, 3, 4, 5, 6, 7, 8, 9])
  })
})
