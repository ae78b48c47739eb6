import { expect, test } from 'vitest'
import { outcomeOf, priceChange } from '#src/catalog/compare/price-change.ts'
import { walkSelections } from '#src/catalog/compare/walk-selections.ts'
import { compile } from '#src/catalog/compile/compile.ts'
import { estimate } from '#src/catalog/estimate/estimate.ts'
import { resolve } from '#src/catalog/estimate/resolve.ts'
import type { Selection } from '#src/catalog/estimate/selection.ts'
import { examplePrice, outcomeIn } from '#src/catalog/examples/example-price.ts'
import { choicesIn, selectionOf } from '#src/catalog/examples/example-selection.ts'
import type { Catalog } from '#src/catalog/plan.ts'
import type { Example } from '#src/contract/generated/types.ts'
import { drawFromSeed } from '#tests/support/draw.ts'
import { drawContent } from '#tests/support/prices/random-catalog.ts'
import { SEED } from '#tests/support/seed.ts'

function estimateOf(catalog: Catalog, selection: Selection) {
  const resolution = resolve(catalog, selection)
  if (!resolution.ok) throw new Error(JSON.stringify(resolution.problems))
  return estimate(resolution.resolved)
}

test('a selection that is kept as an example asks for the price that it has', () => {
  let kept = 0
  for (let seed = SEED; seed < SEED + 60; seed++) {
    const compiled = compile(drawContent(drawFromSeed(seed)))
    if (!compiled.ok) continue
    const { catalog } = compiled
    for (const plan of catalog.categories) {
      walkSelections(catalog, plan, 200, (selection, result) => {
        const outcome = outcomeOf(result)
        const price = outcome === null ? null : examplePrice(outcome)
        if (outcome === null || price === null || selection.package === null) return
        const example: Example = { title: 'One', ...choicesIn({ ...selection, package: selection.package }, result.used, plan), price }
        const again = estimateOf(catalog, selectionOf(example))
        expect(again, `SEED=${seed}`).toEqual(result)
        expect(priceChange(outcomeIn(price), outcomeOf(again) ?? 'impossible')).toBeNull()
        kept++
      })
    }
  }
  expect(kept).toBeGreaterThan(1000)
})
