import { expect, test } from 'vitest'
import { isEnoughToFind } from '#src/web/admin/new-request/enough-to-find.ts'

test.each([
  ['name', 'N', false],
  ['name', 'Ni', true],
  ['phone', '208', false],
  ['phone', '(208) 55', false],
  ['phone', '(208) 555', true],
  ['phone', '555018', true],
])('customers are offered for the %s "%s": %s', (field, text, isOffered) => {
  expect(isEnoughToFind(field, text)).toBe(isOffered)
})
