import { expect, test } from 'vitest'
import { compareCatalogs } from '#src/catalog/compare/compare-catalogs.ts'
import { idleAddons } from '#src/catalog/compare/idle-addons.ts'
import { outcomeOf, priceChange } from '#src/catalog/compare/price-change.ts'
import { estimate } from '#src/catalog/estimate/estimate.ts'
import { resolve } from '#src/catalog/estimate/resolve.ts'
import { walkSelections } from '#src/catalog/compare/walk-selections.ts'
import type { Revision } from '#src/catalog/revision.ts'
import type { Content } from '#src/contract/generated/types.ts'
import { type Draw, drawFromSeed } from '#tests/support/draw.ts'
import { edited } from '#tests/support/content/edit.ts'
import { compiledRevision, randomContent } from '#tests/support/prices/random-edit.ts'
import { SEED } from '#tests/support/seed.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'
import { sizeOf } from '#tests/support/sizes.ts'

/** `CATALOGS=1000 npx vitest run catalog/compare` for more of them. */
const ROUNDS = sizeOf('CATALOGS', { everyday: 15, all: 100 })

/** Of a catalog with more ways to book another is drawn. */
const BRUTE = 1000

const TODAY = '2026-11-28'

const { content: sample } = await sampleRevision()

/** How often each package's selections are counted, without the help of what add-ons add to. */
function bruteCounts(old: Revision, now: Revision, id: string): { compared: number; raised: number; lowered: number; possible: number } | null {
  const [was, is] = [old.catalog.categoryById.get(id), now.catalog.categoryById.get(id)]
  if (was === undefined || is === undefined) return null
  const counts = { compared: 0, raised: 0, lowered: 0, possible: 0 }
  const { isWhole } = walkSelections(now.catalog, is, BRUTE, (selection, result) => {
    const resolution = resolve(old.catalog, selection)
    const earlier = resolution.ok ? outcomeOf(estimate(resolution.resolved)) : 'impossible'
    const later = outcomeOf(result)
    if (earlier === null || later === null) return
    counts.compared++
    const change = priceChange(earlier, later)
    if (change === 'raised' || change === 'lowered' || change === 'possible') counts[change]++
  })
  return isWhole ? counts : null
}

test('ways to book are counted as they are one by one, also where add-ons only multiply them', () => {
  let [multiplied, seen] = [0, 0]
  for (let round = 0; round < ROUNDS; round++) {
    const draw = drawFromSeed(SEED + 7000 + round)
    const before = withPlainAddons(randomContent(draw, sample))
    const [old, now] = [compiledRevision(before), compiledRevision(dearer(draw, before))]
    for (const { category, change, selections } of compareCatalogs(old, now, TODAY, BRUTE)) {
      const brute = change === 'changed' ? bruteCounts(old, now, category) : null
      if (brute === null || !selections.is_whole) continue
      seen++
      const [was, is] = [old, now].map(({ catalog }) => catalog.categoryById.get(category))
      if (was !== undefined && is !== undefined && idleAddons(was, is).size > 0) multiplied++
      const { compared, counts } = selections
      expect({ compared, raised: counts.raised, lowered: counts.lowered, possible: counts.possible }, `SEED=${SEED} round ${round}`).toEqual(brute)
    }
  }
  expect(multiplied).toBeGreaterThan(2)
  expect(seen).toBeGreaterThan(multiplied)
})

/** With two more add-ons of each category that nothing else looks at. */
function withPlainAddons(content: Content): Content {
  const items = [4000, 900].map((amount, at) => ({ id: `plain-${at}`, title: 'Plain', price: { kind: 'exact' as const, amount }, max: at + 1 }))
  const categories = content.categories.map(category => ({
    ...category,
    addonGroups: [
      ...category.addonGroups,
      { id: 'plain', title: 'Plain', choose: 'any' as const, items: items.map(item => ({ ...item, id: `${category.id}-${item.id}` })) },
    ],
  }))
  return { ...content, categories }
}

/** With a rule more in each category, which adds or takes off an amount, so that every question is asked as before. */
function dearer(draw: Draw, content: Content): Content {
  const by = draw.between(-500, 500)
  const rule = { id: 'more', title: 'More', effect: { kind: 'amount' as const, amount: by === 0 ? 1 : by } }
  return { ...content, categories: content.categories.map(category => ({ ...category, rules: [...(category.rules ?? []), rule] })) }
}

test('above all that can be tried, ways to book are counted where add-ons only multiply them', () => {
  const items = Array.from({ length: 8 }, (_, at) => ({ id: `more-${at}`, title: `More ${at}`, price: { kind: 'exact', amount: 1000 * (at + 1) } }))
  const wide = edited(sample, [{ at: '/categories/0/addonGroups/-', set: { id: 'more', title: 'More', choose: 'any', items } }])
  const dear = edited(wide, [{ at: '/categories/0/packages/2/price/rows/1/price/amount', set: 37500 }])
  const [plain] = compareCatalogs(
    compiledRevision(sample),
    compiledRevision(edited(sample, [{ at: '/categories/0/packages/2/price/rows/1/price/amount', set: 37500 }])),
    TODAY,
  )
  const [more] = compareCatalogs(compiledRevision(wide), compiledRevision(dear), TODAY)
  expect(more?.selections).toMatchObject({
    is_whole: true,
    compared: 256 * (plain?.selections.compared ?? 0),
    counts: { raised: 256 * (plain?.selections.counts.raised ?? 0) },
  })
})
