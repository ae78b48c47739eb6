import type { AppointmentList } from '#src/contract/generated/types.ts'

/** A list without what has arrived and would push down something that is shown; what comes after all of that moves nothing. */
export function withoutHeld(list: AppointmentList, shown: ReadonlySet<string>, arrived: readonly string[]): AppointmentList {
  const isHeld = (id: string) => arrived.includes(id) && !shown.has(id)
  const last = list.appointments.findLastIndex(({ id }) => !isHeld(id))
  const appointments = list.appointments.filter(({ id }, at) => at > last || !isHeld(id))
  return appointments.length === list.appointments.length ? list : { ...list, appointments }
}
