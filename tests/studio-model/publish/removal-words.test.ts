import { expect, test } from 'vitest'
import { checkRemoval } from '#src/studio-model/publish/check-draft.ts'
import { referringPlaces } from '#src/studio-model/publish/referring-places.ts'
import { removalWords, removed } from '#src/studio-model/publish/removal-words.ts'
import { sampleDocuments } from '../../support/content/sample-documents.ts'
import { ANY_MEDIA } from '../../support/content/any-media.ts'

const published = await sampleDocuments()

const NOWHERE = { releases: [], scheduled: 0 }

test('before a category goes, its owner reads which page, how many packages and which open requests it is about', () => {
  const gone = removed('category-Motorcycle', { published }, undefined)
  expect(gone).toEqual({ path: '/motorcycle-detailing', packages: 2, addons: 0 })
  expect(removalWords('unpublish', 'Motorcycles', gone, { open: 3, waits: NOWHERE, mayStay: false })).toEqual([
    'From the site go “Motorcycles”, its page /motorcycle-detailing, its part of the form, and its 2 packages. Whoever has a link to them finds nothing there.',
    '3 requests for it are open: they keep their prices and their times.',
    'It stays here as a draft: “Put it on the site again” on Start brings it back.',
  ])
  expect(removalWords('delete', 'Motorcycles', gone, { open: 1, waits: NOWHERE, mayStay: true }).slice(1)).toEqual([
    'One request for it is open: it keeps its price and its time.',
    'Taken off the site, it stays here as a draft: “Put it on the site again” on Start brings it back.',
    'Deleted for good, it is gone here too, with its draft.',
  ])
})

test('where else it waits is said: deleted it is gone there too, taken off the site it would come back', () => {
  const gone = removed('category-Motorcycle', { published }, undefined)
  const waits = { releases: ['Spring', 'Summer'], scheduled: 1 }
  const places = 'It waits in the release “Spring”, the release “Summer”, and a scheduled draft too'
  expect(removalWords('delete', 'Motorcycles', gone, { open: 0, waits, mayStay: false })).toContain(`${places}: there it is deleted as well.`)
  expect(removalWords('unpublish', 'Motorcycles', gone, { open: 0, waits, mayStay: false })).toContain(
    `${places}, which would put it on the site again.`,
  )
})

test('what goes with a release is said to go once it runs', () => {
  const gone = removed('category-Motorcycle', { published }, undefined)
  const words = removalWords('release', 'Motorcycles', gone, { open: 0, waits: NOWHERE, mayStay: false })
  expect(words[0]).toMatch(/^When the release runs, from the site go “Motorcycles”/)
  expect(words.at(-1)).toBe('It stays here as a draft: “Put it on the site again” on Start brings it back.')
})

test('a site that does not answer leaves the number out, not the promise', () => {
  expect(removalWords('delete', 'Motorcycles', { path: '/m', packages: 1, addons: 2 }, { open: null, waits: NOWHERE, mayStay: false })).toContain(
    'Requests for it stay in the admin. Those that are open keep their price and their time.',
  )
})

test('what was never published takes nothing from the site', () => {
  expect(removed('category-New', { published }, undefined)).toBeNull()
  expect(removalWords('delete', 'New', null, { open: null, waits: NOWHERE, mayStay: false })).toEqual([
    '“New” was never published: nothing goes from the site.',
    'Here it is gone too.',
  ])
})

test('what names a category is told by its place, and so is what its going would leave wrong', () => {
  const named = { _type: 'reference', _ref: 'category-Motorcycle' }
  const examples = { _id: 'examples', _type: 'examples', examples: [{ _key: 'a', category: named }] }
  const all = { published: [...published, examples], drafts: [] }
  expect(referringPlaces('category-Motorcycle', all)).toEqual([{ document: examples, pointer: '/examples/0/category' }])
  expect(referringPlaces('category-Motorcycle', { ...all, drafts: [examples] }), 'of a draft too').toHaveLength(1)
  expect(referringPlaces('category-Tractor', all)).not.toContainEqual(expect.objectContaining({ document: examples }))
  const only = published.find(({ _type }) => _type === 'category')
  const one = published.filter(document => document._type !== 'category' || document === only)
  expect(checkRemoval(only?._id ?? '', { published: one }, ANY_MEDIA).length).toBeGreaterThan(0)
})
