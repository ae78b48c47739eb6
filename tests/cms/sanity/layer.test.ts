import { expect, test } from 'vitest'
import { DRAFTS, idInLayer, layerOf } from '#src/cms/sanity/layer.ts'

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
