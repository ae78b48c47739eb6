import { type SubmitEvent, useId, useState } from 'react'
import type { VisitAction } from '#src/booking/appointment/next-action.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import { useUnsaved } from '../hooks/unsaved.ts'
import type { RequestActions } from '../request/request-actions.ts'
import { personName } from '../request/request-texts.ts'
import { ValueInput } from '../request/value-input.tsx'
import { typedValue, useValueQuestion } from '../request/value-question.ts'
import { NotSaved } from '../ui/not-saved.tsx'
import { ACTION_TITLES, takeAction } from './visit-actions.ts'

interface ActionFormProps {
  request: Appointment
  action: VisitAction
  /** Whether it is the one to press now. */
  isNext: boolean
  actions: RequestActions
  /** Called before the last action, after which the button is gone. */
  onLast: () => void
}

/** Under which key the value is kept that is typed for Done, and that an Undo of Done leaves to be offered again. */
export const doneKey = ({ id }: Pick<Appointment, 'id'>) => `value of ${id} when done`

/** The next action of a visit as one button; for the last one with the actual value, which is the promised price unless the owner types another. */
export function ActionForm({ request, action, isNext, actions, onLast }: ActionFormProps) {
  const valueId = useId()
  const { actual_value, estimated_value } = request
  const [typed, setTyped] = useUnsaved<string | null>(doneKey(request), null)
  const [wasKept] = useState(typed !== null)
  const offered = String(actual_value ?? estimated_value ?? '')
  const text = typed ?? offered
  const { question, mayStore } = useValueQuestion(request, text)
  const title = question === null ? ACTION_TITLES[action] : 'Book it'
  const take = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (action === 'finish' && !mayStore()) return
    if (action === 'confirm' || action === 'finish') onLast()
    takeAction(action, request, actions, typedValue(text))
  }
  return (
    <form className="action-form" onSubmit={take}>
      {action === 'finish' && (
        <>
          <label htmlFor={valueId}>Actual value</label>
          <ValueInput id={valueId} value={text} onType={setTyped} />
          {wasKept && typed !== null && typed !== offered && <NotSaved onDiscard={() => setTyped(null)} />}
          {question !== null && (
            <p role="alert" className="value-question">
              {question}
            </p>
          )}
        </>
      )}
      <button
        type="submit"
        className={isNext ? 'main-button' : 'plain-button'}
        aria-label={`${title}, ${personName(request)}`}
        // The second click of a double click would take the next action too.
        onClick={event => event.detail > 1 && event.preventDefault()}
      >
        {title}
      </button>
    </form>
  )
}
