import fc from 'fast-check'
import { expect, test } from 'vitest'
import durations from '../../../schemas/content/duration.schema.json' with { type: 'json' }
import prices from '../../../schemas/content/price.schema.json' with { type: 'json' }
import { AMOUNTS } from '#src/catalog/prices/multiplied-out.ts'
import { mentionsQuote, rowCount } from '#src/catalog/prices/published-kinds.ts'
import { priceKindOf } from '#src/catalog/prices/registry.ts'
import { priceRows, type PriceTextContext } from '#src/catalog/words/price-text.ts'
import type { Category, Price } from '#src/contract/generated/types.ts'
import { INPUTS, PLAIN } from '#src/gallery/fixtures/categories.ts'
import { PRICES } from '#src/gallery/fixtures/prices.ts'
import { catalogContent } from '#tests/support/prices/random-catalog.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'

/** Laws that the answers of every kind of price keep, a new kind's too: over the gallery's fixtures, and over drawn catalogs. */

const { content, money } = await sampleRevision()
const contextOf = (category: Category): PriceTextContext => ({ category, package: null, money, wording: content.messages.price })

const FIXTURES = Object.entries(PRICES).flatMap(([kind, states]) =>
  Object.entries(states).map(([state, { price }]): [string, Price] => [`${kind}, ${state}`, price]),
)

/** All prices in a value, at any depth, found by what they look like. */
function pricesIn(value: unknown): Price[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'kind' in value && typeof value.kind === 'string' && value.kind in PRICES ? [value as Price] : []
  return [...own, ...Object.values(value).flatMap(pricesIn)]
}

test('the fields that factors multiply are those of the schemas that hold amounts', () => {
  const definitions = Object.values({ ...prices.$defs, ...durations.$defs }) as { properties?: Record<string, { $ref?: string }> }[]
  const isAmount = ({ $ref = '' }) => /\/(?:Amount|AmountOrNone|Minutes)$/.test($ref)
  const fields = definitions.flatMap(({ properties = {} }) => Object.keys(properties).filter(name => isAmount(properties[name] ?? {})))
  expect([...AMOUNTS].toSorted()).toEqual([...new Set(fields)].toSorted())
})

/** A price and all prices that its kind says are inside it. */
function walked(price: Price): Price[] {
  return [price, ...(priceKindOf(price).children as (price: Price) => Price[])(price).flatMap(walked)]
}

function keepsTheLaws(price: Price, category: Category): void {
  const inside = pricesIn(price)
  expect(new Set(walked(price)), 'children').toEqual(new Set(inside))
  expect(mentionsQuote(price), 'isQuote').toBe(inside.some(({ kind }) => kind === 'quote'))
  const rows = priceRows(price, contextOf(category))
  expect(rowCount(price, category), 'rowCount').toBeGreaterThanOrEqual(rows.length)
  for (const { figure, text } of rows) if (figure !== null) expect(text, 'figure').toContain(money.text(figure))
}

test.each(FIXTURES)('%s: what is inside it, its rows, figures and quotes agree', (_, price) => {
  keepsTheLaws(price, { ...PLAIN, inputs: INPUTS })
})

test('what is inside a drawn price, its rows, figures and quotes agree, and every kind is drawn', () => {
  const drawn = new Set<string>()
  fc.assert(
    fc.property(catalogContent(), ({ categories }) => {
      for (const category of categories) {
        const items = [...category.packages, ...category.addonGroups.flatMap(({ items }) => items)]
        for (const { price } of items) {
          for (const { kind } of pricesIn(price)) drawn.add(kind)
          keepsTheLaws(price, category)
        }
      }
    }),
    { numRuns: 200 },
  )
  expect([...drawn].sort()).toEqual(Object.keys(PRICES).sort())
})
