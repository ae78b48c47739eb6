import { formLink } from '../pages/form-link.ts'
import { localTime } from '#src/booking/schedule/business-time.ts'
import { serviceTypes } from '#src/booking/schedule/service-types.ts'
import { type GoodSelection, pricedSelection, selectionEstimate } from '#src/booking/programs/selection-estimate.ts'
import type { Revision } from '#src/catalog/revision.ts'
import { requestSchemas } from '#src/contract/generated/request-schemas.ts'
import type {
  FreeTimes,
  PreparedRequest,
  RequestSelection,
  SelectionEstimate,
  ServiceCatalog,
  ServiceQuery,
  ServiceSelection,
} from '#src/contract/generated/types.ts'
import type { AppContext } from '../app-context.ts'
import { slotsAnswer } from '../bookings/closed-day.ts'
import { freeDays } from '../bookings/free-slots.ts'
import { withoutUsedUp } from '../bookings/used-up.ts'
import { catalogNow } from '../content/catalog-now.ts'
import type { RequestSchema } from '../http/api-route.ts'
import { type HttpError, refuseField, refuseFields } from '../http/http-error.ts'
import { publicOriginOf, todayOf } from '../pages/page-request.ts'

/** What a program may ask for; none takes anything of a person, none changes anything. */
export interface Tool<Arguments> {
  name: string
  title: string
  description: string
  schema: RequestSchema<Arguments>
  /** @throws HttpError when the arguments name what there is not. */
  answer: (wanted: Arguments) => object | Promise<object>
}

/** The tools, as they answer by the content in force. */
export function toolsOf(context: AppContext) {
  const { content, storage, clock } = context
  const origin = publicOriginOf(context)
  return {
    list_services: tool({
      name: 'list_services',
      title: 'Services and prices',
      description:
        'Every service with its packages, questions, add-ons and what else changes a price; prices in words and as data. The other tools take the ids that this one tells.',
      schema: requestSchemas.ServiceQuery,
      answer: ({ service }: ServiceQuery): ServiceCatalog => {
        const { catalog } = catalogNow(context)
        if (service === undefined) return catalog
        const services = catalog.services.filter(({ id }) => id === service)
        if (services.length === 0) throw refuseField('service', `must be one of ${catalog.services.map(({ id }) => id).join(', ')}`)
        return { ...catalog, services }
      },
    }),
    estimate: tool({
      name: 'estimate',
      title: 'Estimate a price',
      description: 'What a selection costs, line by line, and what has still to be answered. Amounts are in minor units of the currency.',
      schema: requestSchemas.ServiceSelection,
      answer: async (wanted: ServiceSelection): Promise<SelectionEstimate> => {
        const { revision } = content.current()
        return selectionEstimate(await priced(revision, wanted), revision)
      },
    }),
    free_times: tool({
      name: 'free_times',
      title: 'Free times',
      description:
        'When a visit for a selection can begin: the free starts of a day, if one is named, and the next days that have some, from that day on.',
      schema: requestSchemas.ServiceSelection,
      answer: async (wanted: ServiceSelection): Promise<FreeTimes> => {
        const { revision } = content.current()
        const minutes = minutesOf(await priced(revision, wanted), revision)
        const { date } = wanted
        const days = await freeDays(context, date ?? todayOf(revision, context), minutes)
        if (date === undefined) return { minutes, days }
        const { slots, closed } = await slotsAnswer(context, date, minutes)
        return { minutes, date, times: slots, ...(closed !== undefined && { closed }), days }
      },
    }),
    prepare_request: tool({
      name: 'prepare_request',
      title: 'Prepare a request',
      description:
        'A link to the request form with the selection filled in, and its estimate. A person opens it, adds their name and e-mail address, and sends it: nothing is booked here. Never put anything about a person into it.',
      schema: requestSchemas.RequestSelection,
      answer: async (wanted: RequestSelection): Promise<PreparedRequest> => {
        const { revision } = content.current()
        const { mode: _, ...selection } = wanted
        return { url: formLink(wanted, revision.content, origin), estimate: selectionEstimate(await priced(revision, selection), revision) }
      },
    }),
  }

  async function priced(revision: Revision, asked: ServiceSelection): Promise<GoodSelection> {
    const wanted = await withoutUsedUp(revision.catalog, asked, storage.coupons)
    const found = pricedSelection(revision, wanted, localTime(clock(), revision.content.business.timeZone))
    if (!found.ok) throw refuseFields(found.problems, 'The selection is not valid')
    return found
  }
}

/** How long a visit is taken to be: as it is estimated, else the longest of its package, or of the service. */
function minutesOf({ estimate, selection }: GoodSelection, { catalog }: Revision): number {
  if (estimate.duration !== null) return estimate.duration.high
  const known = serviceTypes(catalog).filter(({ value, category }) =>
    selection.package === null ? category === selection.category : value === selection.package,
  )
  return Math.max(...known.map(({ duration }) => duration))
}

function tool<Arguments>(definition: Tool<Arguments>): Tool<Arguments> {
  return definition
}

/** What a refusal says, with the place of each problem. */
export function refusalText(error: HttpError): string {
  const { failure } = error
  if (typeof failure === 'string') return error.message
  const places = Object.entries(failure.fields ?? {}).map(([field, message]) => `${field} ${message}`)
  return places.length > 0 ? places.join('; ') : failure.error
}
