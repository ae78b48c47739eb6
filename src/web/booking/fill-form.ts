import { LINK_FIELDS } from '#src/booking/programs/link-fields.ts'
import type { FormAction } from '#src/booking/form/form-state.ts'

type Dispatch = (action: FormAction) => void

/**
 * Fills in what a link names beside its preset, as programs prepare it: add-ons, day and time. What was read leaves the address, so that a reload does not
 * undo what the visitor changes. Loaded once the form is alive.
 */
export function fillForm(dispatch: Dispatch): void {
  const addons = takeFromAddress(LINK_FIELDS.addons)
  const [date, time] = [takeFromAddress(LINK_FIELDS.date), takeFromAddress(LINK_FIELDS.time)]
  chooseBeside({ addons: addons === '' ? [] : addons.split(','), date, time }, dispatch)
}

/** Chooses add-ons, each as often as it is named, and a day and a time. */
export function chooseBeside(
  { addons = [], date = '', time = '' }: { addons?: readonly string[]; date?: string; time?: string },
  dispatch: Dispatch,
): void {
  const counts = new Map<string, number>()
  for (const addon of addons) counts.set(addon, (counts.get(addon) ?? 0) + 1)
  for (const [addon, count] of counts) dispatch({ kind: 'addon', addon, count })
  if (date !== '') dispatch({ kind: 'date', date })
  if (time !== '') dispatch({ kind: 'time', time })
}

/** Takes a parameter out of the address; empty when it has none. */
export function takeFromAddress(name: string): string {
  const address = new URL(location.href)
  const text = address.searchParams.get(name)
  if (text === null) return ''
  address.searchParams.delete(name)
  history.replaceState(history.state, '', address)
  return text
}
