import { expect, test } from 'vitest'
import { readFreePart, withFreePart } from '#src/studio-model/prices/forms/free-part.ts'
import { perUnit, type PerUnit } from '#src/studio-model/prices/forms/per-unit.ts'

function tiered(...tiers: [upTo: number | undefined, rate: number, highRate?: number][]): PerUnit {
  const rates = tiers.map(([upTo, rate, highRate], position) => ({ _key: String(position), upTo, rate, highRate }))
  const figure = perUnit.read({ kind: 'per', input: 'miles', tiers: rates }, () => null)
  if (figure === null) throw new Error('no rate')
  return figure
}

const KEYS = ['0', '1'] as const

test('a rate with a free part is read as one rate, and written back the same', () => {
  const beyond20 = tiered([20, 0], [undefined, 200, 300])
  const read = readFreePart(beyond20)
  expect(read).toMatchObject({ freeUpTo: 20, figure: { tiers: null, rate: 200, highRate: 300 } })
  expect(read && withFreePart(read, KEYS)).toEqual(beyond20)
  expect(read && withFreePart({ ...read, freeUpTo: undefined }, KEYS)).toMatchObject({ tiers: null, rate: 200, highRate: 300 })
})

test.each([
  ['a first rate that is paid', tiered([20, 100], [undefined, 200])],
  ['three rates', tiered([20, 0], [40, 100], [undefined, 200])],
  ['an end of the last rate', tiered([20, 0], [40, 100])],
])('graduated rates with %s stay a table', (_, figure) => {
  expect(readFreePart(figure)).toBeNull()
})

test('rates that are graduated later begin above the free part', () => {
  const read = readFreePart(tiered([20, 0], [undefined, 200]))
  const tiers = [
    { key: 'a', upTo: 40, rate: 200, highRate: undefined },
    { key: 'b', upTo: undefined, rate: 100, highRate: undefined },
  ]
  const written = read && withFreePart({ ...read, figure: { ...read.figure, tiers } }, KEYS)
  expect(written?.tiers?.map(({ upTo, rate }) => [upTo, rate])).toEqual([
    [20, 0],
    [40, 200],
    [undefined, 100],
  ])
})
