import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { addDays, isCalendarDay } from '#src/catalog/days.ts'
import { moneyOf } from '#src/catalog/words/money.ts'
import { fromFirstValue, movedBy, periodsAround, SHOWN, valuesIn } from '#src/web/admin/value/periods.ts'

const DOLLARS = moneyOf({ currency: 'USD', locale: 'en-US' })

test('the weeks around a day are whole weeks, the months whole months', () => {
  const weeks = periodsAround('2026-06-03', 'week', 7)
  expect([weeks[0], weeks[7], weeks.at(-1)]).toEqual([
    { first: '2026-04-12', last: '2026-04-18' },
    { first: '2026-05-31', last: '2026-06-06' },
    { first: '2026-06-28', last: '2026-07-04' },
  ])
  const months = periodsAround('2026-06-30', 'month', 7)
  expect([months[0], months[3], months[7], months.at(-1)]).toEqual([
    { first: '2025-11-01', last: '2025-11-30' },
    { first: '2026-02-01', last: '2026-02-28' },
    { first: '2026-06-01', last: '2026-06-30' },
    { first: '2026-10-01', last: '2026-10-31' },
  ])
})

const day = fc.integer({ min: 0, max: 30_000 }).map(days => addDays('2001-01-01', days))
const kind = fc.constantFrom('week' as const, 'month' as const)

test.prop([day, kind, fc.constantFrom(1 as const, 6 as const, 7 as const)])(
  'periods follow one another without a gap, one of them has the day, and the API may be asked for all of them',
  (day, kind, weekStart) => {
    const periods = periodsAround(day, kind, weekStart)
    expect(periods).toHaveLength(SHOWN)
    for (const [index, { first, last }] of periods.entries()) {
      expect([isCalendarDay(first), first <= last]).toEqual([true, true])
      if (index > 0) expect(first).toBe(addDays(periods[index - 1]?.last ?? '', 1))
    }
    expect(periods.filter(({ first, last }) => first <= day && day <= last)).toHaveLength(1)
    expect((periods.at(-1)?.last ?? '') < addDays(periods[0]?.first ?? '', 400)).toBe(true)
  },
)

test.prop([day, kind])('later and earlier again is the same period', (day, kind) => {
  const again = movedBy(movedBy(day, kind, SHOWN), kind, -SHOWN)
  expect(periodsAround(again, kind, 1)).toEqual(periodsAround(day, kind, 1))
})

test('values add up by period to the last decimal; days outside count in none', () => {
  const periods = [
    { first: '2026-06-01', last: '2026-06-07' },
    { first: '2026-06-08', last: '2026-06-14' },
  ]
  const on = (date: string, scheduled_value: number, completed_value: number) => ({ date, scheduled_value, completed_value })
  const days = [on('2026-05-31', 9, 9), on('2026-06-01', 0.1, 0), on('2026-06-07', 0.2, 5), on('2026-06-14', 0, 7), on('2026-06-15', 9, 9)]
  expect(valuesIn(periods, days, DOLLARS)).toEqual([
    { first: '2026-06-01', last: '2026-06-07', scheduled: 30, completed: 500 },
    { first: '2026-06-08', last: '2026-06-14', scheduled: 0, completed: 700 },
  ])
})

test('periods without a value before the first with one are left out, but the chosen one stays', () => {
  const valueOf = (month: string, completed: number) => ({ first: `2026-${month}-01`, last: `2026-${month}-28`, scheduled: 0, completed })
  const [jan, feb, mar, apr] = [valueOf('01', 0), valueOf('02', 5), valueOf('03', 0), valueOf('04', 0)]
  expect(fromFirstValue([jan, feb, mar, apr], '2026-03-10')).toEqual([feb, mar, apr])
  expect(fromFirstValue([jan, mar, apr], '2026-03-10')).toEqual([mar, apr])
})
