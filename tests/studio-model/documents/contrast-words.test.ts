import { expect, test } from 'vitest'
import { contrastWords } from '#src/studio-model/documents/contrast-words.ts'

test.each([
  ['#15201f', '#faf8f4', { isEnough: true, words: 'Text on Background: contrast 15.73, easy to read' }],
  ['#777777', '#ffffff', { isEnough: false, words: 'Text on Background: contrast 4.47, too little to read. It takes 4.5' }],
  ['#7', '#ffffff', null],
  [undefined, '#ffffff', null],
])('%s on %s', (ink, surface, said) => {
  expect(contrastWords({ ink, surface })).toEqual(said)
})
