import { expect, test } from 'vitest'
import { DRAFTS, idInLayer, isGoing, layerOf } from '#src/cms/sanity/layer.ts'

test.each([
  ['drafts.category-Car', DRAFTS, 'category-Car'],
  ['versions.rSpring.category-Car', 'rSpring', 'category-Car'],
])('%s is of its layer, by the id that the document has in all of them', (given, layer, id) => {
  expect(layerOf(given)).toEqual({ layer, id })
  expect(idInLayer(layer, id)).toBe(given)
})

test('what is published is edited in drafts', () => {
  expect(layerOf('category-Car')).toEqual({ layer: DRAFTS, id: 'category-Car' })
})

test('a version that is marked to be unpublished takes its document off the site, and no other', () => {
  expect(isGoing({ _id: 'versions.rSpring.category-Car', _system: { bundleId: 'rSpring', delete: true } })).toBe(true)
  expect(isGoing({ _id: 'versions.rSpring.category-Car', _system: { bundleId: 'rSpring' } })).toBe(false)
  expect(isGoing({ _id: 'category-Car' })).toBe(false)
})
