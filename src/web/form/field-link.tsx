import type { ReactNode } from 'react'
import { focusField } from '../renderer/fields/focus-field.ts'
import { useForm } from '../renderer/fields/form-view.ts'

/** A link to a field of the form, which gets the focus; its step is shown. */
export function FieldLink({ field, className, children }: { field: string; className?: string; children: ReactNode }) {
  const { ids, steps } = useForm()
  const id = `${ids}-${field}`
  return (
    <a
      className={className}
      href={`#${id}`}
      onClick={event => {
        event.preventDefault()
        const step = document.getElementById(id)?.closest<HTMLElement>('[data-step]')?.dataset['step']
        if (step !== undefined) steps?.go(step)
        focusField(id)
      }}
    >
      {children}
    </a>
  )
}
