import { expect, test } from 'vitest'
import { comparePolicies } from '#src/catalog/compare/compare-policies.ts'
import { summaryWords } from '#src/studio-model/publish/change-words.ts'
import { revisionWithPolicies } from '#tests/support/prices/policy-revision.ts'
import { samplePolicies } from '#tests/support/content/sample-policies.ts'

test('a change of a policy is told by the sentences that go and come, and the same policies by none', async () => {
  const [before, same] = [await revisionWithPolicies(), await revisionWithPolicies()]
  expect(comparePolicies(before, same)).toBeNull()
  const sample = samplePolicies()
  const cancellations = (sample.cancellations ?? []).map(policy =>
    policy.id === 'all' ? { ...policy, calledOff: { kind: 'amount' as const, amount: 7000 } } : policy,
  )
  const policies = comparePolicies(before, await revisionWithPolicies({ ...sample, cancellations }))
  expect(policies).toEqual({
    before: ['Calling it off once we are there costs $65 for each.'],
    after: ['Calling it off once we are there costs $70.'],
  })
  const documents = [{ document: 'policies', change: 'changed' as const }]
  expect(summaryWords({ documents, categories: [], differing: [], warnings: [], ...(policies && { policies }) })).toContain(
    'deposits and cancelling would change',
  )
  expect(summaryWords({ documents, categories: [], differing: [], warnings: [] })).toContain('Texts, looks or the order change')
})

test('policies that come and go are told whole', async () => {
  const withThem = await revisionWithPolicies()
  const { policies: _, ...content } = withThem.content
  const without = { ...withThem, content }
  expect(comparePolicies(without, withThem)).toMatchObject({ before: [] })
  expect(comparePolicies(withThem, without)).toMatchObject({ after: [] })
  const emptied = await revisionWithPolicies({ words: samplePolicies().words })
  expect(comparePolicies(without, emptied)).toBeNull()
  expect(comparePolicies(withThem, emptied)).toEqual(comparePolicies(withThem, without))
})
