import { expect, test } from 'vitest'
import { priceFormat } from '#src/studio-model/prices/list-price.ts'
import { ruleSubtitle } from '#src/studio-model/prices/rule-words.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'

const { content } = await sampleRevision()
const format = priceFormat({ ...content.business, language: 'en' }, content.messages)

test.each([
  [{ effect: { kind: 'add', price: { kind: 'exact', amount: 3500 } } }, 'Add a price: $35'],
  [{ effect: { kind: 'percent', bps: -500, of: 'base' }, when: { items: { min: 3 } } }, '5% off · How many items'],
  [{ effect: { kind: 'percent', bps: 1250 } }, '12.5% more'],
  [{ effect: { kind: 'percent', bps: 5000, highBps: 10_000 } }, 'Add or take off a percentage'],
  [{ effect: { kind: 'amount', amount: -1550 }, when: { weekdays: ['monday'] }, unless: [{}] }, '$15.50 off · Weekdays · with exceptions'],
  [{ effect: { kind: 'forbid' } }, 'Forbid the combination'],
  [{ effect: { kind: 'add' } }, 'Add a price'],
  [{}, ''],
  [{ effect: 3, when: 'x', unless: null }, ''],
])('a list says of the rule %j: %s', (rule, expected) => {
  expect(ruleSubtitle('VisitRule', rule, format)).toBe(expected)
})

test('a rule of a category names the conditions of a category, and no amount while none can be written', () => {
  expect(ruleSubtitle('Rule', { effect: { kind: 'amount', amount: 2000 }, when: { package: ['gold'] } }, null)).toBe(
    'Add or take off an amount · Packages',
  )
})
