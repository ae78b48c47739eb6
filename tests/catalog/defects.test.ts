import { expect, test } from 'vitest'
import { compile } from '#src/catalog/compile/compile.ts'
import { BEGINNING, ContentByDay } from '#src/catalog/dated/content-by-day.ts'
import { publishCheck } from '#src/catalog/publish-check/publish-check.ts'
import type { Problem } from '#src/contract/decode.ts'
import cases from '../cases/catalog-defects.json' with { type: 'json' }
import { edited } from '../support/content/edit.ts'
import { loadSample } from '../support/content/sample.ts'

const sample = loadSample()

test('the sample business has no defect', () => {
  const report = publishCheck(sample)
  expect(report.problems).toEqual([])
  expect(report.selections).toBeGreaterThan(5000)
})

/** Every kind of broken catalog is refused where it is broken; `check` marks those that compile with their first prices and only the publish check finds. */
test.each(cases)('$title is refused at its place', ({ edits, problems, check = false, more = false }) => {
  const broken = edited(sample, edits)
  const compiled = compile(new ContentByDay(broken).on(BEGINNING))
  expect(compiled.ok).toBe(check)
  const found = publishCheck(broken).problems.map(asLine)
  if (more) expect(found).toEqual(expect.arrayContaining(problems))
  else expect(found.toSorted()).toEqual(problems.toSorted())
})

test.each([
  { until: '2099-12-31' },
  { from: '2000-01-01' },
  { from: '2000-01-01', until: '2099-12-31' },
  { until: '2000-01-01' },
  { from: '2099-12-31' },
])('a rule at an end of the century is checked like any other: %o', date => {
  const rule = { id: 'dated', title: 'Dated', when: { date }, effect: { kind: 'amount', amount: 500 } }
  expect(publishCheck(edited(sample, [{ at: '/categories/4/rules', set: [rule] }])).problems).toEqual([])
})

test('of a category with too many selections the questions that multiply are named, and nothing is said to be out of reach', () => {
  const problems = publishCheck(sample, 100).problems.map(asLine)
  expect(problems).toContainEqual(expect.stringMatching(/^\/categories\/0: has more than 100 .*"size" \(3 answers\)/))
  expect(problems.filter(line => /no selection can reach|nothing gives|can never be booked|depends on this input/.test(line))).toEqual([])
})

test('all problems are reported at once', () => {
  const broken = edited(sample, [
    { at: '/categories/0/packages/0/price/input', set: 'nothing' },
    { at: '/categories/4/duration', set: { kind: 'range', low: 3, high: 2 } },
  ])
  const compiled = compile(broken)
  expect(compiled.ok ? [] : compiled.problems.map(({ pointer }) => pointer)).toEqual([
    '/categories/0/packages/0/price/input',
    '/categories/4/duration/high',
  ])
})

function asLine({ pointer, message }: Problem): string {
  return `${pointer}: ${message}`
}
