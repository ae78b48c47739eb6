import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { checkDraft } from '#src/studio-model/publish/check-draft.ts'
import { CATEGORY_STARTS, categoryStart, type CategoryStart, followingTexts } from '#src/studio-model/starts/category-starts.ts'
import { lackingIds } from '#src/studio-model/starts/item-ids.ts'
import { suggestedId } from '#src/studio-model/documents/suggested-id.ts'
import { usualItem } from '#src/studio-model/starts/usual-item.ts'
import { type Edit, edited } from '../../support/content/edit.ts'
import { sampleDocuments } from '../../support/content/sample-documents.ts'
import { ANY_MEDIA } from '../../support/content/any-media.ts'

const sample = await sampleDocuments()
const DRAWINGS = ['van', 'service']

/** The prices of a start's package, as an owner types them. */
const PRICES: Readonly<Record<CategoryStart, readonly Edit[]>> = {
  bySize: [0, 1, 2].map(row => ({ at: `/packages/0/price/rows/${row}/price/amount`, set: 10_000 * (row + 1) })),
  perUnit: [{ at: '/packages/0/price/rate', set: 900 }],
  onePrice: [{ at: '/packages/0/price/amount', set: 9900 }],
}

/** Content as it is, and content that leaves out what a language says. */
const LANGUAGES = [undefined, 'en']

const cases = LANGUAGES.flatMap(language => (Object.keys(CATEGORY_STARTS) as CategoryStart[]).map(start => ({ start, language })))

test.each(cases)(
  'a new category ($start, $language) takes a name, a package, its prices and how long it takes, and can be published',
  ({ start, language }) => {
    const published = sample.map(document => (document._id === 'business' && language !== undefined ? { ...document, language } : document))
    const begun = { _id: 'category-new', _type: 'category', ...categoryStart(start, language, DRAWINGS), title: 'Boats' } as DatasetDocument
    const named = edited(begun, [
      { at: '/duration/amount', set: 90 },
      { at: '/packages/0/title', set: 'Full wash' },
      { at: '/packages/0/description', set: 'Hull and deck.' },
      ...PRICES[start],
    ])
    const whole = withIds(named, language)
    expect(checkDraft(whole, { published, drafts: [] }, ANY_MEDIA).errors).toEqual([])
    const untimed = { ...whole, duration: begun['duration'] }
    expect(checkDraft(untimed, { published, drafts: [] }, ANY_MEDIA).errors).toMatchObject([{ pointer: '/duration/amount', message: 'is required' }])
    expect(whole).toMatchObject({ id: 'boats', icon: 'service', packages: [{ id: 'full-wash' }] })
    expect(JSON.stringify(whole)).not.toContain('"_key":null')
  },
)

/** What the form fills in as names are left. */
function withIds(category: DatasetDocument, language: unknown): DatasetDocument {
  const copy = { ...structuredClone(category), id: suggestedId(category['title']) }
  for (const { of, id } of lackingIds(copy, 'Category')) {
    const target = of.reduce<Record<string, unknown>>((inner, step) => {
      const list = Array.isArray(inner) ? (inner as { _key: string }[]) : []
      return (typeof step === 'object' ? list.find(({ _key }) => _key === step._key) : inner[step]) as Record<string, unknown>
    }, copy)
    target['id'] = id
  }
  return { ...copy, ...followingTexts(copy, language) }
}

test('a category begins with a drawing that suits any, else with none: neither with that of another one nor with the sign of a tab', () => {
  expect(categoryStart('onePrice', 'en', ['badge', 'car', 'tools'])['icon']).toBe('tools')
  expect(categoryStart('onePrice', 'en', ['badge', 'car', 'home'])['icon']).toBeUndefined()
  for (const icon of ['service', 'tools']) expect(readFileSync(`defaults/illustrations/${icon}.svg`, 'utf8')).toContain('viewBox="0 0 320 180"')
})

test('without such a drawing it is left to fill in, whatever follows from the name', () => {
  expect(followingTexts({ id: 'boats', title: 'Boats' }, undefined)).not.toHaveProperty('icon')
})

test('what defaults say is not written down', () => {
  expect(followingTexts({ id: 'boats', title: 'Boats' }, 'en')).toEqual({})
  expect(followingTexts({ id: 'boats', title: 'Boats', heading: 'Ahoy' }, undefined)).toMatchObject({
    path: '/boats',
    fieldPrefix: 'boats',
    navTitle: 'Boats',
  })
  expect(followingTexts({ id: 'boats', title: 'Boats', heading: 'Ahoy' }, undefined)).not.toHaveProperty('heading')
})

test('a new package is priced as the last one is, with its amounts still to be said', () => {
  const car = sample.find(({ _id }) => _id === 'category-Car')
  const { price } = usualItem('Package', car?.['packages']) as { price: { input: string; rows: { option: string; price: object }[] } }
  expect(price.input).toBe('size')
  expect(price.rows.map(({ option }) => option)).toContain('mid')
  expect(JSON.stringify(price)).not.toContain('amount')
  expect(usualItem('Package', undefined)).toEqual({ features: [], price: { _type: 'Price', kind: 'exact' } })
})

test('a new add-on has an exact price, also after one that begins at a price', () => {
  const last = (price: object) => [{ _key: 'a', price: { _type: 'Price', ...price } }]
  expect(usualItem('Addon', last({ kind: 'from', amount: 100 }))).toEqual({ price: { _type: 'Price', kind: 'exact' } })
  expect(usualItem('Addon', last({ kind: 'per', input: 'feet', rate: 100 }))).toEqual({ price: { _type: 'Price', kind: 'per', input: 'feet' } })
})

test('a table with a price for all other answers keeps its place for it', () => {
  const price = { _type: 'Price', kind: 'by', input: 'size', rows: [], else: { _type: 'Price', kind: 'exact', amount: 100 } }
  expect(usualItem('Package', [{ _key: 'a', price }])).toMatchObject({ price: { else: { _type: 'Price', kind: 'exact' } } })
})

test('rules, reviews and questions begin with what most of them say; other items with nothing', () => {
  expect(usualItem('Rule', [])).toEqual({ effect: { _type: 'Effect', kind: 'percent', of: 'package' } })
  expect(usualItem('VisitRule', [])).toEqual({ effect: { _type: 'Effect', kind: 'percent', of: 'base' } })
  expect(usualItem('Review', [])).toEqual({ stars: 5 })
  expect(usualItem('Input', [])).toEqual({ show: 'always' })
  expect(usualItem('Question', [])).toEqual({})
})
