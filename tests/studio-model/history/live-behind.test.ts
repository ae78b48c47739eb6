import { expect, test } from 'vitest'
import type { ContentState } from '#src/contract/generated/types.ts'
import { isLiveBehind } from '#src/studio-model/history/live-behind.ts'

const LIVE = { site: '', from: 'dataset', problems: [], warnings: [] } satisfies Partial<ContentState>
const NOW = new Date('2030-05-15T10:00:10Z')
const state = (revision: string, since: string, refused_at: string | null = null): ContentState => ({ ...LIVE, revision, since, refused_at })
const published = (...times: readonly string[]) => times.map((time, at) => ({ _id: `document-${at}`, _type: 'category', _updatedAt: time }))
const [EARLY, JUST_NOW] = ['2030-05-15T09:00:00Z', '2030-05-15T10:00:05Z']

test('a site that answers as before a publishing is behind until its revision is another, or it refuses the newest', () => {
  const before = { revision: 'a', refused_at: null }
  expect(isLiveBehind(state('a', EARLY), before, [], NOW)).toBe(true)
  expect(isLiveBehind(state('b', JUST_NOW), before, [], NOW)).toBe(false)
  expect(isLiveBehind(state('a', EARLY, JUST_NOW), before, [], NOW)).toBe(false)
})

test('where nothing was seen before, what was published a moment ago and later than what is live is to come', () => {
  expect(isLiveBehind(state('a', EARLY), null, published(EARLY, JUST_NOW), NOW)).toBe(true)
  expect(isLiveBehind(state('a', JUST_NOW), null, published(EARLY, EARLY), NOW)).toBe(false)
  expect(isLiveBehind(state('a', EARLY, JUST_NOW), null, published(JUST_NOW), NOW)).toBe(false)
})

test('what was published long ago and never came live, such as what changes nothing, is not waited for', () => {
  expect(isLiveBehind(state('a', EARLY), null, published('2030-05-15T09:58:00Z'), NOW)).toBe(false)
  expect(isLiveBehind(state('a', EARLY), null, [{ _id: 'x', _type: 'category' }], NOW)).toBe(false)
})
