import { expect, test } from 'vitest'
import type { CatalogContent } from '#src/catalog/compile/build-catalog.ts'
import { publishCheck } from '#src/catalog/publish-check/publish-check.ts'
import type { Problem } from '#src/contract/decode.ts'
import type { Addon, Effect, Price } from '#src/contract/generated/types.ts'
import { edited } from '#tests/support/content/edit.ts'
import { largeCatalog } from '#tests/support/prices/large-category.ts'
import { bruteCheck } from '#tests/support/prices/brute-check.ts'
import { type Draw, drawFromSeed } from '#tests/support/draw.ts'
import { drawContent } from '#tests/support/prices/random-catalog.ts'
import { drawPercent } from '#tests/support/prices/random-rules.ts'
import { SEED } from '#tests/support/seed.ts'
import { sizeOf } from '#tests/support/sizes.ts'

/** `CATALOGS=10000 npx vitest run publish-check` for the full size, with SEED for others. */
const CATALOGS = sizeOf('CATALOGS', { everyday: 25, all: 250 })

/** Catalogs with more selections are left out: there are smaller ones of every kind. */
const MOST = sizeOf('MOST', { everyday: 500, all: 3000 })

test.each([
  { title: 'random catalogs', draw: drawContent },
  { title: 'random catalogs near the price 0', draw: drawDiscounts },
])(`the check of ${CATALOGS} $title finds what trying every selection finds`, { timeout: 240_000 }, ({ draw }) => {
  let compared = 0
  for (let seed = SEED; compared < CATALOGS; seed++) {
    const content = draw(drawFromSeed(seed))
    const wanted = bruteCheck(content, MOST)
    if (wanted === null) continue
    compared++
    const found = publishCheck(content).problems
    if (content.categories.some(({ inputs }) => inputs.some(({ kind }) => kind === 'product' || kind === 'lookup'))) {
      // A product is taken for a number of its own, and what is looked up for a choice: what is wrong is found, and nothing is said to be out of reach that is not.
      expect(faultsOf(found), `SEED=${seed}`).toEqual(expect.arrayContaining(faultsOf(wanted)))
      const unreached = found.filter(problem => !faultsOf(found).includes(lines([problem])[0] ?? ''))
      expect(
        unreached.filter(({ pointer }) => !wanted.some(problem => `${pointer}/`.startsWith(`${problem.pointer}/`))),
        `SEED=${seed}`,
      ).toEqual([])
      continue
    }
    expect(lines(found), `SEED=${seed}`).toEqual(lines(wanted))
    // Of a price below 0 and one of 0 either may be the example.
    const exact = wanted.map(({ pointer, message }) => `${pointer} ${message}`)
    for (const { pointer, message } of found.filter(({ message }) => kindOf(message) === 'price')) {
      expect(exact, `SEED=${seed}`).toContain(`${pointer} ${message.replace(/ ?[(:].*/, '')}`)
    }
  }
})

test('the random catalogs have every kind of problem', () => {
  const seen = new Set<string>()
  for (let seed = SEED; seed < SEED + 200 && seen.size < KINDS.length; seed++) {
    for (const { message } of bruteCheck(drawDiscounts(drawFromSeed(seed)), MOST) ?? []) seen.add(kindOf(message))
  }
  expect([...seen].toSorted()).toEqual(KINDS.toSorted())
})

test.each([
  { title: 'a long list', size: { questions: 10, options: 20, packages: 4, addons: 40, rules: 30 }, most: 100_000 },
  { title: 'an ordinary list', size: { questions: 5, options: 8, packages: 4, addons: 8, rules: 9 }, most: 10_000 },
  { title: 'three long questions', size: { questions: 3, options: 23, packages: 2, addons: 6, rules: 9 }, most: 50_000 },
])('of $title that only adds up, few combinations are tried for all selections', ({ size, most }) => {
  const { problems, selections, tried } = publishCheck(largeCatalog(size))
  expect(problems).toEqual([])
  expect(selections).toBeGreaterThan(size.options ** size.questions * 2 ** size.addons)
  expect(tried).toBeLessThan(most)
})

const large = largeCatalog({ questions: 10, options: 20, packages: 4, addons: 40, rules: 30 })

