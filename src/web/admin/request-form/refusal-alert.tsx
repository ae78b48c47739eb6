import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { FieldProblem } from '#src/booking/request/flat-fields.ts'
import { FormAlert } from '../../form/form-alert.tsx'
import { focusField } from '../../renderer/fields/focus-field.ts'
import { useForm } from '../../renderer/fields/form-view.ts'
import { QUESTION, type Refusal } from './refusal.ts'

interface RefusalAlertProps {
  refusal: Refusal
  /** What still speaks against the values of now, of what the admin may override. */
  doubts: readonly FieldProblem[]
}

/** Why a form was not stored; where nothing may stay as it is, as visitors are told. */
export function RefusalAlert({ refusal, doubts }: RefusalAlertProps) {
  const [isPlain] = useState(!refusal.isWarning && doubts.length === 0)
  return isPlain ? <FormAlert title={refusal.title} problems={refusal.problems} /> : <DoubtAlert refusal={refusal} doubts={doubts} />
}

/**
 * What has to be corrected, then what may stay as it is, all at once. An entry leads to its field and goes with its problem.
 * Takes the focus when it appears, with the first entry that has to be corrected.
 */
function DoubtAlert({ refusal: { title: reason, problems, isWarning }, doubts }: RefusalAlertProps) {
  const { errors } = useForm()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => (box.current?.querySelector<HTMLElement>('.must a') ?? box.current)?.focus(), [])
  const open = problems.filter(({ field }) => Object.hasOwn(errors, field))
  if (problems.length > 0 && open.length === 0 && doubts.length === 0) return null
  const warns = isWarning || (problems.length > 0 && open.length === 0)
  const title = warns ? QUESTION : reason
  // Do not repeat a message that the title says.
  const named = open.find(({ message }) => title.includes(message))
  const entries = open.filter(problem => problem !== named)
  return (
    <div ref={box} className={warns ? 'alert warns' : 'alert'} role="alert" tabIndex={-1}>
      <h3>{named === undefined ? title : <FieldLink field={named.field}>{title}</FieldLink>}</h3>
      {entries.length + doubts.length > 0 && (
        <ul>
          {entries.map(({ field, message }) => (
            <li key={field} className={isWarning ? undefined : 'must'}>
              <FieldLink field={field}>{message}</FieldLink>
            </li>
          ))}
          {doubts.map(({ field, message }) => (
            <li key={field} className="doubt">
              <FieldLink field={field}>{message}</FieldLink> (can stay as it is)
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Leads to a field: the owner's form has no steps, as the visitor's may have. */
function FieldLink({ field, children }: { field: string; children: string }) {
  const { ids } = useForm()
  const id = `${ids}-${field}`
  const lead = (event: MouseEvent) => {
    event.preventDefault()
    focusField(id)
  }
  return (
    <a href={`#${id}`} onClick={lead}>
      {children}
    </a>
  )
}
