import { expect, test } from 'vitest'
import { changedByOthersText } from '#src/studio-model/history/changed-by-others.ts'
import { scopesOf } from '#src/studio-model/reprice/price-scopes.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'

const { content, money } = await sampleRevision()
const { items } = scopesOf({}, { reasons: [], money, prices: [] })
const wording = { money, wording: content.messages.price, locale: 'en-US' }
const price = (amount: number) => ({ _type: 'Price', kind: 'exact', amount })

/** A type, its value before and after, and what its field says of that. */
test.each<[string, unknown, unknown, string]>([
  ['Price', price(7500), price(8500), ': $75 → $85'],
  ['Amount', 7500, 8500, ': $75 → $85'],
  ['Percent', -500, -1000, ': -5% → -10%'],
  ['Line', 'Wash', 'Big wash', ': “Wash” → “Big wash”'],
  ['Line', undefined, 'Wash', ': nothing → “Wash”'],
  ['Day', '2027-01-01', '2027-02-01', ': January 1, 2027 → February 1, 2027'],
  ['Focus', { x: 1 }, { x: 2 }, '.'],
])('another editor changed a %s from %j to %j', (type, before, after, said) => {
  expect(changedByOthersText({ type, before, after }, items, wording)).toBe(`Changed just now by someone else${said}`)
})
