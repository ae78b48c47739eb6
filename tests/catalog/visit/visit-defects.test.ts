import { expect, test } from 'vitest'
import { compile } from '#src/catalog/compile/compile.ts'
import { publishCheck } from '#src/catalog/publish-check/publish-check.ts'
import cases from '#tests/cases/visit-defects.json' with { type: 'json' }
import { edited } from '#tests/support/content/edit.ts'
import { loadSample } from '#tests/support/content/sample.ts'
import { sampleVisit } from '#tests/support/content/sample-visit.ts'

const business = { ...loadSample(), visit: sampleVisit() }

test('what the sample could say of visits has no defect', () => {
  expect(publishCheck(business).problems).toEqual([])
})

test('a rule of a visit may except some items from what it counts', () => {
  const excepting = edited(business, [
    { at: '/visit/rules/0/unless', set: [{ items: { min: 3 } }, { items: { category: ['Motorcycle'] }, weekdays: ['sunday'] }] },
    { at: '/visit/rules/1/unless', set: [{ items: { min: 2, category: ['Motorcycle'] } }] },
  ])
  expect(publishCheck(excepting).problems).toEqual([])
})

/** A rule that takes the whole price off all but the dearest `full`, for a visit of `min` to `max` of them. */
const free = (full: number, counts: { min?: number; max?: number; category?: string[] } = {}) => ({
  id: `free-${full}`,
  title: 'Free',
  when: { items: { full, ...counts } },
  effect: { kind: 'percent', bps: -10_000, of: 'base' },
})

test.each([
  ['the second and each further one', [free(1)]],
  ['the second of two', [free(1, { max: 2 })]],
  ['the third and each further one', [free(2)]],
  ['the cheapest of however many from two on', [1, 2, 3, 4].map(full => free(full, { min: full + 1, max: full + 1 }))],
  ['the second of one category, and the third of another', [free(1, { category: ['Motorcycle'] }), free(2, { category: ['Car'] })]],
])('%s may be free', (_, rules) => {
  expect(publishCheck(edited(business, [{ at: '/visit/rules', set: [...(business.visit.rules ?? []), ...rules] }])).problems).toEqual([])
})

test('a discount is counted once, however many numbers of items it is for and however many other things rules count', () => {
  /** Two for the same items, of which the first holds without the second too. */
  const pair = (id: string, bps: number, items: object) => [
    { id, title: 'Several', when: { items: { min: 2, ...items } }, effect: { kind: 'percent', bps, of: 'base' } },
    { id: `${id}-three`, title: 'Three', when: { items: { min: 3, max: 3, ...items } }, effect: { kind: 'percent', bps: -100, of: 'base' } },
  ]
  const others = ['silver', 'gold', 'platinum'].map(name => ({ package: ['car-basic-shine', `car-${name}-shine`] }))
  const counted = [{ package: ['car-basic-shine'] }, ...others].flatMap((items, at) => pair(`several-${at}`, -100, items))
  const priced = (bps: number) =>
    edited(business, [
      { at: '/visit/rules', set: [...(business.visit.rules ?? []).slice(3), ...counted, ...pair('any', bps, { category: ['Car'] })] },
    ])
  expect(publishCheck(priced(-5500)).problems).toEqual([])
  expect(publishCheck(priced(-9500)).problems).toHaveLength(1)
})

/** `check` marks what compiles and only the publish check finds; `more`, what leads to further problems. */
test.each(cases)('$title is refused at its place', ({ edits, problems, check = false, more = false }) => {
  const broken = edited(business, edits)
  expect(compile(broken).ok).toBe(check)
  const found = publishCheck(broken).problems.map(({ pointer, message }) => `${pointer}: ${message}`)
  if (more) expect(found).toEqual(expect.arrayContaining(problems))
  else expect(found.toSorted()).toEqual(problems.toSorted())
})
