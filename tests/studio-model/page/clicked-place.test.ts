import { expect, test } from 'vitest'
import { clickedPlace } from '#src/studio-model/page/clicked-place.ts'

const CAR = 'category-Car'
const of = (...pointers: string[]) => pointers.map(pointer => ({ document: CAR, pointer }))

test.for([
  { at: 'a text', clicked: of('/packages/2/title'), around: [of('/packages/2/title')], means: '/packages/2/title' },
  { at: 'a picture in a card', clicked: [], around: [[], of('/packages/2/title', '/packages/2/features/0')], means: '/packages/2' },
  {
    at: "a size's name in a table of prices",
    clicked: of('/inputs/0/options/1/label'),
    around: [of('/inputs/0/options/1/label'), of('/packages/2/title', '/inputs/0/label')],
    means: '/packages/2/title',
  },
  {
    at: "a size's name in the form",
    clicked: of('/inputs/0/options/1/label'),
    around: [of('/inputs/0/options/1/label'), of('/inputs/0/label', '/heading')],
    means: '/inputs/0/options/1/label',
  },
  {
    at: 'a price in the row of an add-on',
    clicked: [],
    around: [[], of('/addonGroups/0/items/3/title', '/addonGroups/0/items/3/description')],
    means: '/addonGroups/0/items/3',
  },
  {
    at: 'a card that names another package',
    clicked: [],
    around: [of('/packages/2/title', '/packages/2/text', '/packages/1/title')],
    means: '/packages/2',
  },
  { at: 'between cards', clicked: [], around: [of('/packages/1/title', '/packages/2/title')], means: '/packages' },
  { at: 'nothing of content', clicked: [], around: [[], []], means: null },
])('a click on $at means $means', ({ clicked, around, means }) => {
  expect(clickedPlace(clicked, around)).toEqual(means === null ? null : { document: CAR, pointer: means })
})

test('words of other documents around an item do not take its place', () => {
  const price = [{ document: 'messages', pointer: '/price/from' }, { document: 'site', pointer: '/wording/popular' }, ...of('/packages/0/title')]
  expect(clickedPlace([], [price.slice(0, 2), price])).toEqual({ document: CAR, pointer: '/packages/0/title' })
})
