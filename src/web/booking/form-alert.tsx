import { useEffect, useRef } from 'react'
import type { FieldProblem } from '#src/booking/flat-fields.ts'
import { fieldId } from '../renderer/fields/form-view.ts'

export interface FormAlertProps {
  title: string
  problems: readonly FieldProblem[]
}

interface Errors {
  /** Messages that still stand with their fields. */
  errors: Readonly<Record<string, string>>
}

/** What kept a request from being sent; it takes the focus when it appears, and its entries lead to their fields, and go with their messages. */
export function FormAlert({ title, problems, errors }: FormAlertProps & Errors) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const open = problems.filter(({ field }) => field in errors)
  if (problems.length > 0 && open.length === 0) return null
  const entries = open.filter(({ message }) => message !== title)
  return (
    <div ref={box} className="alert" role="alert" tabIndex={-1}>
      <h3>{title}</h3>
      {entries.length > 0 && (
        <ul>
          {entries.map(({ field, message }) => (
            <li key={field}>
              <a
                href={`#${fieldId(field)}`}
                onClick={event => {
                  event.preventDefault()
                  focusField(field)
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Moves to a field: its control, or the first of its choices. */
function focusField(field: string): void {
  const element = document.getElementById(fieldId(field))
  const control = element instanceof HTMLFieldSetElement ? (element.querySelector('input') ?? element) : element
  control?.focus()
  element?.scrollIntoView({ block: 'center' })
}
