import type { ReactNode } from 'react'

interface LabelledField {
  name: string
  label: string
  text: ReactNode
}

/** Fields with their labels. */
export function FieldList({ fields }: { fields: readonly LabelledField[] }) {
  if (fields.length === 0) return null
  return (
    <dl className="field-list">
      {fields.map(({ name, label, text }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
