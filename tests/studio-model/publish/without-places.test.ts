import { expect, test } from 'vitest'
import { withoutPlaces } from '#src/studio-model/publish/without-places.ts'

/** A category as a dataset keeps it, with one of everything that names a size, a package or an add-on. */
const CATEGORY = {
  packages: [
    {
      _key: 'gold',
      price: {
        rows: [
          { _key: 'mid', option: 'mid' },
          { _key: 'large', option: 'large' },
        ],
      },
      labels: [{ _key: 'own', option: 'large' }],
      includes: ['silver'],
    },
    { _key: 'van', price: { rows: [{ _key: 'large', option: 'large' }] } },
  ],
  addons: [
    { _key: 'wax', onlyWith: ['gold', 'van'] },
    { _key: 'foam', onlyWith: ['van'] },
    { _key: 'seal', includedIn: ['van'] },
  ],
  rules: [
    { _key: 'some', when: { inputs: [{ _key: 'size', options: ['mid', 'large'] }] } },
    {
      _key: 'both',
      when: {
        inputs: [
          { _key: 'size', options: ['large'] },
          { _key: 'coat', options: ['short'] },
        ],
      },
    },
    { _key: 'but', unless: [{ _key: 'large', inputs: [{ _key: 'size', options: ['large'] }] }] },
  ],
  taxes: [
    { _key: 'sales', on: { packages: true, addons: ['wax'] } },
    { _key: 'city', on: { addons: ['wax'] } },
    { _key: 'state', except: { addons: ['wax'] } },
  ],
}

const at = (pointer: string, ...steps: unknown[]) => ({ pointer, path: steps })
const key = (_key: string) => ({ _key })

test.each([
  {
    what: 'a row of a table, where others stay',
    names: '/packages/0/price/rows/1/option',
    goes: at('/packages/0/price/rows/1', 'packages', key('gold'), 'price', 'rows'),
    says: [{ _key: 'mid', option: 'mid' }],
  },
  {
    what: 'a package, with the last row of its table',
    names: '/packages/1/price/rows/0/option',
    goes: at('/packages/1', 'packages'),
    says: [CATEGORY.packages[0]],
  },
  {
    what: 'what a package builds on, alone',
    names: '/packages/0/includes/0',
    goes: at('/packages/0/includes', 'packages', key('gold'), 'includes'),
    says: undefined,
  },
  {
    what: 'the only name of its own that a package has for an answer',
    names: '/packages/0/labels/0/option',
    goes: at('/packages/0/labels', 'packages', key('gold'), 'labels'),
    says: undefined,
  },
  {
    what: 'a package of those that an add-on goes with',
    names: '/addons/0/onlyWith/1',
    goes: at('/addons/0/onlyWith/1', 'addons', key('wax'), 'onlyWith'),
    says: ['gold'],
  },
  {
    what: 'an add-on that goes with nothing else',
    names: '/addons/1/onlyWith/0',
    goes: at('/addons/1', 'addons'),
    says: [CATEGORY.addons[0], CATEGORY.addons[2]],
  },
  {
    what: 'that a package includes an add-on',
    names: '/addons/2/includedIn/0',
    goes: at('/addons/2/includedIn', 'addons', key('seal'), 'includedIn'),
    says: undefined,
  },
  {
    what: 'an answer of those for which a rule holds',
    names: '/rules/0/when/inputs/0/options/1',
    goes: at('/rules/0/when/inputs/0/options/1', 'rules', key('some'), 'when', 'inputs', key('size'), 'options'),
    says: ['mid'],
  },
  {
    what: 'a rule that could never hold',
    names: '/rules/1/when/inputs/0/options/0',
    goes: at('/rules/1', 'rules'),
    says: [CATEGORY.rules[0], CATEGORY.rules[2]],
  },
  {
    what: 'the exception of a rule, which holds from then on',
    names: '/rules/2/unless/0/inputs/0/options/0',
    goes: at('/rules/2/unless', 'rules', key('but'), 'unless'),
    says: undefined,
  },
  {
    what: 'an add-on of what is taxed',
    names: '/taxes/0/on/addons/0',
    goes: at('/taxes/0/on/addons', 'taxes', key('sales'), 'on', 'addons'),
    says: undefined,
  },
  { what: 'a tax on nothing else', names: '/taxes/1/on/addons/0', goes: at('/taxes/1', 'taxes'), says: [CATEGORY.taxes[0], CATEGORY.taxes[2]] },
  {
    what: 'the only exception of a tax',
    names: '/taxes/2/except/addons/0',
    goes: at('/taxes/2/except', 'taxes', key('state'), 'except'),
    says: undefined,
  },
])('out goes $what', ({ names, goes: { pointer, path }, says }) => {
  expect(withoutPlaces(CATEGORY, [names])).toEqual({ gone: [pointer], edit: [{ path, value: says }] })
})

test('of lists inside each other the outer one is set, with what the inner one still says', () => {
  const without = withoutPlaces(CATEGORY, ['/packages/0/price/rows/1/option', '/packages/1/price/rows/0/option'])
  expect(without?.gone).toEqual(['/packages/1', '/packages/0/price/rows/1'])
  const left = { ...CATEGORY.packages[0], price: { rows: [{ _key: 'mid', option: 'mid' }] } }
  expect(without?.edit).toEqual([{ path: ['packages'], value: [left] }])
})

test('an example goes as a whole, and a document that would have nothing left is not touched', () => {
  const examples = [
    {
      _key: 'a',
      answers: [
        { _key: 'size', option: 'large' },
        { _key: 'coat', option: 'short' },
      ],
    },
  ]
  const other = { _key: 'b', package: 'gold' }
  expect(withoutPlaces({ examples: [...examples, other] }, ['/examples/0/answers/0/option'])?.edit).toEqual([{ path: ['examples'], value: [other] }])
  expect(withoutPlaces({ examples }, ['/examples/0/answers/0/option'])).toBeNull()
})
