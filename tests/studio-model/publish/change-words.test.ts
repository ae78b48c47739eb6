import { expect, test } from 'vitest'
import { itemWords, promiseWords } from '#src/studio-model/publish/change-words.ts'

const STORED = 'What you have promised stays: stored requests keep their prices.'

const SAVED = 'So do saved estimates, for 14 days. How many are open cannot be known: whoever saved one has it, and the site stores none.'

test('a rule for whoever types a discount code is called that', () => {
  const item = { kind: 'coupon' as const, id: 'winter-code', title: 'Winter code', lines: [] }
  expect(itemWords({ ...item, change: 'added' })).toBe('New discount code')
  expect(itemWords({ ...item, change: 'removed' })).toBe('Discount code that goes')
})

const CASES: { compared: number; open: { raised: number; lowered: number }; days: number | null; said: string[] }[] = [
  { compared: 1200, open: { raised: 0, lowered: 0 }, days: null, said: [STORED] },
  {
    compared: 1200,
    open: { raised: 1, lowered: 0 },
    days: null,
    said: [`${STORED} 1 open request among your last 1,200 was promised less than it would cost then.`],
  },
  {
    compared: 1200,
    open: { raised: 2, lowered: 1 },
    days: null,
    said: [
      `${STORED} 2 open requests among your last 1,200 were promised less than they would cost then. 1 open request among your last 1,200 was promised more than it would cost then.`,
    ],
  },
  {
    compared: 1,
    open: { raised: 1, lowered: 0 },
    days: null,
    said: [`${STORED} Your last request is open and was promised less than it would cost then.`],
  },
  {
    compared: 200,
    open: { raised: 0, lowered: 3 },
    days: 14,
    said: [`${STORED} 3 open requests among your last 200 were promised more than they would cost then.`, SAVED],
  },
]

test.each(CASES)('an owner reads of $open open ones among $compared which were promised another price', ({ compared, open, days, said }) => {
  expect(promiseWords({ compared, open }, days)).toEqual(said)
})
