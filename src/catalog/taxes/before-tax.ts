import type { Estimate } from '../estimate/estimate.ts'

/** What an estimate comes to before the taxes that are added to it. */
export function beforeTax({ low, high, lines }: Estimate): Pick<Estimate, 'low' | 'high'> {
  const taxes = lines.filter(({ kind }) => kind === 'tax')
  const less = (end: 'low' | 'high', whole: number | null) => (whole === null ? null : taxes.reduce((rest, line) => rest - (line[end] ?? 0), whole))
  return { low: less('low', low), high: less('high', high) }
}
