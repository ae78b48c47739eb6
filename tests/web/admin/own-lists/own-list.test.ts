import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { STATUSES } from '#src/booking/appointment/status.ts'
import { filtersOf, isBuiltIn, namedAs, ownOf, shownBy } from '#src/web/admin/own-lists/own-list.ts'
import { EVERYTHING, SAVED_LISTS } from '#src/web/admin/requests-list/list-query.ts'

const query = fc.record({
  search: fc.string({ maxLength: 200 }),
  status: fc.constantFrom('', ...STATUSES),
  request_type: fc.constantFrom('', 'appointment', 'quote'),
  when: fc.constantFrom('' as const, 'week' as const, 'past' as const),
  sender: fc.constantFrom('', 'a1b2'),
  crew: fc.constantFrom('', '2'),
  sort: fc.constantFrom('created_at desc', 'created_at asc', 'name asc', 'estimated_value desc'),
  page: fc.integer({ min: 1, max: 99 }),
})

const listOf = (id: string, name: string, shows = {}) => ({ id, name, shows })

describe('what is kept of a list', () => {
  test.prop([query])('is all that it shows, from its first page on', shown => {
    const kept = listOf('1', 'Mine', filtersOf(shown))
    expect(shownBy(kept)).toEqual({ ...shown, page: 1 })
    expect(ownOf(shown, [listOf('0', 'Other', { search: `not ${shown.search}` }), kept])).toBe(kept)
  })

  test('has another name than the lists that are always there', () => {
    const mine = listOf('1', 'Mine')
    expect(namedAs(' this WEEK ', [mine])).toBe('built-in')
    expect(namedAs('mine ', [mine])).toBe(mine)
    expect(namedAs('Mine too', [mine])).toBeUndefined()
  })

  test('need not be kept where it is always there, on any of its pages; in another order it may', () => {
    for (const list of Object.values(SAVED_LISTS)) expect(isBuiltIn({ ...list, page: 3 })).toBe(true)
    expect(isBuiltIn({ ...EVERYTHING, sort: 'name asc' })).toBe(false)
  })
})