test.each([
  {
    title: 'a discount that two answers and a day together make too large',
    edits: ['question-2', 'question-7', null].map((input, at) => ({
      at: '/categories/0/rules/-',
      set: {
        id: `gift-${at}`,
        title: 'Gift',
        when: input === null ? { weekdays: ['monday'] } : { inputs: [{ input, options: ['option-9'] }] },
        effect: { kind: 'amount', amount: -6500 },
      },
    })),
    places: [0, 1, 2, 3].map(at => `/categories/0/packages/${at}`),
    message: /negative price .*question-2 option-9.*question-7 option-9.*\d{4}-\d\d-\d\d/,
  },
  {
    title: 'an option that two rules together forbid',
    edits: [['option-0', 'option-1'], Array.from({ length: 18 }, (_, at) => `option-${at + 2}`)].map((options, at) => ({
      at: '/categories/0/rules/-',
      set: {
        id: `no-${at}`,
        title: 'No',
        when: {
          inputs: [
            { input: 'question-4', options: ['option-6'] },
            { input: 'question-8', options },
          ],
        },
        effect: { kind: 'forbid', reason: 'look' },
      },
    })),
    places: ['/categories/0/inputs/4/options/6'],
    message: /can never be booked/,
  },
  {
    title: 'a rule about an add-on that does not go with its package',
    edits: [
      { at: '/categories/0/addonGroups/0/items/3/onlyWith', set: ['package-1'] },
      {
        at: '/categories/0/rules/-',
        set: { id: 'never', title: 'Never', when: { package: ['package-0'], addons: ['addon-3'] }, effect: { kind: 'amount', amount: 1 } },
      },
    ],
    places: ['/categories/0/rules/30'],
    message: /no selection can reach/,
  },
])('in a long list, $title is found', ({ edits, places, message }) => {
  const { problems } = publishCheck(edited(large, edits))
  expect(problems.map(({ pointer }) => pointer)).toEqual(places)
  for (const problem of problems) expect(problem.message).toMatch(message)
})

test.each([
  { title: 'three or more of forty add-ons', count: { min: 3 } },
  { title: 'three to five of forty add-ons', count: { min: 3, max: 5 } },
  { title: 'twelve pieces or more', count: { min: 12 } },
  { title: 'thirty different ones or more', count: { min: 30, different: true } },
])('$title do not multiply', ({ count }) => {
  const { problems, tried } = publishCheck(
    edited(large, [
      {
        at: '/categories/0/rules/-',
        set: { id: 'bundle', title: 'Bundle', when: { addonCounts: [count] }, effect: { kind: 'percent', bps: -1000, of: 'base' } },
      },
    ]),
  )
  expect(problems).toEqual([])
  expect(tried).toBeLessThan(1_000_000)
})

test.each<{ title: string; effect: Effect }>([
  { title: 'a quarter off, at most so much', effect: { kind: 'percent', bps: -2500, of: 'base', max: 10_000 } },
  { title: 'everything off, at most so much', effect: { kind: 'percent', bps: -10_000, of: 'base', max: 5000 } },
  { title: 'a tenth off, at least so much', effect: { kind: 'percent', bps: -1000, of: 'base', min: 2000 } },
  { title: 'two add-ons for nothing', effect: { kind: 'percent', bps: -10_000, of: 'addons', addons: ['addon-3', 'addon-4'] } },
])('in a long list, $title is seen to leave a price', ({ effect }) => {
  const { problems, tried } = publishCheck(edited(large, [{ at: '/categories/0/rules/-', set: rule('less', effect) }]))
  expect(problems).toEqual([])
  expect(tried).toBeLessThan(200_000)
})

test('a discount that is larger than what three add-ons cost is found', () => {
  const bundle = { id: 'bundle', title: 'Bundle', when: { addonCounts: [{ min: 3 }] }, effect: { kind: 'amount', amount: -20_000 } }
  const { problems } = publishCheck(edited(large, [{ at: '/categories/0/rules/-', set: bundle }]))
  expect(problems.map(({ pointer }) => pointer)).toEqual([0, 1, 2, 3].map(at => `/categories/0/packages/${at}`))
  for (const { message } of problems) expect(message).toMatch(/negative price .*(addon-\d+.*){3}/)
})

const small = largeCatalog({ questions: 3, options: 2, packages: 1, addons: 0, rules: 3 })
const number = { kind: 'number', label: 'How many', unit: 'piece', show: 'always', required: 'Please fill in', min: 1, max: 1 }
const half = (input: string) => ({ kind: 'per', input, rate: 1, each: 2 })
const rule = (id: string, effect: object, when?: object) => ({ id, title: id, effect, ...(when && { when }) })
const answered = (...answers: [question: number, option: number][]) => ({
  inputs: answers.map(([question, option]) => ({ input: `question-${question}`, options: [`option-${option}`] })),
})

