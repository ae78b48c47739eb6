import { expect, test } from 'vitest'
import { backWords, publishedText, waitsBesideWords } from '#src/studio-model/history/back-words.ts'

test('what was put back is said to be on the site only once it is', () => {
  for (const what of ['change', 'publishing'] as const) {
    expect(backWords(what, false)).toContain('once that is published')
    expect(backWords(what, true)).toContain(`s before this ${what}.`)
  }
})

test('what waits beside other changes is said to be on Start, wherever that is read', () => {
  expect(waitsBesideWords(['Cars', 'Bikes']).description).toBe(
    'Other changes of Cars, Bikes wait to be published, too: look at all of them on Start, under “Drafts that wait”.',
  )
})

test('a publishing that put an earlier one back says so', () => {
  expect([publishedText('24 prices', false), publishedText('24 prices', true)]).toEqual([
    'Published: 24 prices',
    'An earlier price was put back: 24 prices',
  ])
})
