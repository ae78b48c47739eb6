import type { Business, Day } from '#src/contract/generated/types.ts'
import { outcomeOf, outcomeText, priceChange } from '../compare/price-change.ts'
import { addDays } from '../days.ts'
import type { Estimate } from '../estimate/estimate.ts'
import type { Note } from '../plan.ts'
import type { Epochs, FormContent, FormRevision } from '../revision.ts'
import { dayName } from '../words/day-name.ts'
import { fill } from '../words/fill.ts'
import type { ContentByDay } from './content-by-day.ts'

/** The revision of a day of content whose prices may change on days; `build` makes that of an epoch, when it is first asked for. */
export function inEpochs<C extends FormContent>(content: ContentByDay<C>, day: Day, build: (content: C) => FormRevision<C>): FormRevision<C> {
  if (content.starts.length === 1) return build(content.on(day))
  const known = new Map<Day, FormRevision<C>>()
  const epochs: Epochs<C> = {
    on(visit) {
      const start = content.startOf(visit)
      const revision = known.get(start) ?? { ...build(content.on(start)), epochs }
      known.set(start, revision)
      return revision
    },
    after: day => content.starts.filter(start => start > day),
    price(visit, asked, price) {
      const revision = epochs.on(visit ?? asked)
      const priced = price(revision)
      if (visit !== null || priced.estimate === null) return priced
      const note = announcement(priced.estimate, asked, revision, later => price(later).estimate)
      if (note === null) return priced
      const noted = <E extends Estimate>(estimate: E): E => ({ ...estimate, notes: [...estimate.notes, note] })
      return { ...priced, estimate: noted(priced.estimate), ...(priced.visit && { visit: noted(priced.visit) }) }
    },
  }
  return epochs.on(day)
}

interface Announcing extends Pick<FormRevision, 'epochs'> {
  content: { business: Pick<Business, 'announceDays'> }
}

/** The days after today on which prices change, as far ahead as the business announces them. */
export function announcedDays({ epochs, content }: Announcing, today: Day): Day[] {
  const { announceDays } = content.business
  const days = epochs?.after(today) ?? []
  return announceDays === undefined ? days : days.filter(day => day <= addDays(today, announceDays))
}

/** What an estimate without a day costs from the first day on which it costs something else; null where none is announced. */
function announcement<C extends FormContent>(
  now: Estimate,
  today: Day,
  revision: FormRevision<C>,
  priceOn: (revision: FormRevision<C>) => Estimate | null,
): Note | null {
  const before = outcomeOf(now)
  if (before === null) return null
  for (const day of announcedDays(revision, today)) {
    const later = revision.epochs?.on(day) ?? revision
    const estimate = priceOn(later)
    const after = estimate && outcomeOf(estimate)
    const price = after && priceChange(before, after) !== null ? outcomeText(after, later) : null
    if (price !== null) return { id: '$later', kind: 'advice', title: null, text: fromDay(day, price, later), low: null, high: null }
  }
  return null
}

/** "From January 1, 2027: $300". */
function fromDay(day: Day, price: string, { content: { business, messages } }: { content: Pick<FormContent, 'business' | 'messages'> }): string {
  return fill(messages.price.fromDay, { day: dayName(day, business.locale), price })
}
