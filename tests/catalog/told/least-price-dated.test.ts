import { expect, test } from 'vitest'
import { compiledRevision } from '#src/catalog/compiled-revision.ts'
import { ContentByDay } from '#src/catalog/dated/content-by-day.ts'
import { addDays } from '#src/catalog/days.ts'
import { toldPrice } from '#src/catalog/told/told-price.ts'
import type { Visit } from '#src/catalog/visits.ts'
import { moneyOf } from '#src/catalog/words/money.ts'
import type { CatalogContent } from '#src/catalog/compile/build-catalog.ts'
import type { Category, Day, Package } from '#src/contract/generated/types.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'
import { type Draw, drawFromSeed } from '#tests/support/draw.ts'
import { isOrdinaryDay } from '#tests/support/prices/ordinary-days.ts'
import { type Complete, everySelection } from '#tests/support/prices/every-selection.ts'
import { drawContent } from '#tests/support/prices/random-catalog.ts'
import { VISIT_TIMES } from '#tests/support/prices/random-rules.ts'
import { dated, withChanges } from '#tests/support/prices/random-changes.ts'
import { SEED } from '#tests/support/seed.ts'
import { sizeOf } from '#tests/support/sizes.ts'

const CATALOGS = 200
/** Packages of more selections than this are left out. */
const MOST = sizeOf('MOST', { everyday: 150, all: 1500 })
const TODAYS = ['2026-05-25', '2026-06-01', '2026-12-26', '2027-01-04', '2027-02-23', '2028-02-24']
/** A change is no further away than this, so that all days until then can be tried. */
const FEW_DAYS = 10

const { content: sample } = await sampleRevision()

test('the least that is told holds for every visit until prices change, whatever they are before and after', { timeout: 120_000 }, () => {
  const draw = drawFromSeed(SEED)
  const seen = { told: 0, lowerLater: 0 }
  for (let n = 0; n < CATALOGS; n++) {
    const today = draw.one(TODAYS)
    const drawn = withPackageChanges(draw, withChanges(draw, drawContent(draw)), addDays(today, draw.between(1, FEW_DAYS)))
    const business = { ...sample.business, ...drawn.business }
    const content = { ...sample, business, categories: drawn.categories }
    const byDay = new ContentByDay(content)
    const next = byDay.starts.find(start => start > today)
    if (next === undefined || next > addDays(today, FEW_DAYS)) continue
    const now = byDay.on(today)
    const scope = { ...compiledRevision('dated', content, today), money: moneyOf(business), today }
    const days = Array.from({ length: FEW_DAYS }, (_, ahead) => addDays(today, ahead)).filter(day => day < next)
    now.categories.forEach((category, position) => {
      // Several discounts of one base may round a dearer base to a cent less.
      if ((category.rules ?? []).filter(({ effect }) => effect.kind === 'percent' && effect.bps < 0).length > 1) return
      const visits = [{ date: null }, ...days.flatMap(date => [{ date }, ...timesOf(date, category)])]
      for (const item of category.packages) {
        const all = everySelection(now, category, item, visits, MOST)
        if (all === null) continue
        const isOrdinary = ({ selection: { date } }: Complete) => date === null || isOrdinaryDay(date, category, today)
        const told = leastOf(toldPrice(item, category, scope).rows.map(row => row.least))
        expect(told, `SEED=${SEED}, catalog ${n}, ${category.id}, ${item.id}, ${today}`).toBe(
          leastOf(all.filter(isOrdinary).map(({ estimate }) => beforeTaxes(estimate))),
        )
        seen.told++
        const later = byDay.on(next).categories[position]
        const then = later && everySelection(byDay.on(next), later, item, [{ date: next }], MOST)
        const lowest = then && leastOf(then.map(({ estimate }) => beforeTaxes(estimate)))
        if (told !== null && lowest && lowest < told) seen.lowerLater++
      }
    })
  }
  // Else the law would hold of nothing.
  expect(seen.told).toBeGreaterThan(20)
  expect(seen.lowerLater).toBeGreaterThan(10)
})

/** Lets the prices of some packages change on a day. */
function withPackageChanges(draw: Draw, content: CatalogContent, from: Day): CatalogContent {
  const changed = (item: Package): Package =>
    draw.chance(40) || JSON.stringify(item.price).includes('"dated"')
      ? item
      : { ...item, price: dated(item.price, { from, price: { kind: 'exact', amount: draw.between(1, 20_000) } }) }
  return { ...content, categories: content.categories.map(category => ({ ...category, packages: category.packages.map(changed) })) }
}

/** Every time of a day, where a rule looks at that. */
function timesOf(date: Day, { rules = [] }: Category): Visit[] {
  if (!/"(start|notice)":|\$start|\$notice/.test(JSON.stringify(rules))) return []
  return VISIT_TIMES.starts.flatMap(start => VISIT_TIMES.notices.map(notice => ({ date, time: { start, notice } })))
}

function beforeTaxes({ low, lines }: { low: number | null; lines: readonly { kind: string; low: number | null }[] }): number | null {
  return low === null ? null : lines.reduce((rest, line) => (line.kind === 'tax' ? rest - (line.low ?? 0) : rest), low)
}

function leastOf(prices: readonly (number | null)[]): number | null {
  const known = prices.filter(price => price !== null)
  return known.length === 0 ? null : Math.min(...known)
}
