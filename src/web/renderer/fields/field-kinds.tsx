import { memo, type ReactNode } from 'react'
import { isShown } from '#src/booking/form-context.ts'
import type { Field } from '#src/contract/generated/types.ts'
import { AddonsField } from './addons-field.tsx'
import { CategoryField } from './category-field.tsx'
import { ChoiceField } from './choice-field.tsx'
import { DateField } from './date-field.tsx'
import { useForm } from './form-view.ts'
import { InputsField } from './inputs-field.tsx'
import { PackageField } from './package-field.tsx'
import { ParagraphField } from './paragraph-field.tsx'
import { TextField } from './text-field.tsx'
import { TimeField } from './time-field.tsx'

type FieldKind = Field['kind']
type FieldOf<K extends FieldKind> = Extract<Field, { kind: K }>
type Renderer<K extends FieldKind> = (props: { field: FieldOf<K> }) => ReactNode

/** Every kind of field; a kind without an entry does not compile. */
const fieldKinds: { [K in FieldKind]: Renderer<K> } = {
  text: TextField,
  email: TextField,
  phone: TextField,
  paragraph: ParagraphField,
  choice: ChoiceField,
  category: CategoryField,
  package: PackageField,
  inputs: InputsField,
  addons: AddonsField,
  date: DateField,
  time: TimeField,
}

/** Renders the fields that are shown now, in order; one whose kind nobody knows becomes a visible, marked box. */
export const Fields = memo(function Fields({ fields }: { fields: readonly Field[] }) {
  const { choices, layout } = useForm()
  return fields
    .filter(field => isShown(field, choices, layout))
    .map(field =>
      Object.hasOwn(fieldKinds, field.kind) ? (
        <KnownField key={keyOf(field)} kind={field.kind} field={field} />
      ) : (
        <p key={keyOf(field)} className="unknown" role="alert" data-unknown-kind={field.kind}>
          {`? ${field.kind}`}
        </p>
      ),
    )
})

function KnownField<K extends FieldKind>({ kind, field }: { kind: K; field: FieldOf<K> }) {
  const Renderer: Renderer<K> = fieldKinds[kind]
  return <Renderer field={field} />
}

function keyOf(field: Field): string {
  return 'name' in field ? field.name : field.kind
}
