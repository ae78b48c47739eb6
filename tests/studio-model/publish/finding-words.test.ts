import { expect, test } from 'vitest'
import { moneyOf } from '#src/catalog/words/money.ts'
import type { FailedExample } from '#src/contract/generated/types.ts'
import { askedExampleWords, otherExampleWords } from '#src/studio-model/publish/accepted-examples.ts'
import { fieldWords, findingWords } from '#src/studio-model/publish/finding-words.ts'

const money = moneyOf({ locale: 'en-US', currency: 'USD' })
const category = {
  packages: [{ _key: 'a', title: 'Gold', price: { _type: 'Price', kind: 'exact' } }],
  addonGroups: [
    { _key: 'g', title: 'Extras', items: [{ _key: 'h', title: 'Pet Hair', price: { _type: 'Price', kind: 'range', low: 20_000, high: 10_000 } }] },
  ],
  limit: { min: 500, max: 400 },
}

test.each([
  ['/addonGroups/0/items/0/price/high', '10000 must be above low, 20000', 'Extras, Pet Hair: Must be more than Low ($200)'],
  ['/packages/0/description', 'is required', 'Gold: Still to fill in'],
  ['/limit/max', 'must not be below min, 500', 'Must not be less than Least ($5)'],
  ['/title', 'is required', 'Still to fill in'],
])('%s: %s', (pointer, message, said) => {
  expect(findingWords(message, category, 'Category', pointer, money)).toBe(said)
})

test('a price that is not above 0 is told by answers and codes, with what to do', () => {
  const inputs = [
    { _key: 'l', id: 'length', label: 'Length', kind: 'number', unit: 'foot', units: 'feet', min: 1 },
    { _key: 's', id: 'size', label: 'Size', kind: 'choice', options: [{ _key: 'o', id: 'small', label: 'Small one' }] },
  ]
  const rules = [{ _key: 'w', id: 'winter-20', title: 'Winter 20' }]
  const said = (fault: string) =>
    findingWords(`has ${fault}: it must be a number above 0 or a consultation`, { ...category, inputs, rules }, 'Category', '/packages/0', money)
  expect(said('a negative price (length 1, offer winter-20)')).toBe(
    'Gold: Would cost less than nothing, where “Length” is 1 foot, with “Winter 20”. Take off less, leave this package out, or raise the least of “Length” (under Questions).',
  )
  expect(said('a negative price (length 2, offer winter-20)')).toContain('“Winter 20”. Take off less or leave this package out.')
  expect(said('the price 0 (length 2, size small, 2027-01-05 08:00, asked for 2 hours before)')).toBe(
    'Gold: Would cost nothing, where “Length” is 2 feet, where “Size” is “Small one”, on January 5, 2027. Take off less, let it cost more, or make it a consultation.',
  )
  expect(said('the price 0')).toBe('Gold: Would cost nothing. Take off less, let it cost more, or make it a consultation.')
})

test.each([
  [
    '/groups',
    'there is no field "email": every request has one, of the kind "email"',
    'Every request has an e-mail address: add an “E-mail address”',
  ],
  [
    '/groups',
    'there is no field "name": every request has one, of the kind "text"',
    'Every request has a name: add a “Line of text” with the label “Name”',
  ],
  [
    '/groups',
    'there is no field of the kind "package": the form needs exactly one',
    'The form needs a field of the kind “Package”: add one to a group',
  ],
  [
    '/groups/0/fields/0',
    'a second field of the kind "time": the form needs exactly one',
    'You, Gate code: The form has another field of the kind “Start of the visit”: it needs exactly one, remove this or the other',
  ],
  [
    '/groups/0/fields/0/name',
    'a second field "email": names must differ',
    'You, Gate code: Another field has the id “email”: write one that none has',
  ],
  [
    '/groups/0/fields/0/name',
    'must match pattern "^[a-z][a-z0-9_]{0,63}$"',
    'You, Gate code: Not possible here. What answers are kept under; it stays when the label changes. Use small letters, digits and _, and begin with a letter, such as gate_code.',
  ],
])('what the request form lacks or has twice, at %s: %s', (pointer, message, said) => {
  const form = { groups: [{ _key: 'g', id: 'you', title: 'You', fields: [{ _key: 'f', kind: 'text', name: 'Gate code', label: 'Gate code' }] }] }
  expect(findingWords(message, form, 'BookingForm', pointer, money)).toBe(said)
})

