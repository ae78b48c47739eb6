import { expect, test } from 'vitest'
import { moneyOf } from '#src/catalog/words/money.ts'
import { loadContent } from '#src/cms/folder/local-content.ts'
import { toDocuments } from '#src/cms/sanity/dataset-documents.ts'
import { draftCatalog } from '#src/studio-model/estimate/draft-catalog.ts'
import { draftEstimate, goesWith, NO_TRIAL, onSomeDay, type Trial, withAddon } from '#src/studio-model/estimate/draft-estimate.ts'
import { keptExample } from '#src/studio-model/estimate/kept-example.ts'
import { type Edit, edited } from '#tests/support/content/edit.ts'

const loaded = await loadContent('tests/content/window-cleaning')
if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
const { content } = loaded.value
const money = moneyOf(content.business)
const home = toDocuments(content).find(({ id }) => id === 'Home') ?? {}

function openCatalog(document: object) {
  const drafted = draftCatalog(document, { ...content.business, language: undefined, money })
  if (!drafted.ok) throw new Error(JSON.stringify(drafted.problems))
  return drafted
}

function estimateOf(trial: Partial<Trial>, document: object = home) {
  const { catalog, category } = openCatalog(document)
  return draftEstimate(catalog, category, { ...NO_TRIAL, ...trial }, money, content.messages)
}

const INSIDE_OUT = { package: 'home-inside-out', answers: { house: 'detached', windows: '14' } }

test('a selection of a draft has the lines, the total and the duration that the site would say', () => {
  const told = estimateOf({ ...INSIDE_OUT, addons: { 'fly-screen': 2 } })
  expect(told).toMatchObject({
    ok: true,
    duration: '3 hr 15 min',
    explanation: { total: '€153.00', lines: [{ text: '€144' }, { title: '2 × Fly screen', text: '€9' }] },
  })
})

test('an edit that is not published changes the estimate', () => {
  const dearer = edited(home, [{ at: '/addonGroups/0/items/1/price/amount', set: 1000 }])
  expect(estimateOf({ ...INSIDE_OUT, addons: { 'fly-screen': 1 } }, dearer)).toMatchObject({ explanation: { total: '€154.00' } })
})

test('what is still missing and what asks for a consultation is said as on the site', () => {
  expect(estimateOf({ package: 'home-inside-out', answers: { windows: '14' } })).toMatchObject({
    estimate: { state: 'incomplete', missing: ['house'] },
  })
  const large = estimateOf({ package: 'home-outside', answers: { house: 'detached', windows: '41' } })
  expect(large).toMatchObject({ estimate: { state: 'consultation' }, explanation: { reasons: [expect.stringContaining('40 windows')] } })
})

test('an answer that a visitor could not give is refused at its question', () => {
  expect(estimateOf({ package: 'home-outside', answers: { windows: '2.5' } })).toEqual({
    ok: false,
    problems: [{ place: 'inputs.windows', message: '"2.5" does not work here: write digits without decimals, such as 10' }],
  })
  expect(estimateOf({ ...INSIDE_OUT, date: '2027-02-30' })).toMatchObject({ problems: [{ place: 'date' }] })
})

test.each([
  ['without a time', { date: '2027-02-02' }, '€144.00', ['Night', 'Short notice']],
  ['by day, without a notice', { date: '2027-02-02', time: '10:00' }, '€144.00', []],
  ['at night, a day and a half ahead', { date: '2027-02-02', time: '22:15', notice: '36.5' }, '€244.00', []],
  ['by day, on short notice', { date: '2027-02-02', time: '10:00', notice: '23.99' }, '€194.00', []],
])('a trial %s costs what a visit then would', (_, when, total, notes) => {
  const rules = [
    { _key: 'a', id: 'night', title: 'Night', when: { start: { from: '19:00', before: '08:00' } }, effect: { kind: 'amount', amount: 10_000 } },
    { _key: 'b', id: 'short', title: 'Short notice', when: { notice: { below: 24 } }, effect: { kind: 'amount', amount: 5000 } },
  ]
  const timed = edited(home, [{ at: '/rules', set: rules }])
  expect(estimateOf({ ...INSIDE_OUT, ...when }, timed)).toMatchObject({ explanation: { total, notes: notes.map(text => ({ text })) } })
})

test('a selection outlives what an edit takes from it', () => {
  const { catalog, category } = openCatalog(home)
  const plan = catalog.categoryById.get('Home')
  expect(plan && goesWith(plan, 'coating-12', 'home-outside')).toBe(false)
  const gone = { package: 'gone', answers: { house: 'castle', gone: 'x' }, addons: { gone: 1 }, date: '', time: '', notice: '' }
  expect(draftEstimate(catalog, category, gone, money, content.messages)).toMatchObject({ estimate: { state: 'incomplete', lines: [] } })
})

