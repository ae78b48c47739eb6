import { describe, expect, test } from 'vitest'
import { engines } from '#tests/support/engines.ts'
import { LIST, openAdmin } from '#tests/support/open-admin.ts'
import { APPOINTMENT, QUOTE } from '#tests/support/requests.ts'

describe.each(engines)('on $engine', engine => {
  test('each status is counted as its list would be, within the search and the kind that is asked for', async () => {
    const { server, token, book } = await openAdmin(engine)
    const ask = async (path: string) => (await server.call('GET', path, { token })).body as unknown as Record<string, number>
    const ids = [
      await book({ ...APPOINTMENT, name: 'Cy Cedar' }),
      await book({ ...APPOINTMENT, name: 'Di Cedar', appointment_date: '2026-06-03' }),
      await book({ ...QUOTE, name: 'Ed Cedar' }),
      await book({ ...QUOTE, name: 'Flo Fir' }),
      await book({ ...QUOTE, name: 'Gil Fir' }),
    ]
    for (const [index, status] of ['Confirmed', 'Pending', 'Completed', 'Pending', 'Cancelled'].entries())
      await server.call('PUT', `${LIST}${ids[index]}/status`, { token, body: { status } })
    await server.call('DELETE', `${LIST}${await book(QUOTE)}`, { token })
    expect(await ask(`${LIST}counts`)).toEqual({ Pending: 2, Confirmed: 1, Completed: 1, Cancelled: 1 })
    for (const filter of ['', 'search=cedar', 'request_type=quote', 'search=fir&request_type=quote', 'deleted=true', 'from=2026-06-03']) {
      const counts = await ask(`${LIST}counts?${filter}&status=Pending&page=2&limit=1`)
      for (const status of ['Pending', 'Confirmed', 'Completed', 'Cancelled'])
        expect(counts[status], `${status} ${filter}`).toBe((await ask(`${LIST}?${filter}&status=${status}`))['total'])
    }
  })
})
