import { expect, test } from 'vitest'
import { featureRows } from '#src/web/renderer/category/feature-rows.ts'

const named = (id: string, features: string[], includes?: string[]) => ({ id, features, ...(includes && { includes }) })

function table(packages: Parameters<typeof featureRows>[0]): string[] {
  return featureRows(packages).map(({ feature, isIncluded }) => `${feature}: ${isIncluded.map(Number).join('')}`)
}

test('a package has its own features and those of all that it builds on, each told once', () => {
  expect(
    table([named('basic', ['wash']), named('more', ['polish'], ['basic']), named('most', ['coat', 'wash'], ['more']), named('other', ['polish'])]),
  ).toEqual(['wash: 1110', 'polish: 0111', 'coat: 0010'])
})

test('a package may build on several, wherever they stand', () => {
  expect(table([named('both', ['tires'], ['in', 'out']), named('in', ['seats']), named('out', ['paint'])])).toEqual([
    'tires: 100',
    'seats: 110',
    'paint: 101',
  ])
})

test('content that goes in circles, which its check refuses, is still shown', () => {
  expect(table([named('a', ['one'], ['b', 'gone']), named('b', ['two'], ['a'])])).toEqual(['one: 11', 'two: 11'])
})
