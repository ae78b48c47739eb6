import { expect, test } from 'vitest'
import { offerTexts } from '#src/catalog/told/offer-texts.ts'
import type { Rule } from '#src/contract/generated/types.ts'
import { render, textOf, textsIn } from '#tests/support/content/rendered-page.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'
import { categoryOf, exact, extra, rule } from '#tests/support/prices/one-package.ts'
import { revisionWith, scopeOf } from '#tests/support/prices/told-scope.ts'

const { content: sample } = await sampleRevision()
const DECEMBER = { date: { from: '2026-12-01', until: '2026-12-31' } }
const TENTH: Rule['effect'] = { kind: 'percent', bps: -1000, of: 'package' }
const UNTIL = 'Until December 31, 2026'

/** What the card of a package says of an offer on a day. */
test.each<[string, string, Partial<Rule>, string[]]>([
  ['an offer of today', '2026-12-01', { when: DECEMBER }, [`Rule: -10% on the package · ${UNTIL}`]],
  ['an offer on its last day', '2026-12-31', { when: DECEMBER }, [`Rule: -10% on the package · ${UNTIL}`]],
  ['an offer that only begins later', '2026-11-30', { when: DECEMBER }, []],
  ['an offer that has ended', '2027-01-01', { when: DECEMBER }, []],
  ['an amount', '2026-12-01', { when: DECEMBER, effect: { kind: 'amount', amount: -1500 } }, [`Rule: -$15 · ${UNTIL}`]],
  ['a discount until a day, which began before', '2026-12-01', { when: { date: { until: '2026-12-31' } } }, [`Rule: -10% on the package · ${UNTIL}`]],
  ['a discount from a day on, which has no end', '2026-12-01', { when: { date: { from: '2026-12-01' } } }, []],
  ['a discount of always', '2026-12-01', {}, []],
  ['a discount of some weekdays of always', '2026-12-01', { when: { weekdays: ['friday'] } }, []],
  [
    'an offer of some weekdays, on another one',
    '2026-12-01',
    { when: { ...DECEMBER, weekdays: ['friday'] } },
    [`Rule: -10% on the package · On Friday · ${UNTIL}`],
  ],
  [
    'a season that passes New Year, before it',
    '2026-12-20',
    { when: { season: { from: '12-15', until: '02-29' } } },
    ['Rule: -10% on the package · Until February 28, 2027'],
  ],
  [
    'a season that passes New Year, after it',
    '2028-01-20',
    { when: { season: { from: '12-15', until: '02-29' } } },
    ['Rule: -10% on the package · Until February 29, 2028'],
  ],
  ['another season', '2026-12-01', { when: { season: { from: '06-01', until: '08-31' } } }, []],
  ['what else it takes', '2026-12-01', { when: { ...DECEMBER, addons: ['extra'] } }, [`Rule: -10% on the package · With Extra · ${UNTIL}`]],
  ['an offer of this package', '2026-12-01', { when: { ...DECEMBER, package: ['wash'] } }, [`Rule: -10% on the package · ${UNTIL}`]],
  ['an offer of another package', '2026-12-01', { when: { ...DECEMBER, package: ['wax'] } }, []],
  ['an offer of all but this package', '2026-12-01', { when: DECEMBER, unless: [{ package: ['wash'] }] }, []],
  ['an offer of all but another', '2026-12-01', { when: DECEMBER, unless: [{ package: ['wax'] }] }, [`Rule: -10% on the package · ${UNTIL}`]],
  [
    'an exception of this package',
    '2026-12-01',
    { when: DECEMBER, unless: [{ package: ['wash'], weekdays: ['sunday'] }] },
    [`Rule: -10% on the package · ${UNTIL} · Except: On Sunday`],
  ],
  ['an offer with a code', '2026-12-01', { when: { ...DECEMBER, coupons: ['WINTER'] } }, []],
  ['an offer that is not advertised', '2026-12-01', { when: DECEMBER, unadvertised: true }, []],
  ['less for add-ons', '2026-12-01', { when: DECEMBER, effect: { kind: 'percent', bps: -1000, of: 'addons', addons: ['extra'] } }, []],
  ['a surcharge of these days', '2026-12-01', { when: DECEMBER, effect: { kind: 'amount', amount: 1500 } }, []],
  ['what cannot be booked on these days', '2026-12-01', { when: DECEMBER, effect: { kind: 'forbid', reason: 'over-size' } }, []],
])('%s', (_, today, said, expected) => {
  const own = categoryOf(exact(8000), { ...extra(exact(1000)), rules: [{ ...rule(TENTH), ...said }] })
  const [wash] = own.packages
  if (wash === undefined) throw new Error('it has a package')
  const { couponWords } = sample.categories[0] ?? {}
  const category = { ...own, ...(couponWords && { couponWords }), packages: [wash, { ...wash, id: 'wax', title: 'Wax' }] }
  expect(offerTexts(wash, category, scopeOf(sample, category, today))).toEqual(expected)
})

for (const layout of ['desktop', 'mobile'] as const)
  test(`the ${layout} page says an offer of today on the cards that it is for, in what is folded too, and tomorrow no more`, () => {
    const own = categoryOf(exact(8000), { rules: [rule(TENTH, { ...DECEMBER, package: ['wash'] })] })
    const category = { ...own, packages: own.packages.flatMap(item => [item, { ...item, id: 'wax', title: 'Wax' }]) }
    const revision = revisionWith(sample, { business: sample.business, categories: [category] })
    const cards = (today: string) => render(revision, layout, category.path, today).html.match(/<article class="card.*?<\/article>/gs) ?? []
    const heads = (today: string) => cards(today).map(card => textOf(/<(header|summary).*?<\/\1>/s.exec(card)?.[0] ?? ''))
    // A folded card's price says the day already.
    const text = layout === 'desktop' ? `Rule: -10% on the package · ${UNTIL}` : 'Rule: -10% on the package'
    expect(heads('2026-12-31')).toEqual([expect.stringContaining(text), expect.not.stringContaining('Rule')])
    expect(heads('2026-12-31')[0]?.split(UNTIL), 'the day is said once').toHaveLength(2)
    expect(cards('2027-01-01').flatMap(textsIn)).not.toContain(text)
  })
