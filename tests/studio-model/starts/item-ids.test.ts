import { expect, test } from 'vitest'
import { idsElsewhere } from '#src/studio-model/starts/ids-elsewhere.ts'
import { copiedIds, type IdsElsewhere, lackingIds } from '#src/studio-model/starts/item-ids.ts'

test('ids follow from names, each its own; what has one, or no name yet, is left alone', () => {
  const category = {
    packages: [{ _key: 'a', title: 'Wash', id: 'wash' }, { _key: 'b', title: 'Wash' }, { _key: 'c', title: 'Wash' }, { _key: 'd' }],
    addonGroups: [{ _key: 'g', title: 'Extras', items: [{ _key: 'x', title: 'Wax' }] }],
    inputs: [{ _key: 'q', kind: 'choice', label: 'Size', options: [{ _key: 'o', label: '83814' }] }],
    rules: [{ _key: 'r', title: 'Wax' }],
  }
  expect(lackingIds(category, 'Category', { packages: ['wash-2'] })).toEqual([
    { of: ['inputs', { _key: 'q' }], id: 'size' },
    { of: ['inputs', { _key: 'q' }, 'options', { _key: 'o' }], id: 'n83814' },
    { of: ['packages', { _key: 'b' }], id: 'wash-3' },
    { of: ['packages', { _key: 'c' }], id: 'wash-4' },
    { of: ['addonGroups', { _key: 'g' }], id: 'extras' },
    { of: ['addonGroups', { _key: 'g' }, 'items', { _key: 'x' }], id: 'wax' },
    { of: ['rules', { _key: 'r' }], id: 'wax' },
  ])
})

test('a group of the request form gets the id of its title, too', () => {
  const form = { groups: [{ _key: 'a', id: 'where', title: 'Where' }, { _key: 'b', title: 'Your house' }, { _key: 'c' }] }
  expect(lackingIds(form, 'BookingForm')).toEqual([{ of: ['groups', { _key: 'b' }], id: 'your-house' }])
})

const option = { _key: 'o', id: 'none', label: 'None' }
const question = { _key: 'q', kind: 'choice', id: 'size', label: 'Vehicle size', options: [option] }
const addon = { _key: 'x', id: 'wax', title: 'Wax' }
const group = { _key: 'g', id: 'extras', title: 'Extras', items: [addon] }
const wash = { _key: 'p', id: 'car-wash', title: 'Wash' }
const rule = { _key: 'r', id: 'weekend', title: 'At the weekend' }
const before = { packages: [wash], addonGroups: [group], inputs: [question], rules: [rule] }
const copy = { _key: 'copy' }
const at = (...path: string[]) => [...path, copy]

test.each<{ what: string; after: object; ids: object[]; elsewhere?: IdsElsewhere }>([
  { what: 'question', after: { inputs: [question, { ...question, _key: 'copy' }] }, ids: [{ of: at('inputs'), id: 'vehicle-size' }] },
  {
    what: 'option',
    after: { inputs: [{ ...question, options: [{ ...option, _key: 'copy' }, option] }] },
    ids: [{ of: ['inputs', { _key: 'q' }, 'options', copy], id: 'none-2' }],
  },
  { what: 'package', after: { packages: [wash, { ...wash, _key: 'copy' }] }, ids: [{ of: at('packages'), id: 'wash' }] },
  { what: 'rule', after: { rules: [rule, { ...rule, _key: 'copy' }] }, ids: [{ of: at('rules'), id: 'at-the-weekend' }] },
  {
    what: 'group with its add-ons, which are named without it',
    after: { addonGroups: [group, { ...group, _key: 'copy' }] },
    ids: [
      { of: at('addonGroups'), id: 'extras-2' },
      { of: ['addonGroups', copy, 'items', { _key: 'x' }], id: 'wax-2' },
    ],
  },
  {
    what: 'package of another category',
    after: { packages: [wash, { ...wash, _key: 'copy', id: 'boat-wash' }] },
    elsewhere: { packages: ['boat-wash', 'wash'] },
    ids: [{ of: at('packages'), id: 'wash-2' }],
  },
  {
    what: 'rule without a usable name',
    after: { rules: [rule, { ...rule, _key: 'copy', title: '土' }] },
    ids: [{ of: at('rules'), id: 'weekend-2' }],
  },
  { what: 'question with an id of its own', after: { inputs: [question, { ...question, _key: 'copy', id: 'hair' }] }, ids: [] },
  { what: 'question in another order', after: { inputs: [{ ...question, _key: 'z', id: 'z' }, question] }, ids: [] },
])('a copied $what gets an id of its own, and what was there keeps its id', ({ after, ids, elsewhere }) => {
  expect(copiedIds(before, { ...before, ...after }, 'Category', elsewhere)).toEqual(ids)
})

test('what was there when a form opened is left alone, also where ids are the same', () => {
  const both = { rules: [rule, { ...rule, _key: 'copy' }] }
  expect(copiedIds(both, both, 'Category')).toEqual([])
})

test('packages of all categories have ids of their own, questions and rules those of the visit and a category', () => {
  const documents = [
    { _id: 'category-Car', _type: 'category', packages: [{ _key: 'a', id: 'gold' }], inputs: [{ _key: 'a', id: 'size' }] },
    { _id: 'category-RV', _type: 'category', packages: [{ _key: 'a', id: 'silver' }], inputs: [{ _key: 'a', id: 'length' }] },
    { _id: 'visit', _type: 'visit', inputs: [{ _key: 'a', id: 'water' }] },
  ]
  expect(idsElsewhere({ id: 'category-Car', type: 'category' }, documents)).toMatchObject({ packages: ['silver'], inputs: ['water'] })
  expect(idsElsewhere({ id: 'visit', type: 'visit' }, documents)).toMatchObject({ inputs: ['size', 'length'] })
})
