import type { ReactNode } from 'react'
import { LabelText } from './field.tsx'

/** Controls that belong together, below what they are for. */
export function FieldGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      {/* A legend names its fieldset only as its first child. */}
      <legend style={{ padding: 0, marginBottom: 12 }}>
        <LabelText label={label} />
      </legend>
      {children}
    </fieldset>
  )
}
