import { expect, test } from 'vitest'
import { lineText } from '#src/catalog/told/price-lines.ts'
import { ruleRows } from '#src/catalog/told/rule-rows.ts'
import { estimate } from '#src/catalog/estimate/estimate.ts'
import { resolve } from '#src/catalog/estimate/resolve.ts'
import type { Category, Price, Rule } from '#src/contract/generated/types.ts'
import { render, textOf } from '#tests/support/content/rendered-page.ts'
import { drawFromSeed } from '#tests/support/draw.ts'
import { drawContent } from '#tests/support/prices/random-catalog.ts'
import { drawSelection } from '#tests/support/prices/random-selection.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'
import { SEED } from '#tests/support/seed.ts'
import { revisionWith, scopeOf } from '#tests/support/prices/told-scope.ts'

const { content: sample } = await sampleRevision()

/** The day of rendered pages. */
const TODAY = '2026-11-21'

const STEPS: Category['inputs'] = [
  {
    id: 'stories',
    kind: 'choice',
    label: 'How many stories?',
    show: 'always',
    required: '',
    options: [
      { id: 'one', label: 'One' },
      { id: 'two', label: 'Two' },
      { id: 'three', label: 'Three' },
    ],
  },
  { id: 'area', kind: 'number', label: 'Area', unit: 'square foot', units: 'square feet', show: 'always', min: 1, max: 5000, required: '' },
]

/** The sample's cars, asked more. */
const category: Category = { ...(sample.categories[0] as Category), limit: { title: 'Call-out', min: 9900, max: 500_000 } }
const asked: Category = { ...category, inputs: [...category.inputs, ...STEPS] }
const [reason = { id: '', text: '' }] = sample.business.reasons
const fee = { kind: 'add', price: { kind: 'exact', amount: 1900 } } as const
const discount = (of: 'package' | 'base') => ({ kind: 'percent', bps: -1250, of }) as const
const byStories = {
  kind: 'by',
  input: 'stories',
  rows: [{ option: 'one', price: { kind: 'included' } }],
  else: { kind: 'per', input: 'area', rate: 1000, each: 100, roundUp: 100 },
} satisfies Price

function said(rule: Omit<Rule, 'id' | 'title'>): string[] {
  const told: Category = { ...asked, rules: [{ id: 'rule', title: 'Rule', ...rule }] }
  const rows = ruleRows(told, scopeOf(sample, told, TODAY))
  const row = rows.find(({ title }) => title === 'Rule')
  if (row === undefined) return []
  return [...(row.question === null ? [] : [row.question]), ...row.lines.map(lineText), ...row.conditions, ...(row.text === null ? [] : [row.text])]
}

