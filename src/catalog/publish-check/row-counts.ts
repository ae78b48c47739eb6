import type { Category, Price } from '#src/contract/generated/types.ts'
import { rowCount } from '../prices/published-kinds.ts'
import type { ContentPointer } from '../compile/content-pointer.ts'

/** Maximum number of price rows of all categories together; pages show every row. */
const MAX_ROWS = 200_000

/** Reports the price at which the number of rows exceeds what pages can show; see priceRows. */
export function checkRows(categories: readonly Category[], pointer: ContentPointer): void {
  let rows = 0
  const add = (price: Price, category: Category, pointer: ContentPointer) => {
    const before = rows
    rows += rowCount(price, category)
    if (rows > MAX_ROWS && before <= MAX_ROWS) pointer.report(`with this there are more than ${MAX_ROWS} prices: more than pages can show`)
  }
  categories.forEach((category, position) => {
    const { packages, addonGroups, rules = [] } = category
    const at = (...keys: (string | number)[]) => pointer.at(position, ...keys)
    packages.forEach(({ price }, index) => add(price, category, at('packages', index, 'price')))
    addonGroups.forEach(({ items }, group) =>
      items.forEach(({ price }, index) => add(price, category, at('addonGroups', group, 'items', index, 'price'))),
    )
    rules.forEach(({ effect }, index) => {
      if ('price' in effect && effect.price !== undefined) add(effect.price, category, at('rules', index, 'effect', 'price'))
    })
  })
}
