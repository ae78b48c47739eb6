import { expect, test } from 'vitest'
import { movedPage } from '#src/studio-model/publish/former-addresses.ts'

const boats = { _type: 'category', id: 'boats', path: '/boats' }

test.each([
  { what: 'another address', draft: { path: '/ships' }, kept: ['/boats'] },
  { what: 'another address, again', draft: { path: '/rafts', formerPaths: ['/boats'] }, kept: ['/boats'] },
  { what: 'one that it had before', before: { formerPaths: ['/ships'] }, draft: { path: '/ships', formerPaths: ['/ships'] }, kept: ['/boats'] },
  { what: 'the published address again', draft: { formerPaths: ['/boats'] }, kept: [] },
  { what: 'another, beside earlier ones', draft: { path: '/rafts', formerPaths: ['/yachts'] }, kept: ['/yachts', '/boats'] },
])('a page that is given $what keeps those that it had, and none twice', ({ before = {}, draft, kept }) => {
  expect(movedPage({ ...boats, ...before }, { ...boats, ...draft }, ['path'], 'en')?.kept).toEqual(kept)
})

test('an address that follows from a name is one too; what was never published has none', () => {
  const { path: _, ...unsaid } = boats
  expect(movedPage(unsaid, boats, ['path'], 'en')).toMatchObject({ from: '/boats', to: '/boats', kept: [] })
  expect(movedPage(unsaid, { ...unsaid, path: '/ships' }, ['path'], 'en')).toMatchObject({ from: '/boats', kept: ['/boats'] })
  expect(movedPage(undefined, boats, ['path'], 'en')).toBeNull()
})

test('a further page is found again by its item, wherever it stands', () => {
  const [about, privacy] = [
    { _key: 'a', path: '/about' },
    { _key: 'b', path: '/privacy' },
  ]
  const place = ['pages', { _key: 'b' }, 'path']
  const moved = movedPage({ pages: [about, privacy] }, { pages: [{ ...privacy, path: '/your-data' }, about] }, place, undefined)
  expect(moved).toEqual({ from: '/privacy', to: '/your-data', place: ['pages', { _key: 'b' }, 'formerPaths'], former: [], kept: ['/privacy'] })
  expect(movedPage({ pages: [about] }, { pages: [about, privacy] }, place, undefined)).toBeNull()
})
