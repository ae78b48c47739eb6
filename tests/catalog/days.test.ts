import { expect, test } from 'vitest'
import { holdsOn } from '#src/catalog/day-tests.ts'
import { addDays, isCalendarDay } from '#src/catalog/days.ts'
import { dayOfEachSet, turningDays } from '#src/catalog/turning-days.ts'

const twoDigits = (number: number) => String(number).padStart(2, '0')

test('of all that looks like a day, the days are those that follow one another', () => {
  const following = new Set<string>()
  for (let day = '2000-01-01'; following.size < 36_525; day = addDays(day, 1)) following.add(day)
  for (const year of [2000, 2001, 2023, 2024, 2096, 2099])
    for (let month = 0; month <= 13; month++)
      for (let date = 0; date <= 32; date++) {
        const text = `${year}-${twoDigits(month)}-${twoDigits(date)}`
        expect(isCalendarDay(text), text).toBe(following.has(text))
      }
})

test.each(['', 'today', '2026-1-1', '1999-12-31', '2100-01-01', ' 2026-01-01', '2026-01-01T00:00:00Z', '+02026-01-01'])('%j is no day', text => {
  expect(isCalendarDay(text)).toBe(false)
})

const season = (from: string, until: string) => ({ from: null, until: null, weekdays: null, season: { from, until } })

test.each<[string, string, string[], string[]]>([
  ['06-01', '08-31', ['2026-06-01', '2031-08-31'], ['2026-05-31', '2026-09-01']],
  ['12-15', '01-15', ['2026-12-15', '2026-12-31', '2027-01-01', '2027-01-15'], ['2026-12-14', '2027-01-16']],
  ['02-29', '03-01', ['2028-02-29', '2027-03-01'], ['2027-02-28', '2028-02-28']],
  ['02-01', '02-29', ['2028-02-29', '2027-02-28'], ['2027-03-01', '2028-03-01']],
  ['05-01', '05-01', ['2027-05-01'], ['2027-04-30', '2027-05-02']],
])('the season from %s to %s has its days in every year, and no others', (from, until, within, without) => {
  for (const day of within) expect(holdsOn(season(from, until), day, 0), day).toBe(true)
  for (const day of without) expect(holdsOn(season(from, until), day, 0), day).toBe(false)
})

test('of seasons, dates and weekdays every set that holds on some day is found', () => {
  const tests = [
    season('02-29', '03-01'),
    season('12-30', '03-01'),
    { from: '2027-03-01', until: '2030-12-31', weekdays: null, season: null },
    { from: null, until: null, weekdays: 1 << 6, season: { from: '03-01', until: '03-02' } },
  ]
  const setOf = (day: string) => tests.map(one => holdsOn(one, day, 1 << new Date(day).getUTCDay())).join()
  const wanted = new Set<string>()
  for (let day = '2000-01-01'; day !== '2100-01-01'; day = addDays(day, 1)) wanted.add(setOf(day))
  expect(dayOfEachSet(tests, turningDays(tests)).map(setOf).toSorted()).toEqual([...wanted].toSorted())
})
