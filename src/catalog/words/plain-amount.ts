import type { Money } from './money.ts'

/** An amount as a plain number with the currency's decimals: "125.00". Digit by digit: half as long as toFixed, and every estimate has a price. */
export function plainAmount(amount: number, { decimals }: Pick<Money, 'decimals'>): string {
  const text = String(Math.abs(amount)).padStart(decimals + 1, '0')
  const sign = amount < 0 ? '-' : ''
  return decimals === 0 ? sign + text : `${sign}${text.slice(0, -decimals)}.${text.slice(-decimals)}`
}
