import { expect, test } from 'vitest'
import { changesDays } from '#src/studio-model/offer/changes-days.ts'

const always = { _key: 'a', id: 'a', effect: { kind: 'amount', amount: 500 } }
const january = { ...always, _key: 'b', id: 'b', when: { date: { from: '2040-01-01' } } }
const category = (...rules: object[]) => ({ _id: 'category-Car', _type: 'category', rules })
const changed = [{ document: 'category-Car', change: 'changed' as const }]

test.each([
  ['an offer that comes', category(january), category(), true],
  ['one that goes', category(), category(january), true],
  ['one that stays beside another rule that comes', category(january, always), category(january), false],
  ['a rule of always', category(always), category(), false],
])('%s', (_case, draft, published, expected) => {
  expect(changesDays(changed, [draft, published])).toBe(expected)
  expect(changesDays([], [draft, published])).toBe(false)
})
