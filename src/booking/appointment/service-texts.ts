import type { FormContent } from '#src/catalog/revision.ts'
import type { Appointment, Category } from '#src/contract/generated/types.ts'

type Categories = Pick<FormContent, 'categories'>

export function categoryOf({ vehicle_category }: Appointment, { categories }: Categories): Category | undefined {
  return categories.find(({ id }) => id === vehicle_category)
}

/** Returns the category's title, or its id when the content no longer has it. */
export function categoryTitle(request: Appointment, content: Categories): string {
  return categoryOf(request, content)?.formTitle ?? request.vehicle_category
}

/** Returns the service's title: from today's content, else from the time of the request, else its id. */
export function serviceTitle(request: Appointment, content: Categories): string {
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
