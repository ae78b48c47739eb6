import { keepsTime } from '#src/booking/appointment/status.ts'
import type { Appointment, Day, MailState, Status } from '#src/contract/generated/types.ts'
import type { ManySaved, Refused, WantedChange } from '../data/requests/save-changes.ts'
import { canMail, mailOfChange } from '../telling/telling.ts'

/** What can be done to several requests at once. */
export type BulkAction = 'confirm' | 'cancel' | 'trash'

/** The status that an action sets; null: it sets none. */
export const STATUS = { confirm: 'Confirmed', cancel: 'Cancelled', trash: null } as const satisfies Record<BulkAction, Status | null>

/** What an action will do to the requests that were chosen for it. */
export interface BulkPlan {
  action: BulkAction
  able: readonly Appointment[]
  /** Those that stay as they are, and why. */
  unable: readonly Refused[]
}

/** Changes that are taken back, and the ids of those who were told of them, by mail or by hand. */
export interface Undoing extends Pick<ManySaved, 'made'> {
  informed: readonly string[]
}

/** Divides requests into those of which an action makes sense, and the others. */
export function bulkPlan(action: BulkAction, requests: readonly Appointment[], today: Day): BulkPlan {
  const [able, unable]: [Appointment[], Refused[]] = [[], []]
  for (const of of requests) {
    const why = objection(action, of, today)
    if (why === null) able.push(of)
    else unable.push({ of, why })
  }
  return { action, able, unable }
}

/** Why an action cannot be applied to a request, in words; null when it can. A past visit can be cancelled unless it is completed. */
function objection(action: BulkAction, { status, appointment_date }: Appointment, today: Day): string | null {
  const wanted = STATUS[action]
  if (wanted === null) return null
  if (status === wanted) return `already ${wanted}`
  if (status === 'Completed') return 'already Completed'
  if (action !== 'confirm') return null
  if (appointment_date === null) return 'without a day: answered or scheduled one by one'
  return appointment_date < today ? 'the day is over' : null
}

/** The requests that get their time back by an action, which somebody else may have taken. */
export function needTime({ action, able }: BulkPlan): Appointment[] {
  if (action !== 'confirm') return []
  return able.filter(request => request.appointment_date !== null && !keepsTime(request))
}

/** A plan without the requests that the server would refuse. */
export function withoutRefused(plan: BulkPlan, refused: readonly Refused[]): BulkPlan {
  const ids = new Set(refused.map(({ of }) => of.id))
  return { ...plan, able: plan.able.filter(({ id }) => !ids.has(id)), unable: [...plan.unable, ...refused] }
}

/** The requests of an action whose customers get a mail, and those whose customers have no e-mail address. */
export interface BulkTelling {
  told: readonly Appointment[]
  untold: readonly Appointment[]
}

export function bulkTelling({ action, able }: BulkPlan, state: MailState | undefined, today: Day): BulkTelling {
  const status = STATUS[action]
  if (status === null || state === undefined) return { told: [], untold: [] }
  const concerned = able.filter(of => mailOfChange({ kind: 'status', of, status }, state, today) !== null)
  return { told: concerned.filter(of => canMail(of, state)), untold: concerned.filter(of => !canMail(of, state)) }
}

/** The changes that an action makes. */
export function wantedBy({ action, able }: Pick<BulkPlan, 'action' | 'able'>, told: readonly Appointment[]): WantedChange[] {
  const status = STATUS[action]
  return able.map(of => {
    if (status === null) return { of, deleted: true }
    return { of, status, ...(told.includes(of) && { tell: true as const }) }
  })
}

/** The changes that take an action back; who was told of that is told of this too, where a mail says it. */
export function wantedBack({ made, informed }: Undoing, state: MailState | undefined, today: Day): WantedChange[] {
  return made.map(({ of, now }) => {
    if (now.deleted_at !== undefined) return { of: now, deleted: false }
    const { status } = of
    const isTold = state !== undefined && informed.includes(of.id) && canMail(now, state)
    return { of: now, status, ...(isTold && mailOfChange({ kind: 'status', of: now, status }, state, today) !== null && { tell: true as const }) }
  })
}

/** Requests by why they stay as they are, the most frequent reason first. */
export function byReason(refused: readonly Refused[]): [why: string, of: Appointment[]][] {
  const groups = Map.groupBy(refused, ({ why }) => why)
  return [...groups].map(([why, all]): [string, Appointment[]] => [why, all.map(({ of }) => of)]).sort(([, a], [, b]) => b.length - a.length)
}
