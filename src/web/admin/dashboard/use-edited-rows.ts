import { use, useState } from 'react'
import type { AppointmentList } from '#src/contract/generated/types.ts'
import { UnsavedContext } from '../hooks/unsaved.ts'
import { listValueKey } from '../request/actual-value.tsx'

/**
 * Returns a list with the rows in which a figure is being typed, last, also when a newer list of the same page has them no longer and further pages
 * follow, where they may be by now: what is typed would go with its row.
 */
export function useEditedRows(list: AppointmentList | null, loadedAt: number, page: string | null): AppointmentList | null {
  const unsaved = use(UnsavedContext)
  const [last, setLast] = useState({ list, loadedAt, page, shown: list })
  if (last.list === list && last.loadedAt === loadedAt && last.page === page) return last.shown
  const listed = new Set(list?.appointments.map(({ id }) => id))
  const isPushedOff = last.page === page && list?.next !== undefined
  const edited = isPushedOff ? last.shown?.appointments.filter(row => !listed.has(row.id) && unsaved.isHeld(listValueKey(row))) : undefined
  const shown = list === null || !edited?.length ? list : { ...list, appointments: [...list.appointments, ...edited] }
  setLast({ list, loadedAt, page, shown })
  return shown
}
