import type { RequestField } from './request-fields.ts'

/** Fields with their labels. */
export function FieldList({ fields }: { fields: readonly Pick<RequestField, 'name' | 'label' | 'text'>[] }) {
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
