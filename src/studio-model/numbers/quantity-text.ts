import type { DraftNumber } from './draft-number.ts'
import { decimalsText } from './decimal-text.ts'

const MAX_QUANTITY = 1_000_000_000

/** Parses a quantity with at most `scale` decimals; other text is returned as typed. */
export function quantityFrom(text: string, scale: number): DraftNumber {
  const written = text.trim()
  if (written === '') return undefined
  const [, , rest = ''] = /^(\d{1,10})(?:\.(\d*))?$/.exec(written) ?? [null, '', '?'.repeat(scale + 1)]
  return rest.length > scale ? text : Number(written)
}

/** Returns what is wrong with a quantity of a number input and what is allowed; null when valid. */
export function quantityProblem(value: DraftNumber, scale: number): string | null {
  const example = scale === 0 ? '10' : '10 or 2.5'
  if (value === undefined) return `Write a number, such as ${example}`
  const decimals = decimalsText(scale)
  if (typeof value === 'string') return `${JSON.stringify(value)} does not work here: write digits ${decimals}, such as ${example}`
  if (!(value > 0 && value <= MAX_QUANTITY)) return `Must be above 0, and at most ${MAX_QUANTITY.toLocaleString('en')}`
  return Number(value.toFixed(scale)) === value ? null : `Must be written ${decimals}, as answers to the question are`
}
