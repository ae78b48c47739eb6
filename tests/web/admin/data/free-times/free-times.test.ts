import { InfiniteQueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { type DayStarts, freeDaysQuery } from '#src/web/admin/data/free-times/free-times.ts'
import { addDays } from '#src/catalog/days.ts'
import { AdminApi } from '#src/web/admin/data/admin-api.ts'
import { makeQueryClient } from '#src/web/admin/data/query-client.ts'

const FIRST = '2026-11-02'

/** Tells the one day that it is asked from, with a start at nine from a day on and before that at five. */
class DaysApi extends AdminApi {
  private readonly early: string

  constructor(early: string) {
    super({ origin: '', failureText: '', token: () => null, onUnauthorized: () => {} })
    this.early = early
  }

  override async get(path: string): Promise<unknown> {
    const date = new URLSearchParams(path.split('?')[1]).get('date') ?? ''
    const slots = date < this.early ? ['17:00'] : ['09:00']
    return path.includes('/days?') ? { days: [{ date, starts: 1 }] } : { slots }
  }
}

/** The days that are offered first, and then with the later ones, while another day may be chosen. */
async function offeredWith(early: string, chosen?: string): Promise<[string[], string[]]> {
  const query = freeDaysQuery(new DaysApi(early), '/slots?', 60, FIRST, ({ starts }) => starts.includes('09:00'), chosen)
  const observer = new InfiniteQueryObserver(makeQueryClient(), query)
  const dates = ({ data }: { data?: { pages: readonly (readonly DayStarts[])[] } | undefined }) => (data?.pages ?? []).flat().map(({ date }) => date)
  return [dates(await observer.refetch()), dates(await observer.fetchNextPage())]
}

/** Days from one on. */
const days = (first: string, count: number) => Array.from({ length: count }, (_, index) => addDays(first, index))

test('as many as three good days are offered at a time, looked for over some that are not', async () => {
  expect(await offeredWith(FIRST)).toEqual([days(FIRST, 3), days(FIRST, 6)])
  expect(await offeredWith(addDays(FIRST, 1))).toEqual([days(FIRST, 4), days(FIRST, 7)])
  expect(await offeredWith(addDays(FIRST, 3))).toEqual([days(FIRST, 4), days(FIRST, 7)])
})

test('the very next ones are offered where none soon are good', async () => {
  expect(await offeredWith('2027-01-01')).toEqual([[FIRST], [FIRST, addDays(FIRST, 1)]])
})

test('later ones begin at the chosen day where that is later than those that are offered', async () => {
  expect(await offeredWith(FIRST, '2026-12-19')).toEqual([days(FIRST, 3), [...days(FIRST, 3), ...days('2026-12-19', 3)]])
  expect(await offeredWith(FIRST, FIRST)).toEqual([days(FIRST, 3), days(FIRST, 6)])
})
