import { fieldName } from '#src/booking/request/flat-fields.ts'
import type { Choices } from '#src/booking/form/form-values.ts'
import { priceForm } from '#src/booking/form/form-context.ts'
import { lineText } from '#src/catalog/words/explain.ts'
import { kindRows } from '#src/catalog/prices/walk.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import { startingText } from '#src/catalog/words/starting-text.ts'
import type { Category, Package, PackageField as PackageFieldContent } from '#src/contract/generated/types.ts'
import { Choice } from './choice.tsx'
import { useForm } from './form-view.ts'

/** The choice of the category's package, each with its price for the answers so far. */
export function PackageField({ field }: { field: PackageFieldContent }) {
  const { revision, choices, plan, dispatch } = useForm()
  if (plan === null) return null
  const { category } = plan
  const answers = category.packages.map(item => ({
    id: item.id,
    label: item.title,
    // Alone: the lines of a visit begin with those of its first item.
    details: <small suppressHydrationWarning>{priceText(item, category, { ...choices, rest: undefined }, revision)}</small>,
  }))
  return (
    <Choice
      name={fieldName(category, 'package')}
      label={category.packageLabel}
      placeholder={field.placeholder}
      look="lines"
      answers={answers}
      chosen={choices.package}
      isRequired
      onChoose={chosen => dispatch({ kind: 'package', package: chosen })}
    />
  )
}

/** Returns the price for the answers so far; a price that needs no answer keeps its own text. */
function priceText(item: Package, category: Category, values: Choices, revision: FormRevision): string {
  const { money, content } = revision
  const wording = content.messages.price
  const context = { category, package: item, money, wording }
  const line = priceForm(revision, { ...values, package: item.id, addons: [] }, null).estimate?.lines[0]
  const isAnswered = line?.id === item.id && kindRows(item.price, context).length > 1
  return isAnswered ? lineText(line, money, wording) : startingText(item.price, context)
}
