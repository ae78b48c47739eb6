import { expect, test } from 'vitest'
import { openContentSource } from '#src/cms/live/content-source.ts'
import { copySample } from '#tests/support/content/content-copy.ts'
import { dated } from '#tests/support/prices/random-changes.ts'

test('the site turns to new prices when their day comes at the business, without anything being published', async () => {
  const price = dated({ kind: 'exact', amount: 100 }, { from: '2027-01-01', price: { kind: 'exact', amount: 200 } })
  let now = new Date('2026-12-31T12:00:00Z')
  const source = await openContentSource(copySample([{ file: 'categories/motorcycle.json', at: '/packages/0/price', set: price }]), () => now)
  const priceNow = () => source.current().revision.content.categories.find(({ id }) => id === 'Motorcycle')?.packages[0]?.price
  const { id } = source.current().revision
  expect(priceNow()).toEqual({ kind: 'exact', amount: 100 })
  expect(source.current()).toBe(source.current())
  now = new Date('2027-01-01T03:00:00Z')
  expect(priceNow()).toEqual({ kind: 'exact', amount: 100 })
  now = new Date('2027-01-01T09:00:00Z')
  expect(priceNow()).toEqual({ kind: 'exact', amount: 200 })
  expect(source.current().revision.id).toBe(id)
})
