import { expect, test } from 'vitest'
import { ContentPointer } from '#src/catalog/compile/content-pointer.ts'
import { writtenOut } from '#src/catalog/compile/named-prices.ts'
import { compareCatalogs } from '#src/catalog/compare/compare-catalogs.ts'
import { idleAddons } from '#src/catalog/compare/idle-addons.ts'
import { outcomeOf, outcomeText, priceChange } from '#src/catalog/compare/price-change.ts'
import { estimate } from '#src/catalog/estimate/estimate.ts'
import { resolve } from '#src/catalog/estimate/resolve.ts'
import { walkSelections } from '#src/catalog/compare/walk-selections.ts'
import type { Revision } from '#src/catalog/revision.ts'
import type { CategoryDifference, Content } from '#src/contract/generated/types.ts'
import { loadContent } from '#src/cms/folder/local-content.ts'
import { largeCatalog } from '#tests/support/prices/large-category.ts'
import { type Draw, drawFromSeed } from '#tests/support/draw.ts'
import { type Edit, edited } from '#tests/support/content/edit.ts'
import { compiledRevision, randomContent, randomEdit } from '#tests/support/prices/random-edit.ts'
import { SEED } from '#tests/support/seed.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'
import { sizeOf } from '#tests/support/sizes.ts'

/** `CATALOGS=1000 npx vitest run catalog/compare` for more of them. */
const ROUNDS = sizeOf('CATALOGS', { everyday: 15, all: 100 })
const MAX = 300

/** Of a catalog with more ways to book another is drawn. */
const BRUTE = 1000

const TODAY = '2026-11-28'

const loaded = await loadContent(SAMPLE_FOLDER)
if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
const sample = loaded.value.content

/** What an owner reads of some edits of the sample, one line for each line, count and example. */
function told(edits: readonly Edit[]): string[] {
  const before = compiledRevision(sample)
  return compareCatalogs(before, compiledRevision(writtenOut(edited(sample, edits), new ContentPointer([]))), TODAY).flatMap(linesOf)
}

function linesOf({ title, change, items, selections: { counts, longer, shorter } }: CategoryDifference): string[] {
  return [
    ...(change === 'changed' ? [] : [`${title} ${change}`]),
    ...items.flatMap(item => [
      ...(item.change === 'changed' && item.lines.length > 0 ? [] : [`${item.kind} ${item.title} ${item.change}`]),
      ...item.lines.map(({ of, label, before, after }) => `${[item.title, label].filter(Boolean).join(', ')}: ${of} ${before} -> ${after}`),
    ]),
    ...Object.entries({ ...counts, longer, shorter }).flatMap(([name, count]) => (count > 0 ? [`${count} ${name}`] : [])),
  ]
}

const DECEMBER = {
  id: 'december',
  title: 'December',
  when: { date: { from: '2026-12-01', until: '2026-12-31' } },
  effect: { kind: 'percent', bps: -1000, of: 'package' },
}

const WINTER_CODE = { ...DECEMBER, id: 'winter-code', title: 'Winter code', when: { ...DECEMBER.when, coupons: ['WINTER10'] } }

const COUPON_WORDS = { label: 'Discount code', offer: 'Offer', unknown: 'This code is not known', unused: 'This code changes nothing' }

const CASES: { name: string; edits: Edit[]; told: unknown[] }[] = [
  { name: 'nothing', edits: [], told: [] },
  { name: 'a text that no price has', edits: [{ at: '/categories/0/packages/0/description', set: 'Other words.' }], told: [] },
  {
    name: 'a discount code of some days: once, and nothing of what follows from it',
    edits: [
      { at: '/categories/0/rules', set: [WINTER_CODE] },
      { at: '/categories/0/couponWords', set: COUPON_WORDS },
    ],
    told: [
      'coupon Winter code added',
      'Winter code, December 1, 2026 to December 31, 2026: price null -> -10% on the package',
      expect.stringMatching(/^\d+ lowered$/),
    ],
  },
  {
    name: 'one size of one package',
    edits: [{ at: '/categories/0/packages/1/price/rows/1/price/amount', set: 17500 }],
    told: ['Silver Shine Detail (Deep Clean), Mid-Size SUV/Trucks: price $150+ -> $175+', expect.stringMatching(/^\d+ raised$/)],
  },
  {
    name: 'a price that becomes a call',
    edits: [{ at: '/categories/2/packages/0/price', set: { kind: 'quote', reason: 'quoted-package' } }],
    told: ['Semi Trucks: price $299 -> $499', 'Silver: price $299+ -> Call for Quote', '4 loses_number'],
  },
  {
    name: 'a title',
    edits: [{ at: '/categories/2/packages/0/title', set: 'Wash' }],
    told: [expect.stringMatching(/^Wash: title .* -> Wash$/)],
  },
  {
    name: 'a duration',
    edits: [{ at: '/categories/0/packages/0/duration', set: { kind: 'exact', amount: 600 } }],
    told: ['Basic Shine Detail: duration 3-5 hours -> 10 hours', expect.stringMatching(/^\d+ longer$/)],
  },
  {
    name: 'a discount of some days',
    edits: [{ at: '/categories/4/rules', set: [DECEMBER] }],
    told: expect.arrayContaining([
      'December, December 1, 2026 to December 31, 2026: price null -> -10% on the package',
      'Standard Detail, December 1, 2026 to December 31, 2026: price From $75 in all -> From $67.50 in all',
    ]) as never,
  },
  {
    name: 'a package that goes',
    edits: [{ at: '/categories/0/packages/0', remove: true }],
    told: expect.arrayContaining([
      'package Basic Shine Detail removed',
      'Basic Shine Detail, Coupes/Sedans: price $50 -> null',
      expect.stringMatching(/^\d+ impossible$/),
    ]) as never,
  },
  {
    name: 'a category that goes',
    edits: [{ at: '/categories/2', remove: true }],
    told: expect.arrayContaining(['Semi Trucks removed']) as never,
  },
]

