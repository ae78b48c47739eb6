import { expect, test } from 'vitest'
import { priceFormat } from '#src/studio-model/prices/list-price.ts'
import { ruleSubtitle } from '#src/studio-model/prices/rule-words.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'

const { content } = await sampleRevision()
const format = priceFormat({ ...content.business, language: 'en' }, content.messages)

const visit = { document: { _type: 'visit' }, categories: [], business: null }

test.each([
  [{ effect: { kind: 'add', price: { kind: 'exact', amount: 3500 } } }, 'Add a price: $35'],
  [{ effect: { kind: 'percent', bps: -500, of: 'base' }, when: { items: { min: 3 } } }, '5% off · from 3 items'],
  [{ effect: { kind: 'percent', bps: -1000, of: 'base' }, when: { items: { full: 1 } } }, '10% off · from 2 items, without the dearest'],
  [
    { effect: { kind: 'percent', bps: -1000, of: 'base' }, when: { items: { min: 4, max: 6, full: 2, category: ['Car'] } } },
    '10% off · 4 to 6 of some items, without the dearest 2',
  ],
  [{ effect: { kind: 'percent', bps: 1250 } }, '12.5% more'],
  [{ effect: { kind: 'percent', bps: 5000, highBps: 10_000 } }, 'Add or take off a percentage'],
  [{ effect: { kind: 'amount', amount: -1550 }, when: { weekdays: ['monday'], season: {} }, unless: [{}] }, '$15.50 off · Monday · Every year'],
  [{ effect: { kind: 'amount', amount: -1000 }, unadvertised: true }, '$10 off · not in "From" prices'],
  [{ effect: { kind: 'amount', amount: -1000 }, unannounced: true }, '$10 off · on pages from its first day on'],
  [{ effect: { kind: 'forbid' } }, 'Forbid the combination'],
  [{ effect: { kind: 'add' } }, 'Add a price'],
  [{}, ''],
  [{ effect: 3, when: 'x', unless: null }, ''],
])('a list says of the rule %j: %s', (rule, expected) => {
  expect(ruleSubtitle('VisitRule', rule, { things: visit, format })).toBe(expected)
})

test('a price by the mile is told with what of it is free', () => {
  const miles = { id: 'miles', kind: 'number', label: 'Miles', unit: 'mile', units: 'miles', min: 0, max: 200 }
  const tiers = [{ upTo: 20, rate: 0 }, { rate: 200 }]
  const things = { ...visit, document: { _type: 'visit', inputs: [miles] } }
  const rule = { effect: { kind: 'add', price: { kind: 'per', input: 'miles', tiers } } }
  expect(ruleSubtitle('VisitRule', rule, { things, format })).toBe('Add a price: Up to 20 miles: Included, Above 20 miles: $2 per mile above 20')
})

test('a rule of a category says what it names by its titles, and no amount while none can be written', () => {
  const options = [
    { id: 'small', label: 'Small' },
    { id: 'large', label: 'Large' },
  ]
  const document = {
    packages: [{ id: 'gold', title: 'Gold' }],
    addonGroups: [{ items: [{ id: 'wax', title: 'Wax' }] }],
    inputs: [
      { id: 'size', kind: 'choice', label: 'Size', options },
      { id: 'feet', kind: 'number', label: 'Length' },
    ],
  }
  const things = { document, categories: [], business: null }
  const told = (rule: object) => ruleSubtitle('Rule', rule, { things, format: null })
  expect(told({ effect: { kind: 'amount', amount: 2000 }, when: { package: ['gold'] } })).toBe('Add or take off an amount · Gold')
  expect(told({ when: { addons: ['wax', 'gone'] } })).toBe('Wax, gone')
  expect(told({ when: { coupons: ['SUN', 'again 10'] }, unless: [{ coupons: ['a', 'b', 'c', 'd'] }] })).toBe('code SUN, again 10 · except 4 codes')
  expect(told({ when: { coupons: ['SUN'], couponLimit: { uses: 1, oncePerCustomer: true } } })).toBe('code SUN · once in all, once for each customer')
  expect(told({ when: { coupons: ['SUN'], couponLimit: { uses: 20 } } })).toBe('code SUN · 20 times in all')
  const ofWax = { kind: 'percent', of: 'addons', addons: ['wax'] }
  expect(told({ effect: { ...ofWax, bps: -10_000 }, when: { package: ['gold'] } })).toBe('100% off Wax · Gold')
  expect(told({ effect: { ...ofWax, bps: 1000 } })).toBe('10% more for Wax')
  expect(told({ when: { package: ['a', 'b', 'c', 'd'] } })).toBe('4 packages')
  expect(
    told({
      when: {
        inputs: [
          { input: 'size', options: ['large', 'small'] },
          { input: 'feet', min: 20 },
        ],
      },
    }),
  ).toBe('Size: Large, Small, Length: from 20')
  expect(told({ when: { inputs: [{ input: 'feet', max: 10 }, { input: 'feet', min: 2, max: 3 }, {}] } })).toBe('Length: up to 10, Length: 2 to 3')
  expect(told({ unless: [{ package: ['gold'] }, { weekdays: ['sunday'] }, {}] })).toBe('except Gold or Sunday')
})
