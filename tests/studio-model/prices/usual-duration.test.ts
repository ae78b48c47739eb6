import { expect, test } from 'vitest'
import { changeForm } from '#src/studio-model/prices/change-form.ts'
import { questionsOf } from '#src/studio-model/draft/questions.ts'
import { usualDuration, usualDurationForm } from '#src/studio-model/prices/usual-duration.ts'
import { writePrice } from '#src/studio-model/prices/write-price.ts'
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

const table = (input: string, ...rows: [option: string, amount: number][]) => ({
  kind: 'by',
  input,
  rows: rows.map(([option, amount]) => ({ _key: option, option, price: minutes(amount) })),
})

/** A category's duration, and that of its package "gold" once "One duration" is chosen. */
test.each<[object | undefined, object]>([
  [minutes(150), minutes(150)],
  [
    { kind: 'range', low: 180, high: 300 },
    { kind: 'range', low: 180, high: 300 },
  ],
  [table('size', ['small', 120], ['large', 240]), minutes(120)],
  [table('$package', ['silver', 60], ['gold', 90]), minutes(90)],
  [undefined, { kind: 'exact' }],
])('a duration of its own begins with what the category says: %j', (duration, begun) => {
  const available = { questions: questionsOf({}), reasons: [], prices: [], newKey: () => 'key' }
  const form = changeForm(usualDurationForm({ duration }, { id: 'gold' }), 'one', available)
  const { _type, ...written } = writePrice(form, 'Duration') as { _type: string; kind: string }
  expect(written).toEqual(begun)
})
