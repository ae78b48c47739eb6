import type { PriceListWording } from '#src/contract/generated/types.ts'
import { fill } from './fill.ts'

/** The words for when visits are. */
export interface VisitWording {
  priceList: PriceListWording
  locale: string
}

/** Starts of visits from one minute of the day to before another; an end that is missing is that of the day. */
export function startsText(from: number | undefined, before: number | undefined, { priceList, locale }: VisitWording): string {
  const time = (minutes: number | undefined) => (minutes === undefined ? '' : clockText(minutes, locale))
  const template = from === undefined ? priceList.startsBefore : before === undefined ? priceList.startsFrom : priceList.startsBetween
  return fill(template, { from: time(from), before: time(before) })
}

/** A time of day, in minutes from midnight. */
export function clockText(minutes: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(new Date(minutes * 60_000))
}