/** What the page says of a rule under the prices. */
test.each<[string, Omit<Rule, 'id' | 'title'>, string[]]>([
  ['a fee', { effect: fee }, ['+ $19']],
  [
    'a fee that some answers are only quoted',
    { effect: { kind: 'add', price: { ...byStories, rows: [{ option: 'one', price: { kind: 'quote', reason: reason.id } }], else: fee.price } } },
    ['How many stories?', `One: ${sample.messages.price.quote}`, 'Two: + $19', 'Three: + $19'],
  ],
  ['an amount off', { effect: { kind: 'amount', amount: -1500 } }, ['-$15']],
  ['a percent of the package', { effect: discount('package') }, ['-12.5% on the package']],
  ['a percent of all', { effect: discount('base') }, ['-12.5% on package and add-ons']],
  [
    'a percent of some add-ons',
    { effect: { kind: 'percent', bps: -4000, of: 'addons', addons: ['pet-hair', 'engine-bay'] } },
    ['-40% on Engine Bay and Pet Hair'],
  ],
  ['a percent with a cap', { effect: { ...discount('base'), max: 10_000 } }, ['-12.5% on package and add-ons, at most $100']],
  [
    'a percent with both limits',
    { effect: { ...discount('base'), min: 500, max: 10_000 } },
    ['-12.5% on package and add-ons, at least $5, at most $100'],
  ],
  ['a range of percents', { effect: { kind: 'percent', bps: 5000, highBps: 10_000, of: 'package' } }, ['+50% to +100% on the package']],
  ['a range of discounts', { effect: { kind: 'percent', bps: -2500, highBps: -1000, of: 'package' } }, ['-10% to -25% on the package']],
  ['up to a percent', { effect: { kind: 'percent', bps: 0, highBps: 5000, of: 'package' } }, ['up to +50% on the package']],
  ['a discount of up to a percent', { effect: { kind: 'percent', bps: -2500, highBps: 0, of: 'package' } }, ['up to -25% on the package']],
  [
    'exceptions',
    {
      when: { weekdays: ['saturday', 'sunday'] },
      unless: [{ season: { from: '12-25', until: '12-25' } }, { package: ['car-gold-shine'], start: { from: '19:00' } }],
      effect: fee,
    },
    ['+ $19', 'On Saturday or Sunday', 'Except: December 25 of every year', 'Except: Gold Shine Rejuvenation, Visits that begin at 7:00 PM or later'],
  ],
  ['an exception that has ended', { unless: [{ date: { until: '2026-11-01' } }], effect: fee }, ['+ $19']],
  ['a percent or more', { effect: { kind: 'percent', bps: 2000, open: true, of: 'package' } }, ['+20% or more on the package']],
  [
    'packages',
    { when: { package: ['car-gold-shine', 'car-silver-shine'] }, effect: fee },
    ['+ $19', 'Only with Silver Shine Detail (Deep Clean) or Gold Shine Rejuvenation'],
  ],
  ['a bundle', { when: { addons: ['pet-hair', 'engine-bay'] }, effect: fee }, ['+ $19', 'With Engine Bay and Pet Hair']],
  [
    'any two of some add-ons',
    { when: { addonCounts: [{ addons: ['pet-hair', 'engine-bay', 'odor-removal'], min: 2 }] }, effect: fee },
    ['+ $19', 'With 2 or more of Engine Bay, Odor Removal, and Pet Hair'],
  ],
  ['so many add-ons at most', { when: { addonCounts: [{ max: 2 }] }, effect: fee }, ['+ $19', 'With at most 2 of the add-ons']],
  ['so many add-ons exactly', { when: { addonCounts: [{ min: 2, max: 2 }] }, effect: fee }, ['+ $19', 'With exactly 2 of the add-ons']],
  ['from so many add-ons to so many', { when: { addonCounts: [{ min: 2, max: 3 }] }, effect: fee }, ['+ $19', 'With 2 to 3 of the add-ons']],
  [
    'none of some add-ons',
    { when: { addonCounts: [{ addons: ['pet-hair', 'engine-bay'], max: 0 }] }, effect: fee },
    ['+ $19', 'Without Engine Bay or Pet Hair'],
  ],
  ['one day', { when: { date: { from: '2027-11-25', until: '2027-11-25' } }, effect: fee }, ['+ $19', 'November 25, 2027']],
  ['one day of every year', { when: { season: { from: '07-04', until: '07-04' } }, effect: fee }, ['+ $19', 'July 4 of every year']],
  ['days of every year', { when: { season: { from: '12-15', until: '02-29' } }, effect: fee }, ['+ $19', 'December 15 to February 29 of every year']],
  ['nights', { when: { start: { from: '19:00', before: '08:00' } }, effect: fee }, ['+ $19', 'Visits that begin from 7:00 PM to before 8:00 AM']],
  ['evenings', { when: { start: { from: '19:00' } }, effect: fee }, ['+ $19', 'Visits that begin at 7:00 PM or later']],
  ['mornings', { when: { start: { before: '08:00' } }, effect: fee }, ['+ $19', 'Visits that begin before 8:00 AM']],
  ['short notice', { when: { notice: { below: 24 } }, effect: fee }, ['+ $19', 'Asked for less than 24 hours before the visit']],
  ['long notice', { when: { notice: { min: 1500 } }, effect: fee }, ['+ $19', 'Asked for 1,500 hours or more before the visit']],
  ['some notice', { when: { notice: { min: 24, below: 48 } }, effect: fee }, ['+ $19', 'Asked for 24 to less than 48 hours before the visit']],
  [
    'a fee by the time of day',
    {
      effect: {
        kind: 'add',
        price: {
          kind: 'bands',
          input: '$start',
          bands: [
            { upTo: 479, price: { kind: 'exact', amount: 5000 } },
            { upTo: 1139, price: { kind: 'included' } },
            { price: { kind: 'exact', amount: 10_000 } },
          ],
        },
      },
    },
    [
      'Visits that begin before 8:00 AM: + $50',
      'Visits that begin from 8:00 AM to before 7:00 PM: Included',
      'Visits that begin at 7:00 PM or later: + $100',
    ],
  ],
  [
    'a fee by notice',
    {
      effect: {
        kind: 'add',
        price: {
          kind: 'bands',
          input: '$notice',
          bands: [
            { upTo: 1, price: { kind: 'exact', amount: 9000 } },
            { upTo: 24, price: { kind: 'exact', amount: 4000 } },
            { price: { kind: 'included' } },
          ],
        },
      },
    },
    ['Notice', 'Up to 1 hour: + $90', '1 to 24 hours: + $40', 'Above 24 hours: Included'],
  ],
  [
    'advice of short notice',
    { when: { notice: { below: 2 } }, effect: { kind: 'advise', reason: reason.id } },
    ['Asked for less than 2 hours before the visit', reason.text],
  ],
  [
    'advice of a season',
    { when: { season: { from: '06-01', until: '06-30' } }, effect: { kind: 'advise', reason: reason.id } },
    ['June 1 to June 30 of every year', reason.text],
  ],
  [
    'answers with their question',
    { when: { inputs: [{ input: 'stories', options: ['two', 'three'] }] }, effect: fee },
    ['+ $19', 'How many stories? Two or Three'],
  ],
  ['a span', { when: { inputs: [{ input: 'area', min: 500, max: 1500 }] }, effect: fee }, ['+ $19', 'Area: 500 to 1,500 square feet']],
  ['a number or more', { when: { inputs: [{ input: 'area', min: 1500 }] }, effect: fee }, ['+ $19', 'Area: 1,500 square feet or more']],
  ['a number at most', { when: { inputs: [{ input: 'area', max: 500 }] }, effect: fee }, ['+ $19', 'Area: Up to 500 square feet']],
  ['weekdays', { when: { weekdays: ['sunday', 'saturday'] }, effect: fee }, ['+ $19', 'On Sunday or Saturday']],
  [
    'weekdays from a day to a day',
    { when: { weekdays: ['tuesday'], date: { from: '2027-01-01', until: '2027-01-31' } }, effect: fee },
    ['+ $19', 'On Tuesdays from January 1 to January 31, 2027'],
  ],
  [
    'weekdays of days in two years',
    { when: { weekdays: ['friday', 'saturday'], date: { from: '2026-12-01', until: '2027-01-31' } }, effect: fee },
    ['+ $19', 'On Fridays and Saturdays from December 1, 2026 to January 31, 2027'],
  ],
  [
    'weekdays of every year',
    { when: { weekdays: ['tuesday'], season: { from: '01-01', until: '01-31' } }, effect: fee },
    ['+ $19', 'On Tuesdays from January 1 to January 31 of every year'],
  ],
  [
    'weekdays from a day on',
    { when: { weekdays: ['tuesday'], date: { from: '2027-01-01' } }, effect: fee },
    ['+ $19', 'On Tuesday', 'From January 1, 2027'],
  ],
  ['days', { when: { date: { from: '2026-12-01', until: '2027-01-31' } }, effect: fee }, ['+ $19', 'December 1, 2026 to January 31, 2027']],
  ['days without an end', { when: { date: { from: '2020-12-01' } }, effect: fee }, ['+ $19', 'From December 1, 2020']],
  ['the last day', { when: { date: { until: TODAY } }, effect: fee }, ['+ $19', 'Until November 21, 2026']],
  ['an offer that has ended', { when: { date: { until: '2026-11-20' } }, effect: fee }, []],
  ['a consultation', { effect: { kind: 'quote', reason: reason.id } }, [reason.text]],
  ['what cannot be booked', { effect: { kind: 'forbid', reason: reason.id } }, [reason.text]],
  ['advice, which changes nothing', { effect: { kind: 'advise', reason: reason.id } }, []],
  [
    'a fee for each answer',
    { effect: { kind: 'add', price: byStories } },
    [
      'How many stories?',
      'One: Included',
      'Two: + $10 per 100 square feet, rounded up to the next 100 square feet',
      'Three: + $10 per 100 square feet, rounded up to the next 100 square feet',
    ],
  ],
])('of %s', (_, rule, expected) => {
  expect(said(rule)).toEqual(expected)
})

