import { ownValue } from '#src/contract/own-value.ts'
import type { ReactNode } from 'react'
import { useForm } from './form-view.ts'

interface FrameProps {
  name: string
  label: string
  hint?: string | undefined
  isRequired: boolean
  /** Renders the control with the props that tie it to its label, hint and error. */
  children: (control: ControlProps) => ReactNode
}

/** Props that tie a control to its label, hint and error. */
export interface ControlProps {
  id: string
  name: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** A single control with its label, hint and error. */
export function FieldFrame({ children, ...props }: FrameProps) {
  const { id, title, isInvalid, describedBy, messages } = useFrame(props)
  return (
    <div className="field" data-invalid={isInvalid}>
      <label htmlFor={id}>{title}</label>
      {children({ id, name: props.name, 'aria-describedby': describedBy, 'aria-invalid': isInvalid })}
      {messages}
    </div>
  )
}

/** A group of controls that answer one question. */
export function ChoiceFrame({ children, ...props }: Omit<FrameProps, 'children'> & { children: ReactNode }) {
  const { id, title, isInvalid, describedBy, messages } = useFrame(props)
  return (
    <fieldset className="field" id={id} tabIndex={-1} data-invalid={isInvalid} aria-describedby={describedBy}>
      <legend>{title}</legend>
      {children}
      {messages}
    </fieldset>
  )
}

/** The parts of both frames: a field's id, title, hint and error. */
function useFrame({ name, label, hint, isRequired }: Omit<FrameProps, 'children'>) {
  const { ids, errors, revision } = useForm()
  const id = `${ids}-${name}`
  const error = ownValue(errors, name)
  const said = Object.entries({ hint, error }).filter(([, text]) => text !== undefined)
  return {
    id,
    title: (
      <>
        {label}
        {!isRequired && <span className="optional">{` ${revision.content.bookingForm.optional}`}</span>}
      </>
    ),
    isInvalid: error !== undefined || undefined,
    describedBy: said.map(([kind]) => `${id}-${kind}`).join(' ') || undefined,
    messages: said.map(([kind, text]) => (
      <p key={kind} className={kind} id={`${id}-${kind}`}>
        {text}
      </p>
    )),
  }
}
