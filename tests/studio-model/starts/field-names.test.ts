import { expect, test } from 'vitest'
import { followingNames, newNames, usualLengths } from '#src/studio-model/starts/field-names.ts'

const NOTHING = { published: undefined, prefixes: [] }
const name = { _key: 'a', kind: 'text', name: 'name', label: 'Name' }
const code = { _key: 'b', kind: 'text', name: 'gate_code', label: 'Gate code' }
const formOf = (...fields: object[]) => ({ groups: [{ _key: 'g', id: 'your-details', fields }] })
const at = (key: string, field = 'name') => ['groups', { _key: 'g' }, 'fields', { _key: key }, field]

test.each<{ what: string; field: object; named: string | null; prefixes?: string[]; published?: object }>([
  { what: 'its label', field: { kind: 'text', label: 'Gate code 2 (back)' }, named: 'gate_code_2_back' },
  { what: 'its label, numbered where another field has it', field: { kind: 'text', label: 'Name' }, named: 'name_2' },
  { what: 'its label, apart from what every request has', field: { kind: 'text', label: 'Status' }, named: 'status_2' },
  {
    what: 'its label, apart from the fields of a category',
    field: { kind: 'text', label: 'Car color' },
    named: 'asked_car_color',
    prefixes: ['car'],
  },
  { what: 'its kind, which every request has', field: { kind: 'email', label: 'Where to write' }, named: 'email' },
  { what: 'nothing before its kind is chosen', field: { label: 'Gate code' }, named: null },
  { what: 'nothing where a label has no usable characters', field: { kind: 'text', label: '土' }, named: null },
  {
    what: 'nothing once it is published',
    field: { kind: 'text', label: 'Gate code' },
    named: null,
    published: formOf({ _key: 'n', kind: 'text', name: 'field', label: '土' }),
  },
])('a new field is named after $what', ({ field, named, prefixes = [], published }) => {
  const form = formOf(name, { ...field, _key: 'n', name: 'field' })
  expect(followingNames(form, { prefixes, published })).toEqual(named === null ? [] : [{ path: at('n'), value: named }])
})

test('a field that has a name keeps it, whatever its label becomes', () => {
  expect(followingNames(formOf({ ...name, label: 'Your name' }, { ...code, label: 'Door' }, { _key: 'x', kind: 'package' }), NOTHING)).toEqual([])
})

test('a field that is added begins with a name of its own, so that no default of its kind is taken for it', () => {
  const [first, second] = [{ _key: 'n' }, { _key: 'm', kind: 'text' }]
  expect(newNames(formOf(name), formOf(name, first, second), NOTHING)).toEqual([
    { path: at('n'), value: 'field' },
    { path: at('m'), value: 'field_2' },
  ])
})

test('a copy of a field gets a name of its own; fields that are written out, or published and back again, keep theirs', () => {
  const copy = { ...code, _key: 'c' }
  expect(newNames(formOf(name, code), formOf(name, code, copy), NOTHING)).toEqual([{ path: at('c'), value: 'gate_code_2' }])
  expect(newNames(formOf(), formOf(name, code, { _key: 'x', kind: 'package' }), NOTHING)).toEqual([])
  const nameless = { _key: 'e', kind: 'email' }
  expect(newNames(formOf(name), formOf(name, nameless), { ...NOTHING, published: formOf(name, nameless) })).toEqual([])
})

test('a text whose kind has just been chosen begins with a usual length, which one may empty', () => {
  const added = { _key: 'n', name: 'field' }
  expect(usualLengths(formOf(added), formOf({ ...added, kind: 'text' }))).toEqual([{ path: at('n', 'maxLength'), value: 200 }])
  expect(usualLengths(formOf(added), formOf({ ...added, kind: 'paragraph' }))).toEqual([{ path: at('n', 'maxLength'), value: 2000 }])
  expect(usualLengths(formOf(added), formOf({ ...added, kind: 'email' }))).toEqual([])
  expect(usualLengths(formOf({ ...code, maxLength: 60 }), formOf(code))).toEqual([])
})
