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

/** `check` marks what compiles and only the publish check finds; `more`, what leads to further problems. */
test.each(cases)('$title is refused at its place', ({ edits, problems, check = false, more = false }) => {
  const broken = edited(business, edits)
  expect(compile(broken).ok).toBe(check)
  const found = publishCheck(broken).problems.map(({ pointer, message }) => `${pointer}: ${message}`)
  if (more) expect(found).toEqual(expect.arrayContaining(problems))
  else expect(found.toSorted()).toEqual(problems.toSorted())
})
