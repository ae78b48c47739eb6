import { expect, test } from 'vitest'
import { ruleRows } from '#src/catalog/told/rule-rows.ts'
import { visitRows } from '#src/catalog/told/visit-rows.ts'
import { toldCatalog } from '#src/booking/programs/told-catalog.ts'
import { llmsText } from '#src/booking/programs/llms-text.ts'
import { structuredData } from '#src/web/site/structured-data.ts'
import type { Category, NumberInput } from '#src/contract/generated/types.ts'
import { render, textOf } from '#tests/support/content/rendered-page.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'
import { categoryOf, lengthUpTo } from '#tests/support/prices/one-package.ts'
import { revisionWith } from '#tests/support/prices/told-scope.ts'

const TODAY = '2026-11-21'
const { content: sample } = await sampleRevision()
const { wording } = sample.site
const worded = { ...sample, site: { ...sample.site, wording: { ...wording, priceList: { ...wording.priceList, above: 'Over {max} {unit}' } } } }
const length: NumberInput = { ...lengthUpTo(40), overMax: 'long' }
const boats: Category = categoryOf(
  { kind: 'per', input: 'length', rate: 2200 },
  { inputs: [length], reasons: [{ id: 'long', text: 'We look at her first.' }] },
)
const revision = revisionWith(worded, { business: sample.business, categories: [boats] })
const facts = { url: 'https://example.com/', today: TODAY, description: '', lead: null, logo: null }
const SAID = 'Length: Over 40 feet. We look at her first.'

test('a page says under the prices above which number there is a consultation', () => {
  for (const layout of ['desktop', 'mobile'] as const)
    expect(textOf(render(revision, layout, '/').html)).toContain('Length\nOver 40 feet\nWe look at her first.')
})

test('search engines and programs are told so, too', () => {
  for (const lead of [null, boats]) expect(structuredData(revision, { ...facts, lead })).toContain(JSON.stringify(SAID))
  const told = toldCatalog(revision, TODAY, 'https://example.com')
  expect(told.services[0]?.rules).toEqual([{ title: 'Length', conditions: ['Over 40 feet'], prices: [], text: 'We look at her first.' }])
  expect(llmsText(revision, told, { catalog: '/c', description: '/d', mcp: '/m' })).toContain(`per foot; ${SAID}\n`)
})

test('nothing is said of a number that ends without a reason, nor where content has no words for it', () => {
  const { overMax: _, ...ended } = length
  const scope = { ...revision, today: TODAY }
  expect(ruleRows({ ...boats, inputs: [ended] }, scope)).toEqual([])
  expect(ruleRows(boats, { ...scope, content: { ...scope.content, site: sample.site } })).toEqual([])
})

test('what a visit asks once says so under the prices of every category', () => {
  const [reason] = sample.business.reasons
  const visit = { words: {} as never, mostItems: 1, inputs: [{ ...length, id: 'miles', label: 'Miles', overMax: reason?.id ?? '' }] }
  const rows = visitRows({ ...revision, today: TODAY, content: { ...revision.content, visit } })
  expect(rows.map(({ title, conditions, text }) => [title, ...conditions, text])).toEqual([['Miles', 'Over 40 feet', reason?.text]])
})
