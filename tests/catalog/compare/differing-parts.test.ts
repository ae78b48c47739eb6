import { expect, test } from 'vitest'
import { compareTimes } from '#src/booking/schedule/compare-times.ts'
import { differingParts } from '#src/catalog/compare/differing-parts.ts'
import type { Content, DifferingPart } from '#src/contract/generated/types.ts'
import { loadContent } from '#src/cms/folder/local-content.ts'
import { mayConcern, summaryWords } from '#src/studio-model/publish/change-words.ts'
import { type Edit, edited } from '#tests/support/content/edit.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'
import { SAME_REQUESTS } from '#tests/support/prices/same-requests.ts'
import { sampleVisit } from '#tests/support/content/sample-visit.ts'

const loaded = await loadContent(SAMPLE_FOLDER)
if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
const sample: Content = { ...loaded.value.content, visit: sampleVisit() }

const TODAY = '2026-05-20'

function partsOf(edits: readonly Edit[]): DifferingPart[] {
  return partsBetween(sample, edited(sample, edits))
}

function partsBetween(before: Content, after: Content): DifferingPart[] {
  const haveTimes = compareTimes(before.business, after.business, [], TODAY) !== null
  return differingParts(before, after, { times: haveTimes, categories: new Set() })
}

function said(differing: DifferingPart[]): string {
  return summaryWords({ documents: [{ document: 'business', change: 'changed' }], categories: [], differing, warnings: [] })
}

const STAYS = 'Prices, times and choices stay as they are'

/** With what requests the day must be filled in. */
const NEEDED = '/bookingForm/groups/1/fields/0/required/modes'

const CASES: { name: string; edits: Edit[]; parts: DifferingPart[] }[] = [
  { name: 'a day that the business no longer works', edits: [{ at: '/business/hours/6', remove: true }], parts: ['times'] },
  { name: 'a day off', edits: [{ at: '/business/closedDates', set: ['2026-12-24'] }], parts: ['times'] },
  { name: 'a crew more', edits: [{ at: '/business/crews', set: 2 }], parts: ['times'] },
  { name: 'a larger discount of visits', edits: [{ at: '/visit/rules/1/effect/bps', set: -1000 }], parts: ['visit'] },
  {
    name: 'a field that is asked with quotes alone',
    edits: [{ at: '/bookingForm/groups/0/fields/1/shown', set: { modes: ['quote'] } }],
    parts: ['form'],
  },
  { name: 'a day that quotes need, not appointments', edits: [{ at: NEEDED, set: ['quote'] }], parts: ['form'] },
  { name: 'a question that is asked of others', edits: [{ at: '/categories/0/inputs/0/show', set: 'used' }], parts: ['categories'] },
  { name: 'how long data is kept', edits: [{ at: '/business/retention', set: { requestDays: 50 } }], parts: ['business'] },
]

test.each(CASES)('$name is no change of texts or looks', ({ edits, parts }) => {
  expect(partsOf(edits)).toEqual(parts)
  expect(said(parts)).toContain('would change.')
  expect(said(parts)).not.toContain(STAYS)
  expect(mayConcern({ documents: [], categories: [], differing: parts, warnings: [] }, { ...SAME_REQUESTS, compared: 1 })).toBe(true)
})

test('another shape of a code is no change of texts or looks', () => {
  const [before, after] = [['99999'], ['99999', 'A9A 9A9']].map(pictures => {
    const postcode = { kind: 'code', id: 'postcode', label: 'Postcode', show: 'always', required: 'Say where.', pictures }
    return edited(sample, [{ at: '/categories/0/inputs/-', set: postcode }])
  })
  expect(before && after && partsBetween(before, after)).toEqual(['categories'])
})

const TEXTS: Edit[] = [
  { at: '/business/phone', set: '(208) 555-0199' },
  // A day off that is past.
  { at: '/business/closedDates', set: ['2026-05-19'] },
  { at: '/categories/0/intro', set: 'Other words.' },
  { at: '/categories/0/packages/0/description', set: 'Other words.' },
  { at: '/bookingForm/submit/quote', set: 'Send' },
  { at: '/visit/words/add', set: 'One more' },
  { at: '/messages/success/title', set: 'Thanks' },
  { at: '/theme/radius', set: 3 },
]

test.each(TEXTS)('that prices, times and choices stay is said of a change at $at', edit => {
  expect(partsOf([edit])).toEqual([])
  expect(said([])).toContain(STAYS)
})

/** Numbers and choices that nothing is booked or charged by. */
const LOOKS = /\/(order|protectionYears|popular|isFolded|beginsStep)$/

/** Every number and yes or no of a part, by its JSON pointer. */
function* values(part: unknown, at: string): Generator<Edit> {
  if (typeof part === 'number') yield { at, set: part + 1 }
  else if (typeof part === 'boolean') yield { at, set: !part }
  else if (typeof part === 'object' && part !== null) for (const [key, inner] of Object.entries(part)) yield* values(inner, `${at}/${key}`)
}

test('no number or switch of what can be booked and of what it costs passes for a text', () => {
  const { business, visit, bookingForm, categories } = sample
  const { taxes: _, prices: __, ...own } = business
  const edits = [...values({ business: own, visit, bookingForm, categories }, '')].filter(({ at }) => !LOOKS.test(at))
  expect(edits.length).toBeGreaterThan(50)
  expect(edits.filter(edit => partsOf([edit]).length === 0)).toEqual([])
})

test('a change of the examples alone is none for visitors', () => {
  expect(summaryWords({ documents: [{ document: 'examples', change: 'changed' }], categories: [], differing: [], warnings: [] })).toBe(
    'Nothing changes for visitors.',
  )
})
