import { type SubmitEvent, useState } from 'react'
import type { Appointment, AppointmentChange } from '#src/contract/generated/types.ts'
import { ApiError } from '../../api/answer.ts'
import { StaleError } from '../data/requests/requests-api.ts'
import type { EditableField } from '#src/booking/appointment/appointment-change.ts'
import { EDITABLE_FIELDS, EDITABLE_NAMES } from './editable-fields.ts'
import { errorText } from '../texts/error-text.ts'
import { isWarning } from '../data/warning.ts'
import type { RequestActions } from './request-actions.ts'

/** Edited fields only; the others are as in the request. */
export type TypedChange = Partial<Record<EditableField, string>>

export const NOTHING_TYPED: TypedChange = {}

interface ChangeFormProps {
  /** The request as it was when editing began. */
  request: Appointment
  actions: RequestActions
  typed: TypedChange
  onType: (typed: TypedChange) => void
}

/** Edits time and contact data; a quote that gets a day and time becomes an appointment. A time outside opening hours needs confirmation. */
export function ChangeForm({ request, actions, typed, onType }: ChangeFormProps) {
  const [failure, setFailure] = useState<{ texts: readonly string[]; isWarning: boolean } | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const [isSaved, setIsSaved] = useState(false)
  const [isOpenAtFirst] = useState(typed !== NOTHING_TYPED)
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const change = changesIn(typed, request)
    const button = event.nativeEvent.submitter
    if (Object.keys(change).length === 0 || isSaving) return
    setIsSaving(true)
    try {
      const outcome = await actions.change(request, { ...change, despite_warnings: button?.getAttribute('value') === 'despite' })
      setFailure(null)
      setIsSaved(outcome === 'mine')
      onType(NOTHING_TYPED)
    } catch (error) {
      const fields = error instanceof ApiError ? Object.values(error.fields) : []
      const text =
        error instanceof ApiError || error instanceof StaleError
          ? error.message
          : `The change may not be saved, since the server did not answer: ${errorText(error)}`
      setFailure({ texts: fields.length > 0 ? fields : [text], isWarning: isWarning(error) })
    } finally {
      setIsSaving(false)
    }
  }
  return (
    <details className="change-form" open={isOpenAtFirst}>
      <summary>Change time or contact</summary>
      <form noValidate onSubmit={event => void save(event)}>
        {EDITABLE_NAMES.map(name => {
          const { label, type } = EDITABLE_FIELDS[name]
          return (
            type !== null && (
              <label key={name}>
                {label}
                <input
                  name={name}
                  type={type}
                  value={typed[name] ?? request[name] ?? ''}
                  onChange={({ currentTarget: { value } }) => {
                    setIsSaved(false)
                    onType({ ...typed, [name]: value })
                  }}
                />
              </label>
            )
          )
        })}
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
          <output>{isSaved && 'Saved'}</output>
        </div>
      </form>
    </details>
  )
}

/** Returns the fields that differ from the request; day and time count as one. */
export function changesIn(typed: TypedChange, request: Appointment): AppointmentChange {
  const texts = EDITABLE_NAMES.map(name => [name, typed[name]?.trim() ?? request[name] ?? ''] as const)
  const changed = new Set(texts.flatMap(([name, text]) => (text === (request[name] ?? '') ? [] : [name])))
  if (changed.has('appointment_date') || changed.has('appointment_time')) changed.add('appointment_date').add('appointment_time')
  return Object.fromEntries(texts.filter(([name, text]) => changed.has(name) && (text !== '' || request[name] !== null)))
}
