import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import type { CatalogContent } from '#src/catalog/compile/build-catalog.ts'
import { compile } from '#src/catalog/compile/compile.ts'
import { BEGINNING, ContentByDay } from '#src/catalog/dated/content-by-day.ts'
import { changeDays, onDay } from '#src/catalog/dated/on-day.ts'
import { saidOn } from '#src/catalog/dated/said-on.ts'
import { withoutPast } from '#src/catalog/dated/without-past.ts'
import { estimate } from '#src/catalog/estimate/estimate.ts'
import { resolve } from '#src/catalog/estimate/resolve.ts'
import { publishCheck } from '#src/catalog/publish-check/publish-check.ts'
import { addDays } from '#src/catalog/days.ts'
import { tokensOf } from '#src/contract/json-pointer.ts'
import { drawFromSeed } from '#tests/support/draw.ts'
import { edited } from '#tests/support/content/edit.ts'
import { oracleOn } from '#tests/support/prices/price-oracle.ts'
import { CHANGE_DAYS, dated, DAYS, withChanges } from '#tests/support/prices/random-changes.ts'
import { drawContent } from '#tests/support/prices/random-catalog.ts'
import { drawSelection } from '#tests/support/prices/random-selection.ts'
import { loadSample } from '#tests/support/content/sample.ts'
import { SEED } from '#tests/support/seed.ts'
import { sizeOf } from '#tests/support/sizes.ts'

/** `CATALOGS=1000 npx vitest run dated-prices` for more of them. */
const CATALOGS = sizeOf('CATALOGS', { everyday: 20, all: 100 })

const sample = loadSample()

function compiled(content: CatalogContent) {
  const result = compile(content)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.catalog
}

test('a visit costs what the prices of its day say, and one without a day what those of today say', { timeout: 240_000 }, () => {
  const draw = drawFromSeed(SEED)
  let changed = 0
  for (let n = 0; n < CATALOGS; n++) {
    const plain = drawContent(draw)
    const content = withChanges(draw, plain)
    const byDay = new ContentByDay(content)
    for (const today of DAYS) {
      const selection = drawSelection(draw, plain)
      for (const date of [null, draw.one(DAYS)]) {
        const one = { ...selection, date }
        const resolution = resolve(compiled(byDay.on(date ?? today)), one)
        const wanted = oracleOn(content, one, today)
        const got = resolution.ok ? estimate(resolution.resolved) : null
        const expected = 'estimate' in wanted ? wanted.estimate : null
        if (!isDeepStrictEqual(got, expected)) expect(got, `SEED=${SEED} ${n} ${today} ${JSON.stringify(one)}`).toStrictEqual(expected)
        const first = oracleOn(content, { ...one, date: null }, '2000-01-01')
        if (expected !== null && 'estimate' in first && first.estimate.low !== expected.low) changed++
      }
    }
  }
  expect(changed).toBeGreaterThan(3 * CATALOGS)
})

test('content in which no price changes stays the same object, and so does each category on days between its own changes', () => {
  expect(new ContentByDay(sample).on('2027-01-01')).toBe(sample)
  const content = edited(sample, [
    { at: '/categories/0/packages/0/price', set: dated({ kind: 'exact', amount: 1 }, { from: '2027-01-01', price: { kind: 'exact', amount: 2 } }) },
    { at: '/categories/1/packages/0/price', set: dated({ kind: 'exact', amount: 1 }, { from: '2028-01-01', price: { kind: 'exact', amount: 2 } }) },
  ])
  const byDay = new ContentByDay(content)
  const at = (day: string) => byDay.on(day).categories
  expect(byDay.starts).toEqual([BEGINNING, '2027-01-01', '2028-01-01'])
  expect(at('2027-06-01')).toBe(at('2027-12-31'))
  expect(at('2027-06-01')[0]).toBe(at('2028-06-01')[0])
  expect(at('2027-06-01')[1]).toBe(at('2026-06-01')[1])
  expect(at('2027-06-01')[2]).toBe(content.categories[2])
  expect(at('2027-06-01')[0]).not.toBe(at('2026-06-01')[0])
})

test('whatever stands in content of a day is found where the content says it', () => {
  const draw = drawFromSeed(SEED)
  for (let n = 0; n < CATALOGS / 2; n++) {
    const content = withChanges(draw, drawContent(draw))
    for (const day of CHANGE_DAYS) check(onDay(content, day), '', day, content)
  }

  function check(part: unknown, pointer: string, day: string, content: CatalogContent): void {
    const said = tokensOf(saidOn(pointer, content, day)).reduce<unknown>((at, key) => at?.[key as keyof typeof at], content)
    if (!isDeepStrictEqual(onDay(said, day), part)) expect(onDay(said, day), pointer).toEqual(part)
    if (typeof part === 'object' && part !== null) for (const [key, value] of Object.entries(part)) check(value, `${pointer}/${key}`, day, content)
  }
})

test('a reason, a question or a row that only some prices need is reached by these', () => {
  const reason = { id: 'from-june', text: 'From June on we look first.' }
  const quote = { kind: 'quote', reason: 'from-june' }
  const content = edited(sample, [
    { at: '/business/reasons/-', set: reason },
    { at: '/categories/4/packages/0/price', set: dated({ kind: 'exact', amount: 1000 }, { from: '2027-06-01', price: quote }) },
  ])
  expect(publishCheck(content).problems).toEqual([])
})

test('content with more changes than can be proved is refused with what to do', () => {
  const changes = Array.from({ length: 25 }, (_, n) => ({ from: addDays('2027-01-01', n), price: { kind: 'exact', amount: n + 1 } }))
  const content = edited(sample, [{ at: '/categories/4/packages/0/price', set: dated({ kind: 'exact', amount: 1 }, ...changes) }])
  expect(publishCheck(content).problems.map(({ message }) => message)).toEqual([
    'prices change on 25 days: at most 24 can be proved; fold away those that are past',
  ])
})

test('what is past can be taken out, and no visit from that day on costs something else', { timeout: 240_000 }, () => {
  const draw = drawFromSeed(SEED)
  let gone = 0
  for (let n = 0; n < CATALOGS; n++) {
    const plain = drawContent(draw)
    const content = withChanges(draw, plain)
    for (const today of DAYS) {
      const kept = withoutPast(content, today)
      if (kept !== content) gone++
      expect(changeDays(kept).every(day => day > today)).toBe(true)
      const selection = drawSelection(draw, plain)
      for (const date of [null, ...DAYS.filter(day => day >= today)])
        expect(oracleOn(kept, { ...selection, date }, today)).toEqual(oracleOn(content, { ...selection, date }, today))
    }
  }
  expect(gone).toBeGreaterThan(CATALOGS)
})
