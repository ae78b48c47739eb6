import { isCalendarDay } from '#src/catalog/days.ts'
import { minutesOf } from '#src/catalog/time-of-day.ts'
import { isLocale } from '#src/contract/is-locale.ts'
import { CELL_MINUTES } from '#src/booking/schedule/cells.ts'
import type { ContentPointer } from '#src/catalog/compile/content-pointer.ts'
import type { Business, OpeningHours } from '#src/contract/generated/types.ts'

/** From the shortest national numbers to the longest possible ones (ITU-T E.164). */
const MIN_DIGITS = 5
const MAX_DIGITS = 15

/** How many digits every number of a region has, with its area code and without the code of its country, 1. */
const DIGITS: Readonly<Record<string, number>> = { US: 10, CA: 10 }

/** Checks what the business schema cannot express: that zone, language and currency exist, and that hours make sense. */
export function checkBusiness(business: Business, pointer: ContentPointer): void {
  const { phone, email, timeZone, locale, currency, hours, closedDates = [] } = business
  checkPhone(phone, locale, pointer.at('phone'))
  if (!isPlainAddress(email))
    pointer.at('email').report(`"${email}" must be one plain e-mail address, such as info@example.com: links are made of it`)
  if (!isTimeZone(timeZone)) pointer.at('timeZone').report(`"${timeZone}" is no time zone: use a name such as America/Boise`)
  if (!isLocale(locale)) pointer.at('locale').report(`"${locale}" is no known language: use a tag such as en-US`)
  if (!Intl.supportedValuesOf('currency').includes(currency)) pointer.at('currency').report(`"${currency}" is no currency: use a code such as USD`)
  checkHours(hours, pointer.at('hours'))
  closedDates.forEach((day, position) => {
    if (!isCalendarDay(day)) pointer.at('closedDates', position).report(`there is no day ${day}`)
  })
}

function checkPhone(phone: string, locale: string, pointer: ContentPointer): void {
  const digits = phone.replaceAll(/\D/g, '')
  const own = digits.replace(/^1/, '').length
  const usual = isLocale(locale) ? DIGITS[new Intl.Locale(locale).region ?? ''] : undefined
  if (digits.length < MIN_DIGITS || digits.length > MAX_DIGITS)
    pointer.report(`must hold ${MIN_DIGITS} to ${MAX_DIGITS} digits, as a number that can be called does`)
  else if (usual !== undefined && !isAbroad(phone) && own !== usual)
    pointer.report(`holds ${own} digits, where a number of this country has ${usual} with its area code`)
}

/** Whether a number says the country, and another one than that of these regions. */
function isAbroad(phone: string): boolean {
  return /^[+](?!1)/.test(phone)
}

function checkHours(hours: readonly OpeningHours[], pointer: ContentPointer): void {
  const seen = new Set<string>()
  hours.forEach(({ day, open, close, lastStart }, position) => {
    if (seen.has(day)) pointer.at(position, 'day').report(`${day} stands here twice: each weekday has its hours once`)
    seen.add(day)
    if (minutesOf(open) % CELL_MINUTES !== 0)
      pointer.at(position, 'open').report(`${open} must be a multiple of ${CELL_MINUTES} minutes: visits hold their time in such steps`)
    if (open >= close) pointer.at(position, 'close').report(`closes at ${close}, which must be after it opens at ${open}`)
    else if (lastStart < open || lastStart >= close) pointer.at(position, 'lastStart').report(`${lastStart} must lie from ${open} to before ${close}`)
  })
}

/** Whether a mailto: link (RFC 6068) reads the address as nothing else: no further recipients, header fields or encoded characters. */
function isPlainAddress(address: string): boolean {
  return /^[\p{L}\p{N}.!$'*+/=^_`{|}~-]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*$/u.test(address)
}

function isTimeZone(name: string): boolean {
  return isAccepted(() => new Intl.DateTimeFormat('en', { timeZone: name }))
}

function isAccepted(attempt: () => unknown): boolean {
  try {
    attempt()
    return true
  } catch {
    return false
  }
}
