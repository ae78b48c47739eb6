import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadSample } from '../support/content/sample.ts'

/** Names that only content may know: what a category, its fields, packages and add-ons are called. */
const names = loadSample().categories.flatMap(({ id, fieldPrefix, packages, addonGroups }) => [
  `['"\`]${id}['"\`]`,
  `\\b${fieldPrefix}_[a-z]`,
  ...packages.map(item => `\\b${item.id}\\b`),
  ...addonGroups.flatMap(({ items }) => items.map(item => `['"\`]${item.id}['"\`]`)),
])

const pattern = new RegExp(names.join('|'))

test('the pattern finds what it is for', () => {
  for (const line of ["if (category === 'Car')", 'body.rv_length', "'car-gold-shine'", '"pet-hair"']) expect(line).toMatch(pattern)
})

test('neither code nor schemas know a trade', () => {
  const files = globSync(['src/**/*.{ts,tsx,css}', 'schemas/**/*.json', 'vite.config.ts'], { exclude: ['**/node_modules'] })
  expect(files.length).toBeGreaterThan(200)
  const found = files.flatMap(file =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  )
  expect(found).toEqual([])
})
