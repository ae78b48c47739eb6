import { MAX_VISIT_MINUTES } from '#src/booking/request/visit-minutes.ts'
import type { DraftNumber } from './draft-number.ts'

const WHOLE = /^\d{0,4}$/

/** Splits minutes into the texts of two fields; a value that is no whole number stays as typed. */
export function minutesText(value: DraftNumber): { hours: string; minutes: string } {
  if (value === undefined) return { hours: '', minutes: '' }
  if (typeof value === 'string') {
    const [hours = '', ...rest] = value.split(':')
    return { hours, minutes: rest.join(':') }
  }
  if (!Number.isSafeInteger(value) || value < 0) return { hours: '', minutes: String(value) }
  const hours = Math.floor(value / 60)
  return { hours: hours === 0 ? '' : String(hours), minutes: String(value % 60) }
}

/** Reads minutes from two fields; input that is no whole number is kept as typed, joined by a colon. */
export function minutesFrom({ hours, minutes }: { hours: string; minutes: string }): DraftNumber {
  const [h, m] = [hours.trim(), minutes.trim()]
  if (h === '' && m === '') return undefined
  return WHOLE.test(h) && WHOLE.test(m) ? Number(h) * 60 + Number(m) : `${hours}:${minutes}`
}

/** Returns what is wrong with a duration and what is allowed; null when valid. */
export function minutesProblem(value: DraftNumber): string | null {
  if (value === undefined) return 'Write how long it takes, such as 2 hours and 30 minutes'
  if (!Number.isSafeInteger(value)) return 'Write whole hours and minutes, such as 2 and 30'
  return Number(value) >= 1 && Number(value) <= MAX_VISIT_MINUTES ? null : `Must be from 1 minute to ${MAX_VISIT_MINUTES / 60} hours`
}
