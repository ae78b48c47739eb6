import { townOf } from '#src/booking/appointment/address.ts'
import { categoryTitle, serviceTitle } from '#src/booking/appointment/service-texts.ts'
import { thingsOf } from '#src/booking/appointment/things.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import type { AdminContent } from '../data/content/admin-content.ts'
import { amountText } from '../request/price-texts.ts'

/** What a visit's block says below its name, the most important first: what is worked on, in which town, whom to call, and for how much. */
export function visitLines(request: Appointment, content: AdminContent): string[] {
  const { phone } = request
  const [thing] = thingsOf([request], content)
  const service = serviceTitle(request, content)
  const work = thing?.name ? [thing.name, service] : [isOfOne(request, content) ? `${categoryTitle(request, content)} · ${service}` : service]
  const price = amountText(request, content)
  const [first = '', ...more] = work
  return [...new Set([first, townOf(request, content) ?? '', phone, ...more, price])].filter(line => line !== '')
}

/** Whether a visit is of one category among several. */
function isOfOne({ further_items = [] }: Appointment, { categories }: AdminContent): boolean {
  return categories.length > 1 && further_items.length === 0
}
