import { expect, test } from 'vitest'
import { keyedList } from '#src/studio-model/draft/draft-value.ts'
import { checkDraft } from '#src/studio-model/publish/check-draft.ts'
import { categoryCopy } from '#src/studio-model/starts/category-copy.ts'
import { followingTexts } from '#src/studio-model/starts/category-starts.ts'
import { ANY_MEDIA } from '../../support/content/any-media.ts'
import { sampleDocuments } from '../../support/content/sample-documents.ts'

const sample = await sampleDocuments()
const categories = sample.filter(({ _type }) => _type === 'category')
const packageIds = categories.flatMap(({ packages }) => keyedList(packages).map(({ item }) => item['id']))

test.each(categories.map(category => [category['title'], category] as const))('a copy of %s takes a name, and can be published', (_, category) => {
  const copy = { ...categoryCopy({ ...category, formerPaths: ['/old'] }, packageIds), _id: 'copy', id: 'copies', title: 'Copies' }
  const whole = { ...copy, ...followingTexts(copy, undefined) }
  const published = sample.map(each => (each === category ? { ...category, formerPaths: ['/old'] } : each))
  expect(checkDraft(whole, { published, drafts: [] }, ANY_MEDIA).errors).toEqual([])
})

test('packages of a copy have ids of their own, and are named by these: in rules, by other packages and in prices by package', () => {
  const price = {
    _type: 'Price',
    kind: 'by',
    input: '$package',
    rows: [{ _type: 'PriceRow', option: 'wash', price: { _type: 'Price', kind: 'exact', amount: 100 } }],
  }
  const bySize = { ...price, input: 'size' }
  const category = {
    packages: [
      { _key: 'a', _type: 'Package', id: 'wash', title: 'Wash' },
      { _key: 'b', _type: 'Package', id: 'gold', title: 'Gold', includes: ['wash'], price: bySize },
    ],
    rules: [{ _key: 'r', _type: 'Rule', id: 'wash', title: 'Early', when: { package: ['gold'] }, effect: { _type: 'Effect', kind: 'add', price } }],
  }
  const { packages, rules } = categoryCopy(category, ['wash', 'gold'])
  expect(packages).toMatchObject([{ id: 'wash-2' }, { id: 'gold-2', includes: ['wash-2'], price: { rows: [{ option: 'wash' }] } }])
  expect(rules).toMatchObject([{ id: 'wash', when: { package: ['gold-2'] }, effect: { price: { rows: [{ option: 'wash-2' }] } } }])
})
