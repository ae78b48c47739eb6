import { expect, test } from 'vitest'
import { NO_OFFER, type Offer, offerEdits, packagesOf, withOffers } from '#src/studio-model/offer/offer.ts'
import { offerFaults, withoutPackages } from '#src/studio-model/offer/offer-faults.ts'
import { sampleDocuments } from '#tests/support/content/sample-documents.ts'

const documents = await sampleDocuments()
const WORDING = { language: undefined, locale: 'en-US' }
const RV = 'category-RV'
const everything = new Set(documents.filter(document => packagesOf(document).length > 0).map(({ _id }) => _id))
const winter: Offer = { ...NO_OFFER, title: 'Winter 20', by: 'amount', off: 2000, code: 'WINTER20', categories: everything }
const faultsOf = (offer: Offer) => offerFaults(offerEdits(offer, documents, WORDING), documents)

test('an offer that would leave nothing of a package says of which one, at which answer, and what to do', () => {
  const faults = faultsOf(winter)
  const perFoot = faults.find(fault => fault.document === RV)
  expect(perFoot?.words).toBe(
    'RVs & Motorhomes: Exterior Detailing: Would cost less than nothing, where “RV length” is 1 linear foot, with “Winter 20”. Take off less, leave this package out, or raise the least of “RV length” (under Questions).',
  )
  expect(faultsOf({ ...winter, off: 500 })).toEqual([])
})

test('all that there is would be free at 100 %, on its days', () => {
  const free: Offer = {
    ...winter,
    by: 'percent',
    off: 10_000,
    code: '',
    from: '2030-12-01',
    until: '2030-12-31',
    categories: new Set(['category-Car']),
  }
  const [first] = faultsOf(free)
  expect(first?.words).toMatch(/: Would cost nothing, .*on December \d+, 2030\. Take off less, let it cost more, or make it a consultation\.$/)
})

test('the packages concerned are left out in one press, and the site takes the rest', () => {
  const left = withoutPackages(winter, faultsOf(winter), documents)
  expect(left.categories.has(RV)).toBe(false)
  expect(left.categories.has('category-Car')).toBe(true)
  expect(faultsOf(left)).toEqual([])
})

test('what was so before is no fault of an offer', () => {
  const before = withOffers(documents, offerEdits(winter, documents, WORDING))
  const again: Offer = { ...winter, title: 'Spring', code: 'MARCH1', off: 100 }
  expect(offerFaults(offerEdits(again, before, WORDING), before)).toEqual([])
})
