import type { ReactNode } from 'react'
import { focusField } from '../renderer/fields/focus-field.ts'
import { useForm } from '../renderer/fields/form-view.ts'

/** A link to a field of the form, which gets the focus. */
export function FieldLink({ field, className, children }: { field: string; className?: string; children: ReactNode }) {
  const id = `${useForm().ids}-${field}`
  return (
    <a
      className={className}
      href={`#${id}`}
      onClick={event => {
        event.preventDefault()
        focusField(id)
      }}
    >
      {children}
    </a>
  )
}
