import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Each worker starts a process, a browser and servers: a file that asks for fixtures or flags of a worker ends those of the files before it. */
test('all browser tests of the site share their workers', () => {
  const files = globSync(['tests/e2e/**/*.ts', 'tests/support/browser/**/*.ts']).filter(file => !file.endsWith('browser/site.ts'))
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter(file => /scope: 'worker'|launchOptions|\bkept:/.test(readFileSync(file, 'utf8')))).toEqual([])
})
