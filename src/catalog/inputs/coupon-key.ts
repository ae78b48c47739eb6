import { readerOf } from './code.ts'

const read = readerOf({})

/** A code as it is kept; null when it is nothing that can be typed. */
export function readCoupon(typed: string): string | null {
  return read(typed)
}

/** However a code is written, it is the same; empty when it is nothing that can be typed. */
export function couponKey(typed: string): string {
  return (read(typed) ?? '').toLowerCase()
}