test('a field that has just been added is not called by the name that it has until its label gives it one', () => {
  const form = { groups: [{ _key: 'g', title: 'You', fields: [{ _key: 'f', kind: 'text', name: 'field_2' }] }] }
  expect(findingWords('is required', form, 'BookingForm', '/groups/0/fields/0/label', money)).toBe('You: Still to fill in')
})

test('beside its field a problem does not name what stands above it', () => {
  expect(fieldWords('Gold: Still to fill in', ['Gold'])).toBe('Still to fill in')
  expect(fieldWords('Choose one', ['Gold'])).toBe('Choose one')
  expect(fieldWords('Still to fill in', [])).toBe('Still to fill in')
})

test('an example that costs something else is told of the change, not as if its old price were right, whatever its name', () => {
  const failed = (title: string): FailedExample[] => [
    { position: 0, title: 'Another', expected: '$1', actual: '$2', price: { kind: 'exact', amount: 200 } },
    { position: 1, title, expected: '$55', actual: '$65 to $70', price: { kind: 'range', low: 6500, high: 7000 } },
  ]
  const priced = (title: string, more = '') =>
    otherExampleWords({ message: `"${title}" should be $55, but is $65 to $70${more}`, pointer: '/examples/1/price', title, failed: failed(title) })
  for (const title of ['SUV, "Gold"', 'Full detail without pets', 'One that should be $3, but is $4 without wax']) {
    for (const more of ['', " without the visit's own questions and fees, which examples do not count"])
      expect(priced(title, more)).toBe(`The example "${title}": $55 so far, $65 to $70 with this change`)
  }
  const otherwise = (said: string, title = 'SUV without pets') =>
    otherExampleWords({ message: `"${title}" ${said}`, pointer: '/examples/1/answers', title, failed: [] })?.replace(`The example "${title}" `, '')
  expect(otherwise('has no price yet: it must answer "Pet hair?"')).toBe('has yet to answer "Pet hair?"')
  expect(otherwise('cannot be chosen: must be one of sedan')).toBe('has an answer that is gone')
  expect(otherwise('cannot be chosen: unknown add-on "wax"')).toBe('has an add-on that is gone')
  expect(otherwise('cannot be chosen: unknown package "gold"')).toBe('has a package that is gone')
  expect(otherwise('cannot be booked: Too large')).toBeUndefined()
  expect(otherExampleWords({ message: '3 examples differ by the tax', pointer: '/examples/1/price', title: 'SUV', failed: failed('SUV') })).toBeNull()
})

test('things of the document are named by their titles where the site names ids, but where it speaks of ids', () => {
  const asked = { inputs: [{ _key: 'i', id: 'pet-hair', label: 'Pet hair?' }], rules: [{ _key: 'r' }] }
  const said = (message: string) => findingWords(message, asked, 'Category', '/rules/0', money)
  expect(said('"pet-hair" is not asked here')).toBe('"Pet hair?" is not asked here')
  expect(said('"gone" is not asked here')).toBe('"gone" is not asked here')
  expect(said('a second question with the id "pet-hair"')).toBe('A second question with the id "pet-hair"')
})

test('what Publish asks of an example is said before it is pressed', () => {
  const example = { position: 0, title: 'SUV', expected: '$60', actual: '$65', price: { kind: 'exact' as const, amount: 6500 } }
  const mended = { text: 'Pet hair? None', answers: [] }
  expect(askedExampleWords(example)).toBe('Publish will ask: does the example “SUV” cost $65 from now on, instead of $60?')
  expect(askedExampleWords({ ...example, expected: '$65', mended })).toBe(
    'Publish will ask: does the example “SUV”, with Pet hair? None, still cost $65?',
  )
})

test('an example is named once', () => {
  const examples = { examples: [{ _key: 'a', title: 'SUV' }] }
  const said = '"SUV" cannot be booked: We have no ladder.'
  expect(findingWords(said, examples, 'Examples', '/examples/0', money)).toBe(said)
  expect(fieldWords(said, ['SUV'])).toBe(said)
})
