import { addressOf, townOf } from '#src/booking/appointment/address.ts'
import { addonTitles, jobOf } from '#src/booking/appointment/job.ts'
import { categoryTitle, serviceTitle } from '#src/booking/appointment/service-texts.ts'
import { thingsOf } from '#src/booking/appointment/things.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import type { AdminContent } from '../data/content/admin-content.ts'
import { holdText } from '../request/hold-note.tsx'
import { amountText } from '../request/price-texts.ts'

/** A line of a visit's block; what it tells of decides where it stands. */
export interface VisitLine {
  of: 'work' | 'hold' | 'town' | 'phone' | 'price' | 'address' | 'note'
  text: string
}

/** What a visit's block says below its name, the most important first: what is worked on, until when its time is held, in which town, whom to call, and for how much. */
export function visitLines(request: Appointment, content: AdminContent): VisitLine[] {
  const [thing] = thingsOf([request], content)
  const service = serviceTitle(request, content)
  const work = thing?.name ? [thing.name, service] : [isOfOne(request, content) ? `${categoryTitle(request, content)} · ${service}` : service]
  const [first = '', ...more] = work
  return lines([
    ['work', first],
    ['hold', holdText(request, content.dates)],
    ['town', townOf(request, content)],
    ['phone', request.phone],
    ...more.map(text => ['work', text] as const),
    ['price', amountText(request, content)],
  ])
}

/** What a block says besides where its day stands alone: the whole address, what else is done, and what to know there. */
export function furtherLines(request: Appointment, content: AdminContent): VisitLine[] {
  return lines([
    ['address', addressOf(request, content)],
    [
      'note',
      addonTitles(request, content)
        .map(title => `+ ${title}`)
        .join(' '),
    ],
    ...jobOf(request, content).place.map(({ text }) => ['note', text] as const),
    ['note', request.message],
  ])
}

function lines(parts: readonly (readonly [VisitLine['of'], string | null])[]): VisitLine[] {
  const said = new Set<string | null>(['', null])
  return parts.flatMap(([of, text]) => {
    if (text === null || said.has(text)) return []
    said.add(text)
    return [{ of, text }]
  })
}

/** Whether a visit is of one category among several. */
function isOfOne({ further_items = [] }: Appointment, { categories }: AdminContent): boolean {
  return categories.length > 1 && further_items.length === 0
}
