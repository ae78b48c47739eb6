import { expect, test } from 'vitest'
import { EMPTY_FORM, type FormAction, type FormState, transition } from '#src/booking/form/form-state.ts'
import { presetFrom } from '#src/booking/form/preset.ts'
import { TRAVEL } from '#tests/support/content/travel-content.ts'
import { sampleRevision } from '../../support/content/sample-revision.ts'

const revision = await sampleRevision()
const after = (...actions: FormAction[]): FormState => actions.reduce((state, action) => transition(state, action, revision), EMPTY_FORM)

const car: FormAction[] = [
  { kind: 'category', category: 'Car' },
  { kind: 'package', package: 'car-gold-shine' },
  { kind: 'input', input: 'size', text: 'mid' },
  { kind: 'addon', addon: 'engine-bay', count: 1 },
]
const time: FormAction[] = [
  { kind: 'date', date: '2026-05-20' },
  { kind: 'time', time: '09:00' },
  { kind: 'slot', slot: 'checking' },
]

test('another category begins with nothing chosen in it, and keeps the contact data', () => {
  const { values } = after({ kind: 'text', name: 'name', text: 'Alex' }, ...car, { kind: 'category', category: 'RV' })
  expect(values).toMatchObject({ category: 'RV', package: '', inputs: {}, addons: [], texts: { name: 'Alex' } })
})

test('the same category again changes nothing', () => {
  expect(after(...car, { kind: 'category', category: 'Car' })).toEqual(after(...car))
})

test('a quote has no date, time, slot answer or their errors', () => {
  const errors: FormAction = {
    kind: 'problems',
    problems: [
      { field: 'appointment_date', message: 'd' },
      { field: 'appointment_time', message: 't' },
      { field: 'name', message: 'n' },
    ],
  }
  const state = after(...car, ...time, errors, { kind: 'mode', mode: 'quote' })
  expect(state).toMatchObject({ slot: 'unknown', errors: { name: 'n' }, values: { mode: 'quote', date: '', time: '' } })
  expect(Object.keys(state.errors)).toEqual(['name'])
})

test('editing a field clears its error and no other', () => {
  const problems = ['name', 'email', 'car_size'].map(field => ({ field, message: field }))
  const { errors } = after(
    ...car,
    { kind: 'problems', problems },
    { kind: 'input', input: 'size', text: 'large' },
    { kind: 'text', name: 'name', text: 'A' },
  )
  expect(errors).toEqual({ email: 'email' })
})

test.each<FormAction>([
  { kind: 'date', date: '2026-05-21' },
  { kind: 'time', time: '10:00' },
  { kind: 'package', package: 'car-basic-shine' },
  { kind: 'category', category: 'RV' },
  { kind: 'addon', addon: 'pet-hair', count: 1 },
])('the slot answer is forgotten after $kind', action => {
  expect(after(...car, ...time, { kind: 'slot', slot: 'booked' }, action).slot).toBe('unknown')
})

test('an answer to an outdated slot check is ignored', () => {
  const answer: FormAction = { kind: 'slot-answer', slot: 'booked' }
  expect(after(...car, ...time, { kind: 'time', time: '08:00' }, answer).slot).toBe('unknown')
  expect(after(...car, ...time, answer).slot).toBe('booked')
})

test('add-ons stay in the order of the catalog', () => {
  const { addons } = after(...car, { kind: 'addon', addon: 'fabric-coating', count: 1 }, { kind: 'addon', addon: 'odor-removal', count: 1 }).values
  expect(addons).toEqual(['engine-bay', 'odor-removal', 'fabric-coating'])
})

test('a link chooses mode, category and package; what it names wrongly is left out', () => {
  const preset = { mode: 'quote', category: 'Semi', package: 'semi-gold-shine', inputs: { size: 'x' } } as const
  expect(after({ kind: 'preset', preset }).values).toMatchObject({ mode: 'quote', category: 'Semi', package: 'semi-gold-shine', inputs: {} })
  expect(after(...car, { kind: 'preset', preset: { ...preset, mode: null, category: 'Boat' } })).toEqual(after(...car))
})

test('the only category is chosen without a link; of several, none is', () => {
  const [car, ...others] = revision.catalog.categories
  if (car === undefined) throw new Error('the sample has categories')
  const categoryOf = (categories: typeof others) =>
    presetFrom(new URLSearchParams(), { ...revision, catalog: { ...revision.catalog, categories } }).category
  expect(categoryOf([car])).toBe('Car')
  expect(categoryOf([car, ...others])).toBe('')
})

test.each([
  ['mode=quote&category=Semi', { mode: 'quote', category: 'Semi', package: '', inputs: {} }],
  ['mode=appointment&package=car-gold-shine&size=mid', { mode: 'appointment', category: 'Car', package: 'car-gold-shine', inputs: { size: 'mid' } }],
  [
    'package=rv-exterior-detailing&length=30&size=mid',
    { mode: 'appointment', category: 'RV', package: 'rv-exterior-detailing', inputs: { length: '30' } },
  ],
  ['mode=huge&package=gone', { mode: 'appointment', category: '', package: '', inputs: {} }],
  ['', { mode: 'appointment', category: '', package: '', inputs: {} }],
])('the address ?%s chooses', (query, chosen) => {
  const preset = presetFrom(new URLSearchParams(query), revision)
  expect(after({ kind: 'preset', preset }).values).toMatchObject(chosen)
})

const zip = (text: string): FormAction => ({ kind: 'input', input: 'zip', text })
const address = (text: string): FormAction => ({ kind: 'text', name: 'service_zip', text })
const category = (id: string): FormAction => ({ kind: 'category', category: id })

test.each<[string, FormAction[], { zip: string | undefined; service_zip: string | undefined }]>([
  ['is filled in as it is typed', [category('Car'), zip('8'), zip('83')], { zip: '83', service_zip: '83' }],
  ['goes with the answer', [category('Car'), zip('83'), zip('')], { zip: '', service_zip: '' }],
  ['stays once it was changed', [category('Car'), zip('83702'), address('83814'), zip('83725')], { zip: '83725', service_zip: '83814' }],
  ['stays as it was written before', [category('Car'), address('83814'), zip('83725')], { zip: '83725', service_zip: '83814' }],
  ['stays with another category', [category('Car'), zip('83702'), category('RV')], { zip: undefined, service_zip: '83702' }],
  ['is the answer where it is asked again', [category('Car'), zip('83702'), category('RV'), category('Car')], { zip: '83702', service_zip: '83702' }],
  ['is the answer where it was written first', [address('83702'), category('Car')], { zip: '83702', service_zip: '83702' }],
])('a text that a question fills in %s', async (_, actions, expected) => {
  const { inputs, texts } = (await travelling(...actions)).values
  expect({ zip: inputs['zip'], service_zip: texts['service_zip'] }).toEqual(expected)
})

test('an error at a text that a question fills in goes with the answer', async () => {
  const problems = [{ field: 'service_zip', message: 'z' }]
  expect((await travelling(category('Car'), { kind: 'problems', problems }, zip('83702'))).errors).toEqual({})
})

async function travelling(...actions: FormAction[]): Promise<FormState> {
  const travel = await sampleRevision(TRAVEL)
  return actions.reduce((state, action) => transition(state, action, travel), EMPTY_FORM)
}
