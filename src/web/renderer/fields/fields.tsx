import { memo } from 'react'
import type { FieldOf } from '#src/booking/form/kinds/field-kind.ts'
import { isShown } from '#src/booking/form/circumstances.ts'
import { isNamed } from '#src/booking/form/form-values.ts'
import type { Field } from '#src/contract/generated/types.ts'
import { type FieldComponents, type FieldComponent, useForm } from './form-view.ts'

/** Renders the shown fields in order; one of an unknown kind becomes a visible, marked box. */
export const Fields = memo(function Fields({ fields }: { fields: readonly Field[] }) {
  const { choices, layout, components } = useForm()
  return fields
    .filter(field => isShown(field, choices, layout))
    .map(field =>
      Object.hasOwn(components, field.kind) ? (
        rendered(field.kind, field, components)
      ) : (
        <p key={keyOf(field)} className="unknown" role="alert" data-unknown-kind={field.kind}>
          {`? ${field.kind}`}
        </p>
      ),
    )
})

function rendered<K extends Field['kind']>(kind: K, field: FieldOf<K>, components: FieldComponents) {
  const Renderer: FieldComponent<K> = components[kind]
  return <Renderer key={keyOf(field)} field={field} />
}

function keyOf(field: Field): string {
  return isNamed(field) ? field.name : field.kind
}
