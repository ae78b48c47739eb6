import type { CatalogContent } from '#src/catalog/compile.ts'
import type { Category, Id, Price } from '#src/contract/generated/types.ts'

/** A JSON-Logic rule. */
export type Rule = string | number | boolean | null | Rule[] | { [operator: string]: Rule }

/** The line of something that is not chosen, or is not known yet. */
const NO_LINE: Rule = false

/**
 * The catalog's prices as JSON-Logic over a flat form object, one rule for each category: a list with a line [id, title, low, high, reason] for the package and
 * every add-on, false where there is none. It covers the kinds of price that the sample business uses.
 */
export function jsonLogicRules({ categories }: CatalogContent): Map<Id, Rule> {
  return new Map(categories.map(category => [category.id, categoryRule(category)]))
}

function categoryRule(category: Category): Rule {
  const chosen: Rule = { var: `${category.fieldPrefix}_package` }
  const addons: Rule = { var: `${category.fieldPrefix}_addons` }
  const packages = category.packages.flatMap(item => [{ '==': [chosen, item.id] } as Rule, priced(item, item.price, category)])
  const extras = category.addonGroups.flatMap(({ items }) =>
    items.map((item): Rule => ({ if: [{ in: [item.id, addons] }, priced(item, item.price, category), NO_LINE] })),
  )
  return [{ if: [...packages, NO_LINE] }, ...extras]
}

function priced(item: { id: Id; title: string }, price: Price, category: Category): Rule {
  const line = (low: Rule, high: Rule, reason: Rule): Rule => [item.id, item.title, low, high, reason]
  switch (price.kind) {
    case 'exact':
      return line(price.amount, price.amount, null)
    case 'from':
      return line(price.amount, null, null)
    case 'range':
      return line(price.low, price.open ? null : price.high, null)
    case 'quote':
      return line(null, null, price.reason)
    case 'by': {
      const answer: Rule = { var: `${category.fieldPrefix}_${price.input}` }
      const rows = price.rows.flatMap(row => [{ '==': [answer, row.option] } as Rule, priced(item, row.price, category)])
      return { if: [...rows, NO_LINE] }
    }
    case 'per': {
      const input = category.inputs.find(({ id }) => id === price.input)
      const answer: Rule = { var: `${category.fieldPrefix}_${price.input}` }
      const low: Rule = { '*': [answer, price.rate ?? 0] }
      const limit = input?.kind === 'number' ? input.max : Infinity
      const within = line(low, price.open ? null : low, null)
      const over = line(null, null, input?.kind === 'number' ? (input.overMax ?? null) : null)
      return { if: [{ '!': answer }, NO_LINE, { '<=': [answer, limit] }, within, over] }
    }
    case 'included':
    case 'bands':
    case 'sum':
    case 'limit':
      throw new Error(`the comparison does not cover prices of the kind ${price.kind}`)
  }
}
