import { expect, test } from 'vitest'
import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { textsNamingGone } from '#src/studio-model/publish/texts-naming-gone.ts'

const category = (titles: readonly string[], addons: readonly string[] = [], _id = 'category-boat'): DatasetDocument => ({
  _id,
  _type: 'category',
  title: 'Boats',
  packages: titles.map(title => ({ _key: title, title })),
  addonGroups: [{ _key: 'extras', items: addons.map(title => ({ _key: title, title })) }],
})
const BEFORE = category(['Gold Wash', 'Gold Wash and Wax'], ['Teak (2 coats)'])
const site = (text: string): DatasetDocument => ({ _id: 'site', _type: 'site', facts: [{ text }] })

/** The sentences that name what goes, where `after` is left of the category. */
function quotes(text: string, after: DatasetDocument, ...others: DatasetDocument[]): string[] {
  return textsNamingGone(BEFORE, after, [after, site(text), ...others]).map(({ quote }) => quote)
}

test('a text that names a package or an add-on that goes is found with its place, and why', () => {
  const after = category(['Gold Wash and Wax'])
  expect(textsNamingGone(BEFORE, after, [after, site('We love boats. As in Gold Wash.')])).toEqual([
    { document: 'site', pointer: '/facts/0/text', quote: 'As in Gold Wash.', why: 'nothing in “Boats” is called “Gold Wash” any more' },
  ])
  expect(quotes('It is like Gold Wash. Gold Wash is it.', after)).toHaveLength(2)
  expect(quotes('We oil it: Teak (2 coats)', after)).toEqual(['We oil it: Teak (2 coats)'])
})

test.each([
  ['a longer title that stays', 'Gold Wash and Wax is for all.', category(['Gold Wash and Wax'], ['Teak'])],
  ['a part of a word', 'Gold Washing', category(['Gold Wash and Wax'], ['Teak'])],
  ['nothing that goes', 'Gold Wash', BEFORE],
])('%s is no text that names what goes', (_, text, after) => {
  expect(quotes(text, after)).toEqual([])
})

test('what another category calls so too stays, and titles of examples are for the owner alone', () => {
  const after = category(['Gold Wash and Wax'], ['Teak'])
  expect(quotes('Gold Wash', after, category(['Gold Wash'], [], 'category-car'))).toEqual([])
  expect(quotes('', after, { _id: 'examples', _type: 'examples', examples: [{ title: 'Gold Wash' }] })).toEqual([])
})
