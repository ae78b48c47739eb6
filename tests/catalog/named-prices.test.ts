import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CatalogContent } from '#src/catalog/compile/build-catalog.ts'
import { ContentPointer } from '#src/catalog/compile/content-pointer.ts'
import { folded, saidAt, writtenOut } from '#src/catalog/compile/named-prices.ts'
import { publishCheck } from '#src/catalog/publish-check/publish-check.ts'
import type { Problem } from '#src/contract/decode.ts'
import type { Category, Id, Price, SharedPrice } from '#src/contract/generated/types.ts'
import { type Draw, drawFromTape } from '#tests/support/draw.ts'
import { edited } from '#tests/support/content/edit.ts'
import { drawContent } from '#tests/support/prices/random-catalog.ts'
import { loadSample } from '#tests/support/content/sample.ts'

const sample = loadSample()

/** Named prices as content says them, which code never meets. */
const named = (name: Id) => ({ kind: 'named', name }) as unknown as Price

const lines = (problems: readonly Problem[]) => problems.map(({ pointer, message }) => `${pointer}: ${message}`)

function written(content: CatalogContent): { content: CatalogContent; problems: string[] } {
  const problems: Problem[] = []
  return { content: writtenOut(content, new ContentPointer(problems)), problems: lines(problems) }
}

/** Gives some prices of random catalogs a name, those inside others too, in their category or in the business. */
function withNames(draw: Draw, content: CatalogContent): CatalogContent {
  const shared: SharedPrice[] = []
  const categories = content.categories.map((category): Category => {
    const own: SharedPrice[] = []
    const name = (part: unknown): unknown => {
      if (Array.isArray(part)) return part.map(name)
      if (typeof part !== 'object' || part === null) return part
      const inner = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, key === 'duration' ? value : name(value)]))
      const isPrice = 'kind' in part && ['exact', 'by', 'sum', 'per', 'range', 'scale'].includes(String(part.kind))
      if (!isPrice || !draw.chance(40)) return inner
      // What a category names may stand in no other; what the business names knows no price of a category.
      const isShared = draw.chance(50) && !JSON.stringify(inner).includes('"named"')
      const id = `price-${shared.length + own.length}-${category.id}`
      ;(isShared ? shared : own).push({ id, title: id, price: inner as unknown as Price })
      return named(id)
    }
    const { packages, addonGroups, rules, ...rest } = category
    const said = name({ packages, addonGroups, ...(rules && { rules }) }) as Pick<Category, 'packages' | 'addonGroups' | 'rules'>
    return { ...rest, ...said, ...(own.length > 0 && { prices: own }) }
  })
  return { business: { ...content.business, ...(shared.length > 0 && { prices: shared }) }, categories }
}

/** Without what names leave beside the prices: the catalog as if it had none. */
function plain({ business, categories }: CatalogContent): CatalogContent {
  const isLeftOut = (key: string) => key === 'named' || key === 'prices'
  return JSON.parse(JSON.stringify({ business, categories }, (key, value: unknown) => (isLeftOut(key) ? undefined : value))) as CatalogContent
}

test('prices with names are those that they name, and are written back as they were', () => {
  let names = 0
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 1500, size: 'max' }), numbers => {
      const draw = drawFromTape(numbers)
      const content = drawContent(draw)
      const said = withNames(draw, content)
      const { content: whole, problems } = written(said)
      expect(problems).toEqual([])
      expect(plain(whole)).toEqual(plain(content))
      expect(folded(whole)).toEqual(said)
      names += JSON.stringify(said).split('"named"').length - 1
    }),
    { numRuns: 200 },
  )
  expect(names).toBeGreaterThan(200)
})

test('content without names stays the same objects', () => {
  const { content } = written(sample)
  content.categories.forEach((category, position) => expect(category).toBe(sample.categories[position]))
})

const price = '/categories/0/packages/0/price'
const list = (...entries: [Id, unknown][]) => entries.map(([id, value]) => ({ id, title: id, price: value }))
const exact = { kind: 'exact', amount: 5000 }

