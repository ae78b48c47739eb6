import type { AppointmentList } from '#src/contract/generated/types.ts'

/** A list without what is new to it and would push down something that is shown; what comes after all of that moves nothing. */
export function withoutHeld(list: AppointmentList, shown: ReadonlySet<string>): AppointmentList {
  const last = list.appointments.findLastIndex(({ id }) => shown.has(id))
  const appointments = list.appointments.filter(({ id }, at) => at > last || shown.has(id))
  return appointments.length === list.appointments.length ? list : { ...list, appointments }
}
