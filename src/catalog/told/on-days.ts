import type { Day } from '#src/contract/generated/types.ts'
import { addDays, LAST_DAY } from '../days.ts'
import { dateWords } from '../words/day-words.ts'
import type { VisitWording } from '../words/visit-words.ts'
import type { PackageCosts } from './costs.ts'
import { leastText } from './least-text.ts'
import { lineText } from './price-lines.ts'
import type { ToldScope } from './told-price.ts'

/** The least that a package costs on some days, where it is less or more than on others. */
export interface ToldOnDays {
  /** The first and the last day; null where they have begun, or have no end. */
  from: Day | null
  until: Day | null
  least: number
  /** The days in words: "Until December 31, 2026". */
  days: string
}

/**
 * The spans of days on which the least is another than on ordinary days, in order, as far ahead as the business announces prices. Neighbouring spans with
 * the same least are one.
 */
export function toldOnDays(spans: PackageCosts['spans'], ordinary: number | null, { content, today }: ToldScope): ToldOnDays[] {
  const { announceDays, locale } = content.business
  const announced = announceDays === undefined ? LAST_DAY : addDays(today, announceDays)
  const found: Omit<ToldOnDays, 'days'>[] = []
  for (const { days, least } of spans) {
    if (least === null || least === ordinary) continue
    const [from, until] = [days.from <= today ? null : days.from, days.before === null ? null : addDays(days.before, -1)]
    const last = found.at(-1)
    if (last?.least === least && last.until !== null && from === addDays(last.until, 1)) last.until = until
    else if (days.from <= announced) found.push({ from, until, least })
  }
  return found.map(told => ({ ...told, days: daysWords(told, { priceList: content.site.wording.priceList, locale }) }))
}

/** "Until December 31, 2026: You pay from $72". */
export function onDaysText({ days, least }: ToldOnDays, scope: ToldScope): string {
  return lineText({ label: days, text: leastText(least, scope) })
}

function daysWords({ from, until }: Omit<ToldOnDays, 'days'>, wording: VisitWording): string {
  return from === null && until === null ? '' : dateWords({ ...(from !== null && { from }), ...(until !== null && { until }) }, wording)
}
