import { FIELD } from '#src/booking/request/flat-fields.ts'
import type { FormAction } from '#src/booking/form/form-state.ts'
import { namedFields } from '#src/booking/form/form-values.ts'
import type { FormRevision } from '#src/catalog/revision.ts'

/** Returns input from before hydration as the form actions that it would have caused: React does not replay them. */
export function readTyped(data: FormData, { content }: FormRevision): FormAction[] {
  const typed = (name: string, action: (text: string) => FormAction) => {
    const text = data.get(name)
    return typeof text === 'string' && text !== '' ? [action(text)] : []
  }
  return [
    ...(data.get('request_type') === 'quote' ? [{ kind: 'mode', mode: 'quote' } as const] : []),
    ...typed(FIELD.category, category => ({ kind: 'category', category })),
    ...namedFields(content.bookingForm).flatMap(({ name }) => typed(name, text => ({ kind: 'text', name, text }))),
    ...typed(FIELD.date, date => ({ kind: 'date', date })),
    ...typed(FIELD.time, time => ({ kind: 'time', time })),
  ]
}
