import { expect, test } from 'vitest'
import { wholeAddress } from '#src/studio-model/documents/whole-address.ts'

test.each([
  ['example.com', 'https://example.com'],
  [' www.example.com/page?a=b#c ', 'https://www.example.com/page?a=b#c'],
  ['http://example.com', 'https://example.com'],
  ['//example.com', 'https://example.com'],
  ['HTTPS://Example.com/A', 'https://Example.com/A'],
  ['bücher.example:8080', 'https://bücher.example:8080'],
  ['https://example.com', null],
])('the address %j of another site becomes %j', (typed, whole) => {
  expect(wholeAddress(typed)).toBe(whole)
})

test.each([
  '',
  'example',
  'call us',
  'info@example.com',
  '/privacy',
  'mailto:info@example.com',
  'example.com and more',
  'javascript:alert(1)',
  '-a.example',
])('%j is no address of another site, and stays as it is', typed => {
  expect(wholeAddress(typed)).toBeNull()
})
