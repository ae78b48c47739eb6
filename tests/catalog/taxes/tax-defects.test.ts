import { expect, test } from 'vitest'
import { compile } from '#src/catalog/compile/compile.ts'
import { publishCheck } from '#src/catalog/publish-check/publish-check.ts'
import cases from '#tests/cases/tax-defects.json' with { type: 'json' }
import { edited } from '#tests/support/content/edit.ts'
import { loadSample } from '#tests/support/content/sample.ts'

const sample = loadSample()

/** `check` marks what compiles and only the publish check finds. */
test.each(cases)('$title is refused at its place', ({ edits, problems, check = false }) => {
  const broken = edited(sample, edits)
  expect(compile(broken).ok).toBe(check)
  const found = publishCheck(broken).problems.map(({ pointer, message }) => `${pointer}: ${message}`)
  expect(found.toSorted()).toEqual(problems.toSorted())
})
