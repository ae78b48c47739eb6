import { expect, test } from 'vitest'
import { compareRequests } from '#src/booking/request/compare-requests.ts'
import { compiledRevision } from '#src/catalog/compiled-revision.ts'
import { edited } from '#tests/support/content/edit.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'
import { STORED } from '#tests/support/server/stored-request.ts'

const { content: sample } = await sampleRevision()
const AT = sample.categories.findIndex(({ id }) => id === STORED.vehicle_category)

const raised = edited(sample, [{ at: `/categories/${AT}/rules`, set: [{ id: 'more', title: 'More', effect: { kind: 'amount', amount: 500 } }] }])

/** The sample with a question that its prices depend on, and that no earlier request answers. */
const asking = (rate: number) =>
  edited(sample, [
    {
      at: `/categories/${AT}/inputs/-`,
      set: { id: 'miles', kind: 'number', label: 'Miles', unit: 'mile', show: 'always', required: 'Please enter the miles', min: 0, max: 99 },
    },
    {
      at: `/categories/${AT}/rules`,
      set: [{ id: 'travel', title: 'Travel', effect: { kind: 'add', price: { kind: 'per', input: 'miles', rate } } }],
    },
  ])

test('an open request is told where it would cost something else than it was promised, whatever is live', () => {
  const [live, draft] = [raised, sample].map(content => compiledRevision('of a day', content, '2026-05-01'))
  if (live === undefined || draft === undefined) throw new Error('nothing to compare')
  const open = (change: object, before = live, after = draft) => compareRequests([{ ...STORED, ...change }], before, after).open
  // Promised before the price was raised: putting that back keeps the promise.
  expect(open({})).toEqual({ raised: 0, lowered: 0, lost: 0 })
  expect(open({}, draft, live)).toEqual({ raised: 1, lowered: 0, lost: 0 })
  expect(open({ estimated_value: (STORED.estimated_value ?? 0) + 5 })).toEqual({ raised: 0, lowered: 1, lost: 0 })
  expect(open({ actual_value: 1 })).toEqual({ raised: 1, lowered: 0, lost: 0 })
  expect(open({ status: 'Completed', actual_value: 1 })).toEqual({ raised: 0, lowered: 0, lost: 0 })
})

const gold = sample.categories[AT]?.packages.findIndex(({ id }) => id === STORED.service_type)
const quote = { kind: 'quote', reason: sample.business.reasons?.[0]?.id }

test.each([
  { what: 'an add-on', edit: { at: `/categories/${AT}/addonGroups/0/items/0`, remove: true as const }, reason: '“Engine Bay” is gone' },
  { what: 'a price', edit: { at: `/categories/${AT}/packages/${gold}/price`, set: quote }, reason: null },
])('an open request that loses $what stands before the others, with why; one that is done loses nothing', ({ edit, reason }) => {
  const [live, draft] = [sample, edited(sample, [edit])].map(content => compiledRevision('of a day', content, '2026-05-01'))
  if (live === undefined || draft === undefined) throw new Error('nothing to compare')
  const done = { ...STORED, id: 'DONE', status: 'Completed' as const }
  const { open, changes } = compareRequests([done, STORED], live, draft)
  expect(open).toEqual({ raised: 0, lowered: 0, lost: 1 })
  expect(changes.map(({ id, reason }) => ({ id, reason }))).toEqual([STORED.id, done.id].map(id => ({ id, reason })))
  expect(compareRequests([done], live, draft).open.lost).toBe(0)
})

test('a request is compared where it has a price before or after; else it is not said to cost the same', () => {
  const compared = (before: typeof sample, after: typeof sample) => {
    const [old, now] = [before, after].map(content => compiledRevision('of a day', content, '2026-05-01'))
    if (old === undefined || now === undefined) throw new Error('nothing to compare')
    const { compared, unpriced, counts } = compareRequests([STORED], old, now)
    return { compared, unpriced, raised: counts.raised, impossible: counts.impossible }
  }
  expect(compared(sample, raised)).toEqual({ compared: 1, unpriced: 0, raised: 1, impossible: 0 })
  expect(compared(sample, asking(200))).toEqual({ compared: 1, unpriced: 0, raised: 0, impossible: 1 })
  expect(compared(asking(200), asking(300))).toEqual({ compared: 0, unpriced: 1, raised: 0, impossible: 0 })
})
