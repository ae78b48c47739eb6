import type { Category, Price } from '#src/contract/generated/types.ts'
import type { Place } from '../problems.ts'

/** Prices of all categories together: a page shows a row for each. */
const MOST_ROWS = 200_000

/** Reports the price with which there are more rows than pages can show; see priceRows. */
export function checkRows(categories: readonly Category[], place: Place): void {
  let rows = 0
  const add = (price: Price, category: Category, place: Place) => {
    const before = rows
    rows += rowCount(price, category)
    if (rows > MOST_ROWS && before <= MOST_ROWS) place.report(`with this there are more than ${MOST_ROWS} prices: more than pages can show`)
  }
  categories.forEach((category, position) => {
    const { packages, addonGroups, rules = [] } = category
    const at = (...keys: (string | number)[]) => place.at(position, ...keys)
    packages.forEach(({ price }, index) => add(price, category, at('packages', index, 'price')))
    addonGroups.forEach(({ items }, group) =>
      items.forEach(({ price }, index) => add(price, category, at('addonGroups', group, 'items', index, 'price'))),
    )
    rules.forEach(({ effect }, index) => {
      if ('price' in effect && effect.price !== undefined) add(effect.price, category, at('rules', index, 'effect', 'price'))
    })
  })
}

/** How many rows priceRows makes of a price, at most. */
function rowCount(price: Price, category: Category): number {
  const sum = (prices: readonly Price[]) => prices.reduce((count, part) => count + rowCount(part, category), 0)
  switch (price.kind) {
    case 'by': {
      const others = price.else === undefined ? 0 : rowCount(price.else, category) * optionCount(price.input, category)
      return sum(price.rows.map(row => row.price)) + others
    }
    case 'bands':
      return sum(price.bands.map(band => band.price))
    case 'per':
      return price.tiers?.length ?? 1
    case 'sum':
      return price.of.reduce((count, part) => count * rowCount(part, category), 1)
    case 'limit':
      return rowCount(price.price, category)
    case 'exact':
    case 'from':
    case 'range':
    case 'included':
    case 'quote':
      return 1
  }
}

function optionCount(input: string, { inputs, packages }: Category): number {
  if (input === '$package') return packages.length
  return inputs.reduce((count, candidate) => (candidate.id === input && candidate.kind === 'choice' ? candidate.options.length : count), 0)
}
