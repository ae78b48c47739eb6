import { type SubmitEvent, useState } from 'react'
import { isDeleted } from '#src/booking/appointment/trash.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import { usePreserved, useRecalled } from '../hooks/unsaved.ts'
import { valueText } from './price-texts.ts'
import type { RequestActions } from './request-actions.ts'
import { personName } from './request-texts.ts'
import { ValueInput } from './value-input.tsx'
import { typedValue, useValueQuestion } from './value-question.ts'

interface ActualValueProps {
  request: Appointment
  actions: RequestActions
  /** Keeps element ids unique: a request can be in the list and in the drawer at once. */
  place: 'list' | 'drawer'
}

/** A figure that is not saved yet. */
interface Typed {
  text: string
  /** The request as it was when editing began. */
  of: Appointment
  /** Saving failed, so the field reopened by itself. */
  isBack: boolean
}

/** Under which a figure that is typed in the list is kept for the next session. */
export function listValueKey({ id }: Appointment): string {
  return `actual value of ${id} in the list`
}

/** The actual value of the work: a figure that Edit turns into an input, which may be emptied; read-only in the trash. */
export function ActualValue({ request, actions, place }: ActualValueProps) {
  const content = useContent()
  const { id, actual_value } = request
  const name = personName(request)
  const kept = place === 'list' ? listValueKey(request) : `actual value of ${id} in the drawer`
  const [typed, setTyped] = useState(useRecalled<Typed | null>(kept, null))
  const [sent, setSent] = useState<Typed | null>(null)
  const [wasEditing, setWasEditing] = useState(false)
  usePreserved(kept, typed ?? sent)
  const { question, mayStore } = useValueQuestion(request, typed?.text ?? '')
  const leave = () => {
    setTyped(null)
    setWasEditing(true)
  }
  const save = async (typed: Typed) => {
    leave()
    const value = typedValue(typed.text)
    if (value === typed.of.actual_value) return
    setSent(typed)
    const outcome = await actions.setValue(typed.of, value)
    setSent(null)
    // Restore the input, unless another edit has begun; the focus stays where it is.
    if (outcome === 'failed') setTyped(newer => newer ?? { ...typed, isBack: true })
  }

  if (typed === null) {
    return (
      <span className="actual-value">
        {actual_value === null ? 'Not set' : valueText(actual_value, content)}
        {!isDeleted(request) && (
          <button
            type="button"
            className="quiet-button"
            aria-label={`Edit actual value of ${name}`}
            ref={wasEditing ? focus : undefined}
            onClick={() => setTyped({ text: actual_value === null ? '' : String(actual_value), of: request, isBack: false })}
          >
            Edit
          </button>
        )}
      </span>
    )
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (typedValue(typed.text) === typed.of.actual_value || mayStore()) void save(typed)
  }
  return (
    <form className="actual-value" onSubmit={submit}>
      <ValueInput
        placeholder="Not set"
        aria-label={`Actual value of ${name}`}
        value={typed.text}
        onType={text => setTyped({ ...typed, text })}
        ref={typed.isBack ? undefined : select}
        onKeyDown={event => {
          if (event.key !== 'Escape') return
          // Escape would also close the drawer.
          event.preventDefault()
          leave()
        }}
      />
      {question !== null && (
        <p role="alert" className="value-question">
          {question}
        </p>
      )}
      <button type="submit" className="quiet-button">
        {question === null ? 'Save' : 'Book it'}
      </button>
      {place === 'drawer' && typed.of.actual_value !== null && (
        <button type="button" className="quiet-button" aria-label={`Clear actual value of ${name}`} onClick={() => void save({ ...typed, text: '' })}>
          Clear
        </button>
      )}
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
