import { expect, test } from 'vitest'
import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { DOCUMENT_SHAPE } from '#src/studio-model/documents/documents.ts'
import { fieldChanges, putFieldsBack, stateOf } from '#src/studio-model/history/field-changes.ts'
import { fieldChangeWords } from '#src/studio-model/history/field-change-words.ts'
import { sampleDocuments } from '#tests/support/content/sample-documents.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'
import type { Fields } from '#src/studio-model/draft/draft-value.ts'
import { applied } from '#tests/support/content/applied-edit.ts'

const documents = await sampleDocuments()
const { money, content } = await sampleRevision()

function before(id: string): DatasetDocument {
  const document = documents.find(({ _id }) => _id === id)
  if (document === undefined) throw new Error(`no ${id}`)
  return document
}

function told(older: DatasetDocument, now: object): string[] {
  const scope = { now, shape: DOCUMENT_SHAPE[older._type] ?? '', money, locale: 'en-US', language: 'en', messages: content.messages }
  return fieldChanges(older, now, older._type === 'category').flatMap(change => fieldChangeWords(change, scope))
}

const RULE = { _key: 'late', _type: 'Rule', id: 'late', title: 'Late', effect: { kind: 'amount', amount: 500 } }
const QUESTION = { _key: 'q', kind: 'number', id: 'q', label: 'Rust' }

/** A document, what is published of it in the place of what it says, and what is told of that. */
const CASES: [string, string, (document: Fields) => object, string[]][] = [
  ['a new rule', 'category-Car', () => ({ rules: [RULE] }), ['Rules: “Late” was added']],
  ['a new question', 'category-Car', ({ inputs }) => ({ inputs: [...list(inputs), QUESTION] }), ['Questions: “Rust” was added']],
  [
    'an add-on that goes',
    'category-Car',
    ({ addonGroups }) => ({ addonGroups: withFirst(addonGroups, { items: list(list(addonGroups)[0]?.['items']).toSpliced(2, 1) }) }),
    [expect.stringMatching(/“Pet Hair” was removed$/) as never],
  ],
  ['the order of packages', 'category-Car', ({ packages }) => ({ packages: list(packages).toReversed() }), ['Packages: in another order']],
  ['a title', 'category-Car', () => ({ title: 'Cars' }), ['Name on its card: “Cars & SUVs” → “Cars”']],
  [
    'hours',
    'business',
    ({ hours }) => ({ hours: withFirst(hours, { close: '15:00' }) }),
    [expect.stringMatching(/^Monday, Closes: 7:00\sPM → 3:00\sPM$/) as never],
  ],
  ['a day that closes', 'business', ({ hours }) => ({ hours: list(hours).toSpliced(0, 1) }), ['Opening hours: Monday was removed']],
  ['a closed day', 'business', () => ({ closedDates: ['2026-12-25'] }), ['Closed days: December 25, 2026 was added']],
  [
    'a week off',
    'business',
    () => ({ closedDates: ['2026-12-25', '2026-12-24', '2026-12-31', '2027-01-01'] }),
    [/^Closed days: December 24\s–\s25, 2026 was added$/, /^Closed days: December 31, 2026\s–\sJanuary 1, 2027 was added$/].map(
      line => expect.stringMatching(line) as never,
    ),
  ],
  ['a long text', 'category-Car', ({ intro }) => ({ intro: `${String(intro)} And more.` }), ['Intro: was changed']],
  [
    'a word of a policy that leads somewhere',
    'business',
    ({ policies }) => ({ policies: withFirst(policies, { text: [{ _type: 'block', _key: '0', children: [{ text: 'Call us.', marks: ['l'] }] }] }) }),
    ['Rescheduling and cancellation, Text: was changed'],
  ],
  ['a price alone', 'category-Motorcycle', ({ packages }) => ({ packages: withFirst(packages, { price: { kind: 'exact', amount: 77 } }) }), []],
]

function list(value: unknown): readonly Fields[] {
  return value as readonly Fields[]
}

function withFirst(value: unknown, fields: object): readonly Fields[] {
  return list(value).map((item, at) => (at === 0 ? { ...item, ...fields } : item))
}

test.each(CASES)('%s that was published is told in words', (_, id, edit, words) => {
  expect(told(before(id), { ...before(id), ...edit(before(id)) })).toEqual(words)
})

test.each(CASES.filter(([, , , words]) => words.length > 0))(
  '%s that was published is put back by one edit, and nothing where it was changed since',
  (_, id, edit) => {
    const older = before(id)
    const now = { ...older, ...edit(older) }
    const changes = fieldChanges(older, now, older._type === 'category')
    const { set, unset } = putFieldsBack(changes, now)
    const back = applied(now, set) as Record<string, unknown>
    for (const path of unset) delete back[path]
    expect(back).toEqual(older)
    expect(changes.map(change => stateOf(change, back))).toEqual(changes.map(() => 'back'))
    expect(putFieldsBack(changes, { ...now, ...Object.fromEntries(Object.keys(now).map(name => [name, 'another'])) })).toEqual({ set: {}, unset: [] })
  },
)

test('beside what comes into a list, what changed of those that stay is told', () => {
  const { packages } = before('category-Car')
  const added = { _key: 'new', id: 'new', title: 'Brand new', price: { kind: 'exact', amount: 100 } }
  const now = { ...before('category-Car'), packages: [...withFirst(packages, { title: 'Quick shine' }), added] }
  expect(told(before('category-Car'), now)).toEqual(['Packages: “Brand new” was added', 'Quick shine, Title: “Basic Shine Detail” → “Quick shine”'])
})

test('what an id names is told by its title', () => {
  const bikes = before('category-Motorcycle')
  const built = { ...bikes, packages: withFirst(bikes['packages'], { includes: [list(bikes['packages'])[1]?.['id']] }) }
  const title = String(list(bikes['packages'])[1]?.['title'])
  expect(told(bikes, built)).toEqual([expect.stringContaining(`Builds on: “${title}” was added`)])
  expect(told(built, bikes)).toEqual([expect.stringContaining(`Builds on: “${title}” was removed`)])
})
