import { expect, test } from 'vitest'
import { itemNames } from '#src/studio-model/documents/item-names.ts'

const document = {
  sections: [
    { _key: 'a', questions: [{ _key: 'b', question: 'Do you come on Sundays?', answer: 'Yes.' }] },
    { _key: 'c', title: 'Words', reviews: [{ _key: 'd', author: 'Ann', text: 'w'.repeat(80) }] },
    { _key: 'e', label: '', title: 'Prices' },
  ],
}

test('an item on the way to a place is called as what it says first, cut where that is long', () => {
  expect(itemNames(document, '/sections/0/questions/0/answer')).toEqual(['Do you come on Sundays?'])
  expect(itemNames(document, '/sections/1/reviews/0/text')).toEqual(['Words', `${'w'.repeat(60)}…`])
  expect(itemNames(document, '/sections/2')).toEqual(['Prices'])
})
