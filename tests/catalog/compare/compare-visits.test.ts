import { expect, test } from 'vitest'
import { compareVisits } from '#src/catalog/compare/compare-visits.ts'
import { compiledRevision } from '#src/catalog/compiled-revision.ts'
import type { Revision } from '#src/catalog/revision.ts'
import type { Content, VisitRule } from '#src/contract/generated/types.ts'
import { loadContent } from '#src/cms/folder/local-content.ts'
import { lineWords, visitWords } from '#src/studio-model/publish/change-words.ts'
import { type Edit, edited } from '#tests/support/content/edit.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'
import { sampleVisit } from '#tests/support/content/sample-visit.ts'

const TODAY = '2026-05-20'

const loaded = await loadContent(SAMPLE_FOLDER)
if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
const { visit: _, ...plain } = loaded.value.content
const sample: Content = { ...plain, visit: sampleVisit() }

function revisionOf(content: Content): Revision {
  return compiledRevision('', content, TODAY)
}

/** What an owner reads of some edits, a line for each line, then how many examples there are. */
function told(edits: readonly Edit[]): string[] {
  return compareVisits(revisionOf(sample), revisionOf(edited(sample, edits)), TODAY).flatMap(difference => [
    ...difference.items.flatMap(({ kind, title, change, lines }) => [
      ...(change === 'changed' && lines.length > 0 ? [] : [`${title} ${change}`]),
      ...lines.map(line => `${visitWords(difference)}, ${title}, ${lineWords(line, kind)}: ${line.before} -> ${line.after}`),
    ]),
    ...difference.examples.map(({ title, before, after }) => `${title}: ${before} -> ${after}`),
  ])
}

const CASES: { name: string; edits: Edit[]; told: unknown }[] = [
  { name: 'nothing', edits: [], told: [] },
  { name: 'a text', edits: [{ at: '/visit/words/add', set: 'One more' }], told: [] },
  {
    name: 'a discount from three vehicles on',
    edits: [{ at: '/visit/rules/1/effect/bps', set: -1000 }],
    told: [
      'Every visit, Three vehicles or more, 3 to 4 vehicles: -5% on the package -> -10% on the package',
      '3 × Basic Shine Detail, Coupes/Sedans, Yes: $167.50 -> $160',
      '3 × Basic Shine Detail, Coupes/Sedans, No: $182.50 -> $175',
      '4 × Basic Shine Detail, Coupes/Sedans, Yes: $215 -> $205',
      '4 × Basic Shine Detail, Coupes/Sedans, No: $230 -> $220',
      '3 × Silver, Yes: $877.15+ -> $832.30+',
    ],
  },
  {
    name: 'a discount that is of the whole price',
    edits: [{ at: '/visit/rules/1/effect/of', set: 'base' }],
    told: expect.arrayContaining(['Every visit, Three vehicles or more, 3 to 4 vehicles: -5% on the package -> -5% on package and add-ons']),
  },
  {
    name: 'a discount that is of some add-ons',
    edits: [{ at: '/visit/rules/1/effect', set: { kind: 'percent', bps: -500, of: 'addons', addons: ['pet-hair', 'engine-bay'] } }],
    told: expect.arrayContaining(['Every visit, Three vehicles or more, 3 to 4 vehicles: -5% on the package -> -5% on Engine Bay and Pet Hair']),
  },
  {
    name: 'a trip fee that goes',
    edits: [{ at: '/visit/rules/0', remove: true }],
    told: expect.arrayContaining(['Trip fee removed', 'Every visit, Trip fee, Price: + $25 -> null']),
  },
  {
    name: 'how many items there may be',
    edits: [{ at: '/visit/mostItems', set: 6 }],
    told: expect.arrayContaining(['Every visit, On this visit, Most items: 5 -> 6']),
  },
  {
    name: 'the minimum',
    edits: [{ at: '/visit/limit/min', set: 20000 }],
    told: expect.arrayContaining(['Every visit, On this visit, The whole visit, at least: $150 -> $200']),
  },
  {
    name: 'what is asked',
    edits: [{ at: '/visit/inputs/0/options/1/label', set: 'None' }],
    told: expect.arrayContaining(['Every visit, Is there water on site? None, Title: Is there water on site? No -> Is there water on site? None']),
  },
  {
    name: 'a fee from a day on',
    edits: [
      {
        at: '/visit/rules/0/effect/price',
        set: { kind: 'dated', price: { kind: 'exact', amount: 2500 }, changes: [{ from: '2027-01-01', price: { kind: 'exact', amount: 3000 } }] },
      },
    ],
    told: expect.arrayContaining(['Every visit, visits from January 1, 2027 on, Trip fee, Price: + $25 -> + $30']),
  },
]

