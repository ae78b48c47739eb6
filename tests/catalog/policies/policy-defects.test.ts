import { expect, test } from 'vitest'
import { compile } from '#src/catalog/compile/compile.ts'
import { publishCheck } from '#src/catalog/publish-check/publish-check.ts'
import cases from '#tests/cases/policy-defects.json' with { type: 'json' }
import { edited } from '#tests/support/content/edit.ts'
import { loadSample } from '#tests/support/content/sample.ts'
import { samplePolicies } from '#tests/support/content/sample-policies.ts'

const business = { ...loadSample(), policies: samplePolicies() }

test('what the sample could say of deposits and cancelling has no defect', () => {
  expect(publishCheck(business).problems).toEqual([])
})

test.each(cases)('$title is refused at its place', ({ edits, problems }) => {
  const compiled = compile(edited(business, edits))
  const found = compiled.ok ? [] : compiled.problems.map(({ pointer, message }) => `${pointer}: ${message}`)
  expect(found.map(problem => problem.replace(/; (?:there are|did you mean) .*/, ''))).toEqual(problems)
})

test('a document without a deposit and a fee has no defect', () => {
  const { words } = samplePolicies()
  expect(publishCheck({ ...loadSample(), policies: { words } }).problems).toEqual([])
})