/** What random catalogs seldom have. */
test.each([
  {
    title: 'two halves are rounded together',
    edits: [
      ...[0, 1].map(at => ({ at: `/categories/0/inputs/${at}`, set: { ...number, id: `question-${at}` } })),
      { at: '/categories/0/packages/0/price', set: { kind: 'sum', of: [half('question-0'), half('question-1')] } },
      {
        at: '/categories/0/rules',
        set: [rule('less', { kind: 'amount', amount: -1 }), rule('see', { kind: 'advise', reason: 'look' }, answered([2, 0]))],
      },
    ],
    problems: [
      '/categories/0/packages/0 has the price 0 (question-0 1, question-1 1, question-2 option-0): it must be a number above 0 or a consultation',
    ],
  },
  {
    title: 'a surcharge in percent keeps the price above 0 for one answer only',
    edits: [
      {
        at: '/categories/0/rules',
        set: [
          rule('less', { kind: 'amount', amount: -9000 }),
          rule('more', { kind: 'percent', bps: 1000, of: 'base' }, answered([0, 0])),
          ...[1, 2].map(at => rule(`see-${at}`, { kind: 'advise', reason: 'look' }, answered([at, 0]))),
        ],
      },
    ],
    problems: [
      '/categories/0/packages/0 has the price 0 (question-0 option-1, question-1 option-0, question-2 option-0): it must be a number above 0 or a consultation',
    ],
  },
  {
    title: 'a discount takes off at least so much of an add-on that costs nothing',
    edits: [
      {
        at: '/categories/0/addonGroups',
        set: [{ id: 'extras', title: 'Extras', choose: 'any', items: [{ id: 'wipe', title: 'Wipe', price: { kind: 'included' } }] }],
      },
      {
        at: '/categories/0/rules',
        set: [
          rule('less', { kind: 'percent', bps: -1000, of: 'addons', addons: ['wipe'], min: 9000 }),
          ...[0, 1, 2].map(at => rule(`see-${at}`, { kind: 'advise', reason: 'look' }, answered([at, 0]))),
        ],
      },
    ],
    problems: [
      '/categories/0/packages/0 has the price 0 (question-0 option-0, question-1 option-0, question-2 option-0, wipe): it must be a number above 0 or a consultation',
    ],
  },
  {
    title: 'an answer is forbidden by rules that meet it only through others',
    edits: [
      [
        [0, 1],
        [1, 0],
      ],
      [
        [1, 1],
        [2, 0],
      ],
      [[2, 1]],
    ].map((answers, at) => ({
      at: '/categories/0/rules/-',
      set: rule(`no-${at}`, { kind: 'forbid', reason: 'look' }, answered(...(answers as [number, number][]))),
    })),
    problems: [
      '/categories/0/inputs/0/options/1 can never be booked: every selection with it is forbidden',
      '/categories/0/inputs/1/options/1 can never be booked: every selection with it is forbidden',
      '/categories/0/inputs/2/options/1 can never be booked: every selection with it is forbidden',
    ],
  },
])('$title', ({ edits, problems }) => {
  const content = edited(small, edits)
  const found = publishCheck(content).problems
  expect(found.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual(problems)
  expect(lines(found)).toEqual(lines(bruteCheck(content, 3000) ?? []))
})

test('where too many answers meet, the questions that multiply are named, and no others', () => {
  const inputs = [1, 2, 3, 4, 5].map(at => ({ input: `question-${at}`, options: ['option-1'] }))
  const { problems } = publishCheck(
    edited(large, [{ at: '/categories/0/rules/-', set: rule('wide', { kind: 'amount', amount: 100 }, { inputs }) }]),
    2_000_000,
  )
  expect(problems.map(({ pointer }) => pointer)).toEqual(['/categories/0'])
  const factors = inputs.map(({ input }) => `"${input}" (20 answers)`)
  expect(problems[0]?.message.split(': ').at(-1)?.split(', ').toSorted()).toEqual(factors)
})

/** A random catalog in which most rules are discounts that together come near the whole price, and many prices are narrow ranges. */
function drawDiscounts(draw: Draw): CatalogContent {
  const content = drawContent(draw)
  const narrow = (price: Price): Price => (price.kind === 'range' ? { kind: 'range', low: price.low, high: price.low + 1 } : price)
  const categories = content.categories.map(({ limit, rules = [], ...category }) => ({
    ...category,
    ...(limit?.max !== undefined && { limit: { title: limit.title, max: limit.max } }),
    packages: category.packages.map(item => ({
      ...item,
      price: draw.chance(50) ? narrow({ kind: 'range', low: draw.between(1, 99), high: 100 }) : narrow(item.price),
    })),
    rules: rules.map(rule =>
      draw.chance(70)
        ? {
            ...rule,
            effect: drawDiscount(
              draw,
              category.addonGroups.flatMap(({ items }) => items),
            ),
          }
        : rule,
    ),
  }))
  return { ...content, categories }
}

function drawDiscount(draw: Draw, addons: readonly Addon[]): Effect {
  if (draw.chance(30)) return { kind: 'amount', amount: -draw.between(1, 99) }
  if (draw.chance(30)) return drawPercent(draw, -1, addons)
  return { kind: 'percent', bps: -draw.one([100, 2500, 3333, 5000, 6000, 9999]), of: draw.one(['package', 'base'] as const) }
}

function lines(problems: readonly Problem[]): string[] {
  return [...new Set(problems.map(({ pointer, message }) => `${pointer} ${kindOf(message)}`))].toSorted()
}

/** What is wrong with prices and durations, rather than out of reach. */
function faultsOf(problems: readonly Problem[]): string[] {
  return lines(problems).filter(line => ['price', 'ends below', 'no duration'].some(kind => line.endsWith(kind)))
}

const KINDS = [
  'no selection can reach',
  'no selection that can be booked asks',
  'is not asked here',
  'is never asked',
  'nothing gives',
  'can never be booked',
  'depends on this input',
  'cannot be included',
  'ends below',
  'no duration',
  'price',
]

function kindOf(message: string): string {
  return KINDS.find(kind => message.includes(kind)) ?? message
}
