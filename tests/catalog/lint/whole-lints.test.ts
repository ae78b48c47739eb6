import { expect, test } from 'vitest'
import { compareLints } from '#src/catalog/compare/compare-lints.ts'
import { compiledRevision } from '#src/catalog/compiled-revision.ts'
import { publishCheck } from '#src/catalog/publish-check/publish-check.ts'
import { lintContent } from '#src/cms/check/lint-content.ts'
import { contentOf } from '#tests/support/prices/price-list.ts'
import { exact } from '#tests/support/prices/one-package.ts'

/** What belongs to no category is looked at as categories are: visits, deposits and cancelling. */

const TODAY = '2027-02-01'
const WASH = { title: 'Cars', packages: [{ id: 'wash', title: 'Wash', price: exact(8900) }] }

function contentWith(visit?: object, policies?: object) {
  return contentOf({ name: 'car', category: WASH, ...(visit && { visit }), ...(policies && { policies }) })
}

function lintsOf(visit?: object, policies?: object): string[] {
  const content = contentWith(visit, policies)
  const { epochs, problems } = publishCheck(content)
  expect(problems).toEqual([])
  return lintContent(content, epochs ?? [], TODAY).map(({ category, pointer, message }) => `${category.title} ${pointer} ${message}`)
}

const rule = (effect: object, when?: object) => ({ rules: [{ id: 'rule', title: 'Rule', effect, ...(when && { when }) }] })
const add = (price: object) => rule({ kind: 'add', price })
const deposit = (fee: object) => ({ deposits: [{ id: 'deposit', rows: [{ shares: [{ fee, due: 'booking' }] }] }] })
const late = (fee: object) => ({ cancellations: [{ id: 'late', rows: [{ within: { hours: 24 }, fee }] }] })
const miles = { inputs: [{ id: 'miles', kind: 'number', label: 'Miles', unit: 'mile', units: 'miles', min: 0, max: 60 }] }
const EFFECT = 'On this visit /visit/rules/0/effect "Rule"'
const FEE = 'Deposit and cancelling /policies/deposits/0/rows/0/shares/0/fee "deposit"'

test.each<[string, object, string[]]>([
  [
    'a percentage below 1 %',
    rule({ kind: 'percent', bps: 10, of: 'base' }, { weekdays: ['sunday'] }),
    [`${EFFECT} is 0.1% of the price: write 10%, which files have as 1000, if that is meant`],
  ],
  [
    'a discount below 1 %',
    { mostItems: 4, ...rule({ kind: 'percent', bps: -10, of: 'base' }, { items: { full: 1 } }) },
    [`${EFFECT} is -0.1% of the price: write -10%, which files have as -1000, if that is meant`],
  ],
  [
    'a rate that comes to next to nothing',
    { ...miles, ...add({ kind: 'per', input: 'miles', rate: 2 }) },
    [`${EFFECT} comes to $1.20 for 60 miles: write $2, which files have as 200, if that is meant`],
  ],
  ['a low rate that comes to more', { ...miles, ...add({ kind: 'per', input: 'miles', rate: 50 }) }, []],
  ['a fee of cents', add(exact(25)), [`${EFFECT} says $0.25, where other prices are whole: write $25, which files have as 2500, if that is meant`]],
  ['a fee', add(exact(2500)), []],
  [
    'a minimum of a dollar',
    { limit: { title: 'Minimum', min: 120 } },
    ['On this visit /visit/limit "Minimum" says $1.20: write $120, which files have as 12000, if that is meant'],
  ],
  ['a minimum', { limit: { title: 'Minimum', min: 12_000 } }, []],
  [
    'a rule that has ended',
    rule({ kind: 'amount', amount: 500 }, { date: { until: '2027-01-31' } }),
    ['On this visit /visit/rules/0/when/date/until "Rule" has ended, on 2027-01-31: remove it, or name another day'],
  ],
])('of a visit: %s', (_, visit, expected) => {
  expect(lintsOf(visit)).toEqual(expected)
})

test.each<[string, object, string[]]>([
  [
    'a deposit of cents',
    deposit({ kind: 'amount', amount: 50 }),
    [`${FEE} says $0.50, where other prices are whole: write $50, which files have as 5000, if that is meant`],
  ],
  ['a deposit of a dollar', deposit({ kind: 'amount', amount: 100 }), [expect.stringContaining('"deposit" says $1') as string]],
  ['a deposit', deposit({ kind: 'amount', amount: 5000 }), []],
  [
    'the least of a percentage',
    deposit({ kind: 'percent', bps: 2000, min: 20 }),
    [`${FEE} says $0.20, where other prices are whole: write $20, which files have as 2000, if that is meant`],
  ],
  [
    'a part for cancelling below 1 %',
    late({ kind: 'percent', bps: 50 }),
    [
      'Deposit and cancelling /policies/cancellations/0/rows/0/fee "late" is 0.5% of the price: write 50%, which files have as 5000, if that is meant',
    ],
  ],
  [
    'a part for nobody there below 1 %',
    { cancellations: [{ id: 'late', noShow: { kind: 'percent', bps: 50 } }] },
    [expect.stringContaining('/policies/cancellations/0/noShow "late" is 0.5%') as string],
  ],
])('of policies: %s', (_, policies, expected) => {
  expect(lintsOf(undefined, policies)).toEqual(expected)
})

test('a draft that brings one is told so', () => {
  const [before, after] = [25_00, 25].map(amount => compiledRevision('some', contentWith(add(exact(amount))), TODAY))
  if (before === undefined || after === undefined) throw new Error('no revision')
  expect(compareLints(before, after, TODAY)).toEqual([
    { category: 'On this visit', change: 'added', message: expect.stringContaining('"Rule" says $0.25') as string },
  ])
})

test('a draft that brings one from a day to come on is told so, with the day; what is there today is told of today alone', () => {
  const later = { kind: 'dated', price: exact(25_00), changes: [{ from: '2027-03-01', price: exact(25) }] }
  const always = { kind: 'dated', price: exact(25), changes: [{ from: '2027-03-01', price: exact(26_00) }] }
  const revision = (price: object) => compiledRevision('some', contentWith(add(price)), TODAY)
  const found = (price: object) => compareLints(revision(exact(25_00)), revision(price), TODAY)
  const told = { category: 'On this visit', change: 'added', message: expect.stringContaining('"Rule" says $0.25') as string }
  expect(found(later)).toEqual([{ ...told, from: '2027-03-01' }])
  expect(found(always)).toEqual([told])
})
