import { expect, test } from 'vitest'
import { mapLink } from '#src/web/admin/request/map-link.ts'

test('what was typed never leaves the query of the map', () => {
  const link = new URL(mapLink('1 A&B St #5, "C"/D?x=1&api=2'))
  expect([link.host, link.pathname, link.searchParams.get('api'), link.searchParams.get('query')]).toEqual([
    'www.google.com',
    '/maps/search/',
    '1',
    '1 A&B St #5, "C"/D?x=1&api=2',
  ])
})
