import type { CSSProperties } from 'react'

/** The width of an amount's bar beside the longest one; an amount below zero has none. */
export function widthOf(amount: number, most: number): CSSProperties {
  return { width: most === 0 ? 0 : `${(Math.max(0, amount) / most) * 100}%` }
}
