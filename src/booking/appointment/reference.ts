import type { Appointment } from '#src/contract/generated/types.ts'

/** An appointment's id as people read it out. */
export function referenceOf({ id }: Pick<Appointment, 'id'>): string {
  return id.slice(0, 8).toUpperCase()
}
