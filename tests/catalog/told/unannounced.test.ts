import { expect, test } from 'vitest'
import { toldCatalog } from '#src/booking/programs/told-catalog.ts'
import type { CatalogContent } from '#src/catalog/compile/build-catalog.ts'
import { compiledRevision } from '#src/catalog/compiled-revision.ts'
import type { Selection } from '#src/catalog/estimate/selection.ts'
import { estimate } from '#src/catalog/estimate/estimate.ts'
import type { Revision } from '#src/catalog/revision.ts'
import { resolve } from '#src/catalog/estimate/resolve.ts'
import { laterRows } from '#src/catalog/told/later-rows.ts'
import { ruleRows } from '#src/catalog/told/rule-rows.ts'
import { toldPrice } from '#src/catalog/told/told-price.ts'
import { visitRows } from '#src/catalog/told/visit-rows.ts'
import type { Day, Rule, VisitRule } from '#src/contract/generated/types.ts'
import { drawFromSeed } from '#tests/support/draw.ts'
import { dated } from '#tests/support/prices/random-changes.ts'
import { drawContent } from '#tests/support/prices/random-catalog.ts'
import { drawSelection } from '#tests/support/prices/random-selection.ts'
import { offersOf } from '#tests/support/prices/schema-org.ts'
import { revisionWith } from '#tests/support/prices/told-scope.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'
import { sampleVisit } from '#tests/support/content/sample-visit.ts'
import { SEED } from '#tests/support/seed.ts'
import { sizeOf } from '#tests/support/sizes.ts'

const CATALOGS = sizeOf('CATALOGS', { everyday: 4, all: 60 })
const [BEFORE, FIRST, LAST] = ['2027-04-30', '2027-05-01', '2027-05-31']

const { content: sample } = await sampleRevision()

const SALE: Rule = {
  id: 'spring-sale',
  title: 'Spring sale',
  when: { date: { from: FIRST, until: LAST } },
  effect: { kind: 'percent', bps: -1000, of: 'package' },
}

test('what is not announced stands nowhere before its first day, and everywhere from then on; a visit on its days always has it', () => {
  const draw = drawFromSeed(SEED)
  const seen = { told: 0, named: 0 }
  for (let n = 0; n < CATALOGS; n++) {
    const plain = drawContent(draw)
    const [without, announced, quiet] = [plain, withRule(plain, SALE), withRule(plain, { ...SALE, unannounced: true })].map(revisionOf)
    if (without === undefined || announced === undefined || quiet === undefined) throw new Error('no content')
    const where = `SEED=${SEED}, catalog ${n}`
    expect(told(quiet, BEFORE), where).toEqual(told(without, BEFORE))
    expect(told(quiet, FIRST), where).toEqual(told(announced, FIRST))
    if (JSON.stringify(told(quiet, FIRST)).includes(SALE.title)) seen.told++
    for (let at = 0; at < 20; at++) {
      const selection = drawSelection(draw, plain)
      const [onItsDay, undated] = [
        { ...selection, date: FIRST },
        { ...selection, date: null },
      ]
      expect(priced(quiet, onItsDay), `a visit on its day, ${where}`).toEqual(priced(announced, onItsDay))
      expect(priced(quiet, undated), `without a day, ${where}`).toEqual(priced(without, undated))
      if (JSON.stringify(priced(quiet, onItsDay)).includes(SALE.title)) seen.named++
    }
  }
  // Else the law would hold of nothing.
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(2)
})

test('prices that change while it holds are announced without it', () => {
  const [first] = sample.categories
  const [item] = first?.packages ?? []
  if (first === undefined || item === undefined) throw new Error('no package')
  const price = dated(item.price, { from: '2027-05-15', price: { kind: 'exact', amount: 99_900 } })
  const later = (rules: Rule[]) => {
    const revision = compiledRevision('dated', { ...sample, categories: [{ ...first, packages: [{ ...item, price }], rules }] }, BEFORE)
    const [category = first] = revision.content.categories
    return laterRows(category, { ...revision, today: BEFORE })
  }
  expect(later([])).not.toEqual([])
  expect(later([{ ...SALE, unannounced: true }])).toEqual(later([]))
  expect(later([SALE])).not.toEqual(later([]))
})

test('a discount of visits that is not announced is told from its first day on', () => {
  const { id, title } = SALE
  const date = { from: FIRST, until: LAST }
  const rule: VisitRule = { id, title, effect: { kind: 'amount', amount: -1000 }, when: { date }, unannounced: true }
  const visit = { ...sampleVisit(), rules: [rule] }
  const titles = (today: Day) => visitRows({ ...compiledRevision('visits', { ...sample, visit }, today), today }).map(row => row.title)
  expect(titles(BEFORE)).not.toContain(title)
  expect(titles(FIRST)).toContain(title)
})

function withRule(content: CatalogContent, rule: Rule): CatalogContent {
  return { ...content, categories: content.categories.map(category => ({ ...category, rules: [...(category.rules ?? []), rule] })) }
}

function revisionOf(content: CatalogContent): Revision {
  return revisionWith(sample, content)
}

/** What pages, search engines and programs are told. */
function told(revision: Revision, today: Day): unknown {
  const scope = { ...revision, today }
  return revision.content.categories.map(category => [
    ruleRows(category, scope),
    category.packages.map(item => toldPrice(item, category, scope)),
    offersOf(revision, today, category),
    { ...toldCatalog(revision, today, 'https://www.example.com'), revision: '' },
  ])
}

function priced({ catalog }: Revision, selection: Selection): unknown {
  const resolution = resolve(catalog, selection)
  return resolution.ok ? estimate(resolution.resolved) : null
}
