import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readSelection } from '#src/booking/request/flat-selection.ts'
import { calculatedPrice } from '#src/booking/request/estimate-snapshot.ts'
import { estimate } from '#src/catalog/estimate/estimate.ts'
import { resolve } from '#src/catalog/estimate/resolve.ts'
import { loadContentSnapshot } from '#src/cms/live/content-snapshot.ts'
import cases from '../cases/second-trade.json' with { type: 'json' }

// A business of another trade, country and currency: the engine knows it by its content alone. Loading includes the publish check.
const loaded = await loadContentSnapshot(fileURLToPath(new URL('../content/window-cleaning', import.meta.url)))
if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
const { revision, selections } = loaded.value

test('the second business may go live: its folder has no problem, and its selections were all checked', () => {
  expect(revision.content.business.currency).toBe('EUR')
  expect(selections).toBeGreaterThan(5000)
})

/** Figures worked out by hand from docs/price-language.md; `because` shows how. */
test.each(cases)('$title: $calculated_price ($because)', ({ selection, calculated_price, duration, state }) => {
  const read = readSelection(revision.catalog, selection)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  expect([...read.rest.keys()]).toEqual([])
  const resolution = resolve(revision.catalog, read.selection)
  expect(resolution.ok).toBe(state !== 'refused')
  if (!resolution.ok) return
  const priced = estimate(resolution.resolved)
  expect(calculatedPrice(priced, revision)).toBe(calculated_price)
  expect(priced.duration?.high ?? null).toBe(duration)
  if (state !== undefined) expect(priced.state).toBe(state)
})
