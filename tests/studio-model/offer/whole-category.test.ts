import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compile } from '#src/catalog/compile/compile.ts'
import { estimate } from '#src/catalog/estimate/estimate.ts'
import { resolve } from '#src/catalog/estimate/resolve.ts'
import type { Selection } from '#src/catalog/estimate/selection.ts'
import { type DatasetDocument, readDocuments } from '#src/cms/sanity/dataset-documents.ts'
import { fieldsOf, keyedList } from '#src/studio-model/draft/draft-value.ts'
import { leftOut, namesAll } from '#src/studio-model/offer/left-out.ts'
import { NO_OFFER, type Offer, offerEdits, offerProblems, packagesOf, withOffer } from '#src/studio-model/offer/offer.ts'
import { moneyOf } from '#src/catalog/words/money.ts'
import { sampleDocuments } from '#tests/support/content/sample-documents.ts'
import { selection as randomSelection } from '#tests/support/prices/random-selection.ts'

const documents = await sampleDocuments()
const car = documents.find(({ _id }) => _id === 'category-Car') as DatasetDocument
const carPackages = new Set(packagesOf(car).map(({ id }) => id))
const all: Offer = {
  ...NO_OFFER,
  title: 'Winter sale',
  off: 1000,
  from: '2030-12-01',
  until: '2030-12-31',
  categories: new Set([car._id]),
}
const listed: Offer = { ...all, categories: new Set(), packages: carPackages }

test('an offer of a whole category names no package, beside single ones of another', () => {
  const edits = offerEdits({ ...all, packages: new Set(['motorcycle-buff-polish']) }, documents, { language: undefined, locale: 'en-US' })
  expect(edits.get(car._id)?.rule).toHaveProperty('when', {
    _type: 'When',
    date: { _type: 'DateRange', from: '2030-12-01', until: '2030-12-31' },
  })
  expect(edits.get('category-Motorcycle')?.rule).toHaveProperty('when.package', ['motorcycle-buff-polish'])
  expect([...edits.keys()]).toHaveLength(2)
  expect(offerProblems(all, '2030-05-15', moneyOf({ currency: 'USD', locale: 'en-US' })).packages).toBeNull()
})

test('a package that is added later belongs to it, and not to one that names every package', () => {
  const inWinter = { category: 'Car', package: 'later', inputs: { size: 'mid' }, addons: [], date: '2030-12-24' }
  const linesOf = (offer: Offer) => priced(offered(offer, withLater), inWinter)?.lines.map(({ id }) => id)
  expect(linesOf(all)).toContain('winter-sale')
  expect(linesOf(listed)).not.toContain('winter-sale')
})

test('whatever may be booked costs the same, whether an offer names every package or none', () => {
  for (const by of ['percent', 'amount'] as const) {
    const [whole, byName] = [offered({ ...all, by }, documents), offered({ ...listed, by }, documents)]
    fc.assert(
      fc.property(randomSelection(whole.content), fc.constantFrom('2030-11-30', '2030-12-24'), (drawn, date) => {
        fc.pre(drawn.package !== null)
        expect(priced(whole, { ...drawn, date })).toEqual(priced(byName, { ...drawn, date }))
      }),
    )
  }
})

test('a package that is added asks whether it belongs to the rules that name every other one, and is taken into them', () => {
  const [before] = offered(listed, [car]).documents as [DatasetDocument]
  const later = withPackage(before)
  const found = leftOut(before, later)
  expect(found.map(({ title, rule }) => [title, rule])).toEqual([['Later', 'Winter sale']])
  expect(found[0]?.edit).toEqual([{ path: ['rules', { _key: 'winter-sale' }, 'when', 'package'], value: [...carPackages, 'later'] }])
  expect(leftOut(before, before)).toEqual([])
  const [some] = offered({ ...listed, packages: new Set([...carPackages].slice(1)) }, [car]).documents as [DatasetDocument]
  expect(leftOut(some, withPackage(some))).toEqual([])
  const [whole] = offered(all, [car]).documents as [DatasetDocument]
  expect(leftOut(whole, withPackage(whole))).toEqual([])
})

test('a rule that came after the package was made for it, or without it', () => {
  const later = withPackage(car)
  const [draft] = offered(listed, [later]).documents as [DatasetDocument]
  expect(leftOut(car, draft)).toEqual([])
})

test('an offer that names every package one by one is known by that', () => {
  const ruleIn = (offer: Offer) => {
    const [document] = offered(offer, [car]).documents as [DatasetDocument]
    return [fieldsOf(keyedList(document['rules']).at(-1)?.item), document] as const
  }
  expect(namesAll(...ruleIn(listed))).toBe(true)
  expect(namesAll(...ruleIn({ ...listed, packages: new Set([...carPackages].slice(1)) }))).toBe(false)
  expect(namesAll(...ruleIn(all))).toBe(false)
})

/** The documents with an offer, and what visitors are offered by them. */
function offered(offer: Offer, before: readonly DatasetDocument[]) {
  const edits = offerEdits(offer, before, { language: undefined, locale: 'en-US' })
  const after = before.map(document => {
    const edit = edits.get(document._id)
    return edit === undefined ? document : withOffer(document, edit)
  })
  const read = readDocuments(after.length === 1 ? documents.map(document => after.find(({ _id }) => _id === document._id) ?? document) : after)
  const compiled = read.ok ? compile(read.content) : null
  if (!read.ok || compiled?.ok !== true) throw new Error('the offer was refused')
  return { documents: after, content: read.content, catalog: compiled.catalog }
}

function priced({ catalog }: ReturnType<typeof offered>, selection: Selection) {
  const resolution = resolve(catalog, selection)
  return resolution.ok ? estimate(resolution.resolved) : null
}

const withLater = documents.map(document => (document === car ? withPackage(car) : document))

function withPackage(document: DatasetDocument): DatasetDocument {
  const [first] = keyedList(document['packages'])
  const later = { ...first?.item, _key: 'later', id: 'later', title: 'Later' }
  return { ...document, packages: [...(document['packages'] as unknown[]), later] }
}
