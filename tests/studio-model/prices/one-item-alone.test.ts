import { expect, test } from 'vitest'
import { oneItemAlone } from '#src/studio-model/prices/one-item-alone.ts'

const rule = (items: object, kind = 'percent') => ({
  _key: 'second',
  id: 'second',
  title: 'Second',
  when: { items },
  effect: { kind, bps: -1500, of: 'base' },
})
const visit = (mostItems?: number) => ({ _type: 'visit', ...(mostItems !== undefined && { mostItems }), rules: [rule({ full: 1 })] })
const counts = (rules: ReturnType<typeof oneItemAlone>) => rules?.map(each => (each['when'] as { items: object }).items)

test('a percentage for each further item becomes one for a single item, by a rule for each number of items', () => {
  const rules = oneItemAlone(rule({ full: 1, category: ['x'] }), visit(4), 'en')
  expect(counts(rules)).toEqual([
    { category: ['x'], min: 2, max: 2, full: 1 },
    { category: ['x'], min: 3, max: 3, full: 2 },
    { category: ['x'], min: 4, max: 4, full: 3 },
  ])
  expect(rules?.map(({ id }) => id)).toEqual(['second', 'second-2', 'second-3'])
})

test('a visit that says nothing of how many items it has at most has as many as its language says', () => {
  expect(counts(oneItemAlone(rule({ full: 1 }), visit(), 'en'))?.map(items => (items as { max: number }).max)).toEqual([2, 3, 4, 5])
  expect(oneItemAlone(rule({ full: 1 }), null, 'en')).toBeNull()
})

test.each([
  ['where none stays at the full price', rule({ min: 2 }), visit(4)],
  ['where a visit has no third item', rule({ full: 1 }), visit(2)],
  ['where it is for one number already', rule({ min: 2, max: 2, full: 1 }), visit(4)],
  ['of an amount', rule({ full: 1 }, 'amount'), visit(4)],
])('%s it is not offered', (_, own, of) => {
  expect(oneItemAlone(own, of, 'en')).toBeNull()
})
