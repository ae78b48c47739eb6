import { expect, test } from 'vitest'
import { customersMatch } from '#src/web/admin/texts/customers-match.ts'

test('one customer matches, two match', () => {
  expect([customersMatch(1), customersMatch(2)]).toEqual(['1 customer matches', '2 customers match'])
})
