import type { FeeTerms } from '#src/contract/generated/types.ts'
import { type IsOpen, noticeFor, type VisitStart } from './within.ts'

/** Free: no row has passed. */
export const FREE: FeeTerms = { low: 0, high: 0 }

/** What cancelling costs with so much notice, in minutes by the clock: the last row whose moment has passed; free before the first. Every notice has exactly one fee. */
export function cancellationFee(rows: readonly FeeTerms[], notice: number, visit: VisitStart, isOpen: IsOpen): FeeTerms {
  return rows.findLast(({ within }) => within === undefined || notice < noticeFor(within, visit, isOpen)) ?? FREE
}

/** The least notice with which cancelling is free; null where it never is. */
export function freeNotice(rows: readonly FeeTerms[], visit: VisitStart, isOpen: IsOpen): number | null {
  if (rows.some(({ within }) => within === undefined)) return null
  return Math.max(0, ...rows.map(({ within = {} }) => noticeFor(within, visit, isOpen)))
}

/** The next fee that will be another than the one with so much notice: what it is, and with how much notice it is reached; null when there is none. */
export function nextFee(rows: readonly FeeTerms[], notice: number, visit: VisitStart, isOpen: IsOpen): { fee: FeeTerms; notice: number } | null {
  const now = cancellationFee(rows, notice, visit, isOpen)
  const moments = rows.flatMap(({ within }) => (within === undefined ? [] : [noticeFor(within, visit, isOpen) - 1]))
  for (const moment of moments.toSorted((a, b) => b - a)) {
    if (moment < 0 || moment >= notice) continue
    const fee = cancellationFee(rows, moment, visit, isOpen)
    if (fee !== now) return { fee, notice: moment }
  }
  return null
}
