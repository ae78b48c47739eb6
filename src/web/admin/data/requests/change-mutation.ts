import { MutationObserver, type QueryClient, useMutationState } from '@tanstack/react-query'
import { isDeleted } from '#src/booking/appointment/trash.ts'
import type { Appointment, AppointmentDetail, AppointmentList } from '#src/contract/generated/types.ts'
import { ApiError } from '../../../api/answer.ts'
import type { ChangeQueue } from './change-queue.ts'
import { type Change, changed, newest, renewed, without } from './change.ts'
import { DETAIL, LIST } from './request-queries.ts'
import { deleteAll } from './requests-api.ts'
import { saveChange, type Saved, type Saving } from './save-change.ts'
import type { ManySaved } from './save-changes.ts'

const KEY = ['change']

/** How changes are saved, and in which order. */
export interface ChangeSaving extends Saving {
  queue: ChangeQueue
}

/**
 * Saves a change in its turn, and writes the result into every loaded list and detail.
 *
 * @throws the server's error; `StaleError` when a conflict is left open.
 */
export async function makeChange(client: QueryClient, { queue, ...saving }: ChangeSaving, change: Change): Promise<Saved> {
  const mutation = new MutationObserver<Saved, Error, Change>(client, {
    mutationKey: KEY,
    mutationFn: change =>
      queue.run(change, () => (change.kind === 'delete-all' ? deleteAll(saving.api).then(() => ALL_DELETED) : saveChange(change, saving))),
    onSuccess: saved => writeSaved(client, change, saved),
    onError: error => void (change.kind !== 'delete-all' && isGone(error) && forget(client, change.of.id)),
  })
  try {
    const saved = await mutation.mutate(change)
    if (saved.now !== null) void client.invalidateQueries({ queryKey: [DETAIL, saved.now.id] })
    return saved
  } finally {
    // Without an observer the mutation leaves the cache, and the person's data with it.
    mutation.reset()
  }
}

const ALL_DELETED: Saved = { whose: 'mine', now: null }

/** Returns the changes that are being saved, oldest first, to show them optimistically: one that is refused drops out. */
export function usePendingChanges(): readonly Change[] {
  return useMutationState({ filters: { mutationKey: KEY, status: 'pending' }, select: ({ state }) => state.variables as Change })
}

/** Whether a change of a request, or of all, is being saved. */
export function isBeingSaved(client: QueryClient, id: string): boolean {
  const saved = client.getMutationCache().findAll({ mutationKey: KEY, status: 'pending' })
  return saved.some(({ state }) => isOf(state.variables as Change, id))
}

function isOf(change: Change, id: string): boolean {
  return change.kind === 'delete-all' || change.of.id === id
}

function writeSaved(client: QueryClient, change: Change, { whose, now }: Saved): void {
  if (whose === 'mine') client.setQueriesData<AppointmentList>({ queryKey: [LIST] }, list => list && changed(list, change))
  if (now !== null) writeRequest(client, now)
}

/** Writes a request that was changed by itself into every loaded list and detail. */
export function writeRequest(client: QueryClient, now: Appointment): void {
  client.setQueriesData<AppointmentList>({ queryKey: [LIST] }, list => list && renewed(list, now))
  client.setQueryData<AppointmentDetail>([DETAIL, now.id], detail => detail && { ...detail, appointment: newest(now, detail.appointment) })
}

/** Writes changes of several requests into every loaded list; what has left the list, or come back, is loaded. */
export function writeMany(client: QueryClient, { made, refused }: ManySaved): void {
  const known = [...made.map(({ now }) => now), ...refused.map(({ of }) => of)]
  client.setQueriesData<AppointmentList>({ queryKey: [LIST] }, list => list && known.reduce(listAfter, list))
  for (const { id } of known) void client.invalidateQueries({ queryKey: [DETAIL, id] })
}

function listAfter(list: AppointmentList, now: Appointment): AppointmentList {
  return isDeleted(now) ? without(list, now.id) : renewed(list, now)
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}

/** Drops a request that no longer exists. */
function forget(client: QueryClient, id: string): void {
  client.setQueriesData<AppointmentList>({ queryKey: [LIST] }, list => list && without(list, id))
  void client.resetQueries({ queryKey: [DETAIL, id] })
}
