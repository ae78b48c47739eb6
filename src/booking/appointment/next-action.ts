import type { Appointment, Day } from '#src/contract/generated/types.ts'

/** What the business does next about a visit. */
export type VisitAction = 'confirm' | 'set-out' | 'start' | 'finish'

/** Returns the next action of a visit; null when it is done or cancelled, and when its day has not come. A visit of an earlier day can only be finished. */
export function nextAction({ status, appointment_date, on_way_at, started_at }: Appointment, today: Day): VisitAction | null {
  switch (status) {
    case 'Pending':
      return 'confirm'
    case 'Confirmed':
      if (appointment_date === null || appointment_date > today) return null
      if (appointment_date < today || started_at !== undefined) return 'finish'
      return on_way_at === undefined ? 'set-out' : 'start'
    case 'Completed':
    case 'Cancelled':
      return null
  }
}

/** Returns which of the visits of a day, in their order, is worked on next: one that was begun, else one on the way to which somebody is, else the first that has a next action; undefined where none has. */
export function nextVisit<V extends Appointment>(visits: readonly V[], today: Day): V | undefined {
  const open = visits.filter(visit => nextAction(visit, today) !== null)
  return open.find(({ started_at }) => started_at !== undefined) ?? open.find(({ on_way_at }) => on_way_at !== undefined) ?? open[0]
}

/** Returns the last action that was taken and can be taken back; null when there is none. */
export function lastAction({ status, on_way_at, started_at }: Appointment): Exclude<VisitAction, 'confirm'> | null {
  if (status === 'Completed') return 'finish'
  if (status !== 'Confirmed') return null
  if (started_at !== undefined) return 'start'
  return on_way_at === undefined ? null : 'set-out'
}
