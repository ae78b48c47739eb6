import type { Business } from '#src/contract/generated/types.ts'
import { TRASH_DAYS } from './trash.ts'

/** How long something is kept or held, and the place of content that says so. */
export interface KeptTerm {
  /** Null: the content sets no end. */
  hours: number | null
  /** Below the business, such as `retention.requestDays`. */
  setting: string
  /** What holds without it. */
  without: string
}

const DAY = 24
const YEAR = 365 * DAY

/** The terms that a text about privacy may name; the keys are placeholders of ArticleText in schemas/content/site.schema.json. */
export function keptTerms({
  retention = {},
  unconfirmedHolds,
}: Pick<Business, 'retention' | 'unconfirmedHolds'>): Readonly<Record<string, KeptTerm>> {
  const { requestDays, trashDays = TRASH_DAYS, copyDays } = retention
  return {
    requestsKept: { hours: inHours(requestDays), setting: 'retention.requestDays', without: 'requests are kept for ever' },
    trashKept: { hours: inHours(trashDays), setting: 'retention.trashDays', without: `the trash keeps requests for ${TRASH_DAYS} days` },
    copiesKept: { hours: inHours(copyDays), setting: 'retention.copyDays', without: 'copies are kept for ever' },
    timesHeld: { hours: unconfirmedHolds?.hours ?? null, setting: 'unconfirmedHolds.hours', without: 'times are held until somebody decides' },
  }
}

/** The terms in words, such as `3 years`; one without an end is left out. */
export function keptTermTexts(business: Pick<Business, 'retention' | 'unconfirmedHolds' | 'locale'>): Readonly<Record<string, string>> {
  const texts = Object.entries(keptTerms(business)).flatMap(([name, { hours }]) => (hours === null ? [] : [[name, termText(hours, business.locale)]]))
  return Object.fromEntries(texts) as Record<string, string>
}

/** In the largest unit that leaves no rest. */
function termText(hours: number, locale: string): string {
  const [unit, length] = (
    [
      ['year', YEAR],
      ['day', DAY],
    ] as const
  ).find(([, length]) => hours % length === 0) ?? ['hour', 1]
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(hours / length)
}

function inHours(days: number | undefined): number | null {
  return days === undefined ? null : days * DAY
}
