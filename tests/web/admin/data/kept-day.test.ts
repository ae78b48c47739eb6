import { expect, test } from 'vitest'
import { type KeptDay, showKept, watchDay } from '#src/web/admin/data/kept-day.ts'
import { makeQueryClient } from '#src/web/admin/data/query-client.ts'
import { LIST } from '#src/web/admin/data/requests/request-queries.ts'
import { SITE_STATE } from '#src/web/admin/data/site-state.ts'

const DAY = '2026-06-02'

test('a day is kept with the state of the site as it is then; the state alone, or another day, is none', () => {
  const client = makeQueryClient()
  const kept: KeptDay[] = []
  watchDay(client, DAY, day => kept.push(day))
  const load = (key: readonly unknown[], data: string) => {
    client.getQueryCache().build(client, { queryKey: key, gcTime: Infinity })
    client.setQueryData(key, data)
  }
  load([SITE_STATE], 'state')
  load([LIST, '2026-06-03', 'query'], 'tomorrow')
  expect(kept).toEqual([])
  load([LIST, DAY, 'query'], 'visits')
  const opened = makeQueryClient()
  const last = kept.at(-1)
  if (last !== undefined) showKept(opened, last)
  const known = opened.getQueryCache().getAll()
  expect(new Set(known.map(({ state }) => state.data))).toEqual(new Set(['state', 'visits']))
})
