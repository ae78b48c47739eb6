import { useEffect, useRef } from 'react'
import type { FieldProblem } from '#src/booking/request/flat-fields.ts'
import { useForm } from '../renderer/fields/form-view.ts'
import { FieldLink } from './field-link.tsx'

export interface FormAlertProps {
  title: string
  problems: readonly FieldProblem[]
}

/** Error summary of a request that was not sent. Takes focus when it appears; an entry links to its field and goes with its error. */
export function FormAlert({ title, problems }: FormAlertProps) {
  const { errors } = useForm()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const open = problems.filter(({ field }) => Object.hasOwn(errors, field))
  if (problems.length > 0 && open.length === 0) return null
  // Do not repeat a message that the title says.
  const named = open.find(({ message }) => title.includes(message))
  const entries = open.filter(problem => problem !== named)
  return (
    <div ref={box} className="alert" role="alert" tabIndex={-1}>
      <h3>{named === undefined ? title : <FieldLink field={named.field}>{title}</FieldLink>}</h3>
      {entries.length > 0 && (
        <ul>
          {entries.map(problem => (
            <li key={problem.field}>
              <FieldLink field={problem.field}>{problem.message}</FieldLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
