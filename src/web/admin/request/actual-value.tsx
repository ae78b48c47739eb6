import { type SubmitEvent, useState } from 'react'
import { isDeleted } from '#src/booking/trash.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import { useContent } from '../content.ts'
import { useHeld, useRecalled } from '../unsaved.ts'
import { valueText } from './price-texts.ts'
import type { RequestActions } from './request-actions.ts'

interface ActualValueProps {
  request: Appointment
  actions: RequestActions
  /** The same request may stand in the list and be open beside it. */
  place: 'list' | 'drawer'
}

/** What the work came to in the end: a figure that Edit turns into an input; not in the trash. */
export function ActualValue({ request, actions, place }: ActualValueProps) {
  const content = useContent()
  const { id, name, actual_value } = request
  const kept = `actual value of ${id} in the ${place}`
  const [text, setText] = useState(useRecalled<string | null>(kept, null))
  const [sent, setSent] = useState<string | null>(null)
  const [wasEditing, setWasEditing] = useState(false)
  useHeld(kept, text ?? sent)
  const leave = () => {
    setText(null)
    setWasEditing(true)
  }
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    leave()
    const value = Number.parseFloat(text ?? '')
    if (value === actual_value) return
    setSent(text)
    void actions.setValue(request, value).then(() => setSent(null))
  }

  if (text === null) {
    return (
      <span className="actual-value">
        <span>{actual_value === null ? 'Not set' : valueText(actual_value, content)}</span>
        {!isDeleted(request) && (
          <button
            type="button"
            className="quiet-button"
            aria-label={`Edit actual value of ${name}`}
            ref={wasEditing ? focus : undefined}
            onClick={() => setText(actual_value === null ? '' : String(actual_value))}
          >
            Edit
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
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        ref={select}
        onKeyDown={event => {
          if (event.key !== 'Escape') return
          // Else it would also close the drawer around it.
          event.preventDefault()
          leave()
        }}
      />
      <button type="submit" className="quiet-button">
        Save
      </button>
      <button type="button" className="quiet-button" onClick={leave}>
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
