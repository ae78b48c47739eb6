import { expect, test } from 'vitest'
import { valueQuestion } from '#src/web/admin/request/value-question.ts'
import { sampleAdminContent } from '../../../support/content/admin-content.ts'

const content = await sampleAdminContent()

test.each<[number | null, number | null, string | null]>([
  [5065, 50, '$5,065.00 is 101 times the estimate. Book it?'],
  [500.01, 50, '$500.01 is 10 times the estimate. Book it?'],
  [500, 50, null],
  [5, 50, null],
  [4.99, 50, '$4.99 is less than a tenth of the estimate. Book it?'],
  [0, 50, null],
  [null, 50, null],
  [5065, null, null],
  [5065, 0, null],
])('of %s, where %s was estimated, is asked %s', (value, estimated_value, question) => {
  expect(valueQuestion(value, { estimated_value }, content, 'Book it?')).toBe(question)
})
