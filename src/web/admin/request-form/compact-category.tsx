import { FIELD } from '#src/booking/request/flat-fields.ts'
import type { CategoryField } from '#src/contract/generated/types.ts'
import { Choice } from '../../renderer/fields/choice.tsx'
import { useForm } from '../../renderer/fields/form-view.ts'

/** The choice of the category by its names alone: the owner needs no drawings. */
export function CompactCategoryField({ field: { label, placeholder } }: { field: CategoryField }) {
  const { revision, choices, dispatch } = useForm()
  return (
    <Choice
      name={FIELD.category}
      label={label}
      placeholder={placeholder}
      look="compact"
      answers={revision.content.categories.map(({ id, formTitle }) => ({ id, label: formTitle }))}
      chosen={choices.category}
      isRequired
      onChoose={category => dispatch({ kind: 'category', category })}
    />
  )
}
