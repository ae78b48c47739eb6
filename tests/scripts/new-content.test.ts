import { expect, test } from 'vitest'
import { categoryOf } from '#scripts/lib/new-content/category-document.ts'
import { charges } from '#scripts/lib/new-content/charges.ts'
import { naming } from '#scripts/lib/new-content/ids.ts'

/** What `content:new` makes of what was typed, as others read it. */

test.each([
  ['1-2 bedrooms', 'bedrooms-1-2'],
  ['3rd row', 'row-3rd'],
  ['Up to 30 feet', 'up-to-30-feet'],
  ['26 to 60 lb', 'lb-26-to-60'],
  ['100', 'n-100'],
  ['5 to 10', 'n-5-to-10'],
  ['Détail', 'detail'],
])('the id of %j begins with a word', (title, id) => {
  expect(naming()(title)).toBe(id)
})

test('the id of a package says its category once, and is its own', () => {
  const packages = ['RV Wash', 'Wash', 'Wax'].map(title => ({ title, description: '', features: [], duration: [], prices: [] }))
  const { packages: made } = categoryOf({ service: 'RV', question: '', options: [], packages, addons: [], drawing: '' }, 'rv', null) as {
    packages: { id: string }[]
  }
  expect(made.map(({ id }) => id)).toEqual(['rv-wash', 'rv-wash-2', 'rv-wax'])
})

test.each([
  ['sat +10%', 'Saturday', 'saturday'],
  ['mon-tue -10%', 'Monday to Tuesday', 'monday-to-tuesday'],
  ['sundays +15%', 'Sundays', 'sundays'],
  ['weekends +15%', 'Weekends', 'weekends'],
  ['trip fee +10', 'Trip fee', 'trip-fee'],
])('%j has a title that visitors read', (typed, title, id) => {
  expect(charges(2)(typed)).toEqual([expect.objectContaining({ title, id })])
})
