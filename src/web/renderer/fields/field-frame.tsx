import type { ReactNode } from 'react'
import { fieldId, useForm } from './form-view.ts'

interface FrameProps {
  name: string
  label: string
  hint?: string | undefined
  isRequired: boolean
  /** Gives the control the ids and states that tie it to its label, hint and error. */
  children: (control: ControlProps) => ReactNode
}

/** What a control must carry, so that label, hint and error belong to it. */
interface ControlProps {
  id: string
  name: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** A single control with its label, hint and error. */
export function FieldFrame({ name, label, hint, isRequired, children }: FrameProps) {
  const id = fieldId(name)
  const { error, describedBy } = useMessages(name, hint)
  return (
    <div className="field" data-invalid={error !== undefined || undefined}>
      <label htmlFor={id}>
        {label}
        <OptionalMark isRequired={isRequired} />
      </label>
      {children({ id, name, 'aria-describedby': describedBy, 'aria-invalid': error === undefined ? undefined : true })}
      <Messages name={name} hint={hint} />
    </div>
  )
}

/** Controls that answer one question together. */
export function ChoiceFrame({ name, label, hint, isRequired, children }: Omit<FrameProps, 'children'> & { children: ReactNode }) {
  const { error, describedBy } = useMessages(name, hint)
  return (
    <fieldset className="field" id={fieldId(name)} tabIndex={-1} data-invalid={error !== undefined || undefined} aria-describedby={describedBy}>
      <legend>
        {label}
        <OptionalMark isRequired={isRequired} />
      </legend>
      {children}
      <Messages name={name} hint={hint} />
    </fieldset>
  )
}

function OptionalMark({ isRequired }: { isRequired: boolean }) {
  const { revision } = useForm()
  return isRequired ? null : <span className="optional">{` ${revision.content.bookingForm.optional}`}</span>
}

function Messages({ name, hint }: { name: string; hint: string | undefined }) {
  const { error } = useMessages(name, hint)
  return (
    <>
      {hint !== undefined && (
        <p className="hint" id={`${fieldId(name)}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p className="error" id={`${fieldId(name)}-error`}>
          {error}
        </p>
      )}
    </>
  )
}

function useMessages(name: string, hint: string | undefined) {
  const error = useForm().errors[name]
  const ids = [hint === undefined ? null : `${fieldId(name)}-hint`, error === undefined ? null : `${fieldId(name)}-error`].filter(id => id !== null)
  return { error, describedBy: ids.length === 0 ? undefined : ids.join(' ') }
}
