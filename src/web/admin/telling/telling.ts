import { toldChange, toldEntry } from '#src/booking/appointment/told-change.ts'
import type { LocalTime } from '#src/booking/schedule/business-time.ts'
import type { Appointment, Day, MailKind, MailPreviewRequest, MailState } from '#src/contract/generated/types.ts'
import type { AdminContent } from '../data/content/admin-content.ts'
import { type Change, editedFields } from '../data/requests/change.ts'
import type { ManySaved } from '../data/requests/save-changes.ts'
import { owedForCancelling } from '../request/cancelling-cost.ts'
import { type AskedKind, isAsked } from './tell-texts.ts'

/** A change before which something may be asked; of an edit, its form asks. */
export type AskedChange = Extract<Change, { kind: 'status' | 'restore' }>

/** A request that the owner has entered for a caller. */
export interface Entered {
  kind: 'entered'
  of: Appointment
  /** Whether the caller was told of it by mail. */
  tell?: true
}

/** Which mail a change deserves, or a request that was entered, of those that content has; null: there is nothing to tell. */
export function mailOfChange(change: Change | Entered, { kinds }: Pick<MailState, 'kinds'>, today: Day): MailKind | null {
  const isTold = change.kind === 'status' || change.kind === 'restore' || change.kind === 'edit'
  if (!isTold && change.kind !== 'entered') return null
  const kind = isTold ? toldChange(change.of, afterChange(change), today) : toldEntry(change.of, today)
  return kind !== null && kinds.includes(kind) ? kind : null
}

/** Whether a mail can be sent to who asked. */
export function canMail({ email }: Pick<Appointment, 'email'>, { is_set_up }: Pick<MailState, 'is_set_up'>): boolean {
  return is_set_up && email !== ''
}

/** A change before which something is asked. */
export interface Asked {
  change: AskedChange
  kind: AskedKind
  /** Whether its visitor can be told by mail. */
  canTell: boolean
}

/** What is asked before a change: whether its visitor is told by mail, and whether a visit is cancelled for which its customer then owes something; null when it is made at once. */
export function askedOf(change: AskedChange, state: MailState | undefined, now: LocalTime, content: AdminContent): Asked | null {
  const { of } = change
  const kind = state === undefined || !canMail(of, state) ? null : mailOfChange(change, state, now.date)
  if (isAsked(kind)) return { change, kind, canTell: true }
  const isCancelled = change.kind === 'status' && change.status === 'Cancelled' && of.status !== 'Cancelled'
  return isCancelled && owedForCancelling([of], now, content).length > 0 ? { change, kind: 'cancelled', canTell: false } : null
}

/** A request as it was changed, and the words that its visitor may be told by hand. */
export interface Untold {
  of: Appointment
  /** Which words there are; null: none. */
  kind: MailKind | null
}

/** Who was told of changes that were taken back, and gets no mail that says so. */
export function misledOf(
  made: ManySaved['made'],
  { mailed, informed }: { mailed: readonly string[]; informed: readonly string[] },
  { kinds }: Pick<MailState, 'kinds'>,
  today: Day,
): Untold[] {
  const misled = made.filter(({ of: { id, phone, email } }) => informed.includes(id) && !mailed.includes(id) && (phone !== '' || email !== ''))
  return misled.map(({ of, now }) => ({ of: now, kind: mailOfChange({ kind: 'status', of, status: now.status }, { kinds }, today) }))
}

/** Whose visitors can be told of a saved change of status by hand alone. */
export function untoldOf(made: ManySaved['made'], state: Pick<MailState, 'kinds' | 'is_set_up'>, today: Day): Untold[] {
  return made.flatMap(({ of, now }) => {
    const kind = now.deleted_at === undefined ? mailOfChange({ kind: 'status', of, status: now.status }, state, today) : null
    return kind === null || (now.phone === '' && now.email === '') || canMail(now, state) ? [] : [{ of: now, kind }]
  })
}

/** A change as its preview is asked for. */
export function previewOf(change: AskedChange): MailPreviewRequest {
  return change.kind === 'status' ? { status: change.status } : { restored: true }
}

function afterChange(change: Extract<Change, { kind: 'status' | 'restore' | 'edit' }>): Appointment {
  switch (change.kind) {
    case 'status':
      return { ...change.of, status: change.status }
    case 'restore': {
      const { deleted_at: _, ...restored } = change.of
      return restored
    }
    case 'edit':
      return { ...change.of, ...editedFields(change.fields) }
  }
}
