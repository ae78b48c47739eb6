import type { Appointment, RequestMode } from '#src/contract/generated/types.ts'

export const MODE_TITLES: Readonly<Record<RequestMode, string>> = { appointment: 'Appointment', quote: 'Quote' }

/** Returns the name of the person who sent a request, or words for an erased person. */
export function personName({ name, erased_at }: Pick<Appointment, 'name' | 'erased_at'>): string {
  return name === '' && erased_at !== undefined ? 'Erased person' : name
}
