import { fieldName } from '#src/booking/flat-fields.ts'
import { startingText } from '#src/catalog/starting-price.ts'
import type { PackageField as PackageFieldContent } from '#src/contract/generated/types.ts'
import { Choice } from './choice.tsx'
import { useForm } from './form-view.ts'

/** The choice of the category's package. */
export function PackageField({ field }: { field: PackageFieldContent }) {
  const { revision, state, plan, dispatch } = useForm()
  if (plan === null) return null
  const { category } = plan
  const { money, content } = revision
  const answers = category.packages.map(item => ({
    id: item.id,
    label: item.title,
    details: <small>{startingText(item.price, { category, package: item, money, wording: content.messages.price })}</small>,
  }))
  return (
    <Choice
      name={fieldName(category, 'package')}
      label={category.packageLabel}
      placeholder={field.placeholder}
      look="cards"
      answers={answers}
      chosen={state.values.package}
      isRequired
      onChoose={chosen => dispatch({ kind: 'package', package: chosen })}
    />
  )
}
