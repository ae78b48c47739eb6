import { expect, test } from 'vitest'
import { compareCatalogs } from '#src/catalog/compare/compare-catalogs.ts'
import { outcomeOf, outcomeText } from '#src/catalog/compare/price-change.ts'
import { estimate } from '#src/catalog/estimate/estimate.ts'
import { resolve } from '#src/catalog/estimate/resolve.ts'
import { walkSelections } from '#src/catalog/compare/walk-selections.ts'
import type { Revision } from '#src/catalog/revision.ts'
import type { CategoryDifference, Content } from '#src/contract/generated/types.ts'
import { drawFromSeed } from '#tests/support/draw.ts'
import { compiledRevision, randomContent, randomEdit } from '#tests/support/prices/random-edit.ts'
import { SEED } from '#tests/support/seed.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'
import { sizeOf } from '#tests/support/sizes.ts'

/** `CATALOGS=1000 npx vitest run catalog/compare` for more of them. */
const ROUNDS = sizeOf('CATALOGS', { everyday: 15, all: 100 })

const MAX = 300

const TODAY = '2026-11-28'

const { content: sample } = await sampleRevision()

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
