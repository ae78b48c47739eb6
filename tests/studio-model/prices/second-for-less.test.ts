import { expect, test } from 'vitest'
import { hasFullPrice, itemWord, secondForLess } from '#src/studio-model/prices/second-for-less.ts'

const form = (ownerTitle?: string) => ({
  groups: [
    { _key: 'a', fields: [{ _key: 'a', kind: 'date' }], ownerTitle: 'Time' },
    { _key: 'b', fields: [{ _key: 'b', kind: 'category' }], ...(ownerTitle !== undefined && { ownerTitle }) },
  ],
})

test.each([
  ['Vehicle', 'vehicle'],
  ['RV', 'RV'],
  ['The work', 'item'],
  [undefined, 'item'],
])('where the form of the admin says "%s", an item is called "%s"', (title, word) => {
  expect(itemWord(form(title), null)).toBe(word)
})

test('15 % off the second vehicle is one rule for a second and each further one, and lets a visit have a second', () => {
  const said = secondForLess({ _type: 'visit', mostItems: 1 }, 1500, 'vehicle', 'en')
  expect(said).toMatchObject({
    mostItems: 2,
    rules: [{ id: 'second-vehicle', title: 'Second vehicle', when: { items: { full: 1 } }, effect: { kind: 'percent', bps: -1500, of: 'base' } }],
  })
  expect(said).not.toHaveProperty('words')
  expect(hasFullPrice(said)).toBe(true)
})

test('it keeps the rules that there are, and how many items a visit may have', () => {
  const trip = { _key: 'trip', id: 'trip', title: 'Trip' }
  const said = secondForLess({ mostItems: 4, rules: [trip] }, 1000, 'item', 'en')
  expect(said).toEqual({ rules: [trip, expect.objectContaining({ id: 'second-item' })] })
})

test('content that no defaults complete gets the texts of a visit with it', () => {
  const said = secondForLess({ mostItems: 1 }, 1500, 'vehicle', undefined)
  expect(said['words']).toMatchObject({ _type: 'VisitWords', add: 'Add another' })
  expect(secondForLess({ mostItems: 1, words: { add: 'Noch eins' } }, 1500, 'vehicle', undefined)).not.toHaveProperty('words')
})
