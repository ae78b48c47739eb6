import type { FormContent } from '#src/catalog/revision.ts'
import type { Appointment, Category } from '#src/contract/generated/types.ts'

type Categories = Pick<FormContent, 'categories'>

/** A request, or several of one category. */
type OfCategory = Pick<Appointment, 'vehicle_category'>

/** A request, or several of one service; the estimate's lines keep the package's title as it was. */
type OfService = OfCategory & Pick<Appointment, 'service_type' | 'further_items'> & { estimate: Pick<Appointment['estimate'], 'lines'> }

export function categoryOf({ vehicle_category }: OfCategory, { categories }: Categories): Category | undefined {
  return categories.find(({ id }) => id === vehicle_category)
}

/** Returns the category's title, or its id when the content no longer has it. */
export function categoryTitle(request: OfCategory, content: Categories): string {
  return categoryOf(request, content)?.formTitle ?? request.vehicle_category
}

/** Returns the service's title; of several items those of all, with their number where there are several of one. */
export function serviceTitle(request: OfService, content: Categories): string {
  if (request.further_items === undefined) return itemTitle(request, content)
  const titles = serviceTitles(request, content)
  const counted = [...Map.groupBy(titles, title => title)].map(([title, same]) => (same.length === 1 ? title : `${same.length} × ${title}`))
  return counted.join(' + ')
}

/** Returns the title of each item's service. */
export function serviceTitles({ further_items = [], ...first }: OfService, content: Categories): string[] {
  const further = further_items.map(item => ({ ...first, vehicle_category: item.category, service_type: item.package }))
  return [first, ...further].map(item => itemTitle(item, content))
}

/** A title from today's content, else from the time of the request, else the id. */
function itemTitle(request: OfService, content: Categories): string {
  const { service_type, estimate } = request
  const known = categoryOf(request, content)?.packages.find(({ id }) => id === service_type)
  const snapshot = estimate.lines.find(({ kind, id }) => kind === 'package' && id === service_type)
  return known?.title ?? snapshot?.title ?? asWords(service_type)
}

/** Turns a name that the content does not define, such as `gate_code`, into words. */
export function asWords(name: string): string {
  const words = name.replaceAll(/[_-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
