import { FIELD } from '#src/booking/request/flat-fields.ts'
import type { CategoryField as CategoryFieldContent } from '#src/contract/generated/types.ts'
import { Art } from '../../ui/art.tsx'
import { Choice } from './choice.tsx'
import { useForm } from './form-view.ts'

/** The choice of the category. */
export function CategoryField({ field }: { field: CategoryFieldContent }) {
  const { revision, choices, drawings, dispatch } = useForm()
  const answers = revision.content.categories.map(({ id, formTitle, icon }) => ({
    id,
    label: formTitle,
    picture: <Art kind="picture" file={drawings} name={icon} />,
  }))
  return (
    <Choice
      name={FIELD.category}
      label={field.label}
      hint={field.hint}
      placeholder={field.placeholder}
      look="pictures"
      answers={answers}
      chosen={choices.category}
      isRequired
      onChoose={category => dispatch({ kind: 'category', category })}
    />
  )
}
