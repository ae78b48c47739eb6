import { isDeepStrictEqual } from 'node:util'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CatalogContent } from '#src/catalog/compile/build-catalog.ts'
import { compile } from '#src/catalog/compile/compile.ts'
import { type Estimate, estimate } from '#src/catalog/estimate/estimate.ts'
import type { Catalog } from '#src/catalog/plan.ts'
import { resolve } from '#src/catalog/estimate/resolve.ts'
import type { Selection } from '#src/catalog/estimate/selection.ts'
import { drawFromSeed } from '#tests/support/draw.ts'
import { oracle, type Verdict } from '#tests/support/prices/price-oracle.ts'
import { catalogContent, drawContent } from '#tests/support/prices/random-catalog.ts'
import { drawSelection, selection } from '#tests/support/prices/random-selection.ts'
import { loadSample } from '#tests/support/content/sample.ts'
import { SEED } from '#tests/support/seed.ts'
import { sizeOf } from '#tests/support/sizes.ts'

// Two implementations of docs/price-language.md must agree.
const patience = 240_000

/** `CATALOGS=10000 npx vitest run oracle` for the full size, with SEED for others. */
const CATALOGS = sizeOf('CATALOGS', { everyday: 120, all: 1000 })
const SELECTIONS = 20 * CATALOGS

const sample = loadSample()

test(`the engine and the oracle agree on ${SELECTIONS} selections of the sample business`, { timeout: patience }, () => {
  const catalog = compiled(sample)
  const draw = drawFromSeed(SEED)
  for (let n = 0; n < SELECTIONS; n++) agree(sample, catalog, drawSelection(draw, sample))
})

test(`the engine and the oracle agree on ${CATALOGS} random catalogs`, { timeout: patience }, () => {
  check(catalogContent().chain(withSelections(10)), CATALOGS, ([content, selections]) => {
    const catalog = compiled(content)
    for (const one of selections) agree(content, catalog, one)
  })
})

test('the random catalogs and selections reach every state, kind of line and note, and place of a refusal', { timeout: patience }, () => {
  const expected = [
    'forbidden',
    'consultation',
    'incomplete',
    'priced',
    'missing package',
    'missing input',
    'package',
    'addon',
    'rule',
    'limit',
    'tax',
    'quoted package',
    'quoted addon',
    'quoted rule',
    'advice',
    'notice',
    'priced notice',
    'tax note',
    'priced tax note',
    'refused: category',
    'refused: package',
    'refused: inputs',
    'refused: addons',
    'refused: date',
  ]
  const seen = new Set<string>()
  const draw = drawFromSeed(SEED)
  for (let n = 0; n < 20_000 && seen.size < expected.length; n++) {
    const content = drawContent(draw)
    const verdict = oracle(content, drawSelection(draw, content))
    if ('refused' in verdict) verdict.refused.forEach(place => seen.add(`refused: ${place.split('.')[0]}`))
    else {
      const { state, lines, notes, missing } = verdict.estimate
      seen.add(state)
      lines.forEach(({ kind, low }) => seen.add(low === null ? `quoted ${kind}` : kind))
      notes.forEach(({ kind, low }) => {
        const name = kind === 'tax' ? 'tax note' : kind
        seen.add(low === null ? name : `priced ${name}`)
      })
      missing.forEach(id => seen.add(id === '$package' ? 'missing package' : 'missing input'))
    }
  }
  expect([...seen].toSorted()).toEqual(expected.toSorted())
})

test("the lines' lows add up to the price", { timeout: patience }, () => {
  check(catalogContent().chain(withSelections(10)), 500, ([content, selections]) => {
    for (const { low, lines } of estimates(content, selections)) {
      if (low !== null) expect(lines.reduce((sum, line) => sum + (line.low ?? Number.NaN), 0)).toBe(low)
    }
  })
})

test('the order of the add-ons in a selection does not matter', { timeout: patience }, () => {
  check(catalogContent().chain(withSelections(10)), 500, ([content, selections]) => {
    const reversed = selections.map(one => ({ ...one, addons: one.addons.toReversed() }))
    expect(estimates(content, reversed)).toEqual(estimates(content, selections))
  })
})

test('an answer to an input that is not in use changes nothing', { timeout: patience }, () => {
  check(catalogContent().chain(withSelections(10)), 500, ([content, selections]) => {
    const catalog = compiled(content)
    for (const one of selections) {
      const verdict = answer(catalog, one)
      if ('refused' in verdict) continue
      const asked = Object.entries(one.inputs).filter(([id]) => verdict.estimate.used.includes(id))
      same(answer(catalog, { ...one, inputs: Object.fromEntries(asked) }), verdict, one)
    }
  })
})

test('answering what is missing turns a consultation into nothing else, unless it is forbidden', { timeout: patience }, () => {
  check(catalogContent().chain(withSelections(10)), 1000, ([content, selections]) => {
    const catalog = compiled(content)
    for (const full of selections) {
      for (const left of Object.keys(full.inputs)) {
        const partial = { ...full, inputs: Object.fromEntries(Object.entries(full.inputs).filter(([id]) => id !== left)) }
        const [before, after] = [answer(catalog, partial), answer(catalog, full)]
        if ('refused' in before || 'refused' in after || before.estimate.state !== 'consultation') continue
        if (before.estimate.missing.includes(left)) expect(['consultation', 'forbidden']).toContain(after.estimate.state)
      }
    }
  })
})

test('the order of the rules changes no number', { timeout: patience }, () => {
  check(catalogContent().chain(withSelections(10)), 500, ([content, selections]) => {
    const categories = content.categories.map(category => ({ ...category, rules: (category.rules ?? []).toReversed() }))
    expect(estimates({ ...content, categories }, selections).map(numbers)).toEqual(estimates(content, selections).map(numbers))
  })
})

const numbers = ({ state, low, high, duration }: Estimate) => ({ state, low, high, duration })

const withSelections = (count: number) => (content: CatalogContent) =>
  fc.tuple(fc.constant(content), fc.array(selection(content), { minLength: count, maxLength: count }))

/** Fails with the seed and the smallest example that was found. */
function check<T>(arbitrary: fc.Arbitrary<T>, numRuns: number, law: (value: T) => void): void {
  fc.assert(fc.property(arbitrary, law), { numRuns, interruptAfterTimeLimit: patience / 2, markInterruptAsFailure: true })
}

function compiled(content: CatalogContent): Catalog {
  const result = compile(content)
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.problems)}`)
  return result.catalog
}

function answer(catalog: Catalog, selection: Selection): Verdict {
  const resolution = resolve(catalog, selection)
  if (resolution.ok) return { estimate: estimate(resolution.resolved) }
  return { refused: [...new Set(resolution.problems.map(({ place }) => place))] }
}

function agree(content: CatalogContent, catalog: Catalog, selection: Selection): void {
  same(inOrder(answer(catalog, selection)), inOrder(oracle(content, selection)), selection)
}

/** A plain comparison first: an assertion is too slow for hundreds of thousands. */
function same(got: Verdict, wanted: Verdict, selection: Selection): void {
  if (!isDeepStrictEqual(got, wanted)) expect(got, JSON.stringify(selection)).toStrictEqual(wanted)
}

const inOrder = (verdict: Verdict): Verdict => ('refused' in verdict ? { refused: verdict.refused.toSorted() } : verdict)

function estimates(content: CatalogContent, selections: Selection[]): Estimate[] {
  const catalog = compiled(content)
  return selections.map(one => answer(catalog, one)).flatMap(verdict => ('refused' in verdict ? [] : [verdict.estimate]))
}
