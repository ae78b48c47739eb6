import { expect, test } from 'vitest'
import { compile } from '#src/catalog/compile/compile.ts'
import { estimate } from '#src/catalog/estimate/estimate.ts'
import { resolve } from '#src/catalog/estimate/resolve.ts'
import type { Category, Package, Rule, When } from '#src/contract/generated/types.ts'
import { oracle } from '#tests/support/prices/price-oracle.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'

const { content: sample } = await sampleRevision()
const plain = sample.categories.find(({ inputs }) => inputs.length === 0) as Category

/** Conditions of every standing toward a visit without a day, whose question is not answered yet. */
const STANDING = {
  holds: { package: ['wash'] },
  not: { package: ['polish'] },
  undated: { weekdays: ['saturday'] },
  waits: { inputs: [{ input: 'color', options: ['red'] }] },
} satisfies Record<string, When>

const item = (id: string): Package => ({ id, title: id, description: 'As it is.', features: [], price: { kind: 'exact', amount: 10_000 } })
const category: Category = {
  ...plain,
  inputs: [{ id: 'color', kind: 'choice', label: 'Color', show: 'always', required: '', options: ['red', 'blue'].map(id => ({ id, label: id })) }],
  packages: [item('wash'), item('polish')],
}

/** What a rule does where its condition stands so, and its exceptions so. */
test.each<[keyof typeof STANDING, (keyof typeof STANDING)[], 'applies' | 'nothing' | 'is a notice' | 'asks']>([
  ['holds', [], 'applies'],
  ['holds', ['not'], 'applies'],
  ['holds', ['holds'], 'nothing'],
  ['holds', ['undated'], 'is a notice'],
  ['holds', ['waits'], 'asks'],
  ['not', ['not'], 'nothing'],
  ['not', ['holds'], 'nothing'],
  ['not', ['undated'], 'nothing'],
  ['not', ['waits'], 'nothing'],
  ['undated', ['not'], 'is a notice'],
  ['undated', ['holds'], 'nothing'],
  ['undated', ['undated'], 'is a notice'],
  ['undated', ['waits'], 'nothing'],
  ['waits', ['not'], 'asks'],
  ['waits', ['holds'], 'nothing'],
  ['waits', ['undated'], 'nothing'],
  ['waits', ['waits'], 'asks'],
  ['holds', ['not', 'holds'], 'nothing'],
  ['holds', ['undated', 'holds'], 'nothing'],
  ['holds', ['waits', 'holds'], 'nothing'],
  ['holds', ['undated', 'waits'], 'nothing'],
  ['holds', ['not', 'undated'], 'is a notice'],
])('a rule whose condition %s, with exceptions of which one each %s: %s', (when, unless, wanted) => {
  const rule: Rule = {
    id: 'extra',
    title: 'Extra',
    when: STANDING[when],
    ...(unless.length > 0 && { unless: unless.map(one => STANDING[one]) }),
    effect: { kind: 'amount', amount: 500 },
  }
  const content = { ...sample, categories: [{ ...category, rules: [rule] }] }
  const compiled = compile(content)
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems))
  const selection = { category: category.id, package: 'wash', inputs: {}, addons: [], date: null }
  const resolution = resolve(compiled.catalog, selection)
  if (!resolution.ok) throw new Error(JSON.stringify(resolution.problems))
  const found = estimate(resolution.resolved)
  const did = found.lines.some(({ kind }) => kind === 'rule')
    ? 'applies'
    : found.notes.length > 0
      ? 'is a notice'
      : found.missing.includes('color')
        ? 'asks'
        : 'nothing'
  expect(did).toBe(wanted)
  expect(oracle(content, selection)).toEqual({ estimate: found })
})
