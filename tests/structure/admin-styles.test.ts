import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A rule of pseudo-elements with its declarations up to the first nested rule. */
const PSEUDO = /^.*::(?:before|after) \{([^{}]*)/gm

/** The base style hides all pseudo-elements of the admin (src/web/admin/styles/base.css): one that only has content does not show. */
test('each pseudo-element of the admin that has content says how it is displayed', () => {
  const files = globSync('src/web/admin/styles/*.css')
  const rules = files.flatMap(file => [...readFileSync(file, 'utf8').matchAll(PSEUDO)].map(([rule = '', body = '']) => ({ file, rule, body })))
  const shown = rules.filter(({ body }) => /^ *content: (?!none)/m.test(body))
  expect(shown.length).toBeGreaterThan(10)
  // Another state of a pseudo-element changes its content alone.
  expect(
    shown.filter(({ rule, body }) => !/^ *display:/m.test(body) && !/\]::/.test(rule)).map(({ file, rule }) => `${file}: ${rule.trim()}`),
  ).toEqual([])
})
