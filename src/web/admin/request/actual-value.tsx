import { type SubmitEvent, useState } from 'react'
import { isDeleted } from '#src/booking/trash.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import { useContent } from '../content.ts'
import { formText } from '../form-text.ts'
import { valueText } from './price-texts.ts'
import type { RequestActions } from './request-actions.ts'

/** What the work came to in the end: a figure that Edit turns into an input; not in the trash. */
export function ActualValue({ request, actions }: { request: Appointment; actions: RequestActions }) {
  const content = useContent()
  const [isEditing, setIsEditing] = useState(false)
  const [wasEditing, setWasEditing] = useState(false)
  const { name, actual_value } = request
  const edit = (isOn: boolean) => {
    setIsEditing(isOn)
    setWasEditing(isEditing)
  }
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const value = Number.parseFloat(formText(event.currentTarget, 'actual_value'))
    edit(false)
    if (value !== actual_value) actions.setValue(request, value)
  }

  if (!isEditing) {
    return (
      <span className="actual-value">
        <span>{actual_value === null ? 'Not set' : valueText(actual_value, content)}</span>
        {!isDeleted(request) && (
          <button type="button" className="quiet-button" ref={wasEditing ? focus : undefined} onClick={() => edit(true)}>
            Edit<span className="unseen"> actual value of {name}</span>
          </button>
        )}
      </span>
    )
  }
  return (
    <form className="actual-value" onSubmit={save}>
      <input
        type="number"
        name="actual_value"
        step={content.money.decimal(1)}
        min="0"
        max="10000000"
        inputMode="decimal"
        required
        aria-label={`Actual value of ${name}`}
        defaultValue={actual_value ?? ''}
        ref={select}
        onKeyDown={event => {
          if (event.key !== 'Escape') return
          // Else it would also close the drawer around it.
          event.preventDefault()
          edit(false)
        }}
      />
      <button type="submit" className="quiet-button">
        Save
      </button>
      <button type="button" className="quiet-button" onClick={() => edit(false)}>
        Cancel
      </button>
    </form>
  )
}

function focus(element: HTMLElement | null): void {
  element?.focus()
}

function select(element: HTMLInputElement | null): void {
  element?.focus()
  element?.select()
}
