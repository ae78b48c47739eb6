import { LINK_FIELDS } from '#src/booking/programs/link-fields.ts'
import type { FormAction } from '#src/booking/form/form-state.ts'

/**
 * Fills in what a link names beside its preset, as programs prepare it: add-ons, day and time. What was read leaves the address, so that a reload does not
 * undo what the visitor changes. Loaded once the form is alive.
 */
export function fillForm(dispatch: (action: FormAction) => void): void {
  const address = new URL(location.href)
  const take = (name: string) => {
    const text = address.searchParams.get(name) ?? ''
    address.searchParams.delete(name)
    return text
  }
  const counts = new Map<string, number>()
  for (const addon of take(LINK_FIELDS.addons).split(',')) counts.set(addon, (counts.get(addon) ?? 0) + 1)
  for (const [addon, count] of counts) dispatch({ kind: 'addon', addon, count })
  const [date, time] = [take(LINK_FIELDS.date), take(LINK_FIELDS.time)]
  if (date !== '') dispatch({ kind: 'date', date })
  if (time !== '') dispatch({ kind: 'time', time })
  if (address.href !== location.href) history.replaceState(history.state, '', address)
}
