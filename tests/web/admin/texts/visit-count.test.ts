import { expect, test } from 'vitest'
import { visitCount } from '#src/web/admin/texts/visit-count.ts'

test('one visit is not called visits', () => {
  expect([visitCount(0), visitCount(1), visitCount(2)]).toEqual(['0 visits', '1 visit', '2 visits'])
})
