import type { ReactNode } from 'react'
import { ChoiceFrame, FieldFrame } from './field-frame.tsx'

/** One answer of a choice; details stand below its label. */
interface Answer {
  id: string
  label: string
  details?: ReactNode
  picture?: ReactNode
}

interface ChoiceProps {
  name: string
  label: string
  hint?: string | undefined
  /** The first, empty entry of a list. */
  placeholder: string
  answers: readonly Answer[]
  chosen: string
  isRequired: boolean
  /** Selected on by the styles. */
  look: 'pictures' | 'lines' | 'chips' | 'compact'
  onChoose: (id: string) => void
}

/** With more answers, a select replaces the buttons. */
const MAX_BUTTONS = 8

/** A choice of one answer: buttons while there are few answers, else a select. */
export function Choice(props: ChoiceProps) {
  return props.answers.length > MAX_BUTTONS ? <ListChoice {...props} /> : <ButtonChoice {...props} />
}

function ButtonChoice({ name, label, hint, answers, chosen, isRequired, look, onChoose }: ChoiceProps) {
  return (
    <ChoiceFrame name={name} label={label} hint={hint} isRequired={isRequired}>
      <div className={`choice ${look}`}>
        {answers.map(answer => (
          <label key={answer.id}>
            <input
              type="radio"
              name={name}
              value={answer.id}
              required={isRequired}
              checked={chosen === answer.id}
              onChange={() => onChoose(answer.id)}
            />
            {answer.picture}
            <span className="answer">
              <span>{answer.label}</span>
              {answer.details}
            </span>
          </label>
        ))}
      </div>
    </ChoiceFrame>
  )
}

function ListChoice({ name, label, hint, placeholder, answers, chosen, isRequired, onChoose }: ChoiceProps) {
  return (
    <FieldFrame name={name} label={label} hint={hint} isRequired={isRequired}>
      {control => (
        <select {...control} required={isRequired} value={chosen} onChange={event => onChoose(event.currentTarget.value)}>
          <option value="">{placeholder}</option>
          {answers.map(({ id, label: text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
