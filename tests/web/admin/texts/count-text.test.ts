import { expect, test } from 'vitest'
import { countText } from '#src/web/admin/texts/count-text.ts'

test.each([
  [1234, 'en-US', '1,234'],
  [1234, 'de-DE', '1.234'],
  [1234, 'en-US', '1,234'],
  [0, 'de-DE', '0'],
])('%d is written as %s does: %s', (count, locale, text) => {
  expect(countText(count, locale)).toBe(text)
})