/** Every way in which a name can be wrong, at its place. */
test.each([
  {
    title: 'a name that there is not',
    edits: [{ at: price, set: named('small') }],
    problems: [`${price}/name: there is no price "small"`],
  },
  {
    title: 'a name in other capital letters',
    edits: [
      { at: '/business/prices', set: list(['small', exact]) },
      { at: price, set: named('Small') },
    ],
    problems: [`${price}/name: there is no price "Small"; did you mean "small"?`, '/business/prices/0: no price names "small": remove it'],
  },
  {
    title: 'a price inside itself, through another',
    edits: [
      { at: '/categories/0/prices', set: list(['a', { kind: 'sum', of: [exact, named('b')] }], ['b', named('a')]) },
      { at: price, set: named('a') },
    ],
    problems: ['/categories/0/prices/1/price/name: "a" would be inside itself: a, b, a'],
  },
  {
    title: 'prices that only name one another',
    edits: [{ at: '/categories/0/prices', set: list(['a', named('b')], ['b', exact]) }],
    problems: ['/categories/0/prices/0: no price names "a": remove it', '/categories/0/prices/1: no price names "b": remove it'],
  },
  {
    title: 'a price of another category',
    edits: [
      { at: '/categories/1/prices', set: list(['a', exact]) },
      { at: '/categories/1/packages/0/price', set: named('a') },
      { at: price, set: named('a') },
    ],
    problems: [`${price}/name: there is no price "a"`],
  },
  {
    title: 'two prices of one name',
    edits: [
      { at: '/business/prices', set: list(['a', exact]) },
      { at: '/categories/0/prices', set: list(['a', exact], ['a', exact]) },
      { at: price, set: named('a') },
    ],
    problems: [
      '/categories/0/prices/1/id: a second price with the id "a", after number 1: ids must differ',
      '/categories/0/prices/1/id: the business has a price "a" too: ids must differ',
      '/business/prices/0: no price names "a": remove it',
    ],
  },
])('$title is refused', ({ edits, problems }) => {
  expect(written(edited(sample, edits)).problems).toEqual(problems)
})

test('names that double one another are refused before they fill the memory', () => {
  const doubled = Array.from({ length: 60 }, (_, at): [Id, unknown] => [`p${at}`, { kind: 'sum', of: [named(`p${at + 1}`), named(`p${at + 1}`)] }])
  const content = edited(sample, [
    { at: '/categories/0/prices', set: list(...doubled, ['p60', exact]) },
    { at: price, set: named('p0') },
  ])
  const { problems } = written(content)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(/^\/categories\/0\/prices\/\d+\/price.*: named prices have more than 500000 parts when they are written out$/)
})

test('what is wrong inside a named price is said where it stands, and a part that one of its uses reaches is reached', () => {
  const table = {
    kind: 'by',
    input: '$package',
    rows: [{ option: sample.categories[0]?.packages[0]?.id, price: exact }],
    else: { kind: 'exact', amount: 7000 },
  }
  const { content, problems } = written(
    edited(sample, [
      { at: '/business/prices', set: list(['size', table], ['gone', { kind: 'scale', bps: 9000, price: { kind: 'per', input: 'depth', rate: 1 } }]) },
      ...[0, 1].map(at => ({ at: `/categories/0/packages/${at}/price`, set: named('size') })),
      { at: '/categories/0/packages/2/price', set: { kind: 'sum', of: [exact, named('gone')] } },
    ]),
  )
  expect(problems).toEqual([])
  const found = publishCheck(content).problems
  expect(found.map(({ pointer }) => pointer)).toEqual(['/categories/0/packages/2/price/of/1/price/input'])
  expect(saidAt(found[0]?.pointer ?? '', content)).toBe('/business/prices/1/price/price/input')
  const reached = written(
    edited(sample, [
      { at: '/business/prices', set: list(['size', table]) },
      ...[0, 1].map(at => ({ at: `/categories/0/packages/${at}/price`, set: named('size') })),
    ]),
  )
  expect(lines(publishCheck(reached.content).problems).filter(line => line.includes('no selection can reach'))).toEqual([])
})
