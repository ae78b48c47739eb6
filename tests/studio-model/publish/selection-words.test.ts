import { expect, test } from 'vitest'
import { noChanges } from '#src/catalog/compare/price-change.ts'
import { selectionWords } from '#src/studio-model/publish/change-words.ts'

const SELECTIONS = { compared: 15_360, is_whole: true, counts: { ...noChanges(), raised: 180, lowered: 1 }, longer: 0, shorter: 0, examples: [] }

test('ways to book are told as a total only where all were counted, else without a number, which would say where counting ended', () => {
  expect(selectionWords(SELECTIONS)).toBe('Of 15,360 combinations of package, answers and add-ons 180 cost more, 1 costs less.')
  const some = selectionWords({ ...SELECTIONS, is_whole: false })
  expect(some).toBe('There are more combinations of package, answers and add-ons than can be counted: some cost more, some cost less.')
  expect(some).not.toContain('15,360')
})

test('where nothing was found among the first ways to book, it is not said that none changes', () => {
  expect(selectionWords({ ...SELECTIONS, counts: noChanges() })).toBeNull()
  expect(selectionWords({ ...SELECTIONS, counts: noChanges(), is_whole: false })).toContain('some may change')
})
