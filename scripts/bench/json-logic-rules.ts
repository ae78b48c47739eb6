import { isAsked } from '#src/catalog/words/input-words.ts'
import type { CatalogContent } from '#src/catalog/compile/build-catalog.ts'
import type { Addon, Category, Duration, Id, Package, Price, Reason } from '#src/contract/generated/types.ts'

/** A JSON-Logic rule. */
export type Rule = string | number | boolean | null | Rule[] | { [operator: string]: Rule }

/** Placeholder for an absent line, note or missing answer; filtered out. */
const NONE: Rule = false

const IT: Rule = { var: '' }

/**
 * The catalog as JSON-Logic, as far as the sample business needs it. Two rules, since the language cannot name an intermediate result: `lines` turns
 * a flat form object into [lines, notes, missing, used, duration], each line being [id, kind, title, low, high, reason]; `answer` turns these into
 * [lines, total, reasons, notes, missing, used, duration].
 */
export function jsonLogicRules({ categories, business }: CatalogContent): { lines: Rule; answer: Rule } {
  const branches = categories.flatMap((category): Rule[] => [
    { '==': [{ var: 'vehicle_category' }, category.id] },
    categoryRule(category, business.reasons),
  ])
  const isThere = (list: Rule): Rule => ({ filter: [list, IT] })
  const lines: Rule = { filter: [{ var: '0' }, IT] }
  return {
    lines: { if: [...branches, null] },
    answer: [
      lines,
      { reduce: [lines, { '+': [{ var: 'accumulator' }, { var: 'current.3' }] }, 0] },
      isThere({ map: [lines, { var: '5' }] }),
      isThere({ var: '1' }),
      isThere({ var: '2' }),
      isThere({ var: '3' }),
      { var: '4' },
    ],
  }
}

function categoryRule(category: Category, reasons: readonly Reason[]): Rule {
  const textOf = (id: Id) => reasons.find(reason => reason.id === id)?.text ?? ''
  const chosen: Rule = { var: `${category.fieldPrefix}_package` }
  const addons: Rule = { var: `${category.fieldPrefix}_addons` }
  const isChosen = ({ id }: Package): Rule => ({ '==': [chosen, id] })
  const packageLines = category.packages.flatMap(item => [isChosen(item), priced('package', item, item.price, category, textOf)])
  const addonLines = category.addonGroups
    .flatMap(({ items }) => items)
    .map((item): Rule => ({ if: [{ in: [item.id, addons] }, priced('addon', item, item.price, category, textOf), NONE] }))
  const advice = category.packages.flatMap(item =>
    (item.advice ?? []).map((id): Rule => ({ if: [isChosen(item), ['advice', id, textOf(id)], NONE] })),
  )
  const notices = (category.rules ?? []).map(({ id, title }): Rule => ['notice', id, title])
  const isUsed = (id: Id): Rule => ({ or: category.packages.filter(({ price }) => 'input' in price && price.input === id).map(isChosen) })
  const missing = category.inputs.filter(isAsked).map(({ id }): Rule => ({
    if: [{ and: [isUsed(id), { '!': { var: `${category.fieldPrefix}_${id}` } }] }, id, NONE],
  }))
  const used = category.inputs.filter(isAsked).map(({ id, show }): Rule => (show === 'always' ? id : { if: [isUsed(id), id, NONE] }))
  const durations = category.packages.flatMap(item => [isChosen(item), minutesOf(item.duration ?? category.duration)])
  return [
    [{ if: [...packageLines, NONE] }, ...addonLines],
    [...advice, ...notices],
    [{ if: [{ '!': chosen }, '$package', NONE] }, ...missing],
    used,
    { if: [...durations, null] },
  ]
}

function minutesOf(duration: Duration): Rule {
  if (duration.kind !== 'range') throw new Error(`the comparison does not cover durations of the kind ${duration.kind}`)
  return [duration.low, duration.high]
}

function priced(kind: string, item: Package | Addon, price: Price, category: Category, textOf: (id: Id) => string): Rule {
  const line = (low: Rule, high: Rule, reason: Rule): Rule => [item.id, kind, item.title, low, high, reason]
  if (price.kind === 'exact') return line(price.amount, price.amount, null)
  if (price.kind === 'from') return line(price.amount, null, null)
  if (price.kind === 'range') return line(price.low, price.open ? null : price.high, null)
  if (price.kind === 'quote') return line(null, null, textOf(price.reason))
  if (price.kind === 'by') {
    const answer: Rule = { var: `${category.fieldPrefix}_${price.input}` }
    const rows = price.rows.flatMap((row): Rule[] => [{ '==': [answer, row.option] }, priced(kind, item, row.price, category, textOf)])
    return { if: [...rows, NONE] }
  }
  if (price.kind === 'per') {
    const input = category.inputs.find(({ id }) => id === price.input)
    if (input?.kind !== 'number') throw new Error(`no number ${price.input}`)
    const answer: Rule = { var: `${category.fieldPrefix}_${price.input}` }
    const low: Rule = { '*': [answer, price.rate ?? 0] }
    const within = line(low, price.open ? null : low, null)
    const over = line(null, null, textOf(input.overMax ?? ''))
    return { if: [{ '!': answer }, NONE, { '<=': [answer, input.max] }, within, over] }
  }
  throw new Error(`the comparison does not cover prices of the kind ${price.kind}`)
}
