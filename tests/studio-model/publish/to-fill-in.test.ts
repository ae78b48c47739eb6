import { expect, test } from 'vitest'
import { problemWords } from '#src/studio-model/publish/problem-words.ts'
import { isFilledIn, isToFillIn, toFillIn, toFillInWords } from '#src/studio-model/publish/to-fill-in.ts'

const category = {
  title: '',
  rules: [
    { _key: 'new', effect: { _type: 'Effect', kind: 'percent', of: 'package' } },
    { _key: 'late', id: 'late', title: 'Late', when: { inputs: [{ _key: 'a' }] }, effect: { _type: 'Effect', kind: 'percent' } },
  ],
  addonGroups: [{ _key: 'g', choose: 'any' }],
  packages: [
    { _key: 'none', picture: { _type: 'Image' } },
    {
      _key: 'gold',
      title: 'Gold',
      picture: { _type: 'Image', src: 'van.jpg' },
      price: { _type: 'Price', kind: 'by', rows: [{ _key: 's', option: 'small', price: { kind: 'exact' } }] },
    },
  ],
}

test.each([
  ['Still to fill in', 'Weekend', true],
  ['Still to fill in', ' ', false],
  ['Still to fill in', undefined, false],
  ['Still to fill in', 0, true],
  ['Still to fill in', [], false],
  ['Garage?: No price, rule or duration uses this question yet', 'garage', false],
])('"%s" of %j is out of date: %j', (message, value, expected) => {
  expect(isFilledIn({ message }, value)).toBe(expected)
})

const key = (_key: string) => ({ _key })

const CASES: [what: string, paths: (string | { _key: string })[][], said: string[]][] = [
  [
    'a new rule, whose id follows from its name',
    [
      ['rules', key('new'), 'id'],
      ['rules', key('new'), 'title'],
      ['rules', key('new'), 'effect', 'bps'],
    ],
    ['Rule: Still to fill in: Title, Effect'],
  ],
  ['a document without a name, from which others follow', [['order'], ['title']], [': Still to fill in: Name on its card, Place in the order']],
  ['an id alone', [['rules', key('late'), 'id']], ['Late: Still to fill in: Id']],
  [
    'an empty group',
    [
      ['addonGroups', key('g'), 'title'],
      ['addonGroups', key('g'), 'items'],
    ],
    ['Group of add-ons: Still to fill in: Title, at least one add-on'],
  ],
  ['a price, as one field', [['packages', key('gold'), 'price', 'rows', key('s'), 'price', 'amount']], ['Gold: Still to fill in: Price']],
  ['an item within another', [['rules', key('late'), 'when', 'inputs', key('a'), 'input']], ['Late, Answer: Still to fill in: Question']],
  ['a picture without its description', [['packages', key('gold'), 'picture', 'alt']], ['Gold: Still to fill in: What it shows']],
  ['a picture that is not chosen yet', [['packages', key('none'), 'picture', 'src']], ['Package: Still to fill in: Photograph']],
  ['the document itself', [['title']], [': Still to fill in: Name on its card']],
]

test.each(CASES)('what is still to fill in of %s', (_, paths, said) => {
  expect(
    toFillIn(
      category,
      'Category',
      paths.map(path => ({ path, message: '' })),
    ).map(({ name, parts }) => `${name}: ${toFillInWords(parts)}`),
  ).toEqual(said)
})

test('of a question that nothing uses yet, what is still to do is what uses it', () => {
  const question = { _key: 'p', _type: 'Input', kind: 'choice', id: 'pets', label: 'Pets?' }
  const message = problemWords('no price, duration or rule depends on this input: remove it', { type: null, value: question })
  expect(message).toBe('No price, rule or duration uses this question yet')
  const [found] = toFillIn({ inputs: [question] }, 'Category', [{ path: ['inputs', key('p'), 'label'], message: `Pets?: ${message}` }])
  expect(found).toMatchObject({ name: 'Pets?', parts: ['a price, rule or duration that uses it'], first: ['inputs', key('p'), 'label'] })
})

test.each([
  ['is required', undefined, true],
  ['must NOT have fewer than 1 items', [], true],
  ['Write a number, such as 125', undefined, true],
  ['needs one of options, min, max', {}, true],
  ['no price, duration or rule depends on this input: remove it', { id: 'pets' }, true],
  ['is required', [{ _type: 'block', children: [{ text: 'Look' }] }], false],
  ['is required', [{ _type: 'block', children: [{ text: '' }] }], true],
  ['must be >= 1', 0, false],
  ['must NOT have more than 300 characters', 'x', false],
])('"%s" of %j is still to fill in: %s', (message, value, is) => {
  expect(isToFillIn(message, value)).toBe(is)
})

test('the way leads into a part of a field, and to a price as a whole', () => {
  const leads = (path: (string | { _key: string })[]) => toFillIn(category, 'Category', [{ path, message: '' }])[0]?.first
  const picture = ['packages', key('gold'), 'picture', 'alt']
  expect(leads(picture)).toEqual(picture)
  expect(leads(['packages', key('gold'), 'price', 'rows', key('s'), 'price', 'amount'])).toEqual(['packages', key('gold'), 'price'])
})
