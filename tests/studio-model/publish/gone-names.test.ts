import { expect, test } from 'vitest'
import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { fieldsOf, keyedList, textAt } from '#src/studio-model/draft/draft-value.ts'
import { checkTogether } from '#src/studio-model/publish/check-draft.ts'
import { goneNames } from '#src/studio-model/publish/gone-names.ts'
import { ANY_MEDIA } from '../../support/content/any-media.ts'
import { sampleDocuments } from '../../support/content/sample-documents.ts'

const published = await sampleDocuments()

/** Every answer of a question, package and add-on that a list has beside others: where it stands, and what is left without it. */
const REMOVALS = published
  .filter(({ _type }) => _type === 'category')
  .flatMap(category => [
    ...removalsIn(category, 'packages', category['packages']),
    ...keyedList(category['inputs']).flatMap(({ item }, at) => removalsIn(category, `inputs.${at}.options`, item['options'])),
    ...keyedList(category['addonGroups']).flatMap(({ item }, at) => removalsIn(category, `addonGroups.${at}.items`, item['items'])),
  ])

function removalsIn(category: DatasetDocument, path: string, list: unknown) {
  const items = keyedList(list)
  return items.length < 2
    ? []
    : items.map(({ item }, position) => ({ category, path: `${path}.${position}`, title: textAt(item, 'title') ?? textAt(item, 'label') ?? '' }))
}

test.each(REMOVALS)('without $title ($path), taking it out everywhere leaves nothing that names it', ({ category, path, title }) => {
  const draft = without(category, path)
  const problems = checkTogether([draft], { published, drafts: [] }, ANY_MEDIA).errors
  const names = goneNames([draft, ...published], problems)
  if (!problems.some(({ message }) => message.startsWith('there is no'))) {
    expect(names).toEqual([])
    return
  }
  expect(names).toMatchObject([{ title, places: expect.any(Number) as number }])
  expect(names[0]?.parts).not.toEqual([])
  const edited = [...(names[0]?.edits ?? [])].map(([id, edit]) => {
    const document = [draft, ...published].find(({ _id }) => _id === id)
    return edit.reduce((said, { path, value }) => changed(said, path, value) as DatasetDocument, document as DatasetDocument)
  })
  const others = edited.some(({ _id }) => _id === draft._id) ? [] : [draft]
  const left = checkTogether([...others, ...edited], { published, drafts: [] }, ANY_MEDIA).errors
  expect(left.filter(({ message }) => message.startsWith('there is no'))).toEqual([])
})

test('of a size that is gone, each package that loses its row is told by its name', () => {
  const car = published.find(({ _id }) => _id === 'category-Car') as DatasetDocument
  const draft = without(car, 'inputs.0.options.2')
  const [name] = goneNames([draft, ...published], checkTogether([draft], { published, drafts: [] }, ANY_MEDIA).errors)
  expect(name).toMatchObject({ title: 'Large SUV/Vans/3-Row', places: 6 })
  expect(name?.parts).toContain('Cars & SUVs, Gold Shine Rejuvenation, Large SUV/Vans/3-Row')
})

test('an example that names what is gone goes with it, whether or not anything else names it', () => {
  const car = published.find(({ _id }) => _id === 'category-Car') as DatasetDocument
  const draft = without(car, 'inputs.0.options.2')
  const answer = { _key: 'size', _type: 'ExampleAnswer', input: 'size', option: 'large' }
  const category = { _type: 'reference', _ref: car._id }
  const price = { _type: 'ExamplePrice', kind: 'from', amount: 100 }
  const kept = { _key: 'b', _type: 'Example', title: 'Small', category, package: 'car-gold-shine', answers: [{ ...answer, option: 'sedan' }], price }
  const examples = { _id: 'examples', _type: 'examples', examples: [{ ...kept, _key: 'a', title: 'Large', answers: [answer] }, kept] }
  const documents = [draft, ...published, examples]
  const [name] = goneNames(documents, checkTogether([draft], { published: [...published, examples], drafts: [] }, ANY_MEDIA).errors)
  expect(name).toMatchObject({ title: 'Large SUV/Vans/3-Row', places: 7 })
  expect(name?.parts).toContain('The example “Large”, with the price that it keeps')
  expect(name?.edits.get('examples')).toEqual([{ path: ['examples'], value: [kept] }])

  const problem = { document: 'examples', pointer: '/examples/0/answers/0', message: '"Large" cannot be chosen: must be one of sedan, mid' }
  expect(goneNames(documents, [problem])).toMatchObject([
    { title: 'Large SUV/Vans/3-Row', places: 1, parts: ['The example “Large”, with the price that it keeps'] },
  ])
})

