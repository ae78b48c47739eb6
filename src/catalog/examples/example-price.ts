import type { ExamplePrice } from '#src/contract/generated/types.ts'
import type { Outcome } from '../compare/price-change.ts'

/** The outcome that an example asks for. */
export function outcomeIn(price: ExamplePrice): Outcome {
  switch (price.kind) {
    case 'exact':
      return { low: price.amount, high: price.amount }
    case 'from':
      return { low: price.amount, high: null }
    case 'range':
      return { low: price.low, high: price.high }
    case 'consultation':
      return 'consultation'
  }
}

/** How an example asks for an outcome; null for one that none can ask for. */
export function examplePrice(outcome: Outcome): ExamplePrice | null {
  if (outcome === 'impossible') return null
  if (outcome === 'consultation') return { kind: 'consultation' }
  const { low, high } = outcome
  if (high === null) return { kind: 'from', amount: low }
  return low === high ? { kind: 'exact', amount: low } : { kind: 'range', low, high }
}