test('the limit of all prices is said as what it is', () => {
  const [limit] = ruleRows({ ...category, rules: [] }, scopeOf(sample, category, TODAY))
  expect([limit?.title, ...(limit?.lines.map(lineText) ?? [])]).toEqual(['Call-out', 'At least $99', 'At most $5,000'])
})

test('a page says every line that an estimate of it can have', { timeout: 120_000 }, () => {
  const draw = drawFromSeed(SEED)
  const seen = new Set<string>()
  for (let n = 0; n < 20; n++) {
    const drawn = drawContent(draw)
    const revision = revisionWith(sample, drawn)
    const sections = ['desktop', 'mobile'].map(layout => sectionsOf(render(revision, layout as 'desktop' | 'mobile', '/').html, drawn.categories))
    for (let tried = 0; tried < 100; tried++) {
      const resolution = resolve(revision.catalog, drawSelection(draw, drawn))
      if (!resolution.ok) continue
      const { lines } = estimate(resolution.resolved)
      for (const { kind, title } of lines) {
        seen.add(kind)
        for (const texts of sections) expect(texts.get(resolution.resolved.category.category.id), `SEED=${SEED}, ${n}`).toContain(title)
      }
    }
  }
  expect([...seen].sort()).toEqual(['addon', 'limit', 'package', 'rule', 'tax'])
})

/** The texts of each category's section. */
function sectionsOf(html: string, categories: readonly Category[]): Map<string, string[]> {
  const parts = html.split('<section class="category')
  return new Map(
    categories.map(({ id, sectionId }) => {
      const part = parts.find(candidate => candidate.includes(`id="${sectionId}"`))
      return [id, part === undefined ? [] : textOf(part).split('\n')]
    }),
  )
}
