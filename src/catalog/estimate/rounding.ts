/** Integers up to here are exact in a double, and so are the comparisons with their halves below. */
export const EXACT_LIMIT = 2 ** 52

/** 100 %, in basis points. */
export const WHOLE_BPS = 10_000

/** Rounds numerator / denominator to an integer, halves away from zero; exact while 2 × |numerator| is a safe integer. */
export function roundQuotient(numerator: number, denominator: number): number {
  if (denominator === 1) return numerator
  const magnitude = Math.abs(numerator)
  const rest = magnitude % denominator
  const quotient = (magnitude - rest) / denominator + (2 * rest >= denominator ? 1 : 0)
  // Not -quotient for 0: a negative zero would be written as -$0.00.
  return numerator < 0 && quotient !== 0 ? -quotient : quotient
}

/** The greatest common divisor of two integers above zero (Euclid). */
export function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b)
}

/** The least common multiple of two integers above zero. */
export function lcm(a: number, b: number): number {
  return (a / gcd(a, b)) * b
}
