import { fieldsOf } from '#src/booking/form/form-values.ts'
import { checkLabels } from '#src/catalog/compile/check-labels.ts'
import type { ContentPointer } from '#src/catalog/compile/content-pointer.ts'
import { isCoupon } from '#src/catalog/inputs/is-coupon.ts'
import type { Content, Input, OptionLabel } from '#src/contract/generated/types.ts'

/** Keys that every object inherits; as names of fields or questions, they would break careless lookups in other programs. */
export const INHERITED_KEYS: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype))

/** Checks the questions of each category and of visits: that names are free, and that a question's answers read differently. */
export function checkQuestions({ bookingForm, categories, visit }: Content, root: ContentPointer): void {
  const texts = new Map(fieldsOf(bookingForm).flatMap(field => (field.kind === 'text' ? [[field.name, field]] : [])))
  checkInputs(visit?.inputs ?? [], root.at('visit', 'inputs'))
  for (const [position, { inputs, packages }] of categories.entries()) {
    const pointer = root.at('categories')
    checkInputs(inputs, pointer.at(position, 'inputs'))
    for (const [index, input] of inputs.entries())
      if (input.kind === 'code' && input.fills !== undefined)
        pointer.at(position, 'inputs', index, 'fills').find(texts, input.fills, 'line of text of the booking form')
    for (const [index, { labels = [] }] of packages.entries()) checkOwnLabels(labels, inputs, pointer.at(position, 'packages', index, 'labels'))
  }
}

function checkInputs(inputs: readonly Input[], pointer: ContentPointer): void {
  for (const [index, input] of inputs.entries()) {
    const inputPointer = pointer.at(index)
    if (INHERITED_KEYS.has(input.id)) inputPointer.at('id').report(`"${input.id}" is a name that programs use: choose a different one`)
    // Several codes may be for offers of one name.
    if (!('options' in input) || isCoupon(input)) continue
    checkLabels(
      input.options.map(({ label }) => label),
      option => inputPointer.at('options', option, 'label'),
    )
  }
}

/** A package's own option labels must differ from each other and from the labels of the options that it does not rename. */
function checkOwnLabels(labels: readonly OptionLabel[], inputs: readonly Input[], pointer: ContentPointer): void {
  for (const input of inputs) {
    if (!('options' in input)) continue
    const own = new Map(labels.flatMap(({ input: of, option, label }, index) => (of === input.id ? [[option, { label, index }] as const] : [])))
    if (own.size === 0) continue
    const kept = input.options.filter(({ id }) => !own.has(id)).map(({ label }) => label)
    const given = [...own.values()]
    checkLabels([...kept, ...given.map(({ label }) => label)], position => pointer.at(given[position - kept.length]?.index ?? 0, 'label'))
  }
}
