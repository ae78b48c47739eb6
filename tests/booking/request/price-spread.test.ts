import { expect, test } from 'vitest'
import { PriceSpread } from '#src/booking/request/price-spread.ts'
import { barWords } from '#src/studio-model/publish/request-words.ts'

test('prices are counted by how much they change, each once, and what is won and lost adds up', () => {
  const spread = new PriceSpread()
  const after = [0, 7900, 8000, 8999, 9000, 9499, 9500, 9999, 10_000, 10_001, 10_500, 10_501, 11_000, 11_001, 12_000, 12_001, 30_000]
  for (const price of after) spread.add(10_000, price)
  expect(spread.bars.map(bar => `${barWords(bar)}: ${bar.count}`)).toEqual([
    'Over 20 % less: 2',
    '10 to 20 % less: 2',
    '5 to 10 % less: 2',
    'Up to 5 % less: 2',
    'As before: 1',
    'Up to 5 % more: 2',
    '5 to 10 % more: 2',
    '10 to 20 % more: 2',
    'Over 20 % more: 2',
  ])
  const rises = after.map(price => price - 10_000)
  expect(spread.won - spread.lost).toBe(rises.reduce((sum, rise) => sum + rise, 0))
  expect(spread.lost).toBe(10_000 + 2100 + 2000 + 1001 + 1000 + 501 + 500 + 1)
})