test('an add-on that only an example uses is offered to be taken out', () => {
  const car = published.find(({ _id }) => _id === 'category-Car') as DatasetDocument
  const group = keyedList(car['addonGroups'])[0]?.item ?? {}
  const wax = { ...keyedList(group['items'])[0]?.item, _key: 'wax', id: 'wax', title: 'Wax' }
  const live = { ...car, addonGroups: [...(car['addonGroups'] as object[]), { ...group, _key: 'more', id: 'more', title: 'More', items: [wax] }] }
  const example = {
    _key: 'a',
    _type: 'Example',
    title: 'With wax',
    category: { _type: 'reference', _ref: car._id },
    package: 'car-gold-shine',
    answers: [{ _key: 'size', _type: 'ExampleAnswer', input: 'size', option: 'sedan' }],
    addons: [{ _key: 'wax', _type: 'ExampleAddon', addon: 'wax' }],
    price: { _type: 'ExamplePrice', kind: 'from', amount: 100 },
  }
  const examples = { _id: 'examples', _type: 'examples', examples: [example, { ...example, _key: 'b', title: 'Without', addons: undefined }] }
  const now = [live, ...published.filter(({ _id }) => _id !== car._id), examples]
  const [name] = goneNames([car, ...now], checkTogether([car], { published: now, drafts: [] }, ANY_MEDIA).errors)
  expect(name).toMatchObject({ title: 'Wax', places: 1, parts: ['The example “With wax”, with the price that it keeps'] })
  expect(name?.edits.get('examples')).toEqual([{ path: ['examples'], value: [examples.examples[1]] }])
})

test('what another category calls by the same id says nothing of what is gone', () => {
  const car = published.find(({ _id }) => _id === 'category-Car') as DatasetDocument
  const draft = without(car, 'inputs.0.options.2')
  const others = published.filter(({ _id }) => _id !== car._id)
  expect(JSON.stringify(others)).toContain('"id":"large"')
  expect(goneNames([draft, ...others], checkTogether([draft], { published, drafts: [] }, ANY_MEDIA).errors)).toEqual([])
})

test('a surcharge for an answer goes with its question: without its condition it would be charged of everybody', () => {
  const bike = published.find(({ _id }) => _id === 'category-Motorcycle') as DatasetDocument
  const option = (id: string, label: string) => ({ _key: id, _type: 'Option', id, label })
  const wheels = {
    _key: 'wheels',
    _type: 'Input',
    id: 'wheels',
    kind: 'choice',
    label: 'How many wheels?',
    options: [option('two', '2'), option('three', '3')],
  }
  const when = { _type: 'Condition', inputs: [{ _key: 'a', input: 'wheels', option: ['three'] }] }
  const rule = { _key: 'three', id: 'three', title: 'Three wheels', when, effect: { kind: 'add', amount: { kind: 'exact', amount: 3000 } } }
  const live = { ...bike, inputs: [...((bike['inputs'] ?? []) as object[]), wheels], rules: [...((bike['rules'] ?? []) as object[]), rule] }
  const draft = { ...live, inputs: bike['inputs'] }
  const now = [live, ...published.filter(({ _id }) => _id !== bike._id)]
  const problem = { document: bike._id, pointer: `/rules/${live.rules.length - 1}/when/inputs/0/input`, message: 'there is no input "wheels"' }
  const [name] = goneNames([draft, ...now], [problem])
  expect(name).toMatchObject({ title: 'How many wheels?', places: 1, parts: ['Motorcycles, Three wheels, Rules'] })
  expect(name?.edits.get(bike._id)).toEqual([{ path: ['rules'], value: bike['rules'] ?? [] }])
})

test('a name that was never published is not offered to be taken out, and other problems are none of names', () => {
  const problem = {
    document: 'category-Car',
    pointer: '/packages/0/price/rows/0/option',
    message: 'there is no option of "size" "huge"; there are sedan',
  }
  expect(goneNames(published, [problem])).toEqual([])
  expect(goneNames(published, [{ ...problem, message: 'is required' }])).toEqual([])
})

/** A document without the item that a path leads to. */
function without(document: DatasetDocument, path: string): DatasetDocument {
  const copy = structuredClone(document)
  const steps = path.split('.')
  let list: unknown = copy
  for (const step of steps.slice(0, -1)) list = (list as Record<string, unknown>)[step]
  ;(list as unknown[]).splice(Number(steps.at(-1)), 1)
  return copy
}

type Steps = readonly (string | { readonly _key: string })[]

/** A value with another one at a path of the Studio's. */
function changed(value: unknown, [step, ...rest]: Steps, to: unknown): unknown {
  if (step === undefined) return to
  if (typeof step === 'string') {
    const { [step]: part, ...others } = fieldsOf(value)
    const now = changed(part, rest, to)
    return now === undefined ? others : { ...others, [step]: now }
  }
  return (value as unknown[]).map(item => (textAt(fieldsOf(item), '_key') === step._key ? changed(item, rest, to) : item))
}
