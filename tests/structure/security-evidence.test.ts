import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** SECURITY.md names a test, or a section of its own, for each requirement of ASVS 5.0 (levels 1 and 2) that it calls verified. */

const DOCUMENT = readFileSync('SECURITY.md', 'utf8')

/** How many requirements each chapter has at levels 1 and 2. */
const CHAPTERS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7]

const rows = DOCUMENT.split('\n').flatMap(line => {
  const found = /^\| (\d+)\.(\d+\.\d+) \| (verified|not applicable|open) \| (.*) \|$/.exec(line)
  return found === null ? [] : [{ chapter: Number(found[1]), id: `${found[1]}.${found[2]}`, state: found[3] ?? '', evidence: found[4] ?? '' }]
})

test('every requirement stands in the table once, and none is counted otherwise than it stands there', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  expect(CHAPTERS.map((_, index) => rows.filter(({ chapter }) => chapter === index + 1).length)).toEqual(CHAPTERS)
  const count = (state: string) => rows.filter(row => row.state === state).length
  expect(DOCUMENT).toContain(
    `Of ${rows.length} requirements, ${count('verified')} are verified, ${count('not applicable')} are not applicable and ${count('open')} are open.`,
  )
})

test.for(rows.filter(({ state }) => state === 'verified'))('$id has its evidence: $evidence', ({ evidence }) => {
  const [, title, anchor] = /^\[(.+)\]\(#([\w-]+)\)$/.exec(evidence) ?? []
  if (title !== undefined) {
    expect(DOCUMENT).toContain(`\n## ${title}\n`)
    expect(title.toLowerCase().replaceAll(' ', '-')).toBe(anchor)
    return
  }
  const [file = '', ...words] = evidence.split(': ')
  expect(existsSync(file), `there is no file ${file}`).toBe(true)
  expect(words.join(': ').length, 'names no test').toBeGreaterThan(10)
  expect(readFileSync(file, 'utf8')).toContain(words.join(': '))
})

test.for(rows.filter(({ state }) => state !== 'verified'))('$id says why it is $state', ({ evidence }) => {
  expect(evidence).toMatch(/[a-z]{2}/)
})
