import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { jsonProblem } from '#src/cms/documents/json-problem.ts'
import { loadContent } from '#src/cms/folder/local-content.ts'
import { copySample } from '#tests/support/content/content-copy.ts'

/** Files that cannot be read as they were meant: under another name, or as what is almost JSON. */

async function problemsAfter(act: (path: (file: string) => string) => void): Promise<string[]> {
  const folder = copySample()
  act(file => join(folder, file))
  const loaded = await loadContent(folder)
  return loaded.ok ? [] : loaded.problems.map(line => line.replace(folder, 'content'))
}

test.each([
  ['policy.json', 'policies.json'],
  ['visits.json', 'visit.json'],
  ['Policies.JSON', 'policies.json'],
  ['policies.json.txt', 'policies.json'],
  ['visit.txt', 'visit.json'],
])('a file %s is asked about, which nobody would read', async (name, meant) => {
  expect(await problemsAfter(path => writeFileSync(path(name), '{}'))).toEqual([`content/${name}#: unknown file: did you mean ${meant}?`])
})

test('a document under another name is asked about beside what is missing', async () => {
  const problems = await problemsAfter(path => renameSync(path('theme.json'), path('themes.json')))
  expect(problems).toEqual(['content/themes.json#: unknown file: did you mean theme.json?', 'content/theme.json#: the file is missing'])
})

test('a category beside its folder is told where it belongs', async () => {
  const problems = await problemsAfter(path => writeFileSync(path('boat.json'), '{"id": "boat", "packages": []}'))
  expect(problems).toEqual(['content/boat.json#: unknown file: a category belongs into categories/, as categories/boat.json'])
})

test.each(['README.md', 'package.json', 'notes.txt', 'theme.json.bak', 'LICENSE', 'photos.json'])('a file %s may stand there', async name => {
  expect(await problemsAfter(path => writeFileSync(path(name), '{"name": "notes"}'))).toEqual([])
})

test.each([
  ['{\n  "a": [1,\n    2,\n  ]\n}', 'line 3: a comma before "]": take it out'],
  ['{"a": 1,\n\n}', 'line 1: a comma before "}": take it out'],
  ['{\n  “a”: 1\n}', 'line 2: curly quotes: write " in their place'],
  ['{\n  // later\n  "a": 1\n}', 'line 2: JSON has no comments: take it out'],
  ['{\n  "a": 1, /* later */\n  "b": 2\n}', 'line 2: JSON has no comments: take it out'],
  ["{'a': 1}", `line 1: a single quote: write " in its place`],
  ['{\n  "a": 1\n  "b": 2\n}', 'line 2: a comma is missing after 1'],
  ['{"a": {"b": 1}\n  "c": 2}', 'line 1: a comma is missing after }'],
  ['{\n  a: 1\n}', 'line 2: a needs quotes around it: "a"'],
  ['{"a": "b\n}', 'line 1: a text that does not end in its line: close it with "'],
  ['{\n  "a": [1, 2}\n', 'line 2: a "}" where "]" must be'],
  ['{"a": 1}}', 'line 1: a "}" too many'],
  ['{"a": [1, 2],\n"b": {\n', 'line 3: the file ends before its last "}"'],
  ['{"a": "// no [comment], “quoted”", "b": 01}', null],
])('%j is told in words', (json, told) => {
  expect(() => void JSON.parse(json)).toThrow()
  expect(jsonProblem(json)).toBe(told)
})

test('a comma too many in a file is told with its line', async () => {
  const problems = await problemsAfter(path => {
    const text = readFileSync(path('categories/motorcycle.json'), 'utf8')
    writeFileSync(path('categories/motorcycle.json'), text.replace(/\n\s*\}\s*$/, ',\n}\n'))
  })
  expect(problems).toEqual([
    expect.stringMatching(/^content\/categories\/motorcycle\.json#: is not JSON: line \d+: a comma before "}": take it out$/),
  ])
})
