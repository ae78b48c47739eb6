import { expect, test } from 'vitest'
import { usualDuration } from '#src/studio-model/prices/usual-duration.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'

const { content, money } = await sampleRevision()
const SIZES = { kind: 'choice', id: 'size', label: 'Size', options: ['small', 'large'].map(id => ({ _key: id, id, label: id })) }
const minutes = (amount: number) => ({ kind: 'exact', amount })

/** A category's duration, and what a package without one of its own says. */
test.each<[object | undefined, string]>([
  [{ kind: 'range', low: 180, high: 300 }, '3-5 hours, as the category says.'],
  [
    {
      kind: 'by',
      input: 'size',
      rows: [['small', 120] as const, ['large', 240] as const].map(([option, amount]) => ({ _key: option, option, price: minutes(amount) })),
    },
    'small: 2 hours, large: 4 hours, as the category says.',
  ],
  [undefined, 'As long as the category says.'],
])('a package without a duration says how long it takes: %j', (duration, said) => {
  expect(usualDuration({ inputs: [{ _key: 'size', ...SIZES }], duration }, money, content.messages)).toBe(said)
})