test.each(CASES)('an owner who changes $name is told so, and nothing else', ({ edits, told: expected }) => {
  expect(told(edits)).toEqual(expected)
})

test('where a rule counts more add-ons than can be combined, a change of its discount is still found, and that not all was compared is said', () => {
  const bundle = (amount: number) => ({ id: 'bundle', title: 'Bundle', when: { addonCounts: [{ min: 3 }] }, effect: { kind: 'amount', amount } })
  const wide = { ...sample, categories: largeCatalog({ questions: 1, options: 2, packages: 1, addons: 20, rules: 1 }).categories }
  const content = edited({ ...wide, business: { ...wide.business, reasons: [{ id: 'look', text: 'We look first.' }] } }, [
    { at: '/categories/0/rules/-', set: bundle(-100) },
  ])
  const [before, after] = [content, edited(content, [{ at: '/categories/0/rules/1', set: bundle(-200) }])].map(one => compiledRevision(one))
  if (before === undefined || after === undefined) throw new Error('nothing to compare')
  const [difference] = compareCatalogs(before, after, TODAY)
  expect(difference?.selections.is_whole).toBe(false)
  expect(difference?.selections.counts.lowered).toBeGreaterThan(0)
})

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

/** A random catalog and an edit of it, or another catalog altogether. */
function pairs(): { seed: number; before: Content; old: Revision; now: Revision }[] {
  return Array.from({ length: ROUNDS }, (_, round) => {
    const seed = SEED + round
    const draw = drawFromSeed(seed)
    const before = randomContent(draw, sample)
    const after = draw.chance(15) ? randomContent(draw, sample) : randomEdit(draw, before)
    return { seed, before, old: compiledRevision(before), now: compiledRevision(after) }
  })
}

const PAIRS = pairs()

test('no catalog differs from itself', { timeout: 240_000 }, () => {
  for (const { seed, before, old } of PAIRS) {
    expect(compareCatalogs(old, compiledRevision(structuredClone(before)), TODAY, MAX), `SEED=${seed}`).toEqual([])
  }
})

const SWAPPED = {
  added: 'removed',
  removed: 'added',
  changed: 'changed',
  raised: 'lowered',
  lowered: 'raised',
  gains_number: 'loses_number',
  loses_number: 'gains_number',
  possible: 'impossible',
  impossible: 'possible',
} as const

test('what one state gains over another, the other loses over it', () => {
  let differing = 0
  for (const { seed, old, now } of PAIRS) {
    const [there, back] = [compareCatalogs(old, now, TODAY, MAX), compareCatalogs(now, old, TODAY, MAX)]
    differing += there.length
    expect(sorted(there.map(swapped)), `SEED=${seed}`).toEqual(sorted(back.map(withoutWords)))
  }
  expect(differing).toBeGreaterThan(ROUNDS / 2)
})

/** Titles and examples are in the newer words, and few. */
function withoutWords({ category, change, items, selections }: CategoryDifference) {
  const { compared, is_whole, counts, longer, shorter } = selections
  return {
    category,
    change,
    items: sorted(items.map(({ kind, id, change, lines }) => ({ kind, id, change, lines: sorted(lines) }))),
    selections: { compared, is_whole, counts, longer, shorter },
  }
}

function swapped(difference: CategoryDifference) {
  const { category, change, items, selections } = withoutWords(difference)
  const { counts, longer, shorter } = selections
  return {
    category,
    change: SWAPPED[change],
    items: sorted(
      items.map(item => ({
        ...item,
        change: SWAPPED[item.change],
        lines: sorted(item.lines.map(line => ({ ...line, before: line.after, after: line.before }))),
      })),
    ),
    selections: {
      ...selections,
      counts: Object.fromEntries(Object.keys(counts).map(name => [name, counts[SWAPPED[name as keyof typeof counts]]])),
      longer: shorter,
      shorter: longer,
    },
  }
}

function sorted<T>(items: readonly T[]): T[] {
  return items.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
}

test('what is left out of a category that has too many selections is said', () => {
  const [before, after] = [
    compiledRevision(sample),
    compiledRevision(edited(sample, [{ at: '/categories/0/packages/0/price/rows/0/price/amount', set: 1 }])),
  ]
  const wholeWith = (max: number) => compareCatalogs(before, after, TODAY, max).map(({ selections }) => selections.is_whole)
  expect(wholeWith(100)).toEqual([false])
  expect(wholeWith(50_000)).toEqual([true])
})

test('every selection of either state that costs something else is counted', () => {
  for (const { seed, old, now } of PAIRS) {
    const differing = new Set(
      compareCatalogs(old, now, TODAY, MAX).flatMap(({ category, selections: { counts } }) =>
        Object.values(counts).some(Boolean) ? [category] : [],
      ),
    )
    for (const plan of old.catalog.categories) {
      if (!now.catalog.categoryById.has(plan.category.id)) continue
      walkSelections(old.catalog, plan, MAX, (selection, result) => {
        const resolution = resolve(now.catalog, selection)
        if (!resolution.ok) return
        const [was, is] = [outcomeOf(result), outcomeOf(estimate(resolution.resolved))]
        if (is === null || was === null || outcomeText(was, old) === outcomeText(is, now)) return
        expect(differing.has(plan.category.id), `SEED=${seed} ${JSON.stringify(selection)}`).toBe(true)
      })
    }
  }
})
