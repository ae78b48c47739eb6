import { useEffect, useRef } from 'react'
import type { FieldProblem } from '#src/booking/flat-fields.ts'
import { fieldId } from '../renderer/fields/form-view.ts'

export interface FormAlertProps {
  title: string
  problems: readonly FieldProblem[]
}

/** What kept a request from being sent; it takes the focus when it appears, and its entries lead to their fields. */
export function FormAlert({ title, problems }: FormAlertProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} className="alert" role="alert" tabIndex={-1}>
      <h3>{title}</h3>
      {problems.length > 0 && (
        <ul>
          {problems.map(({ field, message }) => (
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
