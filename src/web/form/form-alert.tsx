import { useEffect, useRef } from 'react'
import type { FieldProblem } from '#src/booking/request/flat-fields.ts'
import { useForm } from '../renderer/fields/form-view.ts'

export interface FormAlertProps {
  title: string
  problems: readonly FieldProblem[]
}

/** What kept a request from being sent; it takes the focus when it appears, and its entries lead to their fields, and go with their messages. */
export function FormAlert({ title, problems }: FormAlertProps) {
  const { errors, ids } = useForm()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const open = problems.filter(({ field }) => Object.hasOwn(errors, field))
  if (problems.length > 0 && open.length === 0) return null
  const link = ({ field, message }: FieldProblem) => (
    <a
      href={`#${ids}-${field}`}
      onClick={event => {
        event.preventDefault()
        focusField(`${ids}-${field}`)
      }}
    >
      {message}
    </a>
  )
  // What the title says already is not said twice.
  const named = open.find(({ message }) => message === title)
  const entries = open.filter(problem => problem !== named)
  return (
    <div ref={box} className="alert" role="alert" tabIndex={-1}>
      <h3>{named === undefined ? title : link(named)}</h3>
      {entries.length > 0 && (
        <ul>
          {entries.map(problem => (
            <li key={problem.field}>{link(problem)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Moves to a field: its control, or the first of its choices. */
function focusField(id: string): void {
  const element = document.getElementById(id)
  ;(element?.querySelector('input') ?? element)?.focus()
  element?.scrollIntoView({ block: 'center' })
}
