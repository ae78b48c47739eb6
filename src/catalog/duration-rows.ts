import type { Category, Duration, Messages, Package } from '#src/contract/generated/types.ts'
import { durationText } from './duration-text.ts'
import { fill } from './fill.ts'
import type { Money } from './money.ts'
import { optionsOf, unitOf } from './price-text.ts'

interface DurationRow {
  labels: string[]
  /** In minutes; null when it depends on a quantity. */
  span: { low: number; high: number } | null
  text: string
}

interface DurationContext {
  category: Category
  package: Package | null
  money: Money
  messages: Pick<Messages, 'price' | 'duration'>
}

/** Spreads a duration into rows as priceRows spreads a price: one for every option on the way to it. */
export function durationRows(duration: Duration, context: DurationContext): DurationRow[] {
  const { category, money, messages } = context
  switch (duration.kind) {
    case 'exact':
      return [fixed(duration.amount, duration.amount, messages)]
    case 'range':
      return [fixed(duration.low, duration.high, messages)]
    case 'by':
      return optionsOf(duration.input, context).flatMap(({ id, label }) => {
        const chosen = duration.rows.find(({ option }) => option === id)?.price ?? duration.else
        return chosen === undefined ? [] : durationRows(chosen, context).map(row => ({ ...row, labels: [label, ...row.labels] }))
      })
    case 'per': {
      const { input, rate, each = 1 } = duration
      const template = each === 1 ? messages.price.per : messages.price.perEach
      const text = fill(template, {
        rate: durationText({ low: rate, high: rate }, messages.duration),
        each: money.quantity(each),
        unit: unitOf(input, each, category),
      })
      return [{ labels: [], span: null, text }]
    }
    case 'sum':
      return duration.of
        .map(part => durationRows(part, context))
        .reduce((rows, next) => rows.flatMap(first => next.map(second => joined(first, second, messages))))
  }
}

function fixed(low: number, high: number, { duration }: DurationContext['messages']): DurationRow {
  return { labels: [], span: { low, high }, text: durationText({ low, high }, duration) }
}

function joined(first: DurationRow, second: DurationRow, messages: DurationContext['messages']): DurationRow {
  const labels = [...new Set([...first.labels, ...second.labels])]
  if (first.span === null || second.span === null)
    return { labels, span: null, text: fill(messages.price.and, { first: first.text, second: second.text }) }
  return { ...fixed(first.span.low + second.span.low, first.span.high + second.span.high, messages), labels }
}
