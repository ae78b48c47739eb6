import { expect, test } from 'vitest'
import type { Appointment } from '#src/contract/generated/types.ts'
import { loadAll } from '#src/web/admin/data/requests/load-all.ts'
import { FakeAdminApi } from '../../../../support/server/fake-admin-api.ts'
import { STORED } from '../../../../support/server/stored-request.ts'

const named = (id: string): Appointment => ({ ...STORED, id })

test('every page of a list is loaded, and who moved from one to the next meanwhile is there once', async () => {
  const api = new FakeAdminApi()
  const all = loadAll(api, new URLSearchParams({ from: '2026-06-01' }))
  const pages = [
    ['a', 'b'],
    ['b', 'c'],
  ].map(page => page.map(named))
  for (const [index, appointments] of pages.entries()) {
    const { call, answer } = api.next()
    expect(call).toBe(`GET /api/v1/appointments/?from=2026-06-01&limit=500&page=${index + 1}`)
    answer({ appointments, ...(index === 0 && { next: '2' }) })
    await new Promise(resolve => setImmediate(resolve))
  }
  expect((await all).appointments.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(api.waiting).toEqual([])
})
