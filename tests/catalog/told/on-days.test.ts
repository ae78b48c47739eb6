import { expect, test } from 'vitest'
import { toldCatalog } from '#src/booking/programs/told-catalog.ts'
import { inAllTexts, startOf, toldPrice } from '#src/catalog/told/told-price.ts'
import type { Rule } from '#src/contract/generated/types.ts'
import { render, textOf } from '#tests/support/content/rendered-page.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'
import { categoryOf, exact, extra, rule } from '#tests/support/prices/one-package.ts'
import { revisionWith, scopeOf } from '#tests/support/prices/told-scope.ts'

const { content: sample } = await sampleRevision()
const DECEMBER = { date: { from: '2026-12-01', until: '2026-12-31' } }
const DISCOUNT: Rule['effect'] = { kind: 'percent', bps: -1000, of: 'base' }
const DECEMBER_WORDS = 'December 1, 2026 to December 31, 2026'
const daily = (id: string, effect: Rule['effect'], when: Rule['when']): Rule => ({ ...rule(effect, when), id })

/** What a card says of days on which its package costs less or more, beside a price that is told without any. */
test.each<[string, { today: string; rules: Rule[]; announceDays?: number }, { onDays: string[]; start: string; total?: string }]>([
  [
    'an offer that only begins later',
    { today: '2026-11-28', rules: [rule(DISCOUNT, DECEMBER)] },
    { onDays: [`${DECEMBER_WORDS}: You pay from $72`], start: '$80' },
  ],
  [
    'an offer of today',
    { today: '2026-12-01', rules: [rule(DISCOUNT, DECEMBER)] },
    { onDays: ['Until December 31, 2026: You pay from $72'], start: 'Until December 31, 2026: From $72' },
  ],
  ['an offer that has ended', { today: '2027-01-01', rules: [rule(DISCOUNT, DECEMBER)] }, { onDays: [], start: '$80' }],
  [
    'a surcharge that only begins later',
    { today: '2026-11-28', rules: [rule({ kind: 'amount', amount: 2000 }, { date: { from: '2026-12-24', until: '2026-12-24' } })] },
    { onDays: ['December 24, 2026: You pay from $100'], start: '$80' },
  ],
  [
    'a discount of every winter',
    { today: '2026-11-28', rules: [rule(DISCOUNT, { season: { from: '01-01', until: '02-29' } })] },
    { onDays: ['January 1, 2027 to February 28, 2027: You pay from $72'], start: '$80' },
  ],
  [
    'a discount from a day on',
    { today: '2026-11-28', rules: [rule(DISCOUNT, { date: { from: '2026-12-01' } })] },
    { onDays: ['From December 1, 2026: You pay from $72'], start: '$80' },
  ],
  [
    'a discount from a day on, once it has come',
    { today: '2026-12-01', rules: [rule(DISCOUNT, { date: { from: '2026-12-01' } })] },
    { onDays: [], total: 'You pay from $72', start: 'From $72' },
  ],
  [
    'a discount of some weekdays in December',
    { today: '2026-11-28', rules: [rule(DISCOUNT, { ...DECEMBER, weekdays: ['friday'] })] },
    { onDays: [`${DECEMBER_WORDS}: You pay from $72`], start: '$80' },
  ],
  [
    'a discount of some weekdays of always',
    { today: '2026-11-28', rules: [rule(DISCOUNT, { weekdays: ['friday'] })] },
    { onDays: [], total: 'You pay from $72', start: 'From $72' },
  ],
  [
    'an offer that rules for other packages divide',
    {
      today: '2026-11-28',
      rules: [
        daily('offer', DISCOUNT, DECEMBER),
        daily('fee', { kind: 'amount', amount: 500 }, { addons: ['extra'], date: { from: '2026-12-10', until: '2026-12-12' } }),
      ],
    },
    { onDays: [`${DECEMBER_WORDS}: You pay from $72`], start: '$80' },
  ],
  [
    'an offer and a fee within it',
    {
      today: '2026-11-28',
      rules: [
        daily('offer', DISCOUNT, DECEMBER),
        daily('fee', { kind: 'amount', amount: 500 }, { date: { from: '2026-12-24', until: '2026-12-26' } }),
      ],
    },
    {
      onDays: [
        'December 1, 2026 to December 23, 2026: You pay from $72',
        'December 24, 2026 to December 26, 2026: You pay from $77',
        'December 27, 2026 to December 31, 2026: You pay from $72',
      ],
      start: '$80',
    },
  ],
  [
    'an offer that is further away than the business announces prices',
    { today: '2026-11-28', rules: [rule(DISCOUNT, DECEMBER)], announceDays: 2 },
    { onDays: [], start: '$80' },
  ],
])('with %s', (_, { today, rules, announceDays }, { onDays, start, total = null }) => {
  const category = categoryOf(exact(8000), { ...extra(exact(500)), rules })
  const [item] = category.packages
  const business = { ...sample.business, ...(announceDays !== undefined && { announceDays }) }
  const scope = scopeOf({ ...sample, business }, category, today)
  const told = item && toldPrice(item, category, scope)
  expect(told?.rows.map(({ text }) => text)).toEqual(['$80'])
  expect({ total: told?.total, start: item && startOf(item, category, scope) }).toEqual({ total, start })
  expect(told && inAllTexts(told, scope)).toEqual(total === null ? onDays : [total, ...onDays])
})

test('programs are told of an offer to come with its days', () => {
  const category = categoryOf(exact(8000), { rules: [rule(DISCOUNT, DECEMBER)] })
  const revision = revisionWith(sample, { business: sample.business, categories: [category] })
  const told = (day: string) => toldCatalog(revision, day, 'https://example.com').services[0]?.packages[0]
  const onDays = { until: '2026-12-31', least: 7200 }
  expect(told('2026-11-28')).toMatchObject({ starting_at: '$80', least: 8000, on_days: [{ ...onDays, from: '2026-12-01' }] })
  expect(told('2026-12-05')).toMatchObject({
    starting_at: 'Until December 31, 2026: From $72',
    least: 8000,
    on_days: [{ ...onDays, from: null }],
  })
  expect(told('2027-01-01')).not.toHaveProperty('on_days')
})

test('an offer that only begins later stands with its days on the card, beside the prices of the category, and in structured data', () => {
  const category = categoryOf(exact(8000), { rules: [rule(DISCOUNT, DECEMBER)] })
  const revision = revisionWith(sample, { business: sample.business, categories: [category] })
  const pages = (day: string) => (['desktop', 'mobile'] as const).map(layout => render(revision, layout, '/', day).html)
  for (const html of pages('2026-11-28')) {
    const text = textOf(html.replace(/<form.*?<\/form>/s, ''))
    expect(text).toContain(`${DECEMBER_WORDS}: You pay from $72`)
    expect(text.replaceAll(`${DECEMBER_WORDS}: You pay from $72`, '')).not.toContain('$72')
    expect(text).toContain('From $80')
    expect(html).toContain('"lowPrice":80}')
    expect(html).toContain('"lowPrice":72,"validFrom":"2026-12-01","priceValidUntil":"2026-12-31"}')
  }
  for (const html of pages('2026-12-01')) {
    expect(textOf(html)).toContain('Until December 31, 2026: From $72')
    expect(html).toContain('"lowPrice":72,"priceValidUntil":"2026-12-31"}')
  }
  for (const html of pages('2027-01-01')) expect(html).not.toContain('$72')
})
