import { expect, test } from 'vitest'
import { readQuery } from '#src/web/admin/requests-list/list-query.ts'
import { setFilters } from '#src/web/admin/requests-list/set-filters.ts'

const titles = (query: string) => setFilters(readQuery(new URLSearchParams(query))).map(({ title }) => title)

test.each([
  ['', []],
  // Their tabs say what they show.
  ['status=Waiting&sort=created_at+asc', []],
  ['request_type=quote&status=Open', []],
  ['status=Pending', ['Pending']],
  ['when=week&sort=appointment_date+asc', []],
  ['status=Confirmed&when=past', []],
  ['crew=2', ['Crew 2']],
  ['request_type=quote&status=Completed', ['Completed', 'Quotes']],
  ['status=Cancelled&when=past', ['Cancelled', 'Days before today']],
  ['sort=appointment_date+asc', ['From today']],
  // The field of the search is in sight.
  ['search=ann', []],
])('of "%s" the filters are told that no tab says: %j', (query, expected) => expect(titles(query)).toEqual(expected))

test('each filter goes by itself, and the others stay', () => {
  const query = readQuery(new URLSearchParams('request_type=quote&status=Completed&crew=2&sort=appointment_date+asc'))
  const left = Object.assign({}, query, ...setFilters(query).map(({ without }) => without)) as typeof query
  expect(left).toEqual(readQuery(new URLSearchParams()))
  expect(setFilters({ ...query, ...setFilters(query)[0]?.without }).map(({ title }) => title)).toEqual(['Quotes', 'Crew 2', 'From today'])
})
