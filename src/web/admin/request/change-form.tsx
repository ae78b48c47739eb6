import { type SubmitEvent, useState } from 'react'
import type { Appointment, AppointmentChange } from '#src/contract/generated/types.ts'
import { ApiError } from '../../api/client.ts'
import { errorText } from '../error-text.ts'
import { useUnsaved } from '../unsaved.ts'
import { isWarning } from '../warning.ts'
import type { RequestActions } from './request-actions.ts'

const FIELDS = [
  { name: 'appointment_date', label: 'Day', type: 'date' },
  { name: 'appointment_time', label: 'Time', type: 'time' },
  { name: 'name', label: 'Name', type: 'text' },
  { name: 'phone', label: 'Phone', type: 'tel' },
  { name: 'email', label: 'Email', type: 'email' },
] as const

/** What has been typed, by field; a field that nobody has touched is as the request has it. */
type Texts = Partial<Record<(typeof FIELDS)[number]['name'], string>>

const NOTHING: Texts = {}

/** Changes when and whom a request is for; a quote that gets a day and a time becomes an appointment. What breaks the opening hours asks once more. */
export function ChangeForm({ request, actions }: { request: Appointment; actions: RequestActions }) {
  const [failure, setFailure] = useState<{ texts: readonly string[]; isWarning: boolean } | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const [typed, setTyped] = useUnsaved<Texts>(`change of ${request.id}`, NOTHING)
  const [isOpenAtFirst] = useState(typed !== NOTHING)
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const change = changesIn(typed, request)
    const button = event.nativeEvent.submitter
    if (Object.keys(change).length === 0 || isSaving) return
    setIsSaving(true)
    try {
      await actions.change(request, { ...change, despite_warnings: button?.getAttribute('value') === 'despite' })
      setFailure(null)
      setTyped(NOTHING)
    } catch (error) {
      const fields = error instanceof ApiError ? Object.values(error.fields) : []
      setFailure({ texts: fields.length > 0 ? fields : [errorText(error)], isWarning: isWarning(error) })
    } finally {
      setIsSaving(false)
    }
  }
  return (
    <details className="change-form" open={isOpenAtFirst}>
      <summary>Change time or contact</summary>
      <form noValidate onSubmit={event => void save(event)}>
        {FIELDS.map(({ name, label, type }) => (
          <label key={name}>
            {label}
            <input
              name={name}
              type={type}
              value={typed[name] ?? request[name] ?? ''}
              onChange={({ currentTarget: { value } }) => setTyped(before => ({ ...before, [name]: value }))}
            />
          </label>
        ))}
        <div role="alert">
          {failure?.texts.map(text => (
            <p className="failure" key={text}>
              {text}
            </p>
          ))}
        </div>
        <div className="change-buttons">
          <button type="submit" className="plain-button" aria-disabled={isSaving}>
            Save
          </button>
          {failure?.isWarning === true && (
            <button type="submit" className="danger-button" value="despite">
              Save anyway
            </button>
          )}
        </div>
      </form>
    </details>
  )
}

/** What differs from the request. */
function changesIn(typed: Texts, request: Appointment): AppointmentChange {
  const texts = FIELDS.flatMap(({ name }) => (typed[name] === undefined ? [] : [[name, typed[name].trim()] as const]))
  return Object.fromEntries(texts.filter(([name, text]) => text !== (request[name] ?? '')))
}
