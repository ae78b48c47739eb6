import { expect, test } from 'vitest'
import { durationRows, durationSpan } from '#src/catalog/words/duration-rows.ts'
import type { Category, Duration } from '#src/contract/generated/types.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'

const { content, money } = await sampleRevision()
const category = content.categories.find(({ inputs }) => inputs.some(({ kind }) => kind === 'number')) as Category
const input = category.inputs.find(({ kind }) => kind === 'number')?.id ?? ''
const exact = (amount: number): Duration => ({ kind: 'exact', amount })
const rate: Duration = { kind: 'per', input, rate: 15 }

/** How durations read in the sample's words, and the span of all of them. */
test.each<[Duration, string[], [number, number] | null]>([
  [exact(90), ['1 h 30 min'], [90, 90]],
  [
    {
      kind: 'bands',
      input,
      bands: [{ upTo: 20, price: exact(60) }, { upTo: 30, price: { kind: 'range', low: 60, high: 120 } }, { price: exact(180) }],
    },
    ['Up to 20 linear feet: 1 hour', '20 to 30 linear feet: 1-2 hours', 'Above 30 linear feet: 3 hours'],
    [60, 180],
  ],
  [
    { kind: 'bands', input, bands: [{ upTo: 20, price: exact(60) }, { price: rate }] },
    ['Up to 20 linear feet: 1 hour', 'Above 20 linear feet: 15 minutes per linear foot'],
    null,
  ],
  [{ kind: 'limit', min: 60, price: rate }, ['15 minutes per linear foot, at least 1 hour'], null],
  [{ kind: 'limit', min: 60, max: 240, price: rate }, ['15 minutes per linear foot, at least 1 hour, at most 4 hours'], [60, 240]],
  [{ kind: 'limit', min: 60, max: 90, price: { kind: 'range', low: 30, high: 120 } }, ['1 hour to 1 h 30 min'], [60, 90]],
])('%j', (duration, rows, span) => {
  const found = durationRows(duration, { category, package: null, money, messages: content.messages })
  expect(found.map(({ labels, text }) => [...labels, text].join(': '))).toEqual(rows)
  expect(durationSpan(duration)).toEqual(span === null ? null : { low: span[0], high: span[1] })
})
