import { FIELD } from '#src/booking/request/flat-fields.ts'
import type { FormAction } from '#src/booking/form/form-state.ts'
import { namedFields } from '#src/booking/form/form-values.ts'
import type { FormRevision } from '#src/catalog/revision.ts'

/** Returns input from before hydration as the form actions that it would have caused: React does not replay them. */
export function readTyped(data: FormData, { content }: FormRevision): FormAction[] {
  const actions: FormAction[] = []
  const mode = text(data, 'request_type')
  const category = text(data, FIELD.category)
  const date = text(data, FIELD.date)
  const time = text(data, FIELD.time)
  if (mode === 'quote') actions.push({ kind: 'mode', mode })
  if (category !== '') actions.push({ kind: 'category', category })
  for (const { name } of namedFields(content.bookingForm)) {
    const typed = text(data, name)
    if (typed !== '') actions.push({ kind: 'text', name, text: typed })
  }
  if (date !== '') actions.push({ kind: 'date', date })
  if (time !== '') actions.push({ kind: 'time', time })
  return actions
}

function text(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}
