/** Top over bottom; bottom is positive. */
export interface Fraction {
  top: bigint
  bottom: bigint
}

export function fraction(top: bigint, bottom: bigint): Fraction {
  return bottom < 0n ? { top: -top, bottom: -bottom } : { top, bottom }
}

export const plus = (a: Fraction, b: Fraction) => fraction(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom)
export const minus = (a: Fraction, b: Fraction) => plus(a, fraction(-b.top, b.bottom))
export const multiply = (a: Fraction, b: Fraction) => fraction(a.top * b.top, a.bottom * b.bottom)
export const divide = (a: Fraction, b: Fraction) => fraction(a.top * b.bottom, a.bottom * b.top)
export const less = (a: Fraction, b: Fraction) => a.top * b.bottom < b.top * a.bottom
/** Of a fraction that is not negative. */
export const ceiling = ({ top, bottom }: Fraction) => fraction((top + bottom - 1n) / bottom, 1n)

export const zero = fraction(0n, 1n)
/** The number as it is written in decimals, not the binary one behind it. */
export function decimal(value: number): Fraction {
  const decimals = decimalsOf(value)
  return fraction(BigInt(value.toFixed(decimals).replace('.', '')), 10n ** BigInt(decimals))
}

/** How many decimals the number is written with. */
export function decimalsOf(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e')
  return Math.max(0, (digits.split('.')[1] ?? '').length - Number(exponent))
}

/** To a whole number, half away from zero. */
export function round({ top, bottom }: Fraction): number {
  const size = top < 0n ? -top : top
  const whole = (2n * size + bottom) / (2n * bottom)
  return Number(top < 0n ? -whole : whole)
}

export function fail(message: string): never {
  throw new Error(message)
}
