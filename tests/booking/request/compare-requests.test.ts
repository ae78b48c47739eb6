import { expect, test } from 'vitest'
import { compareRequests } from '#src/booking/request/compare-requests.ts'
import { compiledRevision } from '#src/catalog/compiled-revision.ts'
import { edited } from '#tests/support/content/edit.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'
import { STORED } from '#tests/support/server/stored-request.ts'

const { content: sample } = await sampleRevision()
const AT = sample.categories.findIndex(({ id }) => id === STORED.vehicle_category)

const raised = edited(sample, [{ at: `/categories/${AT}/rules`, set: [{ id: 'more', title: 'More', effect: { kind: 'amount', amount: 500 } }] }])

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

test('of requests that would cost the same, those without a day are counted: an offer of some days changes none of them', () => {
  const when = { date: { from: '2040-01-01', until: '2040-01-31' } }
  const offer = { id: 'january', title: 'January', when, effect: { kind: 'percent', bps: -1000, of: 'package' } }
  const [live, draft] = [sample, edited(sample, [{ at: `/categories/${AT}/rules`, set: [offer] }])].map(content =>
    compiledRevision('of a day', content, '2026-05-01'),
  )
  if (live === undefined || draft === undefined) throw new Error('nothing to compare')
  const requests = ['2040-01-05', '2040-02-05', null].map(appointment_date => ({ ...STORED, appointment_date }))
  expect(compareRequests(requests, live, draft)).toMatchObject({ compared: 3, undated: 1, counts: { lowered: 1 } })
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

test('what an open request asks for and goes is told where it had no price before, or its price is not known', () => {
  const [hair, none] = [0, 1].map(taken => edited(sample, [{ at: `/categories/${AT}/addonGroups/0/items/0`, remove: true }].slice(taken)))
  const without = (content: typeof sample) => edited(content, [{ at: `/categories/${AT}/packages/${gold}`, remove: true }])
  if (hair === undefined || none === undefined) throw new Error('nothing to compare')
  const told = { id: STORED.id, service: 'Gold Shine Rejuvenation', before: null, after: null, reason: '“Gold Shine Rejuvenation” is gone' }
  expect(compared(hair, without(hair))).toMatchObject({ compared: 0, unpriced: 1, open: { lost: 1 }, changes: [told] })
  const miles = asking(MILES, per('miles', 200))
  expect(compared(miles, without(miles))).toMatchObject({ compared: 0, unanswered: { count: 1 }, open: { lost: 1 }, changes: [told] })
  // What went before is no news.
  expect(compared(hair, hair)).toMatchObject({ unpriced: 1, open: { lost: 0 }, changes: [] })
})

/** The sample with a question that no earlier request answers, and with what its prices make of it. */
const asking = (input: object, ...rules: readonly object[]) =>
  edited(sample, [
    { at: `/categories/${AT}/inputs/-`, set: { show: 'always', required: 'Please answer', ...input } },
    { at: `/categories/${AT}/rules`, set: rules.map((rule, at) => ({ id: `rule-${at}`, title: 'Extra', ...rule })) },
  ])

const WATER = { id: 'water', kind: 'choice', label: 'Do you need water?', options: [option('no'), option('yes')] }
const MILES = { id: 'miles', kind: 'number', label: 'Miles', unit: 'mile', min: 0, max: 99 }
const FLOORS = { id: 'floors', kind: 'number', label: 'Floors', unit: 'floor', min: 1, max: 3 }
const amount = (cents: number) => ({ effect: { kind: 'amount', amount: cents } })
const ifWater = (cents: number) => ({ when: { inputs: [{ input: 'water', options: ['yes'] }] }, ...amount(cents) })
const per = (input: string, rate: number) => ({ effect: { kind: 'add', price: { kind: 'per', input, rate } } })

function option(id: string) {
  return { id, label: id }
}

const compared = (before: typeof sample, after: typeof sample) => {
  const [old, now] = [before, after].map(content => compiledRevision('of a day', content, '2026-05-01'))
  if (old === undefined || now === undefined) throw new Error('nothing to compare')
  const { compared, unpriced, unanswered, counts, open, changes } = compareRequests([STORED], old, now)
  return { compared, unpriced, unanswered, counts, open, changes }
}

const same = { change: 'same', amount: '$0' }
const raisedBy = (amount: string) => ({ change: 'raised', amount })

test('a request without a price before and after is not said to cost the same', () => {
  const gone = edited(sample, [{ at: `/categories/${AT}/packages/${gold}`, remove: true }])
  expect(compared(sample, raised)).toMatchObject({ compared: 1, unpriced: 0, unanswered: { count: 0 }, counts: { raised: 1, impossible: 0 } })
  expect(compared(sample, gone)).toMatchObject({ compared: 1, unpriced: 0, counts: { impossible: 1 } })
  expect(compared(gone, gone)).toMatchObject({ compared: 0, unpriced: 1, counts: { impossible: 0 } })
})

test('a request that was made before a question was asked is told apart, with what its answers would make of its price', () => {
  const unanswered = (before: typeof sample, after: typeof sample) => {
    const { compared: count, unanswered, changes, open } = compared(before, after)
    expect({ count, changes, open }).toEqual({ count: 0, changes: [], open: { raised: 0, lowered: 0, lost: 0 } })
    return unanswered
  }
  const water = { count: 1, questions: [WATER.label], span: { least: same, most: raisedBy('$25') } }
  expect(unanswered(sample, asking(WATER, ifWater(2500)))).toEqual(water)
  expect(unanswered(sample, asking(WATER, ifWater(2500), amount(500)))).toMatchObject({ span: { least: raisedBy('$5'), most: raisedBy('$30') } })
  expect(unanswered(asking(WATER, ifWater(2500)), asking(WATER, ifWater(4000)))).toMatchObject({ span: { most: raisedBy('$15') } })
  expect(unanswered(sample, asking(FLOORS, per('floors', 1000)))).toMatchObject({ span: { least: raisedBy('$10'), most: raisedBy('$30') } })
  // Of a hundred answers not every one is tried.
  expect(unanswered(sample, asking(MILES, per('miles', 200)))).toEqual({ count: 1, questions: ['Miles'], span: null })
})

test('where every answer would make the same of its price, such a request is compared as any other', () => {
  const live = asking(WATER, ifWater(2500))
  const dearer = compared(live, asking(WATER, ifWater(2500), amount(500)))
  expect(dearer).toMatchObject({ compared: 1, unanswered: { count: 0 }, counts: { raised: 1 }, open: { raised: 1 } })
  expect(dearer.changes).toMatchObject([{ before: '$450+', after: '$455+' }])
  expect(compared(live, live)).toMatchObject({ compared: 1, unanswered: { count: 0 }, changes: [] })
})
