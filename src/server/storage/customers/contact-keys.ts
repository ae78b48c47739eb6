import type { AppointmentRow } from '../tables.ts'

/** Fewer digits are an extension or a slip, not a number. */
const MIN_DIGITS = 7

/** The keys that the requests of one customer share: the e-mail address in small letters, and the digits of the phone number; null where there is none. */
export function contactKeys({ email, phone }: Pick<AppointmentRow, 'email' | 'phone'>): Pick<AppointmentRow, 'email_key' | 'phone_key'> {
  // The country code of the numbers that are stored without it.
  const digits = phone.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  // One digit again and again stands in for a number that nobody knows.
  const isNumber = digits.length >= MIN_DIGITS && !/^(\d)\1*$/.test(digits)
  return { email_key: email.trim().toLowerCase() || null, phone_key: isNumber ? digits : null }
}
