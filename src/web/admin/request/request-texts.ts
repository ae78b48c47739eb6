import type { Appointment, Category, RequestMode } from '#src/contract/generated/types.ts'
import type { AdminContent } from '../data/content.ts'

type Categories = Pick<AdminContent, 'categories'>

export const MODE_TITLES: Readonly<Record<RequestMode, string>> = { appointment: 'Appointment', quote: 'Quote' }

/** Who sent a request, also in words when that person was erased. */
export function personName({ name, erased_at }: Pick<Appointment, 'name' | 'erased_at'>): string {
  return name === '' && erased_at !== undefined ? 'Erased person' : name
}

export function categoryOf({ vehicle_category }: Appointment, { categories }: Categories): Category | undefined {
  return categories.find(({ id }) => id === vehicle_category)
}

/** The category's title, or its id when the content no longer has it. */
export function categoryTitle(request: Appointment, content: Categories): string {
  return categoryOf(request, content)?.formTitle ?? request.vehicle_category
}

/** The title of what was asked for: by today's content, else as it was called when it was asked for, else its id. */
export function serviceTitle(request: Appointment, content: Categories): string {
  const { service_type, estimate } = request
  const known = categoryOf(request, content)?.packages.find(({ id }) => id === service_type)
  const snapshot = estimate.lines.find(({ kind, id }) => kind === 'package' && id === service_type)
  return known?.title ?? snapshot?.title ?? asWords(service_type)
}

/** A name that no content explains, such as `gate_code`, as words. */
export function asWords(name: string): string {
  const words = name.replaceAll(/[_-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