test.each(CASES)('an owner who changes $name of visits is told so', ({ edits, told: expected }) => {
  expect(told(edits)).toEqual(expected)
})

test('what is the same after a price changes is told once', () => {
  const rising = edited(sample, [
    {
      at: '/visit/rules/0/effect/price',
      set: { kind: 'dated', price: { kind: 'exact', amount: 2500 }, changes: [{ from: '2027-01-01', price: { kind: 'exact', amount: 3000 } }] },
    },
  ])
  const found = compareVisits(revisionOf(rising), revisionOf(edited(rising, [{ at: '/visit/rules/1/effect/bps', set: -1000 }])), TODAY)
  expect(found.map(({ from }) => from)).toEqual([undefined])
})

test('a visit that comes, and one that goes, is told whole', () => {
  const [with_, without] = [revisionOf(sample), revisionOf(plain)]
  // Of a visit itself something is known before it is said: it has one item.
  const changes = (before: Revision, after: Revision) =>
    compareVisits(before, after, TODAY)[0]
      ?.items.filter(({ kind }) => kind !== 'visit')
      .map(({ change }) => change)
  expect(new Set(changes(without, with_))).toEqual(new Set(['added']))
  expect(new Set(changes(with_, without))).toEqual(new Set(['removed']))
})

test('an example costs what the site would charge', () => {
  const free = edited(sample, [{ at: '/visit/limit', remove: true }])
  const after = revisionOf(edited(free, [{ at: '/visit/rules/0/effect/price/amount', set: 4000 }]))
  const examples = compareVisits(revisionOf(free), after, TODAY).flatMap(({ examples }) => examples)
  const amount = (text: string | null) => Number(text?.replace(/[^0-9.]/g, ''))
  expect(examples.length).toBeGreaterThan(0)
  for (const { before, after: now } of examples) expect(amount(now) - amount(before)).toBe(15)
})

test('a question of the visit, where content said nothing of visits before, changes nothing else of them', () => {
  const { inputs = [], words } = sampleVisit()
  const found = (mostItems: number) => {
    const difference = compareVisits(revisionOf(plain), revisionOf({ ...plain, visit: { words, inputs, mostItems } }), TODAY)
    return difference.flatMap(({ items }) =>
      items.map(({ kind, change, lines }) => [kind, change, ...lines.map(({ before, after }) => `${before} -> ${after}`)]),
    )
  }
  expect(found(1).map(([kind, change]) => `${kind} ${change}`)).toEqual(['input added', 'option added', 'option added'])
  // That there may be several items is told where it is said.
  expect(found(5)).toContainEqual(['visit', 'changed', '1 -> 5'])
})

test('of a first discount for the second item an owner reads what two items cost, where content said nothing of visits before', () => {
  const { words } = sampleVisit()
  const second: VisitRule = { id: 'second', title: 'Second', when: { items: { full: 1 } }, effect: { kind: 'percent', bps: -1000, of: 'base' } }
  const [difference] = compareVisits(revisionOf(plain), revisionOf({ ...plain, visit: { words, mostItems: 2, rules: [second] } }), TODAY)
  const [first] = difference?.examples ?? []
  expect(first).toEqual({ change: 'lowered', title: '2 × Basic Shine Detail, Coupes/Sedans', before: '$100', after: '$95' })
})