test('of a group that chooses one, an add-on that is taken puts back the other', () => {
  const plan = openCatalog(home).catalog.categoryById.get('Home')
  const [first, second] = plan?.addons.filter(({ group }) => group.choose === 'one') ?? []
  if (plan === undefined || first === undefined || second === undefined) throw new Error('the content has no such group')
  const taken = withAddon(plan, withAddon(plan, NO_TRIAL, first, 1), second, 1)
  expect(taken.addons).toEqual({ [first.id]: 0, [second.id]: 1 })
})

/** A broken draft, and what an owner is told: where, and what would be right. */
test.each<[string, Edit[], [string, string][]]>([
  [
    'what says nothing about prices may be missing',
    [
      { at: '/seo', remove: true },
      { at: '/packages/0/description', remove: true },
      { at: '/intro', set: '' },
    ],
    [],
  ],
  [
    'an amount that is none',
    [{ at: '/addonGroups/0/items/1/price/amount', set: '4,50' }],
    [['While we are there, Fly screen, Price', '"4,50" does not work here: write digits with at most 2 decimals, such as 125 or 125.50']],
  ],
  ['a package without a title', [{ at: '/packages/1/title', remove: true }], [['Package', 'Still to fill in: Title']]],
  [
    'a duration of nothing',
    [{ at: '/packages/1/duration/rows/0/price/of/0/amount', set: 0 }],
    [['Inside & Out, How long it takes', 'Must be from 1 minute to 240 hours']],
  ],
  [
    'an add-on that goes with a package that is gone',
    [{ at: '/addonGroups/1/onlyWith', set: ['gone'] }],
    [['Rain-repellent coating', 'The package that this names is gone: choose another, or remove this']],
  ],
  [
    'a rule of which the percentage is still to be typed',
    [{ at: '/rules', set: [{ _key: 'late', id: 'late', title: 'Late', effect: { kind: 'percent', of: 'package' } }] }],
    [['Late', 'Still to fill in: Effect']],
  ],
  ['a rule that was just added', [{ at: '/rules', set: [{ _key: 'new', effect: {} }] }], [['Rule', 'Still to fill in: Title, Effect']]],
])('%s', (_, edits, expected) => {
  const drafted = draftCatalog(edited(home, edits), { ...content.business, language: undefined, money })
  const told = drafted.ok ? [] : drafted.problems.map(({ place, message }) => [place, message])
  expect(told).toEqual(expected.map(([place, message]) => [expect.stringContaining(place), expect.stringContaining(message)]))
})

test('a trial of prices that change from a day on is of a day, which an example keeps; no other trial is', () => {
  const document = edited(home, [
    {
      at: '/addonGroups/0/items/1/price',
      set: {
        _type: 'Price',
        kind: 'dated',
        price: { _type: 'Price', kind: 'exact', amount: 450 },
        changes: [{ _key: 'a', _type: 'DatedChange', from: '2026-01-01', price: { _type: 'Price', kind: 'exact', amount: 500 } }],
      },
    },
  ])
  const { catalog, isDated } = openCatalog(document)
  const plan = catalog.categoryById.get('Home')
  if (plan === undefined) throw new Error('there is no home')
  const trial = onSomeDay({ ...NO_TRIAL, ...INSIDE_OUT, addons: { 'fly-screen': 1 } }, isDated, '2026-06-01')
  expect(keptExample(estimateOf(trial, document), 'A screen', plan, 'category-Home')).toMatchObject({
    visit: { date: '2026-06-01' },
    price: { amount: 14_900 },
  })
  expect(onSomeDay({ ...NO_TRIAL, date: '2025-01-01' }, true, '2026-06-01').date).toBe('2025-01-01')
  expect(onSomeDay(NO_TRIAL, openCatalog(home).isDated, '2026-06-01')).toEqual(NO_TRIAL)
})

test('a trial is kept as an example, with what is asked and taken and the price that it has', () => {
  const { catalog } = openCatalog(home)
  const plan = catalog.categoryById.get('Home')
  if (plan === undefined) throw new Error('there is no home')
  const kept = (trial: Partial<Trial>) => keptExample(estimateOf(trial), 'Two screens', plan, 'category-Home')
  expect(kept({ ...INSIDE_OUT, addons: { 'fly-screen': 2 } })).toEqual({
    _type: 'Example',
    title: 'Two screens',
    category: { _type: 'reference', _ref: 'category-Home' },
    package: 'home-inside-out',
    answers: [
      { _key: '0', _type: 'ExampleAnswer', input: 'house', option: 'detached' },
      { _key: '1', _type: 'ExampleAnswer', input: 'windows', number: 14 },
    ],
    addons: [{ _key: '0', _type: 'ExampleAddon', addon: 'fly-screen', count: 2 }],
    price: { _type: 'ExamplePrice', kind: 'exact', amount: 15_300 },
  })
  expect(kept({ package: 'home-inside-out' })).toBeNull()
  expect(kept({ package: 'home-outside', answers: { house: 'detached', windows: 'many' } })).toBeNull()
})
