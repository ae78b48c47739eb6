import { expect, test } from 'vitest'
import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { rowsWith } from '#src/studio-model/history/change-rows.ts'
import { leftOutWords } from '#src/studio-model/history/left-out.ts'
import { priceChanges, type PricePublishing } from '#src/studio-model/history/price-changes.ts'
import { countBack, leftOutOf, publishedParts, publishedTitle, putAllBack } from '#src/studio-model/history/published-parts.ts'
import { repriced } from '#src/studio-model/reprice/repriced.ts'
import { changedAt } from '#src/studio-model/reprice/price-count.ts'
import { pathText, type PricePlace, pricePlaces } from '#src/studio-model/reprice/price-places.ts'
import { editOf } from '#src/studio-model/reprice/repriced-edit.ts'
import { applied } from '#tests/support/content/applied-edit.ts'
import { sampleDocuments } from '#tests/support/content/sample-documents.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'

const { content, money } = await sampleRevision()
const car = (await sampleDocuments()).find(({ _id }) => _id === 'category-Car') as DatasetDocument
const GOLD = 'packages[_key=="car-gold-shine"]'

/** What one publishing made of the category. */
function published(document: object): PricePublishing {
  return priceChanges({ id: 'one', author: 'owner', timestamp: '2030-05-14T10:00:00Z', document }, { document: car }) as unknown as PricePublishing
}

/** All prices of the category, raised by one publishing. */
const raised = applied(
  car,
  editOf(
    pricePlaces(car)
      .map(place => repriced(place, { bps: 500, step: 500 }, () => null))
      .filter(({ why }) => why === null),
  ),
)
const changes = published(raised)
const all = changedAt(changes)

/** The sizes of a package, each with the path of its amount. */
function sizes(document: object): { path: string; amount: number }[] {
  const place = pricePlaces(document).find(({ path }) => pathText(path).startsWith(GOLD)) as PricePlace
  const { rows } = place.value as { rows: { _key: string; price: { amount: number } }[] }
  return rows.map(({ _key, price }) => ({ path: pathText([...place.path, 'rows', { _key }, 'price', 'amount']), amount: price.amount }))
}

const [small, mid, large] = sizes(car) as [Size, Size, Size]

type Size = ReturnType<typeof sizes>[number]

const rowsOf = rowsWith({ money, reasons: content.business.reasons, prices: [], messages: content.messages })

function told(now: DatasetDocument) {
  const parts = publishedParts([{ categoryId: car._id, changes }], [now], [now])
  const left = leftOutOf(parts, rowsOf)
  return { count: countBack(parts), words: leftOutWords(left), back: applied(now, putAllBack(parts).get(car._id)?.set ?? {}) }
}

test('of many prices of which one size was changed again, all others are put back, those of its other sizes too', () => {
  const now = applied(raised, { [mid.path]: 99_900 })
  const { count, words, back } = told(now)
  expect(count).toBe(all - 1)
  expect(words).toEqual(['“Gold Shine Rejuvenation, Mid-Size SUV/Trucks” stays: it was changed again since.'])
  expect(back).toEqual(applied(car, { [mid.path]: 99_900 }))
})

test('a size that was put back already is named, too, and each reason has a line', () => {
  const now = applied(raised, { [small.path]: small.amount, [mid.path]: 99_900, [large.path]: 99_900 })
  const { count, words } = told(now)
  expect(count).toBe(all - 3)
  expect(words).toEqual([
    expect.stringMatching(/^“Gold Shine Rejuvenation, .*” is as before already\.$/),
    expect.stringMatching(/^“Gold Shine Rejuvenation, .*”, “Gold Shine Rejuvenation, .*” stay: they were changed again since\.$/),
  ])
})

test('where nothing was changed since, nothing is left out', () => {
  expect(told(raised)).toEqual({ count: all, words: [], back: car })
})

test('a price that is another kind of price now stays as a whole, and what is gone is gone', () => {
  const withoutOthers = {
    ...raised,
    packages: (raised['packages'] as { id: string }[]).filter(({ id }) => id === 'car-gold-shine'),
  } as DatasetDocument
  const now = applied(withoutOthers, { [`${GOLD}.price`]: { kind: 'exact', amount: 1 } })
  expect(told(now).words).toEqual([
    expect.stringContaining('are not there any more.'),
    '“Gold Shine Rejuvenation” stays: it was changed again since.',
  ])
})

test('a size that is gone is named as it was called then, beside its prices alone', () => {
  const inputs = (raised['inputs'] as { options?: { id: string }[] }[]).map(input =>
    input.options === undefined ? input : { ...input, options: input.options.filter(({ id }) => id !== 'mid') },
  )
  const packages = (raised['packages'] as { price: { rows?: { option: string }[] } }[]).map(item =>
    item.price.rows === undefined ? item : { ...item, price: { ...item.price, rows: item.price.rows.filter(({ option }) => option !== 'mid') } },
  )
  const { words } = told({ ...raised, inputs, packages })
  expect(words).toEqual([
    '“Basic Shine Detail, Mid-Size SUV/Trucks”, “Silver Shine Detail (Deep Clean), Mid-Size SUV/Trucks”, “Gold Shine Rejuvenation, Mid-Size SUV/Trucks” and 2 more are not there any more.',
  ])
})

test('of more than three the others are counted', () => {
  const left = ['A', 'B', 'C', 'D', 'E'].map(title => ({ title, why: 'again' as const }))
  expect(leftOutWords(left)).toEqual(['“A”, “B”, “C” and 2 more stay: they were changed again since.'])
})

test('up to three prices of a publishing are told by their names and sizes, more are counted', () => {
  const titleOf = (...some: readonly Size[]) => {
    const now = applied(car, Object.fromEntries(some.map(({ path, amount }) => [path, amount + 1500])))
    return publishedTitle(publishedParts([{ categoryId: car._id, changes: published(now) }], [now], [now]), rowsOf, 'en-US')
  }
  expect(titleOf(mid)).toBe('Gold Shine Rejuvenation, Mid-Size SUV/Trucks: $350+ → $365+ in Cars & SUVs')
  expect(titleOf(small, mid, large).split('; ')).toHaveLength(3)
  expect(publishedTitle(publishedParts([{ categoryId: car._id, changes }], [raised], [raised]), rowsOf, 'en-US')).toBe(`${all} prices in Cars & SUVs`)
})
