import type { Effect } from '#src/contract/generated/types.ts'
import { type Fields, fieldsOf, type Keyed, keyedList, textAt } from '../draft/draft-value.ts'
import type { Path } from '../draft/patches.ts'

/** Where a draft's category says a price, or an amount by itself. */
export interface PricePlace {
  group: (typeof GROUPS)[keyof typeof GROUPS]
  title: string
  path: Path
  /** A price as the Studio keeps it; a number for an amount. */
  value: unknown
  isPrice: boolean
}

/** Names of what prices are of, in the order in which they are listed. */
const GROUPS = { prices: 'Named prices', packages: 'Packages', addons: 'Add-ons', rules: 'Rules', limit: 'Limits of the price' } as const

type Money = 'price' | 'amount' | 'min' | 'max'

/** The fields in which an effect says money. */
const MONEY_OF: Record<Effect['kind'], readonly Money[]> = {
  add: ['price'],
  notice: ['price'],
  amount: ['amount'],
  percent: ['min', 'max'],
  quote: [],
  advise: [],
  forbid: [],
}

/** The fields in which an effect says percentages, the low end and the high one. */
const PERCENTS = ['bps', 'highBps'] as const

const MONEY_WORDS: Record<Money, string> = { price: '', amount: '', min: 'at least', max: 'at most' }

/** Every price and amount of a draft's category, in the order of its form. */
export function pricePlaces(category: object): PricePlace[] {
  const { prices, packages, addonGroups, rules, limit } = fieldsOf(category)
  const addons = keyedList(addonGroups).flatMap(({ key, item }) =>
    keyedList(item['items']).map(addon => ({ ...addon, within: ['addonGroups', { _key: key }, 'items'] as const })),
  )
  const bounds = fieldsOf(limit)
  return [
    ...keyedList(prices).flatMap(item => own(GROUPS.prices, ['prices'], item)),
    ...keyedList(packages).flatMap(item => own(GROUPS.packages, ['packages'], item)),
    ...addons.flatMap(({ within, ...item }) => own(GROUPS.addons, within, item)),
    ...keyedList(rules).flatMap(ofRule),
    ...(['min', 'max'] as const).flatMap(name => moneyAt(GROUPS.limit, titleOf(bounds), bounds, name, ['limit'])),
  ]
}

function own(group: PricePlace['group'], list: Path, { key, item }: Keyed): PricePlace[] {
  return moneyAt(group, titleOf(item), item, 'price', [...list, { _key: key }])
}

function ofRule({ key, item }: Keyed): PricePlace[] {
  const effect = fieldsOf(item['effect'])
  const kind = textAt(effect, 'kind')
  if (kind === undefined) return []
  if (!Object.hasOwn(MONEY_OF, kind)) throw new Error(`there is no effect "${kind}"`)
  return MONEY_OF[kind as Effect['kind']].flatMap(name => moneyAt(GROUPS.rules, titleOf(item), effect, name, ['rules', { _key: key }, 'effect']))
}

/** The percentages that rules add or take off; they are no prices, and change with none. */
export function percentPlaces(category: object): PricePlace[] {
  return keyedList(fieldsOf(category)['rules']).flatMap(({ key, item }) => {
    const effect = fieldsOf(item['effect'])
    const path = ['rules', { _key: key }, 'effect'] as const
    const given = PERCENTS.filter(name => effect['kind'] === 'percent' && effect[name] !== undefined)
    return given.map(name => ({ group: GROUPS.rules, title: titleOf(item), path: [...path, name], value: effect[name], isPrice: false }))
  })
}

export function isPercent({ path }: PricePlace): boolean {
  return PERCENTS.some(name => name === path.at(-1))
}

function moneyAt(group: PricePlace['group'], title: string, fields: Fields, name: Money, path: Path): PricePlace[] {
  const value = fields[name]
  if (value === undefined) return []
  const words = [title, MONEY_WORDS[name]].filter(text => text !== '').join(', ')
  return [{ group, title: words, path: [...path, name], value, isPrice: name === 'price' }]
}

function titleOf(item: Fields): string {
  return textAt(item, 'title') ?? textAt(item, 'id') ?? ''
}

/** A place as Sanity writes paths in patches. */
export function pathText(path: Path): string {
  return path.map((part, at) => (typeof part === 'string' ? `${at === 0 ? '' : '.'}${part}` : `[_key==${JSON.stringify(part._key)}]`)).join('')
}
