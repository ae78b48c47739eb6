import type { Appointment, MailKind, RequestMode } from '#src/contract/generated/types.ts'

export const MODE_TITLES: Readonly<Record<RequestMode, string>> = { appointment: 'Appointment', quote: 'Quote' }

/** What each mail tells a visitor. */
export const MAIL_TITLES: Readonly<Record<MailKind, string>> = {
  appointment: 'Told that we have the request',
  quote: 'Told that we have the request',
  priced: 'Told the price',
  confirmed: 'Told that the visit is confirmed',
  moved: 'Told that the visit has another time',
  cancelled: 'Told that the visit is cancelled',
  restored: 'Told that the visit is on again',
}

/** Returns the name of the person who sent a request, or words for an erased person. */
export function personName({ name, erased_at }: Pick<Appointment, 'name' | 'erased_at'>): string {
  return name === '' && erased_at !== undefined ? 'Erased person' : name
}
