import type { FormRevision } from '#src/catalog/revision.ts'
import type { Content, RequestPriceChange } from '#src/contract/generated/types.ts'
import { isOpen } from '../appointment/status.ts'
import { goneChoices } from './gone-choices.ts'
import type { StoredRequest } from './read-again.ts'

/** The open requests that lose something that they ask for: also where the content after a change has no prices to compare theirs with. */
export function lostRequests(requests: readonly StoredRequest[], before: FormRevision, after: Pick<Content, 'categories'>): RequestPriceChange[] {
  return requests.filter(isOpen).flatMap(request => {
    const gone = goneChoices(request, before, after)
    return gone === null ? [] : lostRequest(request, gone, before)
  })
}

/** An open request that loses something, without its price. */
export function lostRequest(request: StoredRequest, reason: string, before: FormRevision): RequestPriceChange {
  return { ...namesOf(request, before), change: 'impossible', before: null, after: null, reason }
}

/** Whose request it is, what for and when. */
export function namesOf(request: StoredRequest, ...revisions: readonly FormRevision[]): Pick<RequestPriceChange, 'id' | 'name' | 'service' | 'day'> {
  const { id, name, appointment_date: day } = request
  return { id, name, service: serviceOf(request, revisions), day }
}

/** The titles of the packages that a request is for, of which some may be gone; a category's where none is chosen. */
function serviceOf({ vehicle_category, service_type, further_items = [] }: StoredRequest, revisions: readonly FormRevision[]): string {
  const items = [{ category: vehicle_category, package: service_type }, ...further_items]
  return items
    .map(({ category, package: id }) => {
      const plans = revisions.flatMap(({ catalog }) => catalog.categoryById.get(category) ?? [])
      const chosen = plans.findLast(({ packageById }) => packageById.has(id ?? ''))?.packageById.get(id ?? '')
      return chosen?.title ?? plans.at(-1)?.category.title ?? category
    })
    .join(', ')
}
