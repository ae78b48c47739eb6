import { expect, test } from 'vitest'
import { readerOf } from '#src/catalog/inputs/code.ts'

const ZIP = { pictures: ['99999', '99999-9999'] }
const CANADA = { pictures: ['A9A 9A9'] }
const PLATE = { pictures: ['XXXXXX'] }
const MODEL = { suggestions: ['RAV4', 'Grand Highlander', '4Runner'] }

test.each([
  { input: ZIP, typed: '90210', kept: '90210' },
  { input: ZIP, typed: ' 90210-1234 ', kept: '902101234' },
  { input: ZIP, typed: '９０２１０', kept: '90210' },
  { input: ZIP, typed: '9021', kept: null },
  { input: ZIP, typed: '902101', kept: null },
  { input: ZIP, typed: '9O210', kept: null },
  { input: CANADA, typed: 'k1a 0b1', kept: 'K1A0B1' },
  { input: CANADA, typed: 'K1A-0B1', kept: 'K1A0B1' },
  { input: CANADA, typed: 'KIA 0B1', kept: null },
  { input: PLATE, typed: '7abc 12', kept: '7ABC12' },
  { input: MODEL, typed: 'rav4', kept: 'RAV4' },
  { input: MODEL, typed: '  grand   HIGHLANDER ', kept: 'Grand Highlander' },
  { input: MODEL, typed: 'Model  T', kept: 'Model T' },
  { input: MODEL, typed: '   ', kept: null },
])('$typed is kept as $kept', ({ input, typed, kept }) => {
  expect(readerOf(input)(typed)).toBe(kept)
})

test.each([
  '\u0000',
  'a\u0007b',
  '\u202Eevil',
  '\uD800',
  '9'.repeat(101),
  'ﷺ'.repeat(101),
  '<script>',
  "' OR 1=1 --",
  '../../etc/passwd',
  '٩٠٢١٠',
  'ß',
])('hostile %j is no code, and no name when it cannot be read', text => {
  for (const input of [ZIP, CANADA, PLATE]) expect(readerOf(input)(text)).toBeNull()
  const isReadable = !/[\p{C}]/u.test(text) && text.length <= 100
  expect(readerOf(MODEL)(text)).toBe(isReadable ? text : null)
})

test('what was kept is kept as it is', () => {
  for (const input of [ZIP, CANADA, PLATE, MODEL]) {
    for (const typed of ['902101234', 'K1A0B1', '7ABC12', 'Grand Highlander', 'Model T']) {
      const kept = readerOf(input)(typed)
      if (kept !== null) expect(readerOf(input)(kept)).toBe(kept)
    }
  }
})
