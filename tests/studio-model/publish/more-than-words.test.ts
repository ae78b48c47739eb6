import { expect, test } from 'vitest'
import { isMoreThanWords as isMoreInLanguage } from '#src/studio-model/publish/more-than-words.ts'

const isMoreThanWords = (before: object | null, after: object) => isMoreInLanguage(before && { ...before }, { ...after }, 'en')

const exact = (amount: number) => ({ _type: 'Price', kind: 'exact', amount })
const gold = { _key: 'gold', id: 'gold', title: 'Gold', price: exact(9900) }
const silver = { _key: 'silver', id: 'silver', title: 'Silver', price: exact(4900) }
const category = (fields: object) => ({ _type: 'category', _id: 'drafts.boats', title: 'Boats', packages: [silver, gold], ...fields })
const PUBLISHED = { ...category({}), _id: 'boats', _rev: 'a' }

test('a price, a limit, a rule, an add-on, a package and a new category are more than words; titles, pictures and lists of nothing are not', () => {
  const isMore = (fields: object) => isMoreThanWords(PUBLISHED, category(fields))
  expect(isMore({ packages: [silver, { ...gold, price: exact(12_900) }] })).toBe(true)
  expect(isMore({ limit: { min: 5000 } })).toBe(true)
  expect(isMore({ packages: [silver] })).toBe(true)
  expect(isMore({ addonGroups: [{ _key: 'a', items: [{ _key: 'wax', id: 'wax', title: 'Wax', price: exact(500) }] }] })).toBe(true)
  expect(isMore({ rules: [{ _key: 'a', id: 'a', title: 'None', effect: { kind: 'forbid' } }] })).toBe(true)
  expect(isMore({ inputs: [{ _key: 'size', id: 'size', label: 'Size' }] })).toBe(true)
  expect(isMoreThanWords(null, category({}))).toBe(true)

  expect(isMore({})).toBe(false)
  expect(isMore({ title: 'Boats and ships', packages: [silver, { ...gold, title: 'Golden' }], rules: [], picture: { file: 'boat.jpg' } })).toBe(false)
})

test('so is a name that two packages have now, not one that they had', () => {
  const twice = category({ packages: [silver, { ...gold, title: ' silver' }] })
  expect(isMoreThanWords(PUBLISHED, twice)).toBe(true)
  expect(isMoreThanWords(twice, { ...twice, title: 'Ships' })).toBe(false)
})

test('so are hours, taxes and named prices of the business, what a visit is charged, what the form asks and what cancelling costs; a guarantee, an e-mail or a site is not', () => {
  const isMore = (type: string, before: object, after: object) => isMoreThanWords({ _type: type, ...before }, { _type: type, ...after })
  const wax = (title: string, amount: number) => ({ prices: [{ id: 'wax', title, price: exact(amount) }] })
  expect(isMore('business', { hours: [{ day: 'sunday' }] }, { hours: [] })).toBe(true)
  expect(isMore('business', {}, { taxes: [{ id: 'sales', bps: 800 }] })).toBe(true)
  expect(isMore('business', wax('Wax', 500), wax('Wax', 700))).toBe(true)
  expect(isMore('visit', {}, { rules: [{ id: 'far', effect: { kind: 'add', price: exact(1500) } }] })).toBe(true)
  expect(isMore('bookingForm', { groups: [] }, { groups: [{ fields: [{ id: 'gate' }] }] })).toBe(true)
  expect(isMore('policies', {}, { cancellations: [{ id: 'late', rows: [{ hours: 24, bps: 5000 }] }] })).toBe(true)
  expect(
    isMore('policies', { deposits: [{ when: { category: { _ref: 'boats' } } }] }, { deposits: [{ when: { category: { _ref: 'cars' } } }] }),
  ).toBe(true)

  expect(
    isMore(
      'business',
      { ...wax('Wax', 500), email: 'a@example.com' },
      { ...wax('Best wax', 500), email: 'b@example.com', guarantee: { text: 'Ours' } },
    ),
  ).toBe(false)
  expect(isMore('site', { meta: {} }, { meta: { title: 'Shore' } })).toBe(false)
  expect(isMore('messages', {}, { price: { from: 'from {price}' } })).toBe(false)
})

test('so is an address of a page that leads nowhere then, also one that followed from a name; one that leads on is not', () => {
  const boats = { ...PUBLISHED, id: 'boats' }
  const isMore = (before: object, after: object) => isMoreThanWords(before, { ...before, ...after })
  expect(isMore(boats, { path: '/ships' })).toBe(true)
  expect(isMore(boats, { path: '/ships', formerPaths: ['/boats'] })).toBe(false)
  expect(isMore({ ...boats, formerPaths: ['/rafts'] }, { formerPaths: [] })).toBe(true)
  expect(isMore(boats, { formerPaths: ['/rafts'] })).toBe(false)

  const page = { _key: 'a', _type: 'FurtherPage', path: '/about' }
  const site = { _type: 'site', pages: [page] }
  expect(isMore(site, { pages: [{ ...page, path: '/us' }] })).toBe(true)
  expect(isMore(site, { pages: [{ ...page, path: '/us', formerPaths: ['/about'] }] })).toBe(false)
  expect(isMore(site, { pages: [] })).toBe(true)
})
