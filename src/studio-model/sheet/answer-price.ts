import { fieldsOf } from '../draft/draft-value.ts'
import { canBeAddedTo, changedPrice, type Draft } from '../reprice/changed-price.ts'

/**
 * The price of a new answer, made of that of another: so much more, in minor units; without amounts where that is not said, or cannot be added, as to a
 * rate.
 */
export function answerPrice(price: unknown, more: number | undefined): unknown {
  if (more === undefined || !canBeAddedTo(price as Draft)) return withoutMoney(price)
  // What is still to fill in stays so.
  return changedPrice(price as Draft, amount => (typeof amount === 'number' ? amount + more : amount), true)
}

const MONEY: ReadonlySet<string> = new Set(['amount', 'low', 'high', 'rate', 'highRate', 'min', 'max'])

/** Kinds that say what something costs without an amount: of another answer that is not known. */
const WITHOUT_AMOUNT: ReadonlySet<unknown> = new Set(['included', 'quote', 'named'])

function withoutMoney(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => withoutMoney(item))
  if (typeof value !== 'object' || value === null) return value
  const { _key, _type, kind } = fieldsOf(value)
  if (WITHOUT_AMOUNT.has(kind)) return { ...(_key !== undefined && { _key }), _type, kind: 'exact' }
  const fields = Object.entries(value).filter(([name]) => !MONEY.has(name))
  return Object.fromEntries(fields.map(([name, part]) => [name, withoutMoney(part)]))
}
