import { expect, test } from 'vitest'
import { liveProblems } from '#src/studio-model/history/live-problems.ts'

const PUBLISHED = [
  { _id: 'business', _type: 'business' },
  { _id: 'category-Car', _type: 'category' },
]

test('lines of the site are told of the documents that they are about, at their places', () => {
  const lines = ['sanity:local/production/category-Car#/packages/3/advice/0: there is no reason "a: b"; there are c', 'a/b/business#: is required']
  expect(liveProblems(lines, PUBLISHED)).toEqual([
    { document: 'category-Car', pointer: '/packages/3/advice/0', message: 'there is no reason "a: b"; there are c' },
    { document: 'business', pointer: '', message: 'is required' },
  ])
})

test('what is about no document that is known here stays as the site says it', () => {
  const lines = ['sanity:local/production: fetch failed', 'content/business.json#/name: is required']
  expect(liveProblems(lines, PUBLISHED)).toEqual(lines.map(message => ({ document: '', pointer: '', message })))
})
